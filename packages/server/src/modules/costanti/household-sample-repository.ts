import { randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { usedAnswers } from '@bussola/domain';
import type { Famiglia, IsoDate, SezioniAnalisi } from '@bussola/domain';
import type { Membro } from '@bussola/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { q, rows } from '../../db/typed.ts';
import { membroJson, sezioniJson } from '../people/nucleo-repository.ts';

/**
 * Areas that have an analysis, from an id on. Ids are random, so those after a random one are a
 * sample; the index is read, and not the table.
 */
const areasFrom = async (db: Queryable, from: string, limit: number): Promise<string[]> =>
  (
    await rows(
      db,
      q
        .selectFrom('analyses')
        .innerJoin('users', 'users.id', 'analyses.user_id')
        .select('analyses.user_id as id')
        .where('analyses.user_id', '>=', from)
        .where('users.placeholder', '=', false)
        .orderBy('analyses.user_id')
        .limit(limit),
    )
  ).map(({ id }) => id);

const MOST = 1000;
/** Read together. */
const BATCH = 50;

/** The sample begins at a random id, and goes on from the first one. */
async function sampleAreas(db: Queryable): Promise<string[]> {
  const found = await areasFrom(db, randomUUID(), MOST);
  if (found.length === MOST) return found;
  const first = await areasFrom(db, '00000000-0000-0000-0000-000000000000', MOST - found.length);
  return [...new Set([...found, ...first])];
}

/** A thousand households by chance, one after another; other requests pass between two of them. */
export async function* someHouseholds(db: Queryable, day: IsoDate): AsyncGenerator<Famiglia> {
  const ids = await sampleAreas(db);
  for (let at = 0; at < ids.length; at += BATCH)
    for (const famiglia of await householdsOf(db, ids.slice(at, at + BATCH), day)) {
      yield famiglia;
      await breathe();
    }
}

/** The households of these areas as the engine takes them; no name leaves this function. */
async function householdsOf(
  db: Queryable,
  ids: readonly string[],
  day: IsoDate,
): Promise<Famiglia[]> {
  const areas = await rows(
    db,
    q
      .selectFrom('areas as a')
      .select(['a.user_id as id', 'a.analisi_familiare as analisiFamiliare'])
      .select(
        sql<
          string | null
        >`planned_outflows(a.uscite_pianificate, a.uscite_scritte_il, a.uscite, ${day}::date)`.as(
          'uscite',
        ),
      )
      .select(sql<SezioniAnalisi>`${sql.raw(sezioniJson)}`.as('sezioni'))
      .where('a.user_id', 'in', ids),
  );
  const membri = await rows(
    db,
    q
      .selectFrom('membri as m')
      .select('m.user_id as id')
      .select(sql<Membro>`${sql.raw(membroJson)}`.as('membro'))
      .where('m.user_id', 'in', ids)
      .orderBy('m.seq'),
  );
  return areas.flatMap(({ id, analisiFamiliare, uscite, sezioni }) => {
    const own = membri.filter((one) => one.id === id);
    if (own.length === 0) return [];
    return [
      {
        refDate: day,
        analisiFamiliare,
        membri: own.map(({ membro }) => usedAnswers(membro, sezioni)),
        ...(uscite === null ? {} : { uscitePianificate: Number(uscite) }),
      },
    ];
  });
}
