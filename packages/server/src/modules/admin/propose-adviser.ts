/**
 * An adviser is proposed to a client, who is told in the same transaction. Nothing is read before
 * the client's yes (decision 0063).
 */
import { ADVISER_ANSWER_DAYS } from '@bussola/contract/limits';
import { plusDays } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { note } from '../audit/audit-repository.ts';
import type { EncryptedReasons } from '../audit/encrypted-reasons.ts';
import type { Mailer } from '../mail/mailer.ts';
import { ANSWER_PAGE } from '../notice/answer-page.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import type { Pair } from '../people/consulente-repository.ts';
import { putProposta } from '../people/proposta-repository.ts';
import { findById } from '../people/user-repository.ts';
import { proposalLetter } from './adviser-letters.ts';

interface Parts {
  mailer: Pick<Mailer, 'send'>;
  notices: Pick<NoticeService, 'tell' | 'putAway'>;
  reasons: EncryptedReasons;
}
interface Asked {
  consulente: { id: string; name: string };
  client: Pair['client'] & { id: string };
  reason: string;
  /** Who followed the client until now, and does no more. */ leaving?: string;
}

export function proposeAdviser(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  { mailer, notices, reasons }: Parts,
) {
  /** In the transaction of the proposal: there is none that the client was not told of. */
  return async function propose(tx: Tx, actor: Actor, asked: Asked): Promise<Date> {
    const { consulente, client, reason, leaving } = asked;
    const until = plusDays(clock(), ADVISER_ANSWER_DAYS);
    const sealed = await reasons.seal(tx, client.id, reason);
    await putProposta(tx, {
      clientId: client.id,
      consulenteId: consulente.id,
      proposedBy: actor.userId,
      reason: sealed,
      at: clock(),
      until,
    });
    await note(tx, {
      at: clock(),
      actor: actor.userId,
      subject: client.id,
      action: 'adviser.proposed',
      reason: sealed,
    });
    const staff = await findById(tx, actor.userId);
    await mailer.send(
      tx,
      client.email,
      proposalLetter(
        client,
        {
          adviser: consulente.name,
          staff: staff ? `${staff.firstName} ${staff.lastName}`.trim() : '',
          reason,
          until,
          ...(leaving === undefined ? {} : { leaving }),
        },
        `${config.publicUrl}${ANSWER_PAGE}`,
      ),
      'adviser',
    );
    await notices.putAway(tx, client.id, 'adviser-proposed');
    await notices.tell(
      tx,
      client.id,
      'adviser-proposed',
      { name: consulente.name, until: until.toISOString(), page: ANSWER_PAGE },
      'screen',
    );
    return until;
  };
}
export type ProposeAdviser = ReturnType<typeof proposeAdviser>;
