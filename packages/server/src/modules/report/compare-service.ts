/**
 * «Cosa è cambiato» between two reports, or from a report to now: from the households, the analyses
 * and the releases that were kept with them.
 */
import type { ResponseOf } from '@bussola/contract';
import { cosaECambiato } from '@bussola/domain';
import type { Analisi, Documento, Famiglia } from '@bussola/domain';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import type { AllInfoService } from '../area/allinfo-service.ts';
import * as reports from '../people/report-repository.ts';
import { storedAnalisi, storedFamiglia } from './stored-analysis.ts';

type Comparison = ResponseOf<'compareReports'>;
interface Side {
  moment: Comparison['prima'];
  /** Null: not all of it was kept. */
  kept: { famiglia: Famiglia; analisi: Analisi } | null;
}

export function compareService(
  { db, clock }: Deps,
  { allInfo, engine }: { allInfo: AllInfoService; engine: Engine },
) {
  async function reportSide(areaId: string, reportId: string): Promise<Side> {
    const found = await reports.findKept(db, areaId, reportId);
    if (!found) throw new ProblemError('NOT_FOUND');
    const { name, createdAt, costanti, input, analisi } = found;
    return {
      moment: { reportId, name, at: createdAt, costanti },
      kept:
        input === null || analisi === null
          ? null
          : { famiglia: storedFamiglia(input), analisi: storedAnalisi(analisi) },
    };
  }

  async function document({ kept, moment }: Side): Promise<Documento | undefined> {
    const costanti = await engine.release(moment.costanti);
    return kept && costanti ? { ...kept, costanti } : undefined;
  }

  async function between(one: Side, other: Side): Promise<Comparison> {
    const [prima, dopo] = one.moment.at <= other.moment.at ? [one, other] : [other, one];
    const answer = {
      prima: prima.moment,
      dopo: dopo.moment,
      regole: [],
      differenze: [],
      spostamenti: [],
    };
    const [before, after] = await Promise.all([document(prima), document(dopo)]);
    if (!before || !after) return { result: 'not-kept', ...answer };
    const { metodo, regole, differenze, spostamenti } = cosaECambiato(before, after);
    return {
      result: metodo ? 'method-changed' : 'compared',
      ...answer,
      regole,
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
     * The older is `prima`, whatever the order asked.
     * @throws ProblemError NOT_FOUND for a report that is not of this area
     */
    async two({ areaId }: Actor, reportId: string, otherId: string): Promise<Comparison> {
      return between(await reportSide(areaId, reportId), await reportSide(areaId, otherId));
    },
    /**
     * @throws ProblemError NOT_FOUND for a report that is not of this area; CHECKUP_INCOMPLETE when
     * there is no household any more
     */
    async withNow(actor: Actor, reportId: string): Promise<Comparison> {
      const then = await reportSide(actor.areaId, reportId);
      const famiglia = await allInfo.household(actor);
      const analisi = engine.analizza(famiglia);
      const now = clock();
      return between(then, {
        moment: {
          reportId: null,
          name: null,
          at: now.toISOString(),
          costanti: engine.inForce(romeDay(now)).id,
        },
        kept: { famiglia, analisi },
      });
    },
  };
}
export type CompareService = ReturnType<typeof compareService>;
