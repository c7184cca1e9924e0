/** Fetches a file and tells how much of it is here; `null` when that fails. */
export async function fetchFile(
  address: string,
  onShare: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const response = await fetch(address);
    if (!response.ok || response.body === null) return null;
    // Of a file that travels packed this counts too little; the share then stops at 1.
    const expected = Number(response.headers.get('content-length') ?? 0);
    const parts: Uint8Array[] = [];
    let length = 0;
    const reader = response.body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parts.push(next.value);
      length += next.value.length;
      if (expected > 0) onShare(Math.min(1, length / expected));
    }
    onShare(1);
    const file = new Uint8Array(length);
    let at = 0;
    for (const part of parts) {
      file.set(part, at);
      at += part.length;
    }
    return file;
  } catch {
    return null;
  }
}
