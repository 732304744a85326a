/** Advisers and their clients. */
import { ADVISER_WAIT_HOURS } from '@bussola/contract';
import type { BodyOf, ResponseOf } from '@bussola/contract';
import { plusSeconds } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import { actorOf } from '../../http/handler.ts';
import type { Actor, Handlers } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import type { EncryptedReasons } from '../audit/encrypted-reasons.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import { adviserLetter } from './client-letters.ts';
import { linkedSince, listClienti, lockPair, setLink } from '../people/consulente-repository.ts';
import type { Pair } from '../people/consulente-repository.ts';

interface Parts {
  mailer: Mailer;
  notices: NoticeService;
  reasons: EncryptedReasons;
}

export function consulenteRoutes({ db, clock, config }: Deps, { mailer, notices, reasons }: Parts) {
  /** In the transaction of the link: there is no link that the client was not told of. */
  async function tell(
    tx: Tx,
    clientId: string,
    { client, consulente }: Pair,
    reason: string,
  ): Promise<void> {
    await mailer.send(
      tx,
      client.email,
      adviserLetter(
        client,
        { adviser: consulente, reason, hours: ADVISER_WAIT_HOURS },
        `${config.publicUrl}/app/dashboards/strumenti/accesso-terzi`,
      ),
    );
    await notices.tell(tx, clientId, 'adviser-linked', { name: consulente }, 'screen');
  }
  async function toggle(
    tx: Tx,
    actor: Actor,
    body: BodyOf<'toggleClient'>,
  ): Promise<ResponseOf<'toggleClient'>> {
    const { consulenteId, clientId, linked } = body;
    const pair = await lockPair(tx, consulenteId, clientId, linked);
    if (!pair) throw new ProblemError('NOT_FOUND');
    // The adviser reads nothing before the client had time to read the mail (decision 0037).
    const isNew = await setLink(
      tx,
      consulenteId,
      clientId,
      linked,
      plusSeconds(clock(), ADVISER_WAIT_HOURS * 3600),
    );
    const since = linked
      ? ((await linkedSince(tx, consulenteId, clientId))?.toISOString() ?? null)
      : null;
    // Asked for twice, it is done and told once.
    if (!isNew) return { linked, since };
    const deed = { at: clock(), actor: actor.userId, subject: clientId };
    if (!body.linked) {
      await note(tx, { ...deed, action: 'adviser.unlinked' });
      return { linked, since };
    }
    await note(tx, {
      ...deed,
      action: 'adviser.linked',
      reason: await reasons.seal(tx, clientId, body.reason),
    });
    await tell(tx, clientId, pair, body.reason);
    return { linked, since };
  }
  return {
    consulenteClienti: async (incoming) => ({
      clienti: await listClienti(db, actorOf(incoming).userId, clock()),
    }),
    toggleClient: async (incoming) => {
      const answer = await db.transaction((tx) => toggle(tx, actorOf(incoming), incoming.body));
      return answer;
    },
  } satisfies Partial<Handlers>;
}
