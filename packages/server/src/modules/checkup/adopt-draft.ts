import { mergeDraft } from '@bussola/contract/draft';
import type { Tx } from '../../deps.ts';
import { expireProvisional } from '../people/user-repository.ts';
import { lockDraft, saveDraft } from './draft-repository.ts';

/**
 * A visitor who has answered and then signs in to an account they already have takes the answers
 * along: theirs of today over those of before, question by question; the family as
 * described last. A finished checkup is left alone, because the household is corrected in its own
 * area. The provisional account is over either way.
 * @returns whether any answer came along
 */
export async function adoptDraft(
  tx: Tx,
  visitorId: string,
  ownerId: string,
  now: Date,
): Promise<boolean> {
  const given = await lockDraft(tx, visitorId);
  const own = await lockDraft(tx, ownerId);
  await expireProvisional(tx, visitorId, now);
  if (!given || !own || own.completed) return false;
  const { membri, email: _email, ...answers } = given.data;
  if (membri.length === 0 && Object.keys(answers).length === 0) return false;
  const data = {
    ...mergeDraft(own.data, answers),
    membri: membri.length > 0 ? membri : own.data.membri,
  };
  await saveDraft(tx, ownerId, { data, reached: Math.max(own.reached, given.reached), now });
  return true;
}
