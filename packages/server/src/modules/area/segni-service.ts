/** «Segna come»: what the owner has marked of each area, and whether it still holds. */
import type { BodyOf, ResponseOf } from '@bussola/contract';
import type { Analisi, IsoDate, SoluzioneCode } from '@bussola/domain';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { fieldError } from '../checkup/step-rules.ts';
import { seesAll } from './area-redaction.ts';
import type { AllInfoService } from './allinfo-service.ts';
import { listSegni, removeSegno, saveSegno } from './segni-repository.ts';
import type { Visto } from './segni-repository.ts';

type Segni = ResponseOf<'listSegni'>;

/**
 * A mark holds while its area has the level that was seen, and the household of today gives the
 * same numbers on the day of the mark. Compared on that day, because numbers move a little every
 * month with the age of people, and that alone takes back no mark.
 */
export function segniService(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { allInfo, engine }: { allInfo: Pick<AllInfoService, 'household'>; engine: Engine },
) {
  /**
   * Analyses of the household of now as of some days, each computed once. They are the owner's:
   * only whether a mark holds is taken from them.
   */
  function analysesOf(areaId: string): (day: IsoDate) => Promise<Analisi> {
    const known = new Map<IsoDate, Promise<Analisi>>();
    return (day) => {
      const found =
        known.get(day) ??
        allInfo.household({ areaId, limits: null }, day).then((one) => engine.analizza(one));
      known.set(day, found);
      return found;
    };
  }

  async function list({ areaId, limits }: Actor): Promise<Segni> {
    // As for the results themselves: the whole household or nothing.
    const marked = seesAll(limits) ? await listSegni(db, areaId) : [];
    const analysis = analysesOf(areaId);
    const today = romeDay(clock());
    const segni: Segni['segni'] = [];
    for (const { code, stato, data, fileId, fileName, visto, vistoIl } of marked) {
      const now = vistoOf(await analysis(today), code);
      const then = vistoOf(await analysis(vistoIl), code);
      segni.push({
        code,
        stato,
        data,
        file: fileId !== null && fileName !== null ? { id: fileId, name: fileName } : null,
        vale: now?.level === visto.level && hasNumbers(then, visto),
      });
    }
    return { segni };
  }

  return {
    list,
    /** @throws ProblemError VALIDATION for a day to come, or for a document of «not now» */
    async update(
      actor: Actor,
      code: SoluzioneCode,
      { stato, data, fileId = null }: BodyOf<'updateSegno'>,
    ): Promise<Segni> {
      const today = romeDay(clock());
      const errors = [
        ...(data > today ? [fieldError('data', 'dateAhead')] : []),
        ...(stato === 'non_ora' && fileId !== null ? [fieldError('fileId', 'wrong')] : []),
      ];
      if (errors.length > 0) throw new ProblemError('VALIDATION', { errors });
      const visto = vistoOf(await analysesOf(actor.areaId)(today), code);
      if (!visto) throw new Error(`The analysis has no ${code}`);
      await saveSegno(db, actor.areaId, { code, stato, data, fileId, visto, vistoIl: today });
      return list(actor);
    },
    async remove(actor: Actor, code: SoluzioneCode): Promise<Segni> {
      await removeSegno(db, actor.areaId, code);
      return list(actor);
    },
  };
}
export type SegniService = ReturnType<typeof segniService>;

function vistoOf({ soluzioni }: Analisi, code: SoluzioneCode): Visto | undefined {
  const found = soluzioni.find((one) => one.code === code);
  return found && { level: found.level, numeri: found.numeri };
}

/** A newer engine may give more numbers: those that were seen count. */
const hasNumbers = (now: Visto | undefined, { level, numeri }: Visto): boolean =>
  now?.level === level &&
  Object.entries(numeri).every(([name, value]) => now.numeri[name] === value);
