import { usedAnswers, withoutReserved } from '@bussola/domain';
import type { Analisi, Famiglia, IsoDate } from '@bussola/domain';
import type { Membro } from '@bussola/contract';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { storeAnalysis } from './analysis-repository.ts';
import { WILL } from './area-redaction.ts';
import { computedLevels, storeLevels } from './level-repository.ts';
import { findArea, listMembri } from '../people/nucleo-repository.ts';
import type { AreaRow } from '../people/nucleo-repository.ts';

/** Whose household, and what limits its reader: none for its owner. */
export type Whose = Pick<Actor, 'areaId' | 'limits'>;

export interface Household {
  /**
   * The household in the engine's form: without the answers that it left out of its results and,
   * for everybody but the owner, without the reserved ones.
   */
  famiglia: Famiglia;
  membri: Membro[];
  version: number;
}

/** Without the answers that the household left out of its results. */
export const famigliaOf = (
  {
    analisiFamiliare,
    uscitePianificate,
    sezioni,
  }: Pick<AreaRow, 'analisiFamiliare' | 'uscitePianificate' | 'sezioni'>,
  membri: readonly Membro[],
  day: IsoDate,
): Famiglia => ({
  refDate: day,
  analisiFamiliare,
  membri: membri.map((membro) => usedAnswers(membro, sezioni)),
  ...(uscitePianificate !== null && { uscitePianificate: Number(uscitePianificate) }),
});

/** The household of an area as the engine takes it, and its analysis. */
export function readHousehold({ db, clock }: Pick<Deps, 'db' | 'clock'>, engine: Engine) {
  /** @returns nothing before the checkup is done */
  const find = ({ areaId, limits }: Whose, day: IsoDate): Promise<Household | undefined> =>
    db.transaction(
      async (tx) => {
        const area = await findArea(tx, areaId, day);
        const membri = await listMembri(tx, areaId);
        if (!area || membri.length === 0) return undefined;
        const famiglia = famigliaOf(area, membri, day);
        return {
          membri,
          version: area.version,
          famiglia:
            limits === null
              ? famiglia
              : withoutReserved(famiglia, limits.withoutWill ? [WILL] : []),
        };
      },
      { snapshot: true },
    );

  /** @throws ProblemError before the checkup is done */
  async function existing(whose: Whose, day: IsoDate): Promise<Household> {
    const found = await find(whose, day);
    if (!found) throw new ProblemError('CHECKUP_INCOMPLETE');
    return found;
  }

  return {
    find,
    /** The household of now, as of today or another day, for the other questions of the engine. */
    household: async (whose: Whose, day = romeDay(clock())): Promise<Famiglia> =>
      (await existing(whose, day)).famiglia,
    /**
     * Computes the analysis of the household as it is now, and stores the one that its owner sees.
     */
    async analyse(whose: Whose): Promise<Household & { analisi: Analisi }> {
      const at = clock();
      const day = romeDay(at);
      const found = await existing(whose, day);
      const analisi = engine.analizza(found.famiglia);
      if (whose.limits === null)
        await db.transaction(async (tx) => {
          await storeAnalysis(
            tx,
            whose.areaId,
            found.version,
            {
              motore: analisi.motore,
              costanti: analisi.costanti,
              frasi: engine.frasi(day),
              day,
            },
            JSON.stringify(analisi),
          );
          await storeLevels(tx, [computedLevels(whose.areaId, found.version, day, analisi)], at);
        });
      return { ...found, analisi };
    },
  };
}
export type ReadHousehold = ReturnType<typeof readHousehold>;
