import type { Draft } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { findDraft } from './draft-repository.ts';

export const readDraft =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ areaId }: Pick<Actor, 'areaId'>): Promise<Draft> => {
    const row = await findDraft(db, areaId);
    if (!row) throw new ProblemError('NOT_FOUND');
    return {
      userId: areaId,
      data: row.data,
      reached: row.reached,
      version: row.version,
      completed: row.completed,
      updatedAt: row.updatedAt.toISOString(),
      expiresOn: row.expiresOn,
    };
  };
export type ReadDraft = ReturnType<typeof readDraft>;
