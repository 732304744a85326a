/**
 * The outbox for a SuperAdmin. No text of a letter, no whole address; trying again is in the log.
 */
import type { LetterRow, Posta } from '@bussola/contract';
import { afterCommit } from '../../after-commit.ts';
import { plusDays, plusSeconds } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import { actorOf } from '../../http/handler.ts';
import type { Actor, Handlers } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import { findClaims } from '../people/claim-repository.ts';
import { issueAnotherToken } from '../people/issue-token.ts';
import { foldEmail, hashToken, newToken } from '../people/one-use.ts';
import { findInvitationTo, putInvitation } from '../people/staff-repository.ts';
import { findByEmail } from '../people/user-repository.ts';
import { again } from '../mail/letter-kinds.ts';
import type { Mailer } from '../mail/mailer.ts';
import * as outbox from '../mail/posta-repository.ts';
import type { KeptLetter } from '../mail/posta-repository.ts';

export interface PostaParts {
  mailer: Pick<Mailer, 'reset' | 'invitation' | 'wake'>;
  verification: { send(tx: Tx, to: Claimant): Promise<void> };
}
interface Claimant {
  id: string;
  email: string;
  firstName: string;
  language: 'it' | 'en';
}
const INVITATION_DAYS = 3;
const RESET_SECONDS = 3_600;

export function postaRoutes(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { mailer, verification }: PostaParts,
) {
  const toRow = ({ recipient, written, ...letter }: KeptLetter): LetterRow => ({
    ...letter,
    to: masked(recipient),
    again: again(letter.kind, written, clock()),
  });
  async function posta(): Promise<Posta> {
    const { waiting, stuck, silent } = await outbox.countLetters(db);
    return {
      waiting: (await outbox.listLetters(db, 'waiting')).map(toRow),
      stuck: (await outbox.listLetters(db, 'stuck')).map(toRow),
      waitingTotal: waiting,
      stuckTotal: stuck,
      server: !config.smtpUrl ? 'none' : silent ? 'silent' : 'answers',
      sent: await outbox.readSent(db, clock()),
    };
  }

  /** @returns false when nobody of that address could use it any more */
  async function writeAnew(
    tx: Tx,
    { kind, recipient }: KeptLetter,
    actor: Actor,
  ): Promise<boolean> {
    const folded = foldEmail(recipient);
    if (kind === 'verification') {
      const [claim] = await findClaims(tx, folded);
      if (!claim?.email) return false;
      await verification.send(tx, { ...claim, email: claim.email });
      return true;
    }
    if (kind === 'reset') {
      const known = await findByEmail(tx, folded);
      if (known?.state !== 'active' || !known.email) return false;
      const token = await issueAnotherToken(tx, {
        userId: known.id,
        kind: 'reset',
        now: clock(),
        expiresAt: plusSeconds(clock(), RESET_SECONDS),
      });
      await mailer.reset(tx, { ...known, email: known.email }, token);
      return true;
    }
    const invited = await findInvitationTo(tx, folded);
    if (!invited || (await findByEmail(tx, folded))) return false;
    const token = newToken();
    await putInvitation(tx, {
      ...invited,
      tokenHash: hashToken(token),
      invitedBy: actor.userId,
      now: clock(),
      expiresAt: plusDays(clock(), INVITATION_DAYS),
    });
    await mailer.invitation(tx, invited, token);
    return true;
  }

  /** One stuck letter, in one transaction with its row of the log. */
  const deed = async (
    actor: Actor,
    id: string,
    action: string,
    act: (tx: Tx, letter: KeptLetter) => Promise<unknown>,
  ): Promise<Posta> => {
    await db.transaction(async (tx) => {
      const letter = await outbox.lockStuck(tx, id);
      if (!letter) throw new ProblemError('NOT_FOUND');
      await act(tx, letter);
      await note(tx, {
        at: clock(),
        actor: actor.userId,
        subject: null,
        action,
        via: 'staff',
        detail: letter.kind,
      });
    });
    return posta();
  };

  return {
    posta: () => posta(),
    retryLetter: (incoming) => {
      const actor = actorOf(incoming);
      return deed(actor, incoming.params.id, 'posta.retried', async (tx, letter) => {
        const how = again(letter.kind, letter.written, clock());
        if (how === 'same') await outbox.sendAgain(tx, letter.id, clock());
        else if (how === 'new' && (await writeAnew(tx, letter, actor)))
          await outbox.dropLetter(tx, letter.id);
        else
          throw new ProblemError('CONFLICT', {
            detail: 'What the letter carries is over, and nobody waits for another',
          });
        afterCommit(mailer.wake);
      });
    },
    dropLetter: (incoming) =>
      deed(actorOf(incoming), incoming.params.id, 'posta.dropped', (tx, { id }) =>
        outbox.dropLetter(tx, id),
      ),
  } satisfies Partial<Handlers>;
}

/** «p•••@fabbri.example»: enough to know which it is. */
const masked = (address: string): string => {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${at < 0 ? '' : address.slice(at)}`;
};
