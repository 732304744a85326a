/**
 * allInfo: everything the dashboards show, in one answer that is computed once for each state of
 * the household.
 */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Analisi, Famiglia, IsoDate } from '@bussola/domain';
import type { AllInfo, Membro } from '@bussola/contract';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { RawJson } from '../../http/handler.ts';
import { mayUse } from '../../http/authorize.ts';
import type { Actor, Limits } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import type { Engine } from '../../engine.ts';
import { allInfoText } from './all-info-repository.ts';
import { storeAnalysis } from './analysis-repository.ts';
import type { AnalysisKey } from './analysis-repository.ts';
import { loadUser } from '../account/user-json-repository.ts';
import { findArea, listMembri } from './nucleo-repository.ts';
import { HOUSEHOLD, redactMembri, redactUser, seesAll, vistaOf } from './area-redaction.ts';

/**
 * Texts kept ready in memory, newest last; the database says at every request whether they are
 * still good.
 */
const KEPT_BYTES = 24 * 1024 * 1024;
const ATTEMPTS = 5;

/** Sixty kilobytes of sentences become ten, once for each state of the household. */
interface Ready {
  bytes: Buffer;
  gzip: Buffer;
}
const compress = promisify(gzip);
const sizeOf = ({ bytes, gzip: small }: Ready): number => bytes.byteLength + small.byteLength;

export function allInfoService({ db, clock }: Deps, engine: Engine) {
  const kept = new Map<string, Ready>();
  let keptBytes = 0;

  const keyOf = (day: IsoDate): AnalysisKey => ({
    motore: engine.version,
    costanti: engine.inForce(day).id,
    day,
  });
  const etagOf = (userId: string, revision: number, key: AnalysisKey) =>
    `W/"${userId.slice(0, 8)}.${revision}.${key.day}.${key.motore}.${key.costanti}"`;

  function keep(slot: string, text: Ready): void {
    if (kept.has(slot) || sizeOf(text) > KEPT_BYTES / 4) return;
    kept.set(slot, text);
    keptBytes += sizeOf(text);
    for (const [oldest, value] of kept) {
      if (keptBytes <= KEPT_BYTES) break;
      kept.delete(oldest);
      keptBytes -= sizeOf(value);
    }
  }

  async function famiglia(
    userId: string,
    day: IsoDate,
  ): Promise<{ famiglia: Famiglia; membri: Membro[]; version: number } | undefined> {
    return db.transaction(
      async (tx) => {
        const area = await findArea(tx, userId);
        const membri = await listMembri(tx, userId);
        if (!area || membri.length === 0) return undefined;
        const uscite =
          area.uscitePianificate === null
            ? {}
            : { uscitePianificate: Number(area.uscitePianificate) };
        return {
          membri,
          version: area.version,
          famiglia: { refDate: day, analisiFamiliare: area.analisiFamiliare, membri, ...uscite },
        };
      },
      { snapshot: true },
    );
  }

  /**
   * Computes the analysis of the household as it is now, and stores it: only its owner keeps one,
   * whoever else acts works it out anew.
   */
  async function analyse(
    userId: string,
    isKept = true,
  ): Promise<{ analisi: Analisi; famiglia: Famiglia; membri: Membro[]; version: number }> {
    const day = romeDay(clock());
    const found = await famiglia(userId, day);
    if (!found) throw new ProblemError('CHECKUP_INCOMPLETE');
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
    return { analisi, famiglia: found.famiglia, membri: found.membri, version: found.version };
  }

  /**
   * The household of now, for the other questions of the engine. @throws ProblemError before the
   * checkup is done
   */
  async function household(userId: string): Promise<Famiglia> {
    const found = await famiglia(userId, romeDay(clock()));
    if (!found) throw new ProblemError('CHECKUP_INCOMPLETE');
    return found.famiglia;
  }

  /**
   * What a grant or a link opens: worked out of what the database shows them, and never kept,
   * because it is of one grant.
   */
  async function view(actor: Actor, limits: Limits): Promise<AllInfo> {
    const day = romeDay(clock());
    const user = await loadUser(db, actor.areaId, day);
    const area = await findArea(db, actor.areaId);
    if (!user || !area) throw new ProblemError('NOT_FOUND');
    const household = HOUSEHOLD.some((scope) => mayUse(limits.scopes, scope, 'read'));
    const found = household ? await famiglia(actor.areaId, day) : undefined;
    // Without the owner there is nobody to reckon from.
    const analisi = found?.membri.some(({ gradoParentela }) => gradoParentela === 'me')
      ? engine.analizza(found.famiglia)
      : null;
    return {
      user: redactUser(user, actor),
      nucleoFamiliare: redactMembri(found?.membri ?? [], limits),
      analisi: seesAll(limits) ? analisi : null,
      vista: vistaOf(actor, limits, analisi),
      analisiFamiliare: area.analisiFamiliare,
      version: area.version,
      updatedAt: area.updatedAt.toISOString(),
      uscitePianificate:
        area.uscitePianificate !== null &&
        !limits.hideAmounts &&
        mayUse(limits.scopes, 'patrimonio', 'read')
          ? Number(area.uscitePianificate)
          : null,
      flags: { checkup: user.checkup, changedSinceReport: false, lastReportAt: null },
    };
  }

  return {
    analyse,
    household,
    view,
    async read(actor: Actor): Promise<RawJson | AllInfo> {
      if (actor.limits !== null) return view(actor, actor.limits);
      const key = keyOf(romeDay(clock()));
      const slot = (revision: number) => `${actor.areaId}.${revision}.${key.day}.${key.costanti}`;
      const ready = kept.get(slot(actor.areaRevision));
      if (ready !== undefined)
        return new RawJson(ready, etagOf(actor.areaId, actor.areaRevision, key));
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const row = await allInfoText(db, actor.areaId, key);
        if (!row) throw new ProblemError('NOT_FOUND');
        if (row.fresh) {
          const bytes = Buffer.from(row.body);
          const text = { bytes, gzip: await compress(bytes) };
          keep(slot(row.revision), text);
          return new RawJson(text, etagOf(actor.areaId, row.revision, key));
        }
        await analyse(actor.areaId);
      }
      // Somebody saves faster than we compute.
      throw new ProblemError('BUSY', { retryAfterSeconds: 1 });
    },
  };
}
export type AllInfoService = ReturnType<typeof allInfoService>;
