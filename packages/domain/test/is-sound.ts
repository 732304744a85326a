/** What every result of the engine must be, whatever the household. */

/**
 * No hole, no NaN, no minus zero, no text without its other language.
 * @throws Error naming the place
 */
export function checkSound(value: unknown, path: string): void {
  const fault = faultOf(value);
  if (fault !== undefined) throw new Error(`${path}${fault}`);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value))
    checkSound(item, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`);
}

function faultOf(value: unknown): string | undefined {
  if (typeof value === 'number') {
    if (Object.is(value, -0)) return ' is -0';
    return Number.isFinite(value) ? undefined : ` is ${value}`;
  }
  if (typeof value === 'string')
    return /\b(NaN|Infinity|undefined|null)\b|∞|\[object/.test(value) ? `: ${value}` : undefined;
  return isHalfSaid(value) ? ': a language is empty' : undefined;
}

const isHalfSaid = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'it' in value &&
  !('en' in value && value.it && value.en);
