import { usedAnswers } from '@bussola/domain';
import type { Analisi, Famiglia, IsoDate } from '@bussola/domain';
import type { Membro } from '@bussola/contract';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import { ProblemError } from '../../problem-error.ts';
import { storeAnalysis } from './analysis-repository.ts';
import { findArea, listMembri } from './nucleo-repository.ts';

export interface Household {
  /** As the engine takes it: without the answers that the household left out of its results. */
  famiglia: Famiglia;
  membri: Membro[];
  version: number;
}

/** The household of an area as the engine takes it, and its analysis. */
export function readHousehold({ db, clock }: Pick<Deps, 'db' | 'clock'>, engine: Engine) {
  /** @returns nothing before the checkup is done */
  const find = (userId: string, day: IsoDate): Promise<Household | undefined> =>
    db.transaction(
      async (tx) => {
        const area = await findArea(tx, userId, day);
        const membri = await listMembri(tx, userId);
        if (!area || membri.length === 0) return undefined;
        const uscite =
          area.uscitePianificate === null
            ? {}
            : { uscitePianificate: Number(area.uscitePianificate) };
        return {
          membri,
          version: area.version,
          famiglia: {
            refDate: day,
            analisiFamiliare: area.analisiFamiliare,
            membri: membri.map((membro) => usedAnswers(membro, area.sezioni)),
            ...uscite,
          },
        };
      },
      { snapshot: true },
    );

  /** @throws ProblemError before the checkup is done */
  async function existing(userId: string, day: IsoDate): Promise<Household> {
    const found = await find(userId, day);
    if (!found) throw new ProblemError('CHECKUP_INCOMPLETE');
    return found;
  }

  return {
    find,
    /** The household of now, as of today or another day, for the other questions of the engine. */
    household: async (userId: string, day = romeDay(clock())): Promise<Famiglia> =>
      (await existing(userId, day)).famiglia,
    /**
     * Computes the analysis of the household as it is now, and stores it.
     * @param isKept false for whoever acts in somebody else's area: only its owner stores one
     */
    async analyse(userId: string, isKept = true): Promise<Household & { analisi: Analisi }> {
      const day = romeDay(clock());
      const found = await existing(userId, day);
      const analisi = engine.analizza(found.famiglia);
      if (isKept)
        await storeAnalysis(
          db,
          userId,
          found.version,
          { motore: analisi.motore, costanti: analisi.costanti, day },
          JSON.stringify(analisi),
          analisi.conteggi,
        );
      return { ...found, analisi };
    },
  };
}
export type ReadHousehold = ReturnType<typeof readHousehold>;
