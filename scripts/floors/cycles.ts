/** The first cycle met in a directed graph, as the list of its nodes, or `null`. Order: that of the map. */
export function findCycle(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  const path: string[] = [];

  function visit(node: string): readonly string[] | null {
    if (done.has(node)) return null;
    const start = path.indexOf(node);
    if (start >= 0) return path.slice(start);
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next);
      if (cycle !== null) return cycle;
    }
    path.pop();
    done.add(node);
    return null;
  }

  for (const node of graph.keys()) {
    const cycle = visit(node);
    if (cycle !== null) return cycle;
  }
  return null;
}
