/**
 * Reports: made from the data of now, kept as files, renamed, downloaded; and the summary without
 * amounts, by link.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { BodyOf, ResponseOf } from '@bussola/contract';
import type { Famiglia } from '@bussola/domain';
import { plusDays, plusSeconds, romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { asSystem } from '../../access.ts';
import { Download } from '../../http/handler.ts';
import type { Actor } from '../../http/handler.ts';
import { once } from '../idempotency/once.ts';
import { ProblemError } from '../../problem-error.ts';
import { bumpRevision, findById } from '../account/user-repository.ts';
import { hashToken, newToken } from '../account/one-use.ts';
import type { Engine } from '../../engine.ts';
import type { AllInfoService } from '../area/allinfo-service.ts';
import { lockArea } from '../area/nucleo-repository.ts';
import { familyName } from './family-name.ts';
import { storedBytes } from '../files/file-repository.ts';
import { refuseOverQuota } from '../files/storage-quota.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import type { PersonalKeys } from '../../storage/personal-keys.ts';
import type { DiskSpace } from '../../storage/disk-space.ts';
import { withNewBlobs } from '../../storage/new-blobs.ts';
import { isSealed } from '../../storage/sealing.ts';
import type { Draw } from './report-pool.ts';
import * as reports from './report-repository.ts';

const SINTESI_DAYS = 30;
const DRAW_TIMEOUT_MS = 12_000;
/**
 * Longer than any report takes: one that is still under way then is of a server that was killed.
 */
const LONGEST_SECONDS = 60;
const NAME_LENGTH = 120;

export function reportService(
  { db, clock, config, log }: Deps,
  {
    allInfo,
    engine,
    blobs,
    keys,
    draw,
    disk,
  }: {
    disk: DiskSpace;
    allInfo: AllInfoService;
    engine: Engine;
    blobs: BlobStore;
    keys: PersonalKeys;
    draw: Draw;
  },
) {
  const list = async (userId: string) => ({
    reports: await reports.listReports(db, userId, {
      costanti: engine.inForce(romeDay(clock())).id,
      motore: engine.version,
    }),
  });

  async function names(
    userId: string,
  ): Promise<{ firstName: string; lastName: string; language: 'it' | 'en' }> {
    const user = await findById(db, userId);
    if (!user) throw new ProblemError('NOT_FOUND');
    return user;
  }

  /** Reports of before the sealing are there as they were drawn. */
  async function bytesOf(userId: string, key: string): Promise<Uint8Array> {
    const stored = await blobs.get(key);
    return isSealed(stored) ? keys.unseal(db, userId, stored, reportPurpose(userId)) : stored;
  }

  async function repeated(areaId: string, reportId: string): Promise<ResponseOf<'generateReport'>> {
    const all = await list(areaId);
    const report = all.reports.find((one) => one.reportId === reportId);
    if (!report) throw new ProblemError('NOT_FOUND');
    if (report.state === 'failed')
      throw new ProblemError('REPORT_FAILED', { retryAfterSeconds: 5 });
    if (report.state !== 'ready')
      throw new ProblemError('BUSY', { detail: 'This report is under way', retryAfterSeconds: 2 });
    return { report, ...all };
  }

  async function finish(
    areaId: string,
    id: string,
    drawn: () => Promise<Uint8Array>,
  ): Promise<void> {
    try {
      const bytes = await withDeadline(drawn());
      await withNewBlobs(
        blobs,
        async (put) => put(await keys.seal(db, areaId, bytes, reportPurpose(areaId))),
        ({ key }) =>
          db.transaction(async (tx) => {
            await reports.finishReport(tx, id, { key, size: bytes.byteLength });
            await bumpRevision(tx, areaId);
          }),
      );
    } catch (error) {
      log.error({ err: error, reportId: id }, 'a report could not be made');
      await reports.finishReport(db, id, null);
      throw new ProblemError('REPORT_FAILED', { retryAfterSeconds: 5 });
    }
  }

  return {
    list,

    /**
     * A repeat with the key of the first is given the report of the first: ready, still under way
     * (BUSY) or failed.
     */
    async generate(
      actor: Actor,
      body: BodyOf<'generateReport'>,
      key: string | undefined,
    ): Promise<ResponseOf<'generateReport'>> {
      await disk.refuseWhenFull();
      const [{ analisi, famiglia, membri, version }, person] = [
        await allInfo.analyse(actor.areaId, actor.limits === null),
        await names(actor.areaId),
      ];
      const me = membri.find(({ gradoParentela }) => gradoParentela === 'me');
      const lastName = person.lastName || me?.lastName || '';
      const family = familyName(membri, lastName);
      const language = body.language ?? person.language;
      const now = clock();
      const id = randomUUID();
      const hideAmounts = body.hideAmounts ?? false;
      const { reportId } = await db.transaction(async (tx) => {
        // The area's lock makes the count true: two presses at once make one report.
        await lockArea(tx, actor.areaId);
        await reports.failInterrupted(tx, {
          begunBefore: plusSeconds(now, -LONGEST_SECONDS),
          userId: actor.areaId,
        });
        return once(
          tx,
          {
            userId: actor.userId,
            key,
            request: JSON.stringify({ generateReport: body, areaId: actor.areaId }),
            now,
          },
          async () => {
            if ((await reports.countRunning(tx, actor.areaId)) > 0)
              throw new ProblemError('BUSY', {
                detail: 'A report of this area is under way',
                retryAfterSeconds: 2,
              });
            refuseOverQuota({ bytes: await storedBytes(tx) });
            await reports.insertReport(tx, {
              id,
              userId: actor.areaId,
              name: reportName(language, family, now),
              now,
              costanti: analisi.costanti,
              motore: analisi.motore,
              membri: membri
                .filter(({ _id }) => analisi.perimetro.includes(_id))
                .map(({ firstName }) => firstName ?? ''),
              language,
              hideAmounts,
              areaVersion: version,
              input: JSON.stringify(famiglia),
              analisiHash: hashOf(JSON.stringify(analisi)),
            });
            return { reportId: id };
          },
        );
      });
      if (reportId !== id) return repeated(actor.areaId, reportId);
      const drawn = () =>
        draw({
          analisi,
          membri,
          familyName: family,
          person: { firstName: person.firstName || me?.firstName || '', lastName },
          language,
          hideAmounts,
          createdAt: now.toISOString(),
          refDate: analisi.refDate,
        });
      // From here on it is the server that has begun something and ends it: whoever asked may have
      // signed out, or lost the grant, meanwhile.
      await asSystem(() => finish(actor.areaId, id, drawn));
      const all = await list(actor.areaId);
      const report = all.reports.find(({ reportId: one }) => one === id);
      if (!report) throw new ProblemError('SESSION_ENDED');
      return { report, ...all };
    },

    async rename(
      actor: Actor,
      { reportId, newName }: BodyOf<'renameReport'>,
    ): Promise<ResponseOf<'renameReport'>> {
      if (!(await reports.renameReport(db, actor.areaId, reportId, newName)))
        throw new ProblemError('NOT_FOUND');
      return list(actor.areaId);
    },

    async download(actor: Actor, reportId: string): Promise<Download> {
      const found = await reports.findBlob(db, actor.areaId, reportId);
      if (!found) throw new ProblemError('NOT_FOUND');
      return new Download(
        await bytesOf(actor.areaId, found.key),
        `${found.name.replace(/[/\\:*?"<>|]/g, ' ').trim()}.pdf`,
        'application/pdf',
      );
    },

    /**
     * From the household that was kept with the report, with the release it names: the same
     * figures, or a plain answer why not.
     */
    async recompute(actor: Actor, reportId: string): Promise<ResponseOf<'recomputeReport'>> {
      const pinned = await reports.findPinned(db, actor.areaId, reportId);
      if (!pinned) throw new ProblemError('NOT_FOUND');
      const { costanti, motore, input, analisiHash } = pinned;
      const answer = { costanti, motore, motoreNow: engine.version };
      if (input === null) return { result: 'not-kept', ...answer, analisi: null };
      const analisi =
        motore === engine.version
          ? await engine.analizzaCon(costanti, JSON.parse(input) as Famiglia)
          : undefined;
      if (!analisi) return { result: 'engine-changed', ...answer, analisi: null };
      return {
        result: hashOf(JSON.stringify(analisi)) === analisiHash ? 'same' : 'different',
        ...answer,
        analisi,
      };
    },

    /** Levels of today, without amounts and without first names, for whoever holds the link. */
    async share(actor: Actor): Promise<ResponseOf<'shareSintesi'>> {
      const { analisi, membri } = await allInfo.analyse(actor.areaId);
      const person = await names(actor.areaId);
      const token = newToken();
      const expiresOn = romeDay(plusDays(clock(), SINTESI_DAYS));
      await reports.insertSintesi(db, {
        tokenHash: hashToken(token),
        userId: actor.areaId,
        day: analisi.refDate,
        expiresOn,
        familyName: familyName(membri, person.lastName),
        areas: analisi.soluzioni.map(({ code, level }) => ({ code, level })),
      });
      return { url: `${config.publicUrl}/reportsintesi?token=${token}`, token, expiresOn };
    },

    async sintesi(token: string): Promise<ResponseOf<'reportSintesi'>> {
      const found = await reports.findSintesi(db, hashToken(token));
      if (!found) throw new ProblemError('TOKEN_INVALID');
      if (found.expiresOn < romeDay(clock())) throw new ProblemError('TOKEN_EXPIRED');
      return found;
    },
    sweep: async () => {
      await reports.failInterrupted(db, { begunBefore: plusSeconds(clock(), -LONGEST_SECONDS) });
      await reports.sweepSintesi(db, romeDay(clock()));
      await blobs.sweep(await reports.blobsInUse(db), clock());
    },
  };
}
export type ReportService = ReturnType<typeof reportService>;

/** What the bytes of a report are sealed for. */
export const reportPurpose = (userId: string): string => `report of ${userId}`;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * «Report famiglia Rossi – 3 maggio 2026» (product.md 5.10); the family's name is cut where the
 * whole would not be a name any more.
 */
function reportName(language: 'it' | 'en', lastName: string, at: Date): string {
  const day = new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Rome',
  }).format(at);
  const named = (family: string): string =>
    `${(language === 'it' ? `Report famiglia ${family}` : `${family} family report`).trim()} – ${day}`;
  const letters = [...lastName];
  let name = named(lastName);
  while (name.length > NAME_LENGTH) {
    letters.pop();
    name = named(`${letters.join('').trim()}…`);
  }
  return name;
}

async function withDeadline(work: Promise<Uint8Array>): Promise<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The report took too long')), DRAW_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
