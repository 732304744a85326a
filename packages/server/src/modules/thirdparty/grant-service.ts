/**
 * Letting somebody into one's area (product.md 1.5): offered to an address, taken by whoever proves
 * it, taken back at once.
 */
import { randomUUID } from 'node:crypto';
import type { BodyOf, ResponseOf } from '@bussola/contract';
import { plusDays, romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { foldEmail } from '../account/one-use.ts';
import type { Throttle } from '../account/throttle.ts';
import { loadUser } from '../account/user-json-repository.ts';
import { findById } from '../account/user-repository.ts';
import { listMembri, lockArea } from '../area/nucleo-repository.ts';
import { once } from '../idempotency/once.ts';
import { note } from '../audit/audit-repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import { offeredLetter } from './grant-letters.ts';
import * as grants from './grant-repository.ts';

const ORDINARY_DAYS = 90;
const LONGEST_DAYS = 366;
const MOST_LIVE = 20;

export function grantService(
  { db, clock, config }: Deps,
  { mailer, notices, limit }: { mailer: Mailer; notices: NoticeService; limit: Throttle },
) {
  const today = () => romeDay(clock());
  const list = async ({ userId }: Actor): Promise<ResponseOf<'listGrants'>> => ({
    grants: await grants.listGrants(db, userId, today()),
  });

  async function refuseForeignMembers(
    userId: string,
    members: readonly string[] | null | undefined,
  ): Promise<void> {
    if (!members) return;
    const own = new Set((await listMembri(db, userId)).map(({ _id }) => _id));
    if (members.some((id) => !own.has(id)))
      throw wrong('members', 'forms:errors.invalid', 'Una persona non è del tuo nucleo.');
  }
  function refusePeriod(from: string, to: string): void {
    if (to < from || to < today())
      throw wrong('to', 'forms:errors.invalid', 'La fine viene prima dell’inizio.');
    if (Date.parse(to) - Date.parse(from) > LONGEST_DAYS * 86_400_000)
      throw wrong('to', 'forms:errors.invalid', 'Al massimo dodici mesi.');
  }

  return {
    list,
    refuseForeignMembers,
    async create(
      actor: Actor,
      body: BodyOf<'createGrant'>,
      key: string | undefined,
    ): Promise<ResponseOf<'createGrant'>> {
      const owner = await findById(db, actor.userId);
      if (!owner) throw new ProblemError('NOT_FOUND');
      const email = foldEmail(body.email);
      if (owner.email && foldEmail(owner.email) === email)
        throw wrong('email', 'forms:errors.invalid', 'Questo indirizzo è il tuo.');
      const from = body.from ?? today();
      const to = body.to ?? romeDay(plusDays(new Date(`${from}T12:00:00Z`), ORDINARY_DAYS));
      if (from < today())
        throw wrong('from', 'forms:errors.invalid', 'Non può cominciare nel passato.');
      refusePeriod(from, to);
      await refuseForeignMembers(actor.userId, body.members);
      await limit.count('grants', actor.userId);
      // Past it the offer is made and no mail leaves; whoever offers is not told, so the count says
      // nothing of others.
      const mayWrite = (await limit.wait('offers:to', email)) === 0;
      const { grantId } = await db.transaction((tx) =>
        once(
          tx,
          {
            userId: actor.userId,
            key,
            request: JSON.stringify({ createGrant: body }),
            now: clock(),
          },
          async () => {
            // Counted by one at a time.
            await lockArea(tx, actor.userId);
            if ((await grants.countLive(tx, actor.userId, today())) >= MOST_LIVE)
              throw wrong(
                'email',
                'forms:errors.tooMany',
                `Al massimo ${MOST_LIVE} accessi insieme.`,
              );
            const id = randomUUID();
            await grants.insertGrant(tx, {
              id,
              ownerId: actor.userId,
              holder: { email },
              scopes: unique(body.scopes),
              members: body.members,
              hideAmounts: body.hideAmounts,
              purpose: body.purpose,
              from,
              to,
              now: clock(),
            });
            if (mayWrite)
              await mailer.send(
                tx,
                email,
                offeredLetter(
                  {
                    owner: `${owner.firstName} ${owner.lastName}`.trim(),
                    language: owner.language,
                  },
                  `${config.publicUrl}/thirdparty/clienti`,
                ),
              );
            await notices.tell(tx, actor.userId, 'grant-given', { name: email });
            await note(tx, {
              at: clock(),
              actor: actor.userId,
              subject: actor.userId,
              action: 'grant.given',
              detail: unique(body.scopes).join(', '),
            });
            return { grantId: id };
          },
        ),
      );
      return { ...(await list(actor)), grantId };
    },

    async update(
      actor: Actor,
      grantId: string,
      { version, ...change }: BodyOf<'updateGrant'>,
    ): Promise<ResponseOf<'updateGrant'>> {
      await refuseForeignMembers(actor.userId, change.members);
      await db.transaction(async (tx) => {
        const row = await grants.lockLive(tx, actor.userId, grantId);
        if (!row) throw new ProblemError('NOT_FOUND');
        if (row.version !== version)
          throw new ProblemError('CONFLICT', {
            detail: 'Somebody saved in between',
            current: { grants: await grants.listGrants(tx, actor.userId, today()) },
          });
        if (change.to !== undefined) refusePeriod(row.from, change.to);
        await grants.changeGrant(tx, grantId, {
          ...change,
          ...(change.scopes ? { scopes: unique(change.scopes) } : {}),
        });
        await grants.touchOther(tx, row.holderId);
        await note(tx, {
          at: clock(),
          actor: actor.userId,
          subject: actor.userId,
          action: 'grant.changed',
          detail: Object.keys(change).join(', '),
        });
      });
      return list(actor);
    },

    async revoke(actor: Actor, grantId: string): Promise<ResponseOf<'revokeGrant'>> {
      await db.transaction(async (tx) => {
        const row = await grants.lockLive(tx, actor.userId, grantId);
        if (!row) throw new ProblemError('NOT_FOUND');
        await grants.endGrant(tx, grantId, 'revoked', clock());
        await grants.touchOther(tx, row.holderId);
        await note(tx, {
          at: clock(),
          actor: actor.userId,
          subject: actor.userId,
          action: 'grant.revoked',
        });
      });
      return list(actor);
    },

    /** By the person it is offered to, or its holder. */
    async answer(
      actor: Actor,
      grantId: string,
      { accept }: BodyOf<'answerGrant'>,
    ): Promise<ResponseOf<'answerGrant'>> {
      await db.transaction(async (tx) => {
        const ownerId = accept
          ? await grants.takeGrant(tx, grantId, actor.userId, today())
          : await grants.refuseGrant(tx, grantId, actor.userId, clock());
        if (!ownerId) throw new ProblemError('NOT_FOUND');
        await grants.touchSelf(tx, actor.userId);
        await note(tx, {
          at: clock(),
          actor: actor.userId,
          subject: ownerId,
          action: accept ? 'grant.taken' : 'grant.refused',
        });
      });
      const user = await loadUser(db, actor.userId, today());
      return { thirdParty: user?.thirdParty ?? [] };
    },
  };
}
export type GrantService = ReturnType<typeof grantService>;

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
const wrong = (field: string, code: string, message: string) =>
  new ProblemError('VALIDATION', { errors: [{ field, code, message }] });
