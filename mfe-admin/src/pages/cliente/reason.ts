const SHORTEST = 10;
const PLAIN = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069<>]*$/u;

/** Why a reason is none; the server asks the same. */
export function reasonError(reason: string): 'short' | 'chars' | undefined {
  const said = reason.trim();
  if (said.length < SHORTEST) return 'short';
  return PLAIN.test(said) ? undefined : 'chars';
}
