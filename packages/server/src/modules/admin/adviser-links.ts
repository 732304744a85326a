/** Staff propose an adviser to a client, or take one away (decision 0063). */
/**
 * Who follows a client. Staff propose, the client says yes or no; nothing is read before the yes
 * (decision 0063).
 */
import type { BodyOf, ResponseOf } from '@bussola/contract';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import {
  dropLink,
  isFollowed,
  linkedSince,
  lockConsulenti,
  lockPair,
} from '../people/consulente-repository.ts';
import type { Pair } from '../people/consulente-repository.ts';
import { loads } from '../people/profilo-repository.ts';
import { dropProposta, findProposta, putProposta } from '../people/proposta-repository.ts';
import type { ProposeAdviser } from './propose-adviser.ts';

export function adviserLinks(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { notices, propose }: { notices: Pick<NoticeService, 'putAway'>; propose: ProposeAdviser },
) {
  /** @throws ProblemError when the adviser may have nobody new */
  async function mayFollow(tx: Tx, consulenteId: string): Promise<void> {
    const [consulente] = await lockConsulenti(tx, [consulenteId]);
    if (consulente?.hasNumber !== true)
      throw new ProblemError('ADVISER_UNREGISTERED', {
        detail: 'Nobody is linked to an adviser without a number of a register',
      });
    const load = (await loads(tx, clock())).find((one) => one.consulenteId === consulenteId);
    if ((load?.clients ?? 0) + (load?.waiting ?? 0) >= consulente.limite)
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

  return {
    waitAgain,
    toggle: (actor: Actor, body: BodyOf<'toggleClient'>): Promise<ResponseOf<'toggleClient'>> =>
      db.transaction(async (tx) => {
        const pair = await lockPair(tx, body.consulenteId, body.clientId, body.linked);
        if (!pair) throw new ProblemError('NOT_FOUND');
        return body.linked ? link(tx, actor, body, pair) : unlink(tx, actor, body);
      }),
  };
}
export type AdviserLinks = ReturnType<typeof adviserLinks>;
