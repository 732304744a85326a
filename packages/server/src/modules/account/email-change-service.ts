/**
 * Another address for an account: the old one holds until the new one is proved, and can take the
 * change back for a week.
 */
import type { BodyOf, ResponseOf } from '@bussola/contract';
import { plusDays, plusSeconds, romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { sameText } from '../../secrets.ts';
import { note } from '../audit/audit-repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import { restore } from '../privacy/erasure-repository.ts';
import { dropFactorsSince } from '../second-factor/factor-repository.ts';
import type { SessionService } from '../session/session-service.ts';
import { dropLinksSince } from '../report/report-repository.ts';
import { dropIdentitiesSince } from '../social/social-repository.ts';
import { revokeSince } from '../thirdparty/grant-repository.ts';
import * as changes from './email-change-repository.ts';
import { foldEmail, hashToken, newCode, newToken } from './one-use.ts';
import type { Throttle } from './throttle.ts';
import { addToken, dropRivals, findToken, putToken, takeToken } from './token-repository.ts';
import { minDuration } from './min-duration.ts';
import * as users from './user-repository.ts';

const LIFE_SECONDS = 3600;
const UNDO_DAYS = 7;
const MAX_WRONG = 5;
interface Parts {
  sessions: SessionService;
  mailer: Mailer;
  limit: Throttle;
  notices: NoticeService;
}
type Outcome =
  { refused: 'CODE_WRONG' | 'CODE_LOCKED' | 'TOKEN_INVALID' | 'TOKEN_EXPIRED' } | { email: string };

export function emailChangeService(
  { db, clock, config, secrets }: Deps,
  { sessions, mailer, limit, notices }: Parts,
) {
  const hashCode = (userId: string, code: string) =>
    secrets.mac('email-change-code', `${userId}|${code}`);

  async function person(tx: Tx, userId: string) {
    const user = await users.findById(tx, userId);
    if (user?.state !== 'active' || !user.email) throw new ProblemError('NOT_FOUND');
    return { ...user, email: user.email };
  }
  /**
   * The account that a link brings back, held. Whoever took the account to another address may have
   * deleted it there: that is taken back too.
   */
  async function held(tx: Tx, tokenHash: string) {
    const link = await findToken(tx, tokenHash, 'undo-email', clock());
    if (!link?.detail) throw new ProblemError('TOKEN_INVALID');
    const user = await users.lockAccount(tx, link.userId);
    // Of two that come at once the second finds here that the link was used.
    if (!(await takeToken(tx, tokenHash, 'undo-email', clock())))
      throw new ProblemError('TOKEN_INVALID');
    if (link.expired) throw new ProblemError('TOKEN_EXPIRED');
    // Staff are taken off by others, and a suspended account is ended by the staff: neither comes
    // back by a link.
    if (user?.state !== 'active' || !user.email || (user.deletedAt && user.role !== 'User'))
      throw new ProblemError('NOT_FOUND');
    return { ...user, email: user.email, link: { ...link, detail: link.detail } };
  }
  async function putUndo(tx: Tx, userId: string, email: string): Promise<string> {
    const token = newToken();
    await addToken(tx, {
      tokenHash: hashToken(token),
      userId,
      kind: 'undo-email',
      now: clock(),
      expiresAt: plusDays(clock(), UNDO_DAYS),
      detail: email,
    });
    return token;
  }

  /** The new address is proved by somebody who is signed in to the account that asked. */
  async function apply(tx: Tx, actor: Actor, change: changes.EmailChange): Promise<string> {
    const user = await person(tx, actor.userId);
    await changes.dropChange(tx, user.id);
    await users.setEmail(tx, user.id, change.email, change.folded);
    await users.dropClaims(tx, user.id, change.folded);
    await changes.dropChangesTo(tx, change.folded);
    await sessions.endOthersOf(tx, actor, 'address changed');
    await note(tx, {
      at: clock(),
      actor: actor.userId,
      subject: actor.userId,
      action: 'email.changed',
    });
    const { firstName, language } = user;
    await mailer.emailChanged(
      tx,
      { email: user.email, firstName, language },
      await putUndo(tx, user.id, user.email),
    );
    await notices.tell(tx, user.id, 'email-changed');
    return change.email;
  }

  async function confirm(
    actor: Actor,
    given: { code: string } | { token: string },
  ): Promise<Outcome> {
    return db.transaction(async (tx) => {
      await users.lockAccount(tx, actor.userId);
      const row = await changes.lockChange(tx, actor.userId);
      if (!row) return { refused: 'code' in given ? 'CODE_WRONG' : 'TOKEN_INVALID' };
      if ('code' in given) {
        if (row.attempts >= MAX_WRONG) return { refused: 'CODE_LOCKED' };
        if (!sameText(row.codeHash, hashCode(actor.userId, given.code))) {
          await changes.countWrongChange(tx, actor.userId);
          return { refused: row.attempts + 1 >= MAX_WRONG ? 'CODE_LOCKED' : 'CODE_WRONG' };
        }
      } else if (!sameText(row.tokenHash, hashToken(given.token))) {
        return { refused: 'TOKEN_INVALID' };
      }
      if (row.expiresAt <= clock()) return { refused: 'TOKEN_EXPIRED' };
      return { email: await apply(tx, actor, row) };
    });
  }

  /**
   * The old address says that it was not its owner: nothing of whoever held the account meanwhile
   * is left.
   */
  async function undo(token: string): Promise<{ email: string; undone: true }> {
    const email = await db
      .transaction(async (tx) => {
        const { link, ...user } = await held(tx, hashToken(token));
        await changes.dropChange(tx, user.id);
        if (foldEmail(user.email) !== foldEmail(link.detail))
          await users.setEmail(tx, user.id, link.detail, foldEmail(link.detail));
        if (user.deletedAt) {
          if (!(await restore(tx, user.id, link.createdAt))) throw new ProblemError('NOT_FOUND');
          await note(tx, {
            at: clock(),
            actor: user.id,
            subject: user.id,
            action: 'account.restored',
          });
        }
        await users.dropPassword(tx, user.id);
        await dropFactorsSince(tx, user.id, link.createdAt);
        await dropIdentitiesSince(tx, user.id, link.createdAt);
        await dropRivals(tx, link);
        // Whoever held the account may have let somebody in, and was told of it at their own
        // address.
        if ((await revokeSince(tx, user.id, link.createdAt, clock())) > 0)
          await note(tx, {
            at: clock(),
            actor: user.id,
            subject: user.id,
            action: 'grant.revoked',
          });
        await dropLinksSince(tx, user.id, romeDay(link.createdAt));
        await sessions.endAllOf(tx, user.id, 'change of address undone');
        await note(tx, { at: clock(), actor: user.id, subject: user.id, action: 'email.undone' });
        const reset = newToken();
        await putToken(tx, {
          tokenHash: hashToken(reset),
          userId: user.id,
          kind: 'reset',
          now: clock(),
          expiresAt: plusSeconds(clock(), LIFE_SECONDS),
        });
        await mailer.reset(
          tx,
          { email: link.detail, firstName: user.firstName, language: user.language },
          reset,
        );
        await notices.tell(tx, user.id, 'email-change-undone', {}, false);
        return link.detail;
      })
      .catch(taken);
    return { email, undone: true };
  }

  return {
    async ask(
      actor: Actor,
      { email }: BodyOf<'newUpdateEmail'>,
    ): Promise<ResponseOf<'newUpdateEmail'>> {
      const folded = foldEmail(email);
      await limit.count('mail:minute', `change ${actor.userId}`);
      await limit.count('mail:hour', `change ${actor.userId}`);
      // Many accounts may ask for one address. Past the limit no mail leaves, and nobody is told:
      // it would say that somebody else asks for it.
      const mayWrite = (await limit.wait('mail:address', `change ${folded}`)) === 0;
      return minDuration(config.uniformMs, async () => {
        await db.transaction(async (tx) => {
          const user = await person(tx, actor.userId);
          if (foldEmail(user.email) === folded)
            throw new ProblemError('CONFLICT', {
              detail: 'This is the address of the account already',
            });
          const code = newCode();
          const token = newToken();
          const { firstName, language } = user;
          await changes.putChange(tx, {
            userId: user.id,
            email: email.trim(),
            folded,
            tokenHash: hashToken(token),
            codeHash: hashCode(user.id, code),
            now: clock(),
            expiresAt: plusSeconds(clock(), LIFE_SECONDS),
          });
          const taken = await users.findByEmail(tx, folded);
          // Whoever has the address already is told that somebody wanted it; the code is not theirs
          // to pass on.
          if (mayWrite && taken?.email) {
            const exists = newToken();
            await putToken(tx, {
              tokenHash: hashToken(exists),
              userId: taken.id,
              kind: 'exists',
              now: clock(),
              expiresAt: plusDays(clock(), 1),
            });
            await mailer.alreadyExists(
              tx,
              { email: taken.email, firstName: taken.firstName, language: taken.language },
              exists,
            );
          } else if (mayWrite) {
            await mailer.emailChangeCode(
              tx,
              { email: email.trim(), firstName, language },
              code,
              token,
            );
          }
          await mailer.emailChangeAsked(
            tx,
            { email: user.email, firstName, language },
            await putUndo(tx, user.id, user.email),
          );
          await notices.tell(tx, user.id, 'email-change-asked', {}, false);
          await note(tx, {
            at: clock(),
            actor: user.id,
            subject: user.id,
            action: 'email.change-asked',
          });
        });
        return { sent: true, retryAfterSeconds: 60 };
      });
    },

    async verify(
      actor: Actor | null,
      body: BodyOf<'newVerifyChangeEmail'>,
    ): Promise<ResponseOf<'newVerifyChangeEmail'>> {
      if ('undo' in body) return undo(body.undo);
      if (!actor || actor.provisional) throw new ProblemError('UNAUTHENTICATED');
      const outcome = await confirm(actor, body).catch(taken);
      if ('refused' in outcome) throw new ProblemError(outcome.refused);
      return { email: outcome.email, undone: false };
    },
    sweep: () => changes.sweepChanges(db, clock()),
  };
}
export type EmailChangeService = ReturnType<typeof emailChangeService>;

function taken(error: unknown): never {
  if (users.isAddressTaken(error))
    throw new ProblemError('CONFLICT', {
      detail: 'Another account has proved this address meanwhile',
    });
  throw error;
}
