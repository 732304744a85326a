import type { Membro } from '@bussola/contract';
import type { IsoDate, SezioneAnalisi, SezioniAnalisi, UscitaDatata } from '@bussola/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { isUniqueViolation } from '../../db/port.ts';
import { q, row, rows, run } from '../../db/typed.ts';

/** A row of `membri m` as the contract writes it. */
export const membroJson = `m.data || jsonb_build_object('_id', m.id, 'userId', m.user_id, 'gradoParentela', m.grado, 'enabled', m.enabled, 'seq', m.seq,
  'createdAt', wire_time(m.created_at), 'residenzaPropria', coalesce(m.data->>'statoResidenza' in ('proprietà', 'comproprietà'), false))`;

/** The sections of a row of `areas a` as the contract writes them. */
export const sezioniJson = `jsonb_build_object(
  'investimenti', jsonb_build_object('enabled', a.investimenti, 'dal', a.investimenti_dal),
  'personaldata', jsonb_build_object('enabled', a.personaldata, 'dal', a.personaldata_dal))`;

export async function listMembri(db: Queryable, userId: string): Promise<Membro[]> {
  const membri = q
    .selectFrom('membri as m')
    .select(sql<Membro>`${sql.raw(membroJson)}`.as('membro'))
    .where('m.user_id', '=', userId)
    .orderBy('m.seq');
  return (await rows(db, membri)).map(({ membro }) => membro);
}

export interface AreaRow {
  version: number;
  revision: number;
  analisiFamiliare: 'perMe' | 'perNucleo';
  /** What counts of them on the day asked for. */
  uscitePianificate: string | null;
  uscite: UscitaDatata[] | null;
  sezioni: SezioniAnalisi;
  updatedAt: Date;
}
const numbers = (userId: string) =>
  q.selectFrom('areas as a').select(['version', 'revision']).where('user_id', '=', userId);
export const findVersion = async (db: Queryable, userId: string): Promise<number | undefined> =>
  (await row(db, numbers(userId)))?.version;
export const findArea = (
  db: Queryable,
  userId: string,
  day: IsoDate,
): Promise<AreaRow | undefined> =>
  row(
    db,
    numbers(userId)
      .select(['updated_at as updatedAt', 'analisi_familiare as analisiFamiliare', 'uscite'])
      .select(
        sql<
          string | null
        >`planned_outflows(uscite_pianificate, uscite_scritte_il, uscite, ${day}::date)`.as(
          'uscitePianificate',
        ),
      )
      .select(sql<SezioniAnalisi>`${sql.raw(sezioniJson)}`.as('sezioni')),
  );
export const setSezione = (
  tx: Queryable,
  userId: string,
  sezione: SezioneAnalisi,
  { enabled, dal }: { enabled: boolean; dal: IsoDate },
): Promise<void> =>
  run(
    tx,
    q
      .updateTable('areas')
      .set(
        sezione === 'investimenti'
          ? { investimenti: enabled, investimenti_dal: dal }
          : { personaldata: enabled, personaldata_dal: dal },
      )
      .where('user_id', '=', userId),
  );
/**
 * Writes to one household pass one at a time, so a version read under this lock holds until commit.
 */
export const lockArea = (
  tx: Queryable,
  userId: string,
): Promise<Pick<AreaRow, 'version' | 'revision'> | undefined> =>
  row(tx, numbers(userId).forUpdate());
/** Every write to the household ends here, in its own transaction. */
export const bumpArea = (tx: Queryable, userId: string, now: Date): Promise<void> =>
  run(
    tx,
    q
      .updateTable('areas')
      .set((eb) => ({
        version: eb('version', '+', 1),
        revision: eb('revision', '+', 1),
        updated_at: now,
      }))
      .where('user_id', '=', userId),
  );
export const setPerimeter = (
  tx: Queryable,
  userId: string,
  analisiFamiliare: 'perMe' | 'perNucleo',
): Promise<void> =>
  run(
    tx,
    q
      .updateTable('areas')
      .set({ analisi_familiare: analisiFamiliare })
      .where('user_id', '=', userId),
  );
/** A total, or outflows with dates; their total of today is written beside, for the history. */
export const setOutflows = (
  tx: Queryable,
  userId: string,
  day: IsoDate,
  planned: { total: number | null } | { dated: readonly UscitaDatata[] },
): Promise<void> => {
  const dated = 'dated' in planned ? JSON.stringify(planned.dated) : null;
  const total = 'total' in planned ? planned.total : 0;
  const counted = sql<string>`planned_outflows(
    ${total}::numeric, ${day}::date, ${dated}::jsonb, ${day}::date)`;
  return run(
    tx,
    q
      .updateTable('areas')
      .set({
        uscite: dated,
        uscite_pianificate: counted,
        uscite_scritte_il: total === null ? null : day,
      })
      .where('user_id', '=', userId),
  );
};

/**
 * Adding a member to an analysis «per me» makes it one of the family, so that the member is
 * counted.
 */
export const widenPerimeter = (tx: Queryable, userId: string): Promise<void> =>
  run(
    tx,
    q
      .updateTable('areas')
      .set({ analisi_familiare: 'perNucleo' })
      .where('user_id', '=', userId)
      .where('analisi_familiare', '=', 'perMe'),
  );

type Grado = Membro['gradoParentela'];
interface NewMembro {
  id: string;
  userId: string;
  seq: number;
  grado: Grado;
  data: object;
  now: Date;
  enabled?: boolean;
}
export const insertMembro = (tx: Queryable, m: NewMembro): Promise<void> =>
  run(
    tx,
    q.insertInto('membri').values({
      id: m.id,
      user_id: m.userId,
      seq: m.seq,
      grado: m.grado,
      data: JSON.stringify(m.data),
      created_at: m.now,
      enabled: m.enabled ?? true,
    }),
  );
export interface MembroRow {
  id: string;
  grado: Grado;
  enabled: boolean;
  seq: number;
  data: Record<string, unknown>;
}
export const findMembro = (
  tx: Queryable,
  userId: string,
  memberId: string,
): Promise<MembroRow | undefined> =>
  row(
    tx,
    q
      .selectFrom('membri')
      .select(['id', 'grado', 'enabled', 'seq', 'data'])
      .where('user_id', '=', userId)
      .where('id', '=', memberId),
  );
export const saveMembro = (
  tx: Queryable,
  userId: string,
  memberId: string,
  grado: Grado,
  data: object,
): Promise<void> =>
  run(
    tx,
    q
      .updateTable('membri')
      .set({ grado, data: JSON.stringify(data) })
      .where('user_id', '=', userId)
      .where('id', '=', memberId),
  );
/** What the account and the household both say of their owner. */
type OwnerFacts = Partial<Pick<Membro, 'firstName' | 'lastName' | 'comuneResidenza'>>;
/** Writes what the account says of its owner into the household, if there is one. */
export async function saveOwnerFacts(
  tx: Queryable,
  userId: string,
  facts: OwnerFacts,
  now: Date,
): Promise<void> {
  const said = JSON.stringify(facts);
  const changed = q
    .updateTable('membri')
    .set({ data: sql`data || ${said}::jsonb` })
    .where('user_id', '=', userId)
    .where('grado', '=', 'me')
    .where(sql<boolean>`not data @> ${said}::jsonb`)
    .returning('id');
  if ((await rows(tx, changed)).length > 0) await bumpArea(tx, userId, now);
}
export const setEnabled = (
  tx: Queryable,
  userId: string,
  memberId: string,
  enabled: boolean,
): Promise<void> =>
  run(
    tx,
    q
      .updateTable('membri')
      .set({ enabled })
      .where('user_id', '=', userId)
      .where('id', '=', memberId),
  );
/** @returns where the bytes of their picture are, which has no row any more */
export async function removeMembro(
  tx: Queryable,
  userId: string,
  memberId: string,
): Promise<string[]> {
  const pictures = q
    .deleteFrom('avatars')
    .where('user_id', '=', userId)
    .where('member_id', '=', memberId)
    .returning('blob_key as key');
  const keys = (await rows(tx, pictures)).map(({ key }) => key);
  await run(tx, q.deleteFrom('membri').where('user_id', '=', userId).where('id', '=', memberId));
  return keys;
}
export const removeMembri = (tx: Queryable, userId: string): Promise<void> =>
  run(tx, q.deleteFrom('membri').where('user_id', '=', userId));
/** Of the open area. `enabled`: of all its members, also where some only are shown. */
export async function householdNumbers(
  tx: Queryable,
  userId: string,
): Promise<{ total: number; enabled: number; nextSeq: number }> {
  const numbers = await row(
    tx,
    q
      .selectFrom('membri')
      .select((eb) => [
        eb.fn.countAll<number>().as('total'),
        sql<number>`household_enabled()`.as('enabled'),
        sql<number>`coalesce(max(${eb.ref('seq')}), -1) + 1`.as('nextSeq'),
      ])
      .where('user_id', '=', userId),
  );
  return numbers ?? { total: 0, enabled: 0, nextSeq: 0 };
}

/** The database knows that a household has one spouse; this tells whether that is what it said. */
export const isSecondSpouse = (error: unknown): boolean =>
  isUniqueViolation(error) &&
  typeof error === 'object' &&
  error !== null &&
  'constraint' in error &&
  error.constraint === 'membri_one_spouse';
