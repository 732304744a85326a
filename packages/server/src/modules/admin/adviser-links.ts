/**
 * Who follows a client. Staff propose, the client says yes or no; nothing is read before the yes
 * (decision 0063).
 */
import { ADVISER_ANSWER_DAYS, ADVISER_CLIENTS } from '@bussola/contract/limits';
import type { BodyOf, ResponseOf } from '@bussola/contract';
import { plusDays } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import type { EncryptedReasons } from '../audit/encrypted-reasons.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import {
  dropLink,
  isFollowed,
  linkedSince,
  listAdvisers,
  lockConsulenti,
  lockPair,
  makeLink,
} from '../people/consulente-repository.ts';
import type { Pair } from '../people/consulente-repository.ts';
import { loads } from '../people/profilo-repository.ts';
import {
  askingConsulente,
  dropProposta,
  findProposta,
  putProposta,
  refuseProposta,
} from '../people/proposta-repository.ts';
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

export function adviserLinks({ db, clock, config }: Deps, { mailer, notices, reasons }: Parts) {
  /** In the transaction of the proposal: there is none that the client was not told of. */
  async function propose(tx: Tx, actor: Actor, asked: Asked): Promise<Date> {
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
        `${config.publicUrl}/app/dashboards/strumenti/accesso-terzi`,
      ),
    );
    await notices.putAway(tx, client.id, 'adviser-proposed');
    await notices.tell(
      tx,
      client.id,
      'adviser-proposed',
      { name: consulente.name, until: until.toISOString() },
      'screen',
    );
    return until;
  }

  /** @throws ProblemError when the adviser may have nobody new */
  async function mayFollow(tx: Tx, consulenteId: string): Promise<void> {
    const [consulente] = await lockConsulenti(tx, [consulenteId]);
    if (consulente?.hasNumber !== true)
      throw new ProblemError('ADVISER_UNREGISTERED', {
        detail: 'Nobody is linked to an adviser without a number of a register',
      });
    const load = (await loads(tx, clock())).find((one) => one.consulenteId === consulenteId);
    if ((load?.clients ?? 0) + (load?.waiting ?? 0) >= ADVISER_CLIENTS)
      throw new ProblemError('ADVISER_FULL', {
        current: { consulenteId, name: consulente.name },
      });
  }

  async function link(
    tx: Tx,
    actor: Actor,
    body: Extract<BodyOf<'toggleClient'>, { linked: true }>,
    pair: Pair,
  ): Promise<ResponseOf<'toggleClient'>> {
    const { consulenteId, clientId } = body;
    const since = await linkedSince(tx, consulenteId, clientId);
    if (since) return { linked: true, since: since.toISOString(), until: null };
    const before = await findProposta(tx, clientId, clock());
    // Asked for twice, it is done and told once.
    if (before?.state === 'waiting' && before.consulenteId === consulenteId)
      return { linked: false, since: null, until: before.until };
    if (before?.state === 'refused' && body.asked !== true)
      throw new ProblemError('CLIENT_SAID_NO', {
        detail: 'The client said no: nobody is proposed until they ask',
      });
    await mayFollow(tx, consulenteId);
    const until = await propose(tx, actor, {
      consulente: { id: consulenteId, name: pair.consulente },
      client: { id: clientId, ...pair.client },
      reason: body.reason,
    });
    return { linked: false, since: null, until: until.toISOString() };
  }

  async function unlink(
    tx: Tx,
    actor: Actor,
    { consulenteId, clientId }: BodyOf<'toggleClient'>,
  ): Promise<ResponseOf<'toggleClient'>> {
    const deed = { at: clock(), actor: actor.userId, subject: clientId };
    const before = await findProposta(tx, clientId, clock());
    if (before?.state === 'waiting' && before.consulenteId === consulenteId) {
      await dropProposta(tx, clientId);
      await notices.putAway(tx, clientId, 'adviser-proposed');
      await note(tx, { ...deed, action: 'adviser.withdrawn' });
    }
    if (await dropLink(tx, consulenteId, clientId)) {
      await waitAgain(tx, clientId);
      await note(tx, { ...deed, action: 'adviser.unlinked' });
    }
    return { linked: false, since: null, until: null };
  }
  /** Whoever is left without an adviser, and without a proposal, waits since now. */
  async function waitAgain(tx: Tx, clientId: string): Promise<void> {
    const proposta = await findProposta(tx, clientId, clock());
    if (proposta?.state === 'waiting' || (await isFollowed(tx, clientId))) return;
    await putProposta(tx, {
      clientId,
      consulenteId: null,
      proposedBy: null,
      reason: null,
      at: clock(),
      until: clock(),
    });
  }

  async function list(userId: string): Promise<ResponseOf<'listAdvisers'>> {
    const asking = await askingConsulente(db, userId, clock());
    return {
      advisers: await listAdvisers(db, userId, clock()),
      proposal: asking
        ? { ...asking, reason: (await reasons.open(db, userId, asking.reason)).text }
        : null,
    };
  }
  return {
    propose,
    waitAgain,
    list,
    toggle: (actor: Actor, body: BodyOf<'toggleClient'>): Promise<ResponseOf<'toggleClient'>> =>
      db.transaction(async (tx) => {
        const pair = await lockPair(tx, body.consulenteId, body.clientId, body.linked);
        if (!pair) throw new ProblemError('NOT_FOUND');
        return body.linked ? link(tx, actor, body, pair) : unlink(tx, actor, body);
      }),
    /** A yes opens the area at once; whoever followed the client until now does so no more. */
    async answer({ userId }: Actor, consulenteId: string, accept: boolean) {
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
    },
    /** Taken off is a no: nobody else is proposed until the client asks. */
    async remove({ userId }: Actor, consulenteId: string) {
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
    },
  };
}
export type AdviserLinks = ReturnType<typeof adviserLinks>;
