/** One adviser as staff see them: profile, clients, suspended with the clients given to others. */
import { ADVISER_ANSWER_DAYS } from '@bussola/contract/limits';
import type { Attese, BodyOf, ConsulenteCard } from '@bussola/contract';
import { plusDays, romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import type { EncryptedReasons } from '../audit/encrypted-reasons.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import { lockConsulenti } from '../people/consulente-repository.ts';
import type { Consulente } from '../people/consulente-repository.ts';
import * as profili from '../people/profilo-repository.ts';
import { listAspettano, listProposte } from '../people/proposta-repository.ts';
import { setStaffState } from '../people/staff-repository.ts';
import type { SessionService } from '../session/session-service.ts';
import { suspendedAdviserLetter } from './adviser-letters.ts';
import type { GiveClients } from './give-clients.ts';
import { offTheStaff } from './remove-staff.ts';
import { staffDeed } from './staff-deed.ts';
import { staffReopenedLetter } from './staff-letters.ts';

interface Parts {
  sessions: Pick<SessionService, 'endAllOf'>;
  mailer: Pick<Mailer, 'send'>;
  notices: Pick<NoticeService, 'tell'>;
  reasons: EncryptedReasons;
  give: GiveClients;
}

export function consulenteService(deps: Deps, { sessions, mailer, notices, reasons, give }: Parts) {
  const { db, clock, config } = deps;
  const deed = staffDeed(deps, { notices, reasons });
  const off = offTheStaff(deps, { sessions, mailer, deed });
  type Suspension = BodyOf<'suspendConsulente'>;

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
        await give(tx, actor, { leaving, suspension, found });
        await setStaffState(tx, id, 'disabled', clock());
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
    /** Whoever follows more already keeps them. */
    async limit(
      actor: Actor,
      id: string,
      { limite, reason, version }: BodyOf<'limitConsulente'>,
    ): Promise<ConsulenteCard> {
      await db.transaction(async (tx) => {
        await locked(tx, id);
        if (!(await profili.putLimite(tx, id, limite, version))) throw new ProblemError('CONFLICT');
        await note(tx, {
          at: clock(),
          actor: actor.userId,
          subject: id,
          action: 'consulente.limited',
          reason: await reasons.seal(tx, id, reason),
        });
      });
      return card(id);
    },
    async reopen(actor: Actor, id: string, reason: string): Promise<ConsulenteCard> {
      await db.transaction(async (tx) => {
        const found = await locked(tx, id);
        if (found.state === 'active') return;
        await setStaffState(tx, id, 'active', clock());
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
        if (await off.uninvite(tx, actor, { id, reason, roles: ['Consulente'] })) return;
        await off.remove(tx, actor, { ...(await locked(tx, id)), role: 'Consulente' }, reason);
      });
    },
  };
}
export type ConsulenteService = ReturnType<typeof consulenteService>;
