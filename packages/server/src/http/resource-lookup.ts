/**
 * Ids that a call names are looked up in the open area before its handler runs: absent and foreign
 * answer the same.
 */
import type { ObjectKind, Policy } from '@bussola/contract';
import type { Db } from '../db/port.ts';
import { hasOwn } from '../modules/people/own-object-repository.ts';
import { findMembro } from '../modules/people/nucleo-repository.ts';
import { findFile } from '../modules/files/file-repository.ts';
import { hasRegalo } from '../modules/regali/regali-repository.ts';
import { hasReport } from '../modules/people/report-repository.ts';
import { hasGrant } from '../modules/people/grant-repository.ts';
import { ProblemError } from '../problem-error.ts';
import type { Actor } from './handler.ts';

type Loader = (db: Db, actor: Actor, id: string) => Promise<boolean>;
const LOADERS: Readonly<Record<ObjectKind, Loader>> = {
  grant: (db, { userId }, id) => hasGrant(db, userId, id),
  member: async (db, { areaId }, id) => (await findMembro(db, areaId, id)) !== undefined,
  file: async (db, { areaId }, id) => (await findFile(db, areaId, id)) !== undefined,
  session: (db, { userId }, id) => hasOwn(db, 'session', userId, id),
  passkey: (db, { userId }, id) => hasOwn(db, 'passkey', userId, id),
  notice: (db, { userId }, id) => hasOwn(db, 'notice', userId, id),
  regalo: (db, { userId }, id) => hasRegalo(db, userId, id),
  report: (db, { areaId }, id) => hasReport(db, areaId, id),
};

/**
 * @param given path or body, already of the shape of the contract.
 * @throws ProblemError NOT_FOUND
 */
export async function loadResources(
  db: Db,
  { objects = {} }: Policy,
  actor: Actor | null,
  given: unknown,
): Promise<void> {
  if (!actor || typeof given !== 'object' || given === null) return;
  const ids: Readonly<Record<string, unknown>> = { ...given };
  for (const [field, kind] of Object.entries(objects)) {
    const id = ids[field];
    if (typeof id === 'string' && !(await LOADERS[kind](db, actor, id)))
      throw new ProblemError('NOT_FOUND');
  }
}
