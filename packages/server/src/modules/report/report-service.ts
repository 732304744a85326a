/**
 * Reports: made from the data of now, kept as files, renamed, downloaded; and the summary without
 * amounts, by link. One file a use case; this one puts them together.
 */
import type { BodyOf, ResponseOf } from '@bussola/contract';
import { plusSeconds, romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import { Download } from '../../http/handler.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import type { DiskSpace } from '../../storage/disk-space.ts';
import type { PersonalKeys } from '../../storage/personal-keys.ts';
import { isSealed } from '../../storage/sealing.ts';
import type { AllInfoService } from '../area/allinfo-service.ts';
import { LONGEST_SECONDS, generateReport } from './generate-report.ts';
import { reportPurpose } from './report-bytes.ts';
import { reportList, reportOwner } from './report-parts.ts';
import type { Draw } from './report-pool.ts';
import * as reports from '../people/report-repository.ts';
import { textsInForce } from '../contents/texts-in-force.ts';
import { shareSummary } from './share-summary.ts';
import { storedAnalisi } from './stored-analysis.ts';

interface Parts {
  allInfo: AllInfoService;
  engine: Engine;
  blobs: BlobStore;
  keys: PersonalKeys;
  draw: Draw;
  disk: DiskSpace;
}

export function reportService(deps: Deps, parts: Parts) {
  const { db, clock } = deps;
  const { blobs, keys } = parts;
  const list = reportList(deps, parts.engine);
  const owner = reportOwner(deps);

  /** Reports of before the sealing are there as they were drawn. */
  async function bytesOf(areaId: string, key: string): Promise<Uint8Array> {
    const stored = await blobs.get(key);
    return isSealed(stored) ? keys.unseal(db, areaId, stored, reportPurpose(areaId)) : stored;
  }

  return {
    list,
    generate: generateReport(deps, {
      ...parts,
      texts: textsInForce(deps, parts.engine),
      list,
      owner,
    }),
    ...shareSummary(deps, { ...parts, owner }),

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

    /** A report is a document: its figures and texts are those of the day it was made. */
    async figures(actor: Actor, reportId: string): Promise<ResponseOf<'reportFigures'>> {
      const kept = await reports.findKept(db, actor.areaId, reportId);
      if (!kept) throw new ProblemError('NOT_FOUND');
      const { costanti, motore, analisi } = kept;
      return {
        costanti,
        motore,
        analisi: analisi === null ? null : storedAnalisi(analisi),
      };
    },

    sweep: async () => {
      await reports.failInterrupted(db, { begunBefore: plusSeconds(clock(), -LONGEST_SECONDS) });
      await reports.sweepSintesi(db, romeDay(clock()));
      await blobs.sweep(await reports.blobsInUse(db), clock());
    },
  };
}
export type ReportService = ReturnType<typeof reportService>;
