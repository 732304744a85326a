/**
 * A creation that is sent twice with one Idempotency-Key happens once: the repeat is given the
 * answer of the first.
 */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import { countRepeat } from '../audit/check-entry.ts';
import { findAnswer, keepAnswer, takeKey } from './idempotency-repository.ts';

/** @throws ProblemError VALIDATION when the header is there and is not a key */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w-]{8,80}$/.test(key))
    throw new ProblemError('VALIDATION', {
      detail: 'Idempotency-Key must be 8 to 80 letters, digits, _ or -',
    });
  return key;
}

interface Asked {
  userId: string;
  key: string | undefined;
  /** The request. The same key with another request is refused. */ request: string;
  now: Date;
}

/**
 * Inside the transaction of the effect, so that the key and the effect are there together or not at
 * all; of two that run at once the second waits for the first.
 * @throws ProblemError VALIDATION when the key was used for another request
 */
export async function once<T extends object>(
  tx: Tx,
  { userId, key, request, now }: Asked,
  work: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return work();
  const earlier = given<T>(await takeKey(tx, userId, key, fingerprint(request), now));
  if (earlier) {
    countRepeat();
    return earlier;
  }
  const answer = await work();
  await keepAnswer(tx, userId, key, answer);
  return answer;
}

/**
 * What a repeat is given, for work that is long before its transaction begins; nothing when it must
 * be done. {@link once} decides still.
 * @throws ProblemError VALIDATION when the key was used for another request
 */
export async function answered<T extends object>(
  db: Tx,
  { userId, key, request }: Omit<Asked, 'now'>,
): Promise<T | undefined> {
  return key === undefined
    ? undefined
    : given<T>(await findAnswer(db, userId, key, fingerprint(request)));
}

const fingerprint = (request: string): string => createHash('sha256').update(request).digest('hex');

function given<T>(found: { response: unknown } | 'other' | undefined): T | undefined {
  if (found === 'other')
    throw new ProblemError('VALIDATION', {
      detail: 'This Idempotency-Key was used for another request',
    });
  // Kept by `keepAnswer` for the same request, so of its type.
  return found?.response as T | undefined;
}
