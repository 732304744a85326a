import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@bussola/contract';
import { plusDays, romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { foldEmail } from '../people/one-use.ts';
import type { Throttle } from '../people/throttle.ts';
import { findById } from '../people/user-repository.ts';
import { lockArea } from '../people/nucleo-repository.ts';
import { note } from '../audit/audit-repository.ts';
import { once } from '../idempotency/once.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import { offeredLetter } from './grant-letters.ts';
import * as grants from '../people/grant-repository.ts';
import { refuseForeignMembers, refusePeriod, unique, wrong } from '../people/grant-rules.ts';

const ORDINARY_DAYS = 90;
const MOST_LIVE = 20;

export interface OfferParts {
  mailer: Mailer;
  notices: NoticeService;
  limit: Throttle;
}
/** One's own area to an address; it opens once the person there takes it. */
export const offerGrant =
  ({ db, clock, config }: Deps, { mailer, notices, limit }: OfferParts) =>
  async (
    actor: Actor,
    body: BodyOf<'createGrant'>,
    key: string | undefined,
  ): Promise<{ grantId: string }> => {
    const today = romeDay(clock());
    const owner = await findById(db, actor.userId);
    if (!owner) throw new ProblemError('NOT_FOUND');
    const email = foldEmail(body.email);
    if (owner.email && foldEmail(owner.email) === email)
      throw wrong('email', 'forms:errors.invalid', 'Questo indirizzo è il tuo.');
    const scopes = unique(body.scopes);
    const from = body.from ?? today;
    const to = body.to ?? romeDay(plusDays(new Date(`${from}T12:00:00Z`), ORDINARY_DAYS));
    if (from < today)
      throw wrong('from', 'forms:errors.invalid', 'Non può cominciare nel passato.');
    refusePeriod(from, to, today);
    await refuseForeignMembers(db, actor.userId, body.members);
    await limit.count('grants', actor.userId);
    // Past the limit the offer is made and no mail leaves. The sender is not told, because the
    // count would reveal offers of others.
    const mayWrite = (await limit.wait('offers:to', email)) === 0;
    return db.transaction((tx) =>
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
          if ((await grants.countLive(tx, actor.userId, today)) >= MOST_LIVE)
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
            scopes,
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
              'grant',
            );
          await notices.tell(tx, actor.userId, 'grant-given', { name: email });
          await note(tx, {
            at: clock(),
            actor: actor.userId,
            subject: actor.userId,
            action: 'grant.given',
            detail: scopes.join(', '),
          });
          return { grantId: id };
        },
      ),
    );
  };
