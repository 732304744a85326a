import { call } from '../call.ts';

/** Municipalities whose name begins so; fewer than two characters ask nothing. */
export async function searchComuni(prefix: string, signal?: AbortSignal) {
  const comune = prefix.trim();
  return comune.length < 2 ? [] : call('getByComune', { params: { comune }, signal });
}
