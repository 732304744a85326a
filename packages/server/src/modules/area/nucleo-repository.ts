import type { Membro } from '@bussola/contract';
import type { Queryable } from '../../db/port.ts';
import { isUniqueViolation } from '../../db/port.ts';

/** A row of `membri m` as the contract writes it. */
export const membroJson = `m.data || jsonb_build_object('_id', m.id, 'userId', m.user_id, 'gradoParentela', m.grado, 'enabled', m.enabled, 'seq', m.seq,
  'createdAt', wire_time(m.created_at), 'residenzaPropria', coalesce(m.data->>'statoResidenza' in ('proprietà', 'comproprietà'), false))`;

export async function listMembri(db: Queryable, userId: string): Promise<Membro[]> {
  const rows = await db.query<{ membro: Membro }>(
    `select ${membroJson} as membro from membri m where m.user_id = $1 order by m.seq`,
    [userId],
  );
  return rows.map(({ membro }) => membro);
}

export interface AreaRow {
  version: number;
  revision: number;
  analisiFamiliare: 'perMe' | 'perNucleo';
  uscitePianificate: string | null;
  updatedAt: Date;
}
const AREA =
  'version, revision, updated_at as "updatedAt", analisi_familiare as "analisiFamiliare", uscite_pianificate as "uscitePianificate"';
export async function findArea(db: Queryable, userId: string): Promise<AreaRow | undefined> {
  const [row] = await db.query<AreaRow>(`select ${AREA} from areas where user_id = $1`, [userId]);
  return row;
}
/**
 * Writes to one household pass one at a time, so a version read under this lock holds until commit.
 */
export async function lockArea(tx: Queryable, userId: string): Promise<AreaRow | undefined> {
  const [row] = await tx.query<AreaRow>(`select ${AREA} from areas where user_id = $1 for update`, [
    userId,
  ]);
  return row;
}
/** Every write to the household ends here, in its own transaction. */
export async function bumpArea(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx.query(
    'update areas set version = version + 1, revision = revision + 1, updated_at = $2 where user_id = $1',
    [userId, now],
  );
}
export async function setPerimeter(
  tx: Queryable,
  userId: string,
  analisiFamiliare: 'perMe' | 'perNucleo',
  uscitePianificate: number | null,
): Promise<void> {
  await tx.query(
    'update areas set analisi_familiare = $2, uscite_pianificate = $3 where user_id = $1',
    [userId, analisiFamiliare, uscitePianificate],
  );
}

/**
 * Whoever adds somebody to an analysis «per me» wants them counted: from then on it is the
 * family's.
 */
export async function widenPerimeter(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    "update areas set analisi_familiare = 'perNucleo' where user_id = $1 and analisi_familiare = 'perMe'",
    [userId],
  );
}

interface NewMembro {
  id: string;
  userId: string;
  seq: number;
  grado: string;
  data: object;
  now: Date;
  enabled?: boolean;
}
export async function insertMembro(tx: Queryable, m: NewMembro): Promise<void> {
  await tx.query(
    'insert into membri (id, user_id, seq, grado, data, created_at, enabled) values ($1, $2, $3, $4, $5, $6, $7)',
    [m.id, m.userId, m.seq, m.grado, JSON.stringify(m.data), m.now, m.enabled ?? true],
  );
}
export interface MembroRow {
  id: string;
  grado: string;
  enabled: boolean;
  seq: number;
  data: Record<string, unknown>;
}
export async function findMembro(
  tx: Queryable,
  userId: string,
  memberId: string,
): Promise<MembroRow | undefined> {
  const [row] = await tx.query<MembroRow>(
    'select id, grado, enabled, seq, data from membri where user_id = $1 and id = $2',
    [userId, memberId],
  );
  return row;
}
export async function saveMembro(
  tx: Queryable,
  userId: string,
  memberId: string,
  grado: string,
  data: object,
): Promise<void> {
  await tx.query('update membri set grado = $3, data = $4 where user_id = $1 and id = $2', [
    userId,
    memberId,
    grado,
    JSON.stringify(data),
  ]);
}
export async function setEnabled(
  tx: Queryable,
  userId: string,
  memberId: string,
  enabled: boolean,
): Promise<void> {
  await tx.query('update membri set enabled = $3 where user_id = $1 and id = $2', [
    userId,
    memberId,
    enabled,
  ]);
}
/** @returns where the bytes of their picture are, which has no row any more */
export async function removeMembro(
  tx: Queryable,
  userId: string,
  memberId: string,
): Promise<string[]> {
  const pictures = await tx.query<{ key: string }>(
    'delete from avatars where user_id = $1 and member_id = $2 returning blob_key as key',
    [userId, memberId],
  );
  await tx.query('delete from membri where user_id = $1 and id = $2', [userId, memberId]);
  return pictures.map(({ key }) => key);
}
/** Of the open area. `enabled`: of all its members, also where some only are shown. */
export async function householdNumbers(
  tx: Queryable,
  userId: string,
): Promise<{ total: number; enabled: number; nextSeq: number }> {
  const [row] = await tx.query<{ total: number; enabled: number; nextSeq: number }>(
    'select count(*)::int as total, household_enabled() as enabled, coalesce(max(seq), -1) + 1 as "nextSeq" from membri where user_id = $1',
    [userId],
  );
  return row ?? { total: 0, enabled: 0, nextSeq: 0 };
}

/** The database knows that a household has one spouse; this tells whether that is what it said. */
export const isSecondSpouse = (error: unknown): boolean =>
  isUniqueViolation(error) &&
  typeof error === 'object' &&
  error !== null &&
  'constraint' in error &&
  error.constraint === 'membri_one_spouse';
