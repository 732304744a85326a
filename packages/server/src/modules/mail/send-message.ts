import { lazyModule } from '../../lazy-module.ts';
import type { Deps } from '../../deps.ts';
import { storeDevMail } from './outbox-repository.ts';
import type { DueMessage } from './outbox-repository.ts';
import type { Failure } from './posta-repository.ts';

/** A server that says nothing is left before the message is anybody else's again. */
const SMTP_TIMES = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
};
export type SmtpTimes = Partial<typeof SMTP_TIMES>;

/** One message by SMTP, or into the dev mailbox when no server is configured. */
export function sendMessage(
  { config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>,
  times: SmtpTimes = SMTP_TIMES,
) {
  const smtp = lazyModule(async () =>
    (await import('nodemailer')).createTransport(
      { url: config.smtpUrl ?? '', ...times },
      { from: config.mailFrom },
    ),
  );
  return {
    async send(message: DueMessage): Promise<void> {
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
    },
    close: async (): Promise<void> => (await smtp.ifLoaded())?.close(),
  };
}

/** The server knows the address and will not take anything for it: 5xx to the envelope. */
const isAddressRefused = (error: Error): boolean =>
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500;

const WORDS_MAX = 300;
/** Mail servers repeat the address that they refuse. */
const withoutAddresses = (words: string): string =>
  words
    .slice(0, 2_000)
    .split(/\s+/)
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ')
    .slice(0, WORDS_MAX);

/** Why a letter did not leave, with the mail server's own words when it said any. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { kind: 'later', words: '' };
  if ('response' in error && typeof error.response === 'string')
    return {
      kind: isAddressRefused(error) ? 'refused' : 'later',
      words: withoutAddresses(error.response),
    };
  return { kind: 'silent', words: withoutAddresses(error.message) };
}
