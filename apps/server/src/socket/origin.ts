/**
 * Whether a page of `origin` may talk to this server. Programs send no origin and hold no cookies of anyone;
 * a page must come from the host it talks to, or from one that was allowed by name.
 */
export function isOriginAllowed(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  if (host === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host.toLowerCase();
}
