/**
 * One client as staff see them: without a reason who they are and how many. A look lasts fifteen
 * minutes and is one row of the client's own log, whatever is read in it.
 */
import type { BodyOf, ClientCard, ClientPart, ResponseOf } from '@bussola/contract';
import { CLIENT_TABS } from '@bussola/contract/limits';
import type { Deps, Tx } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { markDeleted } from '../people/user-repository.ts';
import type { AllInfoService } from '../area/allinfo-service.ts';
import { openedRows } from '../audit/access-log-service.ts';
import { listAccessesOf, note } from '../audit/audit-repository.ts';
import { propostaOf } from '../people/proposta-repository.ts';
import type { EncryptedReasons } from '../audit/encrypted-reasons.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ErasureService } from '../privacy/erasure-service.ts';
import type { SessionService } from '../session/session-service.ts';
import { reopenedLetter, suspendedLetter } from './client-letters.ts';
import { clientParts } from './client-parts.ts';
import { resetOf } from '../people/factor-reset-repository.ts';
import {
  beginCardLook,
  closeParts,
  findClient,
  listOpenParts,
  lockClient,
  openParts,
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
  deps: Deps,
  { allInfo, engine, sessions, mailer, erasure, reasons }: ClientParts,
) {
  const { db, clock, config } = deps;
  const parts = clientParts(deps, { allInfo, engine });
  const looks = (actor: Actor, clientId: string) => ({ staffId: actor.userId, clientId });
  async function card(actor: Actor, clientId: string): Promise<ClientCard> {
    const found = await findClient(db, clientId);
    if (!found) throw new ProblemError('NOT_FOUND');
    const open = await listOpenParts(db, looks(actor, clientId), clock());
    return {
      ...found,
      ...(await parts.counts(clientId)),
      proposta: await propostaOf(db, clientId, clock()),
      azzeramento: await resetOf(db, clientId),
      aperto: open.map(({ tab, until }) => ({
        tab,
        openSeconds: Math.ceil((until.getTime() - clock().getTime()) / 1000),
      })),
    };
  }
  const isKnown = async (clientId: string): Promise<void> => {
    if (!(await findClient(db, clientId))) throw new ProblemError('NOT_FOUND');
  };
  const lookEnd = () => new Date(clock().getTime() + LOOK_MS);
  const written = async (
    tx: Tx,
    actor: Actor,
    clientId: string,
    action: string,
    { reason, detail }: { reason?: string; detail?: string } = {},
  ): Promise<void> =>
    note(tx, {
      at: clock(),
      actor: actor.userId,
      subject: clientId,
      action,
      via: 'staff',
      ...(detail === undefined ? {} : { detail }),
      ...(reason === undefined ? {} : { reason: await reasons.seal(tx, clientId, reason) }),
    });
  /** Written before anything is answered: a look that cannot be written down does not happen. */
  async function look(actor: Actor, clientId: string): Promise<void> {
    await isKnown(clientId);
    await db.transaction(async (tx) => {
      if (await beginCardLook(tx, looks(actor, clientId), clock(), lookEnd()))
        await written(tx, actor, clientId, 'read.adminClient');
    });
  }
  return {
    card,
    async read(actor: Actor, clientId: string): Promise<ClientCard> {
      // What a reason opened has its own entry.
      if ((await listOpenParts(db, looks(actor, clientId), clock())).length === 0)
        await look(actor, clientId);
      return card(actor, clientId);
    },
    /** Parts that another reason opened stay open as long as it said. */
    async open(
      actor: Actor,
      clientId: string,
      { reason, tabs }: BodyOf<'openAdminClient'>,
    ): Promise<ClientCard> {
      await isKnown(clientId);
      await db.transaction(async (tx) => {
        await openParts(tx, looks(actor, clientId), tabs, lookEnd());
        await written(tx, actor, clientId, 'read.openAdminClient', {
          reason,
          detail: CLIENT_TABS.filter((tab) => tabs.includes(tab)).join(' '),
        });
      });
      return card(actor, clientId);
    },
    close: (actor: Actor, clientId: string): Promise<void> =>
      closeParts(db, looks(actor, clientId)),
    async part(actor: Actor, clientId: string, tab: ClientPart['tab']): Promise<ClientPart> {
      await isKnown(clientId);
      const open = await listOpenParts(db, looks(actor, clientId), clock());
      if (!open.some((one) => one.tab === tab))
        throw new ProblemError('FORBIDDEN', { detail: 'It takes a reason that names this part' });
      return parts.read(clientId, tab);
    },
    async log(
      actor: Actor,
      clientId: string,
      { page, pageSize }: { page: number; pageSize: number },
    ): Promise<ResponseOf<'adminClientLog'>> {
      await look(actor, clientId);
      const { rows, total } = await listAccessesOf(db, clientId, { page, pageSize });
      return { rows: await openedRows(db, reasons, clientId, rows), total, page, pageSize };
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
        await setClientState(tx, clientId, enabled ? 'active' : 'disabled', clock());
        if (!enabled) await sessions.endAllOf(tx, clientId, 'suspended by staff');
        await written(tx, actor, clientId, enabled ? 'client.reopened' : 'client.suspended', {
          reason,
        });
        await mailer.send(
          tx,
          client.email,
          enabled
            ? reopenedLetter(client, reason, `${config.publicUrl}/user/login`)
            : suspendedLetter(client, reason),
        );
      });
      return card(actor, clientId);
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
        await written(tx, actor, clientId, 'client.deleted', { reason });
        await erasure.announce(tx, { id: clientId, ...client });
      });
    },
  };
}
