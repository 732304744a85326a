/** /api/account/advisers: the client sees who follows them and who asks to, and decides. */
import type { ResponseOf } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../http/handler.ts';
import type { Actor, Handlers } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import type { EncryptedReasons } from '../audit/encrypted-reasons.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import {
  dropLink,
  isFollowed,
  linkedSince,
  listAdvisers,
  lockPair,
  makeLink,
} from '../people/consulente-repository.ts';
import {
  askingConsulente,
  dropProposta,
  findProposta,
  putProposta,
  refuseProposta,
} from '../people/proposta-repository.ts';

export function adviserAnswers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { notices, reasons }: { notices: Pick<NoticeService, 'putAway'>; reasons: EncryptedReasons },
) {
  async function list(userId: string): Promise<ResponseOf<'listAdvisers'>> {
    const asking = await askingConsulente(db, userId, clock());
    return {
      advisers: await listAdvisers(db, userId, clock()),
      proposal: asking
        ? { ...asking, reason: (await reasons.open(db, userId, asking.reason)).text }
        : null,
    };
  }
  /** A yes opens the area at once; whoever followed the client until now does so no more. */
  async function answer({ userId }: Actor, consulenteId: string, accept: boolean) {
    await db.transaction(async (tx) => {
      const deed = { at: clock(), actor: userId, subject: userId };
      const pair = await lockPair(tx, consulenteId, userId, true);
      if (!pair || !(await refuseProposta(tx, userId, consulenteId, clock())))
        throw new ProblemError('NOT_FOUND');
      await notices.putAway(tx, userId, 'adviser-proposed');
      if (accept) {
        await dropProposta(tx, userId);
        await makeLink(tx, consulenteId, userId, clock());
      }
      await note(tx, { ...deed, action: accept ? 'adviser.accepted' : 'adviser.refused' });
    });
    return list(userId);
  }
  /** Taken off is a no: nobody else is proposed until the client asks. */
  async function remove({ userId }: Actor, consulenteId: string) {
    await db.transaction(async (tx) => {
      const since = await linkedSince(tx, consulenteId, userId);
      if (!since || !(await dropLink(tx, consulenteId, userId)))
        throw new ProblemError('NOT_FOUND');
      const proposta = await findProposta(tx, userId, clock());
      if (proposta?.state !== 'waiting' && !(await isFollowed(tx, userId)))
        await putProposta(tx, {
          clientId: userId,
          consulenteId,
          proposedBy: null,
          reason: null,
          at: clock(),
          until: clock(),
          refusedAt: clock(),
        });
      await note(tx, { at: clock(), actor: userId, subject: userId, action: 'adviser.unlinked' });
    });
    return list(userId);
  }
  return {
    listAdvisers: (incoming) => list(actorOf(incoming).userId),
    removeAdviser: (incoming) => remove(actorOf(incoming), incoming.params.adviser),
    answerAdviser: (incoming) =>
      answer(actorOf(incoming), incoming.params.adviser, incoming.body.accept),
  } satisfies Partial<Handlers>;
}
