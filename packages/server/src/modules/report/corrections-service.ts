/** «Che cosa abbiamo corretto»: rules that were put right, and what they moved in a household. */
import type { ResponseOf } from '@bussola/contract';
import { correzioni as all, correzioniPer } from '@bussola/domain';
import type { AnalisiQualsiasi } from '@bussola/domain';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import type { Actor } from '../../http/handler.ts';
import { correctionDays, seeCorrections } from '../account/user-repository.ts';
import type { AllInfoService } from '../area/allinfo-service.ts';
import { lastOfOlderEngine } from './report-repository.ts';

/** Day of the newest correction. */
const NEWEST = all().reduce((day, { giorno }) => (giorno > day ? giorno : day), '');

export function correctionsService(
  { db }: Pick<Deps, 'db'>,
  { allInfo, engine }: { allInfo: AllInfoService; engine: Engine },
) {
  return {
    /** @throws ProblemError CHECKUP_INCOMPLETE when there is no household yet */
    async list({ areaId, userId }: Actor): Promise<ResponseOf<'corrections'>> {
      const famiglia = await allInfo.household(areaId);
      const old = await lastOfOlderEngine(db, areaId, engine.version);
      const kept = old?.analisi ? (JSON.parse(old.analisi) as AnalisiQualsiasi) : undefined;
      const correzioni = correzioniPer(famiglia, engine.analizza(famiglia), kept);
      const days = await correctionDays(db, userId);
      const known = days?.seenOn ?? (days && romeDay(new Date(days.since)));
      return {
        correzioni,
        report: old
          ? { reportId: old.id, name: old.name, at: old.createdAt, kept: kept !== undefined }
          : null,
        nuove:
          areaId === userId &&
          known !== undefined &&
          correzioni.some(({ riguarda, giorno }) => riguarda && giorno > known),
      };
    },
    async dismiss({ userId }: Actor): Promise<ResponseOf<'dismissCorrections'>> {
      await seeCorrections(db, userId, NEWEST);
      return { nuove: false };
    },
  };
}
export type CorrectionsService = ReturnType<typeof correctionsService>;
