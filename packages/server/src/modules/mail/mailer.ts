/** Writes messages into the outbox, from where a worker sends them after the commit. */
import { randomUUID } from 'node:crypto';
import type { Notice, Role, StaffRow } from '@bussola/contract';
import { plusDays } from '../../clock.ts';
import { afterCommit } from '../../after-commit.ts';
import type { Deps, Tx } from '../../deps.ts';
import { homeOf } from '../../http/site.ts';
import * as emailChange from './email-change-letters.ts';
import type { Language, Letter } from './letter.ts';
import { noticeLetter } from './letters-of-notices.ts';
import * as letters from './messages.ts';
import type { LetterKind } from './letter-kinds.ts';
import { enqueue, sweepOutbox } from './outbox-repository.ts';
import { outboxWorker } from './outbox-worker.ts';
import { sweepSent } from './posta-repository.ts';
import type { SmtpTimes } from './send-message.ts';
import * as signIn from './sign-in-letters.ts';

export interface Addressee {
  email: string;
  firstName: string;
  language: Language;
  /** Says at which address the pages of the letter are. */
  role: Role;
}
type Unproved = Omit<Addressee, 'role'>;

export function mailer(deps: Pick<Deps, 'config' | 'db' | 'clock' | 'log'>, times?: SmtpTimes) {
  const { config, db, clock } = deps;
  const { wake, ...worker } = outboxWorker(deps, times);

  async function put(
    tx: Tx,
    to: string,
    letter: Letter,
    kind: LetterKind = 'account',
  ): Promise<void> {
    await enqueue(tx, { id: randomUUID(), recipient: to, kind, ...letter, now: clock() });
    afterCommit(wake);
  }
  const desk: Desk = {
    post: (tx, to, kind, letter) => put(tx, to.email, letter, kind),
    page: (role, path, token, key = 'token') =>
      `${homeOf(config, role)}${path}${token ? `?${key}=${token}` : ''}`,
  };
  return {
    ...worker,
    ...accountMail(desk),
    ...signInMail(desk),
    ...emailChangeMail(desk),
    wake,
    /** A letter written elsewhere. */
    send: put,
    async sweep(): Promise<void> {
      await sweepOutbox(db, plusDays(clock(), -7), plusDays(clock(), -30));
      await sweepSent(db, plusDays(clock(), -400));
    },
  };
}
export type Mailer = ReturnType<typeof mailer>;

interface Desk {
  post(tx: Tx, to: Unproved, kind: LetterKind, letter: Letter): Promise<void>;
  /** The address of a page, where somebody of this role works. */
  page(role: Role, path: string, token?: string, key?: string): string;
}

/** Where a notice leads that is not about the reader's own account. */
const PAGE_OF: Partial<Record<Notice['kind'], string>> = {
  'staff-changed': '/admin/amministratori',
};

const accountMail = ({ post, page }: Desk) => ({
  verification: (tx: Tx, to: Unproved, code: string, token: string) =>
    post(
      tx,
      to,
      'verification',
      letters.verificationLetter(to, code, page('User', '/user/new-verify-email', token)),
    ),
  alreadyExists: (tx: Tx, to: Addressee, token: string) =>
    post(tx, to, 'already', letters.alreadyExistsLetter(to, page(to.role, '/alreadyexits', token))),
  reset: (tx: Tx, to: Addressee, token: string) =>
    post(tx, to, 'reset', letters.resetLetter(to, page(to.role, '/user/reset-password', token))),
  invitation: (tx: Tx, to: Addressee & { role: StaffRow['role'] }, token: string) =>
    post(
      tx,
      to,
      'invitation',
      letters.invitationLetter(to, page(to.role, '/user/reset-password', token), to.role),
    ),
  /** @param named the notice and the names it carries, as the screens show it */
  notice: (tx: Tx, to: Addressee, named: Pick<Notice, 'kind' | 'detail'>) =>
    post(
      tx,
      to,
      'notice',
      noticeLetter(to, named, page(to.role, PAGE_OF[named.kind] ?? '/user/forgot-password')),
    ),
});

const signInMail = ({ post, page }: Desk) => ({
  signInLink: (tx: Tx, to: Addressee, token: string) =>
    post(
      tx,
      to,
      'sign-in',
      signIn.signInLinkLetter(to, page(to.role, `/user/email-access/${token}`)),
    ),
  /** @param reportId the report that the link opens; null for a checkup to go on with */
  access: (tx: Tx, to: Unproved, token: string, reportId: string | null) => {
    const url = page('User', `/user/email-access/${token}${reportId ? `/${reportId}` : ''}`);
    return post(tx, to, 'access', signIn.accessLetter(to, url, reportId !== null));
  },
  accessBySignIn: (tx: Tx, to: Addressee) =>
    post(tx, to, 'access', signIn.accessBySignInLetter(to, page(to.role, '/user/login'))),
});

const CHANGE_PAGE = '/user/new-verify-change-email';
const emailChangeMail = ({ post, page }: Desk) => ({
  emailChangeCode: (tx: Tx, to: Addressee, code: string, token: string) =>
    post(
      tx,
      to,
      'email-change',
      emailChange.emailChangeLetter(to, code, page(to.role, CHANGE_PAGE, token)),
    ),
  emailChangeAsked: (tx: Tx, to: Addressee, token: string) =>
    post(
      tx,
      to,
      'notice',
      emailChange.emailChangeAskedLetter(to, page(to.role, CHANGE_PAGE, token, 'undo')),
    ),
  emailChanged: (tx: Tx, to: Addressee, token: string) =>
    post(
      tx,
      to,
      'notice',
      emailChange.emailChangedLetter(to, page(to.role, CHANGE_PAGE, token, 'undo')),
    ),
});
