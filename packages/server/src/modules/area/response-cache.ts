/** A response that is ready to send, and the same bytes compressed. */
export interface CachedResponse {
  bytes: Buffer;
  gzip: Buffer;
}

/** Of all responses together. */
const MOST_BYTES = 24 * 1024 * 1024;
const sizeOf = ({ bytes, gzip }: CachedResponse): number => bytes.byteLength + gzip.byteLength;

/** A cache in memory; the oldest response goes first. Callers check that one is still valid. */
export function responseCache(mostBytes = MOST_BYTES) {
  const kept = new Map<string, CachedResponse>();
  let keptBytes = 0;
  return {
    get: (key: string): CachedResponse | undefined => kept.get(key),
    keep(key: string, text: CachedResponse): void {
      if (kept.has(key) || sizeOf(text) > mostBytes / 4) return;
      kept.set(key, text);
      keptBytes += sizeOf(text);
      for (const [oldest, value] of kept) {
        if (keptBytes <= mostBytes) break;
        kept.delete(oldest);
        keptBytes -= sizeOf(value);
      }
    },
  };
}
