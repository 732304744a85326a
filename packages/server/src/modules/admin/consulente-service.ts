/** One adviser as staff see them: profile, clients, suspended with the clients given to others. */
import { ADVISER_ANSWER_DAYS, ADVISER_CLIENTS } from '@bussola/contract/limits';
import type { Attese, BodyOf, ConsulenteCard } from '@bussola/contract';
import { plusDays, romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import type { EncryptedReasons } from '../audit/encrypted-reasons.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import { dropLinksOf, lockClientsOf, lockConsulenti } from '../people/consulente-repository.ts';
import type { Consulente } from '../people/consulente-repository.ts';
import * as profili from '../people/profilo-repository.ts';
import {
  dropProposta,
  dropPropostaOf,
  listAspettano,
  listProposte,
} from '../people/proposta-repository.ts';
import { dropInvitation, setStaffState } from '../people/staff-repository.ts';
import { markDeleted } from '../people/user-repository.ts';
import type { SessionService } from '../session/session-service.ts';
import type { AdviserLinks } from './adviser-links.ts';
import {
  adviserLeavesLetter,
  newClientsLetter,
  suspendedAdviserLetter,
} from './adviser-letters.ts';
import { staffDeed } from './staff-deed.ts';
import { staffRemovedLetter, staffReopenedLetter } from './staff-letters.ts';

interface Parts {
  sessions: Pick<SessionService, 'endAllOf'>;
  mailer: Pick<Mailer, 'send'>;
  notices: Pick<NoticeService, 'tell' | 'putAway'>;
  reasons: EncryptedReasons;
  links: Pick<AdviserLinks, 'propose' | 'waitAgain'>;
}

export function consulenteService(
  deps: Deps,
  { sessions, mailer, notices, reasons, links }: Parts,
) {
  const { db, clock, config } = deps;
  const deed = staffDeed(deps, { notices, reasons });
  type Suspension = BodyOf<'suspendConsulente'>;
  type LockedClient = Awaited<ReturnType<typeof lockClientsOf>>[number] & { email: string };

  const list = () => profili.listConsulenti(db, clock(), romeDay(clock()));
  async function card(id: string): Promise<ConsulenteCard> {
    const consulente = (await list()).find((one) => one.id === id);
    if (!consulente || consulente.state === 'invited' || consulente.state === 'expired')
      throw new ProblemError('NOT_FOUND');
    return {
      consulente,
      ...(await profili.findProfilo(db, id)),
      clients: await profili.clientsOf(db, id),
      waiting: await profili.waitingOf(db, id, clock()),
    };
  }
  async function locked(tx: Tx, id: string): Promise<Consulente> {
    const [found] = await lockConsulenti(tx, [id]);
    if (!found) throw new ProblemError('NOT_FOUND');
    return found;
  }
  const changed = () =>
    new ProblemError('CONFLICT', { detail: 'The clients or the advisers are others meanwhile' });

  /** @returns those who are proposed, by id */
  async function receivers(
    tx: Tx,
    id: string,
    { clients }: Suspension,
    found: readonly Consulente[],
  ): Promise<Map<string, Consulente>> {
    const others = new Map(found.filter((one) => one.id !== id).map((one) => [one.id, one]));
    const counts = new Map(
      (await profili.loads(tx, clock())).map((one) => [one.consulenteId, one]),
    );
    const given = Map.groupBy(clients, ({ consulenteId }) => consulenteId);
    for (const [consulenteId, theirs] of given) {
      if (consulenteId === null) continue;
      const other = others.get(consulenteId);
      if (other?.state !== 'active' || !other.hasNumber) throw changed();
      const load = counts.get(consulenteId);
      if ((load?.clients ?? 0) + (load?.waiting ?? 0) + theirs.length > ADVISER_CLIENTS)
        throw new ProblemError('ADVISER_FULL', { current: { consulenteId, name: other.name } });
    }
    return others;
  }

  async function giveClients(
    tx: Tx,
    actor: Actor,
    leaving: Consulente,
    { clients, reason }: Suspension,
    found: readonly Consulente[],
  ): Promise<void> {
    const theirs = new Map((await lockClientsOf(tx, leaving.id)).map((one) => [one.id, one]));
    if (clients.length !== theirs.size || clients.some(({ clientId }) => !theirs.has(clientId)))
      throw changed();
    // What was proposed to them before is replaced, and takes up no place.
    for (const clientId of theirs.keys()) await dropProposta(tx, clientId);
    const others = await receivers(tx, leaving.id, { clients, reason }, found);
    const fallen = await dropPropostaOf(tx, leaving.id, clock());
    await dropLinksOf(tx, leaving.id);
    for (const clientId of fallen) {
      await notices.putAway(tx, clientId, 'adviser-proposed');
      await links.waitAgain(tx, clientId);
    }
    for (const { clientId, consulenteId } of clients) {
      const client = theirs.get(clientId);
      // A client has an address; the compiler does not know.
      if (!client?.email) continue;
      const to = { ...client, email: client.email };
      const other = consulenteId === null ? undefined : others.get(consulenteId);
      await note(tx, {
        at: clock(),
        actor: actor.userId,
        subject: clientId,
        action: 'adviser.unlinked',
        reason: await reasons.seal(tx, clientId, reason),
      });
      if (other)
        await links.propose(tx, actor, {
          consulente: other,
          client: to,
          reason,
          leaving: leaving.name,
        });
      else await sayGoodbye(tx, leaving, to, reason);
    }
    const until = plusDays(clock(), ADVISER_ANSWER_DAYS);
    for (const [consulenteId, { length: count }] of Map.groupBy(
      clients,
      (one) => one.consulenteId,
    ).entries()) {
      const other = consulenteId === null ? undefined : others.get(consulenteId);
      if (other)
        await mailer.send(
          tx,
          other.email,
          newClientsLetter(other, { count, leaving: leaving.name, reason, until }),
        );
    }
  }
  async function sayGoodbye(
    tx: Tx,
    leaving: Consulente,
    client: LockedClient,
    reason: string,
  ): Promise<void> {
    await links.waitAgain(tx, client.id);
    await mailer.send(
      tx,
      client.email,
      adviserLeavesLetter(client, { leaving: leaving.name, reason }),
    );
    await notices.tell(tx, client.id, 'adviser-leaves', { name: leaving.name }, 'screen');
  }

  return {
    list,
    card,
    async attese(): Promise<Attese> {
      const now = clock();
      return {
        ...(await listAspettano(db, now)),
        proposte: await listProposte(db, now, plusDays(now, -2 * ADVISER_ANSWER_DAYS)),
      };
    },
    async update(
      actor: Actor,
      id: string,
      { profilo, version }: BodyOf<'updateConsulente'>,
    ): Promise<ConsulenteCard> {
      await db.transaction(async (tx) => {
        await locked(tx, id);
        const before = await profili.findProfilo(tx, id);
        if (before.version !== version) throw new ProblemError('CONFLICT');
        await profili.putProfilo(tx, id, profilo, {
          staffId: actor.userId,
          now: clock(),
          version: version + 1,
          isNumberNew:
            before.profilo.albo !== profilo.albo || before.profilo.numero !== profilo.numero,
        });
        await note(tx, {
          at: clock(),
          actor: actor.userId,
          subject: id,
          action: 'consulente.updated',
        });
      });
      return card(id);
    },
    /** All or nothing: nobody is left with an adviser who cannot come in. */
    async suspend(actor: Actor, id: string, suspension: Suspension): Promise<ConsulenteCard> {
      await db.transaction(async (tx) => {
        const ids = new Set([id, ...suspension.clients.flatMap((one) => one.consulenteId ?? [])]);
        const found = await lockConsulenti(tx, [...ids]);
        const leaving = found.find((one) => one.id === id);
        if (!leaving) throw new ProblemError('NOT_FOUND');
        if (leaving.state === 'disabled' && suspension.clients.length === 0) return;
        await giveClients(tx, actor, leaving, suspension, found);
        await setStaffState(tx, id, 'disabled');
        await sessions.endAllOf(tx, id, 'suspended by staff');
        await mailer.send(tx, leaving.email, suspendedAdviserLetter(leaving, suspension.reason));
        await deed(tx, actor, {
          what: 'suspended',
          action: 'staff.suspended',
          reason: suspension.reason,
          subject: id,
          person: leaving,
          role: 'Consulente',
        });
      });
      return card(id);
    },
    async reopen(actor: Actor, id: string, reason: string): Promise<ConsulenteCard> {
      await db.transaction(async (tx) => {
        const found = await locked(tx, id);
        if (found.state === 'active') return;
        await setStaffState(tx, id, 'active');
        await mailer.send(
          tx,
          found.email,
          staffReopenedLetter(found, reason, `${config.publicUrl}/user/login`),
        );
        await deed(tx, actor, {
          what: 'reopened',
          action: 'staff.reopened',
          reason,
          subject: id,
          person: found,
          role: 'Consulente',
        });
      });
      return card(id);
    },
    async remove(actor: Actor, id: string, reason: string): Promise<void> {
      await db.transaction(async (tx) => {
        const invited = await dropInvitation(tx, id);
        if (invited) {
          if (invited.role !== 'Consulente') throw new ProblemError('NOT_FOUND');
          await deed(tx, actor, {
            what: 'uninvited',
            action: 'staff.uninvited',
            reason,
            subject: null,
            person: invited,
            role: invited.role,
          });
          return;
        }
        const found = await locked(tx, id);
        if (found.state !== 'disabled' || (await lockClientsOf(tx, id)).length > 0)
          throw new ProblemError('CONFLICT', {
            detail: 'An adviser is suspended first, without clients, and removed second',
          });
        await markDeleted(tx, id, clock());
        await sessions.endAllOf(tx, id, 'taken off the staff');
        await mailer.send(tx, found.email, staffRemovedLetter(found, reason));
        await deed(tx, actor, {
          what: 'removed',
          action: 'staff.removed',
          reason,
          subject: id,
          person: found,
          role: 'Consulente',
        });
      });
    },
  };
}
export type ConsulenteService = ReturnType<typeof consulenteService>;
