import { call } from '../call.ts';

/** Municipalities with words that begin so; fewer than two characters ask nothing. */
export async function searchComuni(typed: string, signal?: AbortSignal) {
  const comune = typed.trim();
  return comune.length < 2 ? [] : call('getByComune', { params: { comune }, signal });
}
