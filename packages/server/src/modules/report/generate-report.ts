import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BodyOf, ResponseOf } from '@bussola/contract';
import { hasReserved } from '@bussola/domain';
import { asSystem } from '../../access.ts';
import { plusSeconds } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import type { DiskSpace } from '../../storage/disk-space.ts';
import { withNewBlobs } from '../../storage/new-blobs.ts';
import type { PersonalKeys } from '../../storage/personal-keys.ts';
import { bumpRevision } from '../people/user-repository.ts';
import type { AllInfoService } from '../area/allinfo-service.ts';
import { lockArea } from '../people/nucleo-repository.ts';
import { listApproved } from '../costanti/release-repository.ts';
import { storedBytes } from '../files/file-repository.ts';
import { refuseOverQuota } from '../files/storage-quota.ts';
import { once } from '../idempotency/once.ts';
import { changesSince } from './changes-since.ts';
import { familyName } from './family-name.ts';
import { reportPurpose } from './report-bytes.ts';
import { reportName } from './report-name.ts';
import type { ReportList, ReportOwner } from './report-parts.ts';
import { DRAW_MS, WAIT_MS } from './report-pool.ts';
import type { Draw } from './report-pool.ts';
import type { TextsInForce } from '../contents/texts-in-force.ts';
import * as reports from '../people/report-repository.ts';

/** A report that takes longer is answered as it is, under way; the page asks for it again. */
const ANSWER_MS = 12_000;
/**
 * Longer than any report takes: one that is still under way then is of a server that was killed.
 */
export const LONGEST_SECONDS = (WAIT_MS + DRAW_MS) / 1000 + 60;
type Generated = ResponseOf<'generateReport'>;
interface Parts {
  allInfo: AllInfoService;
  engine: Engine;
  blobs: BlobStore;
  keys: PersonalKeys;
  draw: Draw;
  texts: TextsInForce;
  disk: DiskSpace;
  list: ReportList;
  owner: ReportOwner;
}

export function generateReport(
  { config, db, clock, log }: Pick<Deps, 'config' | 'db' | 'clock' | 'log'>,
  { allInfo, engine, blobs, keys, draw, texts, disk, list, owner }: Parts,
) {
  const changes = changesSince({ db, log }, engine);

  async function repeated(areaId: string, reportId: string): Promise<Generated> {
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
      const bytes = await drawn();
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

  /** Writes down that a report is begun: one at a time in an area, and once for each key. */
  async function begin(
    tx: Tx,
    actor: Actor,
    {
      key,
      body,
      row,
    }: { key: string | undefined; body: BodyOf<'generateReport'>; row: reports.NewReport },
  ): Promise<string> {
    const { now } = row;
    // The area's lock makes the count true: two presses at once make one report.
    await lockArea(tx, actor.areaId);
    await reports.failInterrupted(tx, {
      begunBefore: plusSeconds(now, -LONGEST_SECONDS),
      areaId: actor.areaId,
    });
    const request = JSON.stringify({ generateReport: body, areaId: actor.areaId });
    const { reportId } = await once(tx, { userId: actor.userId, key, request, now }, async () => {
      if ((await reports.countRunning(tx, actor.areaId)) > 0)
        throw new ProblemError('BUSY', {
          detail: 'A report of this area is under way',
          retryAfterSeconds: 2,
        });
      refuseOverQuota({ bytes: await storedBytes(tx) });
      await reports.insertReport(tx, row);
      return { reportId: row.id };
    });
    return reportId;
  }

  /**
   * A repeat with the key of the first is given the report of the first: ready, still under way
   * (BUSY) or failed.
   */
  return async (
    actor: Actor,
    body: BodyOf<'generateReport'>,
    key: string | undefined,
  ): Promise<Generated> => {
    await disk.refuseWhenFull();
    const { analisi, famiglia, membri, version } = await allInfo.analyse(actor);
    const person = await owner(actor.areaId);
    const me = membri.find(({ gradoParentela }) => gradoParentela === 'me');
    const lastName = person.lastName || me?.lastName || '';
    const family = familyName(membri, lastName);
    const language = body.language ?? person.language;
    const hideAmounts = body.hideAmounts ?? false;
    const now = clock();
    const id = randomUUID();
    const row = {
      id,
      areaId: actor.areaId,
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
      hasReserved: hasReserved(famiglia),
      analisi: JSON.stringify(analisi),
    };
    const reportId = await db.transaction((tx) => begin(tx, actor, { key, body, row }));
    if (reportId !== id) return repeated(actor.areaId, reportId);
    // Read with the caller's rights: a partner's report is never compared with a report hidden from
    // them.
    const changed = await changes(actor.areaId, famiglia, analisi);
    const lines = await texts(language);
    const edizione = (await listApproved(db)).find(({ release }) => release === analisi.costanti);
    const drawn = async () => {
      const input = {
        analisi,
        edizione: {
          dal: edizione?.effectiveDay ?? engine.inForce(analisi.refDate).validFrom,
          url: `${config.publicUrl}/metodo?release=${encodeURIComponent(analisi.costanti)}`,
        },
        membri,
        familyName: family,
        person: { firstName: person.firstName || me?.firstName || '', lastName },
        language,
        hideAmounts,
        createdAt: now.toISOString(),
        refDate: analisi.refDate,
        testi: { apertura: lines('report.apertura'), chiusura: lines('report.chiusura') },
        ...(changed ? { changes: changed } : {}),
      };
      return draw(input, actor.areaId);
    };
    // The server ends what it began: the person may have signed out, or lost the grant, meanwhile.
    const finished = asSystem(() => finish(actor.areaId, id, drawn));
    // What fails later is in the log, and in the state of the report.
    finished.catch(() => undefined);
    await Promise.race([finished, sleep(ANSWER_MS, undefined, { ref: false })]);
    const all = await list(actor.areaId);
    const report = all.reports.find(({ reportId: one }) => one === id);
    if (!report) throw new ProblemError('SESSION_ENDED');
    return { report, ...all };
  };
}
