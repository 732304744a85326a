/** What a release of the constants may and may not be, by its state and by its day. */
import { creaRelease, problemiCambi } from '@bussola/domain';
import type { Cambi, Costanti, IsoDate, ProblemaVoce } from '@bussola/domain';
import { ProblemError } from '../../problem-error.ts';
import type { ApprovedRow, ReleaseRow } from './release-repository.ts';

export const latest = (...days: [IsoDate, ...IsoDate[]]): IsoDate =>
  days.reduce((a, b) => (a > b ? a : b));

/** What the database promises of a row by its state. */
export function firstDayOf({ id, validFrom }: ReleaseRow): IsoDate {
  if (validFrom === null) throw new Error(`The release ${id} has no first day`);
  return validFrom;
}
export function placed({ id, effectiveDay, place }: ReleaseRow): {
  effectiveDay: IsoDate;
  place: number;
} {
  if (effectiveDay === null || place === null)
    throw new Error(`The release ${id} is approved and has no day`);
  return { effectiveDay, place };
}

/** A draft as the release it would be. */
export function draftRelease(base: Costanti, changes: Cambi, day: IsoDate): Costanti {
  refuse(problemiCambi(base, changes, day));
  return creaRelease(base, changes, { id: base.id, validFrom: day });
}

export function refuse(problems: readonly ProblemaVoce[]): void {
  if (problems.length === 0) return;
  throw new ProblemError('VALIDATION', {
    errors: problems.slice(0, 100).map(({ key, path, code, words }) => ({
      field: `${key}${path}`,
      code: `costanti:${code}`,
      message: words.it,
    })),
  });
}

export function refuseDay(validFrom: IsoDate, last: ApprovedRow, today: IsoDate): void {
  if (validFrom < today) throw dayRefusal('validFrom', 'Il primo giorno è oggi o più avanti.');
  if (validFrom < last.effectiveDay)
    throw new ProblemError('RELEASE_ORDER', {
      detail: `${last.release} comes in force on ${last.effectiveDay}: take a later day, or withdraw it`,
    });
}

export const dayRefusal = (field: string, message: string) =>
  new ProblemError('VALIDATION', { errors: [{ field, code: 'forms:errors.invalid', message }] });

/** A field of the form that cannot be taken as it is. */
export const fieldRefusal = (field: string, code: 'required' | 'invalid', message: string) =>
  new ProblemError('VALIDATION', {
    errors: [{ field, code: `forms:errors.${code}`, message }],
  });

export const refuseInForce = (row: ReleaseRow, today: IsoDate, current: unknown): void => {
  if (placed(row).effectiveDay <= today)
    throw new ProblemError('CONFLICT', {
      detail: 'It is in force already: a rollback is the way back',
      current,
    });
};
