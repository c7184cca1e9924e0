const RECORDS = 'nardy-records';
/** So many records of games on the server are kept. */
const MOST = 200;

/** Whether an address gives a record of games that have been played: it can be shown without a network. */
export function isRecordAddress(path: string): boolean {
  return /^\/api\/(?:matches\/[\w-]+\/transcripts|games\/[0-9a-f]{32}\/transcript)$/.test(path);
}

/** From the server; where it cannot be reached, as it was seen last. */
export async function recordOf(request: Request): Promise<Response> {
  const kept = await caches.open(RECORDS);
  try {
    const response = await fetch(request);
    if (response.ok) {
      await kept.put(request, response.clone());
      const [oldest, ...more] = await kept.keys();
      if (oldest !== undefined && more.length >= MOST) await kept.delete(oldest);
    }
    return response;
  } catch (error) {
    const seen = await kept.match(request);
    if (seen !== undefined) return seen;
    throw error;
  }
}
