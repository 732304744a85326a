/** The side of the staff: the request, what became of it, and the pages that were opened. */
import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@bussola/contract';
import { LOOK_ASK_MINUTES } from '@bussola/contract/limits';
import { plusDays, plusSeconds } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import type { EncryptedReasons } from '../audit/encrypted-reasons.ts';
import type { Mailer } from '../mail/mailer.ts';
import { lockClient } from '../people/client-repository.ts';
import * as looks from '../people/look-repository.ts';
import type { Throttle } from '../people/throttle.ts';
import { findById } from '../people/user-repository.ts';
import { lookLetter } from './look-letter.ts';

/** Where the client answers. */
const HOME = '/app/dashboards/home';
/** A page in sight renews its session within ten minutes. */
const HERE_SECONDS = 660;

export interface StaffLookParts {
  reasons: EncryptedReasons;
  mailer: Pick<Mailer, 'send'>;
  limit: Pick<Throttle, 'count'>;
}

export function staffLook(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { reasons, mailer, limit }: StaffLookParts,
) {
  const pair = ({ userId }: Actor, clientId: string) => ({ staffId: userId, clientId });
  async function read(actor: Actor, clientId: string): Promise<ResponseOf<'staffLook'>> {
    const found = await looks.lastLookBy(db, pair(actor, clientId), plusDays(clock(), -1));
    return { look: found ? looks.lookOf(found, clock()) : null };
  }
  const written = (
    tx: Tx,
    { userId }: Actor,
    clientId: string,
    action: string,
    more: { reason?: string; lookId?: string } = {},
  ) =>
    note(tx, {
      at: clock(),
      actor: userId,
      subject: clientId,
      action,
      via: 'staff',
      grantId: more.lookId ?? null,
      ...(more.reason === undefined ? {} : { reason: more.reason }),
    });
  /** Signed in, the client sees it on the page; otherwise by mail. */
  async function tell(
    tx: Tx,
    actor: Actor,
    clientId: string,
    asked: { reason: string; dueAt: Date },
  ) {
    const now = clock();
    if (await looks.isHere(tx, clientId, { since: plusSeconds(now, -HERE_SECONDS), now })) return;
    const [client, staff] = [await findById(tx, clientId), await findById(tx, actor.userId)];
    if (!client?.email) return;
    const name = staff ? `${staff.firstName} ${staff.lastName}`.trim() : '';
    const letter = lookLetter(client, { staff: name, ...asked }, `${config.publicUrl}${HOME}`);
    await mailer.send(tx, client.email, letter, 'look');
  }
  return {
    read,
    async ask(actor: Actor, clientId: string, reason: string) {
      await limit.count('looks', `${actor.userId} ${clientId}`);
      const dueAt = plusSeconds(clock(), LOOK_ASK_MINUTES * 60);
      await db.transaction(async (tx) => {
        const client = await lockClient(tx, clientId);
        if (!client) throw new ProblemError('NOT_FOUND');
        if (client.state !== 'active')
          throw new ProblemError('CONFLICT', { detail: 'The account is suspended' });
        if (await looks.isLookedAt(tx, clientId, clock()))
          throw new ProblemError('CONFLICT', { detail: 'Somebody asks or looks already' });
        const sealed = await reasons.seal(tx, clientId, reason);
        const id = randomUUID();
        await looks.insertLook(tx, {
          id,
          ...pair(actor, clientId),
          reason: sealed,
          askedAt: clock(),
          dueAt,
        });
        await written(tx, actor, clientId, 'look.asked', { reason: sealed, lookId: id });
        await tell(tx, actor, clientId, { reason, dueAt });
      });
      return read(actor, clientId);
    },
    async withdraw(actor: Actor, clientId: string) {
      await db.transaction(async (tx) => {
        const of = pair(actor, clientId);
        if (await looks.withdrawLook(tx, of, clock()))
          return written(tx, actor, clientId, 'look.withdrawn');
        if (await looks.endLook(tx, of, clock())) return written(tx, actor, clientId, 'look.ended');
        throw new ProblemError('NOT_FOUND');
      });
      return read(actor, clientId);
    },
    /** What is read of the area the server writes by itself; this says for which page. */
    async notePage(actor: Actor, page: string): Promise<void> {
      const { lookId, userId, areaId } = actor;
      if (actor.via !== 'look' || lookId === null) throw new ProblemError('FORBIDDEN');
      await limit.count('look-pages', lookId);
      await note(db, {
        at: clock(),
        actor: userId,
        subject: areaId,
        action: 'look.page',
        detail: page,
        via: 'look',
        grantId: lookId,
      });
    },
  };
}
