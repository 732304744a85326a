/** The level of each area of a household, and what its changes were caused by. */
import type { Analisi, IsoDate, LevelOrGrey, SoluzioneCode } from '@bussola/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import type { Membro } from '@bussola/contract';
import { anyOf, q, rows, run } from '../../db/typed.ts';
import { membroJson, sezioniJson } from '../people/nucleo-repository.ts';
import type { AreaRow } from '../people/nucleo-repository.ts';

export type Levels = Partial<Record<SoluzioneCode, LevelOrGrey>>;
/**
 * Why a level changed, by name and never by value. More than one may have changed since the levels
 * of before: then each is named.
 */
export interface LevelCause {
  /** Names of the answers that were changed. */
  answers?: string[];
  /** The release of the constants that came in force. */
  release?: string;
  /** The version of the rules that came in force. */
  rule?: string;
  /** The day: people grow older, and constants have dates. */
  age?: IsoDate;
}
export interface ComputedLevels {
  userId: string;
  /** Of the household. */
  version: number;
  motore: string;
  costanti: string;
  day: IsoDate;
  levels: Levels;
  counts: Analisi['conteggi'];
}

export const computedLevels = (
  userId: string,
  version: number,
  day: IsoDate,
  { motore, costanti, soluzioni, conteggi }: Analisi,
): ComputedLevels => ({
  userId,
  version,
  motore,
  costanti,
  day,
  levels: Object.fromEntries(soluzioni.map(({ code, level }) => [code, level])),
  counts: conteggi,
});

/** Areas that have a level on both sides, and not the same. */
export const changedLevels = (
  before: Levels,
  after: Levels,
): { area: SoluzioneCode; before: LevelOrGrey; after: LevelOrGrey }[] =>
  (Object.entries(after) as [SoluzioneCode, LevelOrGrey][]).flatMap(([area, level]) => {
    const was = before[area];
    return was === undefined || was === level ? [] : [{ area, before: was, after: level }];
  });

/**
 * Stores the levels, and a row of history for each area that changed. The first levels of a
 * household are no change. Levels of an older version of the household are left out: a slower
 * server must not put them over newer ones.
 * @param at when the households were read, or before: answers after it are news
 */
export async function storeLevels(
  tx: Queryable,
  computed: readonly ComputedLevels[],
  at: Date,
): Promise<void> {
  const stored = await lockStored(
    tx,
    computed.map(({ userId }) => userId),
  );
  const newer = computed.filter(
    ({ userId, version }) => version >= (stored.get(userId)?.version ?? version),
  );
  await upsert(tx, newer, at);
  const history = [];
  for (const one of newer) {
    const before = stored.get(one.userId);
    const changes = before ? changedLevels(before.levels, one.levels) : [];
    if (!before || changes.length === 0) continue;
    const cause = JSON.stringify(await causeOf(tx, before, one));
    for (const change of changes)
      history.push({ user_id: one.userId, day: one.day, ...change, cause });
  }
  if (history.length > 0) await run(tx, q.insertInto('level_history').values(history));
}

type Stored = Awaited<ReturnType<typeof lockStored>> extends Map<string, infer S> ? S : never;
/** In one order, so that two who lock the same households do not wait for each other. */
const lockStored = async (tx: Queryable, userIds: readonly string[]) =>
  new Map(
    (
      await rows(
        tx,
        q
          .selectFrom('household_levels')
          .select(['user_id as userId', 'version', 'motore', 'costanti', 'ref_day as day'])
          .select(['computed_at as at', 'levels'])
          .where('user_id', '=', anyOf(userIds))
          .orderBy('user_id')
          .forUpdate(),
      )
    ).map((one) => [one.userId, one]),
  );

async function causeOf(tx: Queryable, before: Stored, after: ComputedLevels): Promise<LevelCause> {
  return {
    ...(before.version !== after.version && {
      answers: await changedAnswers(tx, after.userId, before.at),
    }),
    ...(before.costanti !== after.costanti && { release: after.costanti }),
    ...(before.motore !== after.motore && { rule: after.motore }),
    ...(before.day !== after.day && { age: after.day }),
  };
}
const changedAnswers = async (tx: Queryable, userId: string, since: Date): Promise<string[]> =>
  (
    await rows(
      tx,
      q
        .selectFrom('answer_history')
        .select('key')
        .distinct()
        .where('user_id', '=', userId)
        .where('at', '>', since)
        .orderBy('key'),
    )
  ).map(({ key }) => key);

async function upsert(tx: Queryable, computed: readonly ComputedLevels[], at: Date): Promise<void> {
  if (computed.length === 0) return;
  const values = computed.map(({ userId, version, motore, costanti, day, levels, counts }) => ({
    user_id: userId,
    version,
    motore,
    costanti,
    ref_day: day,
    computed_at: at,
    levels: JSON.stringify(levels),
    red: counts.red,
    yellow: counts.yellow,
    green: counts.green,
    grey: counts.grey,
    since: day,
  }));
  await run(
    tx,
    q
      .insertInto('household_levels')
      .values(values)
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet((eb) => ({
            version: eb.ref('excluded.version'),
            motore: eb.ref('excluded.motore'),
            costanti: eb.ref('excluded.costanti'),
            ref_day: eb.ref('excluded.ref_day'),
            computed_at: eb.ref('excluded.computed_at'),
            levels: eb.ref('excluded.levels'),
            red: eb.ref('excluded.red'),
            yellow: eb.ref('excluded.yellow'),
            green: eb.ref('excluded.green'),
            grey: eb.ref('excluded.grey'),
          }))
          .whereRef('household_levels.version', '<=', 'excluded.version'),
      ),
  );
}

interface StaleQuestion {
  motore: string;
  costanti: string;
  day: IsoDate;
  /** Levels of an older day are stale too. */
  oldest: IsoDate | undefined;
  /** Households come by id; from which on. */
  after: string | undefined;
  limit: number;
}
export type StaleHousehold = Pick<
  AreaRow,
  'version' | 'analisiFamiliare' | 'uscitePianificate' | 'sezioni'
> & { userId: string; membri: Membro[] };
/** Households whose levels are not of this engine, this release and their own answers of now. */
export const listStale = (
  db: Queryable,
  { motore, costanti, day, oldest, after, limit }: StaleQuestion,
): Promise<StaleHousehold[]> =>
  rows(
    db,
    q
      .selectFrom('areas as a')
      .innerJoin('users as u', 'u.id', 'a.user_id')
      .leftJoin('household_levels as l', 'l.user_id', 'a.user_id')
      .select(['a.user_id as userId', 'a.version', 'a.analisi_familiare as analisiFamiliare'])
      .select((eb) => [
        sql<
          string | null
        >`planned_outflows(a.uscite_pianificate, a.uscite_scritte_il, a.uscite, ${day}::date)`.as(
          'uscitePianificate',
        ),
        sql<AreaRow['sezioni']>`${sql.raw(sezioniJson)}`.as('sezioni'),
        eb
          .selectFrom('membri as m')
          .select(sql<Membro[]>`jsonb_agg(${sql.raw(membroJson)} order by m.seq)`.as('membri'))
          .whereRef('m.user_id', '=', 'a.user_id')
          .$asScalar()
          .$notNull()
          .as('membri'),
      ])
      .where('u.deleted_at', 'is', null)
      .where('u.placeholder', '=', false)
      .where((eb) =>
        eb.exists(
          eb.selectFrom('membri as m').select('m.id').whereRef('m.user_id', '=', 'a.user_id'),
        ),
      )
      .where((eb) =>
        eb.or([
          eb('l.user_id', 'is', null),
          eb('l.version', '<>', eb.ref('a.version')),
          eb('l.motore', '<>', motore),
          eb('l.costanti', '<>', costanti),
          ...(oldest === undefined ? [] : [eb('l.ref_day', '<', oldest)]),
        ]),
      )
      .$if(after !== undefined, (some) => some.where('a.user_id', '>', after ?? ''))
      .orderBy('a.user_id')
      .limit(limit),
  );
