/**
 * Writes messages into the outbox, and a worker that takes them out: to SMTP, or to the dev mailbox
 * when there is none.
 */
import { randomUUID } from 'node:crypto';
import type { Notice, StaffRow } from '@bussola/contract';
import { plusSeconds } from '../../clock.ts';
import { asSystem } from '../../access.ts';
import { afterCommit } from '../../after-commit.ts';
import { lazyModule } from '../../lazy-module.ts';
import type { Deps, Tx } from '../../deps.ts';
import * as signInLetters from './sign-in-letters.ts';
import type { Language, Letter } from './letter.ts';
import * as letters from './messages.ts';
import { noticeLetter } from './letters-of-notices.ts';
import {
  enqueue,
  markSent,
  putOff,
  storeDevMail,
  sweepOutbox,
  takeNext,
} from './outbox-repository.ts';
import type { DueMessage } from './outbox-repository.ts';

/**
 * Two days, so that a mail server may be down over a weekend's night; an address that the server
 * refuses for good is asked a few times.
 */
const MAX_ATTEMPTS = { ordinary: 55, refused: 8 };
/** A server that says nothing is left before the message is anybody else's again. */
const SMTP_TIMES = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
};
/** Well within the ten seconds that a process has to end. */
const STOP_MS = 3_000;
export interface Addressee {
  email: string;
  firstName: string;
  language: Language;
}

export function mailer(
  { config, db, clock, log }: Deps,
  times: Partial<typeof SMTP_TIMES> = SMTP_TIMES,
) {
  const smtp = lazyModule(async () =>
    (await import('nodemailer')).createTransport(
      { url: config.smtpUrl ?? '', ...times },
      { from: config.mailFrom },
    ),
  );
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopping = false;

  const page = (path: string, token?: string, key = 'token') =>
    `${config.publicUrl}${path}${token ? `?${key}=${token}` : ''}`;
  async function put(tx: Tx, to: string, letter: Letter): Promise<void> {
    await enqueue(tx, { id: randomUUID(), recipient: to, ...letter, now: clock() });
    afterCommit(wake);
  }

  async function deliver(message: DueMessage): Promise<void> {
    if (!config.smtpUrl) {
      await storeDevMail(db, { ...message, now: clock() });
      return;
    }
    await (
      await smtp()
    ).sendMail({
      to: message.recipient,
      subject: message.subject,
      html: message.html,
      text: message.body,
      // Delivery is at least once: the same id lets a mail server drop the copy.
      messageId: `<${message.id}@${new URL(config.publicUrl).hostname}>`,
    });
  }

  async function drain(): Promise<void> {
    while (!stopping) {
      const message = await takeNext(db, clock());
      if (!message) return;
      try {
        await deliver(message);
        await markSent(db, message.id, clock());
      } catch (error) {
        const dead = message.attempts >= MAX_ATTEMPTS[isRefused(error) ? 'refused' : 'ordinary'];
        await putOff(
          db,
          message.id,
          plusSeconds(clock(), Math.min(3600, 5 * 2 ** message.attempts)),
          dead,
        );
        log.warn(
          {
            messageId: message.id,
            attempts: message.attempts,
            dead,
            reason: error instanceof Error ? error.name : 'unknown',
          },
          'a message was not delivered',
        );
      }
    }
  }

  /** One drain at a time; a wake during one makes it run once more. */
  function wake(): void {
    if (running) {
      again = true;
      return;
    }
    running = asSystem(drain)
      .catch((error: unknown) => {
        log.error({ err: error }, 'the outbox could not be read');
      })
      .finally(() => {
        running = undefined;
        if (again) {
          again = false;
          wake();
        }
      });
  }

  return {
    verification: (tx: Tx, to: Addressee, code: string, token: string) =>
      put(
        tx,
        to.email,
        letters.verificationLetter(to, code, page('/user/new-verify-email', token)),
      ),
    alreadyExists: (tx: Tx, to: Addressee, token: string) =>
      put(tx, to.email, letters.alreadyExistsLetter(to, page('/alreadyexits', token))),
    reset: (tx: Tx, to: Addressee, token: string) =>
      put(tx, to.email, letters.resetLetter(to, page('/user/reset-password', token))),
    signInLink: (tx: Tx, to: Addressee, token: string) =>
      put(tx, to.email, signInLetters.signInLinkLetter(to, page(`/user/email-access/${token}`))),
    /** A letter written elsewhere. */
    send: put,
    emailChangeCode: (tx: Tx, to: Addressee, code: string, token: string) =>
      put(
        tx,
        to.email,
        signInLetters.emailChangeLetter(to, code, page('/user/new-verify-change-email', token)),
      ),
    emailChangeAsked: (tx: Tx, to: Addressee, token: string) =>
      put(
        tx,
        to.email,
        signInLetters.emailChangeAskedLetter(
          to,
          page('/user/new-verify-change-email', token, 'undo'),
        ),
      ),
    emailChanged: (tx: Tx, to: Addressee, token: string) =>
      put(
        tx,
        to.email,
        signInLetters.emailChangedLetter(to, page('/user/new-verify-change-email', token, 'undo')),
      ),
    /**
     * @param reportId the report that the link opens; a provisional person goes on with the checkup
     */
    access: (tx: Tx, to: Addressee, token: string, reportId: string | null) =>
      put(
        tx,
        to.email,
        signInLetters.accessLetter(
          to,
          page(`/user/email-access/${token}${reportId ? `/${reportId}` : ''}`),
          reportId !== null,
        ),
      ),
    accessBySignIn: (tx: Tx, to: Addressee) =>
      put(tx, to.email, signInLetters.accessBySignInLetter(to, page('/user/login'))),
    invitation: (tx: Tx, to: Addressee, token: string, role: StaffRow['role']) =>
      put(
        tx,
        to.email,
        signInLetters.invitationLetter(to, page('/user/reset-password', token), role),
      ),
    /** @param named the notice and the names it carries, as the screens show it */
    notice: (tx: Tx, to: Addressee, named: Pick<Notice, 'kind' | 'detail'>) =>
      put(tx, to.email, noticeLetter(to, named, page('/user/forgot-password'))),
    /** All that is due has been tried when this ends, by this look or by one that was under way. */
    async drain(): Promise<void> {
      wake();
      while (running) await running;
    },
    start(): void {
      timer = setInterval(wake, 1_000);
      timer.unref();
    },
    /**
     * Sends what is due for some seconds; what is left then leaves at the next start, or by another
     * server.
     */
    async stop({ withinMs = STOP_MS } = {}): Promise<void> {
      clearInterval(timer);
      const late = setTimeout(() => {
        stopping = true;
        again = false;
      }, withinMs);
      wake();
      while (running) await running;
      clearTimeout(late);
      stopping = true;
      (await smtp.ifLoaded())?.close();
    },
    sweep: () =>
      sweepOutbox(db, plusSeconds(clock(), -7 * 86_400), plusSeconds(clock(), -30 * 86_400)),
  };
}
export type Mailer = ReturnType<typeof mailer>;

/** The server knows the address and will not take anything for it: 5xx to the envelope. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500;
