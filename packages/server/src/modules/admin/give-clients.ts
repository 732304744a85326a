/**
 * The clients of an adviser who is suspended go to others: each is proposed somebody, or told that
 * nobody follows them for now.
 */
import { ADVISER_ANSWER_DAYS } from '@bussola/contract/limits';
import type { BodyOf } from '@bussola/contract';
import { plusDays } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import type { EncryptedReasons } from '../audit/encrypted-reasons.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import { dropLinksOf, lockClientsOf } from '../people/consulente-repository.ts';
import type { Consulente } from '../people/consulente-repository.ts';
import { loads } from '../people/profilo-repository.ts';
import { dropProposta, dropPropostaOf } from '../people/proposta-repository.ts';
import { adviserLeavesLetter, newClientsLetter } from './adviser-letters.ts';
import type { AdviserLinks } from './adviser-links.ts';
import type { ProposeAdviser } from './propose-adviser.ts';

interface Parts {
  mailer: Pick<Mailer, 'send'>;
  notices: Pick<NoticeService, 'tell' | 'putAway'>;
  reasons: EncryptedReasons;
  propose: ProposeAdviser;
  links: Pick<AdviserLinks, 'waitAgain'>;
}
type Suspension = BodyOf<'suspendConsulente'>;
interface Given {
  leaving: Consulente;
  suspension: Suspension;
  /** Every adviser that is named, locked. */ found: readonly Consulente[];
}
type Client = Awaited<ReturnType<typeof lockClientsOf>>[number];

const changed = () =>
  new ProblemError('CONFLICT', { detail: 'The clients or the advisers are others meanwhile' });

export function giveClients(
  { clock }: Pick<Deps, 'clock'>,
  { mailer, notices, reasons, propose, links }: Parts,
) {
  /** @returns who gets how many, none of them full */
  async function receivers(
    tx: Tx,
    { leaving, suspension: { clients }, found }: Given,
  ): Promise<Map<string, { adviser: Consulente; count: number }>> {
    const counts = new Map((await loads(tx, clock())).map((one) => [one.consulenteId, one]));
    const chosen = new Map<string, { adviser: Consulente; count: number }>();
    for (const [id, theirs] of Map.groupBy(clients, ({ consulenteId }) => consulenteId)) {
      if (id === null) continue;
      const adviser = found.find((one) => one.id === id && id !== leaving.id);
      if (adviser?.state !== 'active' || !adviser.hasNumber) throw changed();
      const { clients: now = 0, waiting = 0 } = counts.get(id) ?? {};
      if (now + waiting + theirs.length > adviser.limite)
        throw new ProblemError('ADVISER_FULL', {
          current: { consulenteId: id, name: adviser.name },
        });
      chosen.set(id, { adviser, count: theirs.length });
    }
    return chosen;
  }

  /** What waited for a yes to the one who leaves falls. */
  async function dropOpen(tx: Tx, { id }: Consulente): Promise<void> {
    for (const clientId of await dropPropostaOf(tx, id, clock())) {
      await notices.putAway(tx, clientId, 'adviser-proposed');
      await links.waitAgain(tx, clientId);
    }
  }

  async function tell(
    tx: Tx,
    actor: Actor,
    client: Client,
    { leaving, reason, next }: { leaving: string; reason: string; next: Consulente | undefined },
  ): Promise<void> {
    await note(tx, {
      at: clock(),
      actor: actor.userId,
      subject: client.id,
      action: 'adviser.unlinked',
      reason: await reasons.seal(tx, client.id, reason),
    });
    if (next) {
      await propose(tx, actor, { consulente: next, client, reason, leaving });
      return;
    }
    await links.waitAgain(tx, client.id);
    await mailer.send(
      tx,
      client.email,
      adviserLeavesLetter(client, { leaving, reason }),
      'adviser',
    );
    await notices.tell(tx, client.id, 'adviser-leaves', { name: leaving }, 'screen');
  }

  return async (tx: Tx, actor: Actor, given: Given): Promise<void> => {
    const { leaving, suspension } = given;
    const { clients, reason } = suspension;
    const theirs = new Map((await lockClientsOf(tx, leaving.id)).map((one) => [one.id, one]));
    if (clients.length !== theirs.size) throw changed();
    // What was proposed to them before is replaced, and takes up no place.
    for (const clientId of theirs.keys()) await dropProposta(tx, clientId);
    const chosen = await receivers(tx, given);
    await dropLinksOf(tx, leaving.id);
    await dropOpen(tx, leaving);
    for (const { clientId, consulenteId } of clients) {
      const client = theirs.get(clientId);
      if (!client) throw changed();
      const next = consulenteId === null ? undefined : chosen.get(consulenteId)?.adviser;
      await tell(tx, actor, client, { leaving: leaving.name, reason, next });
    }
    const until = plusDays(clock(), ADVISER_ANSWER_DAYS);
    for (const { adviser, count } of chosen.values())
      await mailer.send(
        tx,
        adviser.email,
        newClientsLetter(adviser, { count, leaving: leaving.name, reason, until }),
        'adviser',
      );
  };
}
export type GiveClients = ReturnType<typeof giveClients>;
