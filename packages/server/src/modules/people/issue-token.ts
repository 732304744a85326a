import type { Tx } from '../../deps.ts';
import { hashToken, newToken } from './one-use.ts';
import { addToken, putToken } from './token-repository.ts';
import type { NewToken } from './token-repository.ts';

type Issued = Omit<NewToken, 'tokenHash'>;

/**
 * Keeps the hash of a new one-use token; those of the same kind that were sent before stop working.
 * @returns the token, which only the message knows
 */
export async function issueToken(tx: Tx, about: Issued): Promise<string> {
  const token = newToken();
  await putToken(tx, { ...about, tokenHash: hashToken(token) });
  return token;
}

/** As {@link issueToken}; those that were sent before stay good. */
export async function issueAnotherToken(tx: Tx, about: Issued): Promise<string> {
  const token = newToken();
  await addToken(tx, { ...about, tokenHash: hashToken(token) });
  return token;
}
