/**
 * One client as staff see them: without a reason who they are and how many. A look lasts fifteen
 * minutes and is one row of the client's own log, whatever is read in it.
 */
import type { BodyOf, ClientCard } from '@bussola/contract';
import { romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { markDeleted } from '../people/user-repository.ts';
import type { AllInfoService } from '../area/allinfo-service.ts';
import { levelsOf } from '../area/levels-of.ts';
import { listMembri } from '../people/nucleo-repository.ts';
import { HOUSEHOLD, redactMembri } from '../area/area-redaction.ts';
import { note } from '../audit/audit-repository.ts';
import { propostaOf } from '../people/proposta-repository.ts';
import type { EncryptedReasons } from '../audit/encrypted-reasons.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ErasureService } from '../privacy/erasure-service.ts';
import type { SessionService } from '../session/session-service.ts';
import { reopenedLetter, suspendedLetter } from './client-letters.ts';
import {
  beginLook,
  endLook,
  findClient,
  lockClient,
  lookUntil,
  setClientState,
} from '../people/client-repository.ts';

const LOOK_MS = 15 * 60_000;

export interface ClientParts {
  allInfo: Pick<AllInfoService, 'household'>;
  engine: Engine;
  sessions: SessionService;
  mailer: Mailer;
  erasure: Pick<ErasureService, 'announce'>;
  reasons: EncryptedReasons;
}

export function clientService(
  { db, clock, config }: Deps,
  { allInfo, engine, sessions, mailer, erasure, reasons }: ClientParts,
) {
  async function card(clientId: string, openUntil?: Date): Promise<ClientCard> {
    const found = await findClient(db, clientId, romeDay(clock()));
    if (!found) throw new ProblemError('NOT_FOUND');
    const { client, consulenti, reports, grants } = found;
    const membri = await listMembri(db, clientId);
    const limits = { scopes: HOUSEHOLD, members: null, hideAmounts: false };
    const analisi =
      membri.length === 0
        ? null
        : engine.analizza(await allInfo.household({ areaId: clientId, limits }));
    const opened = openUntil && {
      openSeconds: Math.ceil((openUntil.getTime() - clock().getTime()) / 1000),
      // Reserved answers belong to no section, so they are not among these.
      membri: redactMembri(membri, limits),
      livelli: analisi ? levelsOf(analisi) : [],
      totali: analisi && { reddito: analisi.reddito.netto, patrimonio: analisi.patrimonio.netto },
      reports,
      grants,
    };
    return {
      client,
      persone: membri.length,
      conteggi: analisi && analisi.conteggi,
      consulenti,
      proposta: await propostaOf(db, clientId, clock()),
      aperto: opened ?? null,
    };
  }
  const isKnown = async (clientId: string): Promise<void> => {
    if (!(await findClient(db, clientId, romeDay(clock())))) throw new ProblemError('NOT_FOUND');
  };
  const lookEnd = () => new Date(clock().getTime() + LOOK_MS);
  const written = async (
    tx: Tx,
    actor: Actor,
    clientId: string,
    action: string,
    reason?: string,
  ): Promise<void> =>
    note(tx, {
      at: clock(),
      actor: actor.userId,
      subject: clientId,
      action,
      via: 'staff',
      ...(reason === undefined ? {} : { reason: await reasons.seal(tx, clientId, reason) }),
    });
  return {
    /** Written before anything is answered: a look that cannot be written down does not happen. */
    async read(actor: Actor, clientId: string): Promise<ClientCard> {
      await isKnown(clientId);
      const by = { staffId: actor.userId, clientId };
      const openUntil = await lookUntil(db, { ...by, kind: 'open' }, clock());
      if (!openUntil)
        await db.transaction(async (tx) => {
          if (await beginLook(tx, { ...by, kind: 'card' }, clock(), lookEnd()))
            await written(tx, actor, clientId, 'read.adminClient');
        });
      return card(clientId, openUntil);
    },
    /** Another reason is another look. */
    async open(actor: Actor, clientId: string, reason: string): Promise<ClientCard> {
      await isKnown(clientId);
      const look = { staffId: actor.userId, clientId, kind: 'open' } as const;
      const until = lookEnd();
      await db.transaction(async (tx) => {
        await endLook(tx, look);
        await beginLook(tx, look, clock(), until);
        await written(tx, actor, clientId, 'read.openAdminClient', reason);
      });
      return card(clientId, until);
    },

    async enable(
      actor: Actor,
      clientId: string,
      { enabled, reason }: BodyOf<'enableClient'>,
    ): Promise<ClientCard> {
      await db.transaction(async (tx) => {
        const client = await lockClient(tx, clientId);
        if (!client) throw new ProblemError('NOT_FOUND');
        // Asked for twice, it is done and mailed once.
        if ((client.state === 'active') === enabled) return;
        await setClientState(tx, clientId, enabled ? 'active' : 'disabled');
        if (!enabled) await sessions.endAllOf(tx, clientId, 'suspended by staff');
        await written(
          tx,
          actor,
          clientId,
          enabled ? 'client.reopened' : 'client.suspended',
          reason,
        );
        await mailer.send(
          tx,
          client.email,
          enabled
            ? reopenedLetter(client, reason, `${config.publicUrl}/user/login`)
            : suspendedLetter(client, reason),
        );
      });
      return card(clientId);
    },
    async remove(actor: Actor, clientId: string, reason: string): Promise<void> {
      await db.transaction(async (tx) => {
        const client = await lockClient(tx, clientId);
        if (!client) throw new ProblemError('NOT_FOUND');
        if (client.state !== 'disabled')
          throw new ProblemError('CONFLICT', {
            detail: 'An account is suspended first, and deleted second',
          });
        await markDeleted(tx, clientId, clock());
        await sessions.endAllOf(tx, clientId, 'deleted by staff');
        await written(tx, actor, clientId, 'client.deleted', reason);
        await erasure.announce(tx, { id: clientId, ...client });
      });
    },
  };
}
