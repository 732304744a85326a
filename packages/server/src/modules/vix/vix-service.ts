/**
 * The volatility index (domain.md 4.7): typed, uploaded or fetched; kept day by day; shown with its
 * age.
 */
import type { ResponseOf } from '@bussola/contract';
import { vixAl } from '@bussola/domain';
import { plusDays, romeDay } from '../../clock.ts';
import { asSystem } from '../../access.ts';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import { latestVix, listVix, lockDays, putVix } from './vix-repository.ts';
import type { VixDay, VixSource } from './vix-repository.ts';
import { SourceError, fetchText } from './vix-source.ts';
import { VixTextError, vixFromCsv, vixFromJson } from './vix-text.ts';

const HISTORY_DAYS = 366;
/** The index has been computed since then. */
const FIRST_DAY = '1990-01-01';
type Noted = ResponseOf<'noteVix'>;

export function vixService({ db, clock, config, log }: Deps, engine: Engine) {
  async function read(): Promise<ResponseOf<'vix'>> {
    const today = romeDay(clock());
    const [latest, days] = [
      await latestVix(db, today),
      await listVix(db, romeDay(plusDays(clock(), -HISTORY_DAYS)), today),
    ];
    return {
      value: latest?.value ?? null,
      date: latest?.day ?? null,
      ...vixAl(engine.valori(today), latest, today),
      source: latest?.source ?? null,
      history: days.map(({ day, value }) => ({ date: day, value })),
    };
  }

  /**
   * All or none. A day that had another value gets the new one, and the audit says who did it; the
   * same value again is nothing.
   */
  async function record(
    days: readonly VixDay[],
    source: VixSource,
    by: string | null,
  ): Promise<Noted> {
    const now = clock();
    const future = days.find(({ day }) => day > romeDay(now));
    if (future) throw refused('date', `Il ${future.day} non è ancora arrivato.`);
    const early = days.find(({ day }) => day < FIRST_DAY);
    if (early) throw refused('date', `Il ${early.day} l’indice non c’era ancora.`);
    const counts = await db.transaction(async (tx) => {
      const before = await lockDays(
        tx,
        days.map(({ day }) => day),
      );
      const changed = days.filter(({ day, value }) => before.get(day) !== value);
      const replaced = changed.filter(({ day }) => before.has(day));
      const added = changed.filter(({ day }) => !before.has(day));
      await putVix(tx, changed, source, by, now);
      if (replaced.length > 0)
        await note(tx, {
          at: now,
          actor: by,
          subject: null,
          action: 'vix.replaced',
          detail: named(source, replaced),
        });
      // What the source adds by itself every day is no person's act.
      if (added.length > 0 && by !== null)
        await note(tx, {
          at: now,
          actor: by,
          subject: null,
          action: 'vix.added',
          detail: named(source, added),
        });
      return {
        added: added.length,
        replaced: replaced.length,
        unchanged: days.length - changed.length,
      };
    });
    return { ...counts, vix: await read() };
  }

  async function pull(by: string | null): Promise<Noted | undefined> {
    if (config.vixUrl === null) return undefined;
    const { text, isJson } = await fetchText(config.vixUrl);
    const days = isJson || /^\s*[[{]/.test(text) ? vixFromJson(text) : vixFromCsv(text);
    return record(days, 'url', by);
  }

  return {
    read,
    type: (by: string, { date, value }: { date: string; value: number }) =>
      record([{ day: date, value: Math.round(value * 100) / 100 }], 'typed', by),
    async upload(by: string, csv: string): Promise<Noted> {
      try {
        return await record(vixFromCsv(csv), 'csv', by);
      } catch (error) {
        if (error instanceof VixTextError) throw refused('csv', error.message);
        throw error;
      }
    },
    /** Asked by staff, who see the error. */
    async fetchNow(by: string): Promise<Noted> {
      try {
        const noted = await pull(by);
        if (!noted)
          throw new ProblemError('NOT_FOUND', {
            detail: 'No source is configured: VIX_URL is not set',
          });
        return noted;
      } catch (error) {
        if (error instanceof SourceError || error instanceof VixTextError)
          throw new ProblemError('UNAVAILABLE', { detail: error.message, retryAfterSeconds: 60 });
        throw error;
      }
    },
    /**
     * Every hour, when a source is configured; without one nothing leaves this machine. A source
     * that fails changes nothing.
     */
    async sweep(): Promise<void> {
      try {
        await asSystem(() => pull(null));
      } catch (error) {
        log.warn({ err: error }, 'the volatility index could not be read from its source');
      }
    },
  };
}
export type VixService = ReturnType<typeof vixService>;

const named = (source: VixSource, days: readonly VixDay[]): string =>
  `${source}: ${days
    .map(({ day }) => day)
    .slice(0, 400)
    .join(', ')}`;
const refused = (field: string, message: string) =>
  new ProblemError('VALIDATION', { errors: [{ field, code: 'forms:errors.invalid', message }] });
