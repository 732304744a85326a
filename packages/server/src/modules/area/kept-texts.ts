/** An answer that is ready to send, and the same bytes compressed. */
export interface ReadyText {
  bytes: Buffer;
  gzip: Buffer;
}

/** Of all texts together. */
const MOST_BYTES = 24 * 1024 * 1024;
const sizeOf = ({ bytes, gzip }: ReadyText): number => bytes.byteLength + gzip.byteLength;

/** A cache in memory: the oldest text goes first. The caller asks whether a text still holds. */
export function keptTexts(mostBytes = MOST_BYTES) {
  const kept = new Map<string, ReadyText>();
  let keptBytes = 0;
  return {
    get: (key: string): ReadyText | undefined => kept.get(key),
    keep(key: string, text: ReadyText): void {
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
