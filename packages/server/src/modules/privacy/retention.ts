/** What may not be kept for ever (domain.md 10.3): accounts nobody uses, consents that are old. */
import type { Deps } from '../../deps.ts';
import { lapse, lockOld, sweepProofs } from '../general/consent-repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import { markDeleted } from '../people/user-repository.ts';
import { note } from '../audit/audit-repository.ts';
import type { ErasureService } from './erasure-service.ts';
import { inactiveLetter } from './privacy-letters.ts';
import { lockInactive, noteInactive } from './retention-repository.ts';

const INACTIVE_MONTHS = 24;
/** From the notice to the end. */
const NOTICE_MONTHS = 12;
/** How long a consent that people forget giving is good for. */
const CONSENT_MONTHS = [
  { kind: 'marketing', months: 24 },
  { kind: 'profiling', months: 12 },
] as const;
const BATCH = 200;

export function retention(
  { db, clock, config }: Deps,
  { mailer, erasure }: { mailer: Mailer; erasure: ErasureService },
) {
  async function tellInactive(): Promise<void> {
    await db.transaction(async (tx) => {
      const people = await noteInactive(tx, {
        now: clock(),
        months: INACTIVE_MONTHS,
        limit: BATCH,
      });
      for (const person of people)
        await mailer.send(
          tx,
          person.email,
          inactiveLetter(person, `${config.publicUrl}/user/login`, NOTICE_MONTHS),
        );
    });
  }

  /**
   * As if they had deleted it themselves, so that the fourteen days and the last message are theirs
   * too.
   */
  async function endInactive(): Promise<void> {
    await db.transaction(async (tx) => {
      const ended = await lockInactive(tx, { now: clock(), months: NOTICE_MONTHS, limit: BATCH });
      for (const person of ended) {
        await markDeleted(tx, person.id, clock());
        await erasure.announce(tx, person);
        await note(tx, {
          at: clock(),
          actor: null,
          subject: person.id,
          action: 'account.inactive',
        });
      }
    });
  }

  /** Taken back by time: written down as any other change, because the history is only added to. */
  async function lapseConsents(): Promise<void> {
    for (const { kind, months } of CONSENT_MONTHS) {
      const at = clock();
      const before = monthsBefore(at, months);
      await db.transaction(async (tx) => {
        for (const userId of await lockOld(tx, kind, before, BATCH))
          await lapse(tx, { userId, kind, before, at });
      });
    }
  }

  return {
    sweep: async () => {
      await tellInactive();
      await endInactive();
      await lapseConsents();
      await sweepProofs(db, clock());
    },
  };
}
export type Retention = ReturnType<typeof retention>;

function monthsBefore(at: Date, months: number): Date {
  const before = new Date(at);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
