import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { IsoDate } from '@bussola/domain';
import { writeTotals } from '@bussola/contract/split-totals';
import type { AllInfo } from '@bussola/contract';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import { RawJson } from '../../http/handler.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { allInfoText } from './all-info-repository.ts';
import type { AnalysisKey } from './analysis-repository.ts';
import { responseCache } from './response-cache.ts';
import type { ReadHousehold } from './read-household.ts';
import type { ViewArea } from './view-area.ts';

const ATTEMPTS = 5;
const compress = promisify(gzip);

/**
 * The text is made by the database and compressed once for each state of the household; at every
 * request the database says whether the text in memory still holds.
 */
export function readAllInfo(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { engine, analyse, view }: { engine: Engine; analyse: ReadHousehold['analyse']; view: ViewArea },
) {
  const cache = responseCache();
  const keyOf = (day: IsoDate): AnalysisKey => ({
    motore: engine.version,
    costanti: engine.inForce(day).id,
    frasi: engine.frasi(day),
    day,
  });
  const etagOf = (userId: string, revision: number, key: AnalysisKey) =>
    `W/"${userId.slice(0, 8)}.${revision}.${key.day}.${key.motore}.${key.costanti}.${key.frasi}"`;

  return async (actor: Actor): Promise<RawJson | AllInfo> => {
    if (actor.limits !== null) return view(actor, actor.limits);
    const key = keyOf(romeDay(clock()));
    const slot = (revision: number) =>
      `${actor.areaId}.${revision}.${key.day}.${key.costanti}.${key.frasi}`;
    const ready = cache.get(slot(actor.areaRevision));
    if (ready !== undefined)
      return new RawJson(ready, etagOf(actor.areaId, actor.areaRevision, key));
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const row = await allInfoText(db, actor.areaId, key);
      if (!row) throw new ProblemError('NOT_FOUND');
      if (row.fresh) {
        const bytes = Buffer.from(writeTotals(row.body));
        const text = { bytes, gzip: await compress(bytes) };
        cache.keep(slot(row.revision), text);
        return new RawJson(text, etagOf(actor.areaId, row.revision, key));
      }
      await analyse(actor);
    }
    // Each save came before the analysis of the save before it was ready.
    throw new ProblemError('BUSY', { retryAfterSeconds: 1 });
  };
}
