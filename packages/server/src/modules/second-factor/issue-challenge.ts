import type { Tx } from '../../deps.ts';
import { hashToken, newToken } from '../people/one-use.ts';
import { putChallenge } from '../people/challenge-repository.ts';
import type { ChallengeKind, NewChallenge } from '../people/challenge-repository.ts';

/**
 * Keeps the hash of a new ticket with what has to be remembered until it comes back.
 * @returns the ticket, which only the browser knows
 */
export async function issueChallenge<K extends ChallengeKind>(
  db: Tx,
  about: Omit<NewChallenge<K>, 'ticketHash'>,
): Promise<string> {
  const ticket = newToken();
  await putChallenge(db, { ...about, ticketHash: hashToken(ticket) });
  return ticket;
}
