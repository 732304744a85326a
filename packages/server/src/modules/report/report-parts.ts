import type { ResponseOf } from '@bussola/contract';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import { ProblemError } from '../../problem-error.ts';
import { findById } from '../people/user-repository.ts';
import * as reports from '../people/report-repository.ts';

interface Owner {
  firstName: string;
  lastName: string;
  language: 'it' | 'en';
}

/** The reports of an area, and whether each is still of the constants and the engine of today. */
export const reportList =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>, engine: Engine) =>
  async (areaId: string): Promise<Pick<ResponseOf<'generateReport'>, 'reports'>> => ({
    reports: await reports.listReports(db, areaId, {
      costanti: engine.inForce(romeDay(clock())).id,
      motore: engine.version,
    }),
  });
export type ReportList = ReturnType<typeof reportList>;

export const reportOwner =
  ({ db }: Pick<Deps, 'db'>) =>
  async (areaId: string): Promise<Owner> => {
    const user = await findById(db, areaId);
    if (!user) throw new ProblemError('NOT_FOUND');
    return user;
  };
export type ReportOwner = ReturnType<typeof reportOwner>;
