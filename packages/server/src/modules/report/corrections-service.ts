/**
 * «Che cosa abbiamo corretto»: corrected rules, and what changed for a household that had seen the
 * figures of before.
 */
import type { ResponseOf } from '@bussola/contract';
import { correzioni as all, correzioniPer, isDaCorreggere } from '@bussola/domain';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import type { Actor } from '../../http/handler.ts';
import { correctionDays, seeCorrections } from '../people/user-repository.ts';
import type { AllInfoService } from '../area/allinfo-service.ts';
import { earlierAnalysis, forgetEarlier } from '../area/analysis-repository.ts';
import { reportList } from './report-parts.ts';
import { findKept } from '../people/report-repository.ts';
import { storedAnalisi } from './stored-analysis.ts';

/** Day of the newest correction. */
const NEWEST = all().reduce((day, { giorno }) => (giorno > day ? giorno : day), '');

export function correctionsService(
  deps: Pick<Deps, 'db' | 'clock'>,
  { allInfo, engine }: { allInfo: AllInfoService; engine: Engine },
) {
  const { db } = deps;
  const listReports = reportList(deps, engine);

  /** The newest report that shows something corrected later, with its stored analysis if any. */
  async function earlierReport(areaId: string) {
    const { reports } = await listReports(areaId);
    const found = reports.find(({ state, motore }) => state === 'ready' && isDaCorreggere(motore));
    if (!found) return undefined;
    const kept = await findKept(db, areaId, found.reportId);
    return { ...found, analisi: kept?.analisi ? storedAnalisi(kept.analisi) : undefined };
  }

  /** The analysis that stood on screen before the corrections; only its owner has one. */
  async function seenBefore(areaId: string) {
    const kept = await earlierAnalysis(db, areaId);
    const analisi = kept === undefined ? undefined : storedAnalisi(kept);
    return analisi && isDaCorreggere(analisi.motore) ? analisi : undefined;
  }

  return {
    /** @throws ProblemError CHECKUP_INCOMPLETE when there is no household yet */
    async list(actor: Actor): Promise<ResponseOf<'corrections'>> {
      const { areaId, userId } = actor;
      const famiglia = await allInfo.household(actor);
      const earlier = await earlierReport(areaId);
      const prima = (await seenBefore(areaId)) ?? earlier?.analisi;
      const correzioni =
        prima || earlier ? correzioniPer(famiglia, engine.analizza(famiglia), prima) : [];
      const days = await correctionDays(db, userId);
      const known = days?.seenOn ?? (days && romeDay(new Date(days.since)));
      return {
        correzioni,
        report: earlier
          ? {
              reportId: earlier.reportId,
              name: earlier.name,
              at: earlier.createdAt,
              kept: earlier.analisi !== undefined,
            }
          : null,
        nuove:
          areaId === userId &&
          known !== undefined &&
          correzioni.some(({ riguarda, giorno }) => riguarda && giorno > known),
      };
    },
    async dismiss({ userId }: Actor): Promise<ResponseOf<'dismissCorrections'>> {
      await db.transaction(async (tx) => {
        await seeCorrections(tx, userId, NEWEST);
        await forgetEarlier(tx, userId);
      });
      return { nuove: false };
    },
  };
}
export type CorrectionsService = ReturnType<typeof correctionsService>;
