/** Notes that a table is open in this page, so that no new version takes its place. The function undoes it. */
export function noteOpenTable(): () => void {
  if (!('locks' in navigator)) return () => {};
  let close: () => void = () => {};
  const closed = new Promise<void>((then) => {
    close = then;
  });
  navigator.locks
    .request('nardy.open-table', { mode: 'shared' }, () => closed)
    .catch(() => {
      // Where a browser forbids storage it forbids locks; no new version can be waiting there.
    });
  return close;
}
