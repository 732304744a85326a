/**
 * «Cosa è cambiato» between two reports, or from a report to now: from the households and the
 * releases that were kept with them.
 */
import type { ResponseOf } from '@bussola/contract';
import { cosaECambiato } from '@bussola/domain';
import type { Famiglia } from '@bussola/domain';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import type { AllInfoService } from '../area/allinfo-service.ts';
import * as reports from './report-repository.ts';

type Comparison = ResponseOf<'compareReports'>;
interface Side {
  moment: Comparison['prima'];
  motore: string;
  famiglia: Famiglia | null;
}

export function compareService(
  { db, clock }: Deps,
  { allInfo, engine }: { allInfo: AllInfoService; engine: Engine },
) {
  async function reportSide(userId: string, reportId: string): Promise<Side> {
    const pinned = await reports.findPinned(db, userId, reportId);
    if (!pinned) throw new ProblemError('NOT_FOUND');
    const { name, createdAt, costanti, motore, input } = pinned;
    return {
      moment: { reportId, name, at: createdAt, costanti },
      motore,
      famiglia: input === null ? null : (JSON.parse(input) as Famiglia),
    };
  }

  async function between(one: Side, other: Side): Promise<Comparison> {
    const [prima, dopo] = one.moment.at <= other.moment.at ? [one, other] : [other, one];
    const answer = { prima: prima.moment, dopo: dopo.moment, differenze: [], spostamenti: [] };
    if (!prima.famiglia || !dopo.famiglia) return { result: 'not-kept', ...answer };
    const [before, after] = await Promise.all([
      engine.release(prima.moment.costanti),
      engine.release(dopo.moment.costanti),
    ]);
    // Another engine gave other levels: said with this one they would not be those that were
    // printed.
    if (!before || !after || prima.motore !== engine.version || dopo.motore !== engine.version)
      return { result: 'engine-changed', ...answer };
    const { differenze, spostamenti } = cosaECambiato(
      { famiglia: prima.famiglia, costanti: before },
      { famiglia: dopo.famiglia, costanti: after },
    );
    return {
      result: 'compared',
      ...answer,
      differenze: differenze.map(({ nome }) => nome),
      spostamenti: spostamenti.map(({ code, prima: from, dopo: to, cause, insieme, testo }) => ({
        code,
        prima: from,
        dopo: to,
        cause: cause.map(({ nome }) => nome),
        insieme,
        testo,
      })),
    };
  }

  return {
    /**
     * The older is `prima`, whatever the order asked. @throws ProblemError NOT_FOUND for a report
     * that is not of this area
     */
    async two({ areaId }: Actor, reportId: string, otherId: string): Promise<Comparison> {
      return between(await reportSide(areaId, reportId), await reportSide(areaId, otherId));
    },
    /**
     * @throws ProblemError NOT_FOUND for a report that is not of this area; CHECKUP_INCOMPLETE when
     * there is no household any more
     */
    async withNow({ areaId }: Actor, reportId: string): Promise<Comparison> {
      const then = await reportSide(areaId, reportId);
      const famiglia = await allInfo.household(areaId);
      const now = clock();
      return between(then, {
        moment: {
          reportId: null,
          name: null,
          at: now.toISOString(),
          costanti: engine.inForce(romeDay(now)).id,
        },
        motore: engine.version,
        famiglia,
      });
    },
  };
}
export type CompareService = ReturnType<typeof compareService>;
