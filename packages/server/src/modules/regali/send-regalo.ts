import { randomUUID } from 'node:crypto';
import type { BodyOf, ResponseOf } from '@bussola/contract';
import { asSystem } from '../../access.ts';
import { plusDays, romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import type { PersonalKeys } from '../../storage/personal-keys.ts';
import type { Throttle } from '../people/throttle.ts';
import { findById } from '../people/user-repository.ts';
import { lockArea } from '../people/nucleo-repository.ts';
import type { TextLines, TextsInForce } from '../contents/texts-in-force.ts';
import { note } from '../audit/audit-repository.ts';
import { once } from '../idempotency/once.ts';
import type { Mailer } from '../mail/mailer.ts';
import { giftLetter } from './gift-letter.ts';
import { addressHash, refusalToken } from './refusal-link.ts';
import * as regali from './regali-repository.ts';

/** How long a second gift of a kind to one address is asked about. */
export const SAME_GIFT_DAYS = 30;
export const namePurpose = (id: string): string => `recipient of gift ${id}`;

type List = ResponseOf<'listRegali'>;
type Body = BodyOf<'sendRegalo'>;
export interface SendParts {
  mailer: Pick<Mailer, 'send'>;
  keys: PersonalKeys;
  limit: Throttle;
  deducibilita: () => number;
  texts: TextsInForce;
  list: (tx: Tx, userId: string) => Promise<List>;
}

/** One letter to the recipient, and a line in the history of the giver without the address. */
export function sendRegalo(
  { db, clock, secrets, config }: Pick<Deps, 'db' | 'clock' | 'secrets' | 'config'>,
  { mailer, keys, limit, deducibilita, texts, list }: SendParts,
) {
  /** @throws ProblemError CONFLICT with the day of the first */
  async function refuseSecond(tx: Tx, userId: string, body: Body, hash: string): Promise<void> {
    if (body.again) return;
    const since = plusDays(clock(), -SAME_GIFT_DAYS);
    const earlier = await regali.findEarlier(tx, {
      userId,
      regalo: body.regalo,
      addressHash: hash,
      since,
    });
    if (earlier)
      throw new ProblemError('CONFLICT', {
        detail: 'The same gift went to this address already: ask for it again',
        current: { sentOn: romeDay(earlier.sentAt) },
      });
  }

  /** No mail goes to people who refuse it, or got enough today. The giver does not learn of it. */
  const mayWrite = async (hash: string): Promise<boolean> =>
    !(await asSystem(() => regali.isRefused(db, hash))) &&
    (await limit.wait('gifts:to', hash)) === 0;

  const letterFor = (mittente: string, body: Body, hash: string, testo: TextLines) =>
    giftLetter(
      {
        regalo: body.regalo,
        mittente,
        messaggio: body.messaggio,
        language: body.language,
        deducibilita: deducibilita(),
        testo,
      },
      {
        start: `${config.publicUrl}/checkup`,
        stop: `${config.publicUrl}/user/no-more-letters?token=${refusalToken(secrets, hash)}`,
      },
    );

  return async ({ userId }: Actor, body: Body, key: string | undefined): Promise<List> => {
    const giver = await findById(db, userId);
    if (!giver) throw new ProblemError('NOT_FOUND');
    const hash = addressHash(secrets, body.email);
    // Asking about a second gift spends nothing of the limit.
    await refuseSecond(db, userId, body, hash);
    await limit.count('gifts', userId);
    const leaves = await mayWrite(hash);
    // The fingerprint of the request is kept for a day: it is made without the address.
    const request = JSON.stringify({ sendRegalo: { ...body, email: hash } });
    const now = clock();
    const testo = await texts(body.language);
    return db.transaction(async (tx) => {
      // `once` keeps what it answers as it is, and the names in the list are sealed.
      await once(tx, { userId, key, request, now }, async () => {
        // Two presses at once are two gifts only when the second one is asked for.
        await lockArea(tx, userId);
        await refuseSecond(tx, userId, body, hash);
        const id = randomUUID();
        await regali.insertRegalo(tx, {
          id,
          userId,
          regalo: body.regalo,
          nome: await keys.sealText(tx, userId, body.nome, namePurpose(id)),
          addressHash: hash,
          sentAt: now,
        });
        if (leaves) {
          const mittente = `${giver.firstName} ${giver.lastName}`.trim();
          await mailer.send(tx, body.email, letterFor(mittente, body, hash, testo), 'gift');
        }
        await note(tx, {
          at: now,
          actor: userId,
          subject: userId,
          action: 'gift.sent',
          detail: body.regalo,
        });
        return { id };
      });
      return list(tx, userId);
    });
  };
}
