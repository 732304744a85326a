/**
 * `totale` of the three divisions of savings (specification §3): the sum of the parts. It is never
 * kept: the server writes it into what it sends, the client drops it from what it reads, and the
 * shape of a split that is sent (`risposte.ts`) drops it from a request.
 */
const SPLIT = /^(?:suddivisione|strumenti|regime)Investimento$/;
type Parts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The sum of the parts, without the rounding of sums in binary. */
export const splitTotal = ({ totale: _told, ...parts }: Parts): number =>
  Math.round(
    Object.values(parts).reduce<number>((sum, part) => sum + (Number(part) || 0), 0) * 1e6,
  ) / 1e6;

/** A division with a total that is not the sum of its parts. */
export const isWrongTotal = (split: Parts): boolean =>
  split['totale'] !== undefined && split['totale'] !== splitTotal(split);

/** The same value without the totals, wherever divisions are in it; written in place. */
export function dropTotals<T>(value: T): T {
  if (!isObject(value)) return value;
  for (const [key, part] of Object.entries(value)) {
    if (SPLIT.test(key) && isObject(part)) delete part['totale'];
    else dropTotals(part);
  }
  return value;
}

const IN_TEXT = /"((?:suddivisione|strumenti|regime)Investimento)":\s*(\{[^{}]*\})/g;
/** JSON text with the total in every division. Quotes inside a text are escaped: no match there. */
export const writeTotals = (json: string): string =>
  json.replace(IN_TEXT, (_all, name: string, text: string) => {
    const split = JSON.parse(text) as Parts;
    return `"${name}":${JSON.stringify({ ...split, totale: splitTotal(split) })}`;
  });
