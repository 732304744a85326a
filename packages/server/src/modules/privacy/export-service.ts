/**
 * Everything kept of a person, as one ZIP that is made while it is sent: no second copy is made
 * anywhere.
 */
import type { Deps } from '../../deps.ts';
import { asWithin } from '../../access.ts';
import { Stream } from '../../http/handler.ts';
import type { Actor } from '../../http/handler.ts';
import { romeDay } from '../../clock.ts';
import { places } from '../../places.ts';
import { concurrencyLimit } from '../../concurrency-limit.ts';
import { avatarPurpose } from '../files/avatar-service.ts';
import { note } from '../audit/audit-repository.ts';
import type { EncryptedReasons } from '../audit/encrypted-reasons.ts';
import { filePurpose } from '../files/file-parts.ts';
import type { TestamentiService } from '../area/testamenti-service.ts';
import type { RegaliService } from '../regali/regali-service.ts';
import type { RichiesteService } from '../richieste/richieste-service.ts';
import type { NoteService } from '../notes/note-service.ts';
import { reportPurpose } from '../report/report-bytes.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import type { PersonalKeys } from '../../storage/personal-keys.ts';
import { isSealed } from '../../storage/sealing.ts';
import { readSections, readSources } from './export-repository.ts';
import type { Sources } from './export-repository.ts';
import { zipOf } from './export-zip.ts';
import type { ZipEntry } from './export-zip.ts';

/**
 * Exports that read the database at the same time: each holds one connection, together at most half
 * of the pool.
 */
const READING = { atOnce: 3, queue: 20, retryAfterSeconds: 10 };
/** Exports that are sent at the same time; each holds one document in memory. */
const SENT = { account: 1, network: 4, all: 8, what: 'An export', retryAfterSeconds: 30 };

interface Parts {
  reportBlobs: BlobStore;
  documentBlobs: BlobStore;
  keys: PersonalKeys;
  notes: NoteService;
  testamenti: Pick<TestamentiService, 'export'>;
  regali: Pick<RegaliService, 'export'>;
  richieste: Pick<RichiesteService, 'export'>;
  reasons: EncryptedReasons;
}

export function exportService(
  { db, clock, log }: Deps,
  { reportBlobs, documentBlobs, keys, notes, testamenti, regali, richieste, reasons }: Parts,
) {
  const reading = concurrencyLimit(READING);
  const sent = places(SENT);

  /**
   * All that the database knows, read over one connection that is given back before the first byte
   * is sent.
   */
  async function read(userId: string) {
    return db.transaction((tx) =>
      asWithin(tx, async () => {
        const sections = await readSections(tx, userId);
        const audit = [];
        for (const row of sections.audit ?? []) audit.push(await withReason(userId, row));
        const data = {
          exportedAt: clock().toISOString(),
          ...sections,
          audit,
          note: await notes.get(userId),
          ...(await testamenti.export(tx, userId)),
          ...(await regali.export(tx, userId)),
          ...(await richieste.export(tx, userId)),
        };
        return {
          data,
          sources: await readSources(tx, userId),
          unseal: await keys.opener(tx, userId),
        };
      }),
    );
  }

  /** What staff wrote before they looked is kept sealed. */
  async function withReason(userId: string, row: unknown): Promise<unknown> {
    if (
      typeof row !== 'object' ||
      row === null ||
      !('reason' in row) ||
      typeof row.reason !== 'string'
    )
      return row;
    return { ...row, reason: (await reasons.open(db, userId, row.reason)).text };
  }

  /** Documents by their name in the ZIP; each is read from the disk when it is its turn. */
  function entriesOf(
    userId: string,
    { reports, files, avatars }: Sources,
    unseal: (bytes: Uint8Array, purpose: string) => Buffer,
  ): ZipEntry[] {
    const open = (blobs: BlobStore, key: string, purpose: string) => async () => {
      const stored = await blobs.get(key);
      return isSealed(stored) || blobs !== reportBlobs ? unseal(stored, purpose) : stored;
    };
    return [
      ...reports.map(({ name, key }) => ({
        name: `report/${plain(name)}.pdf`,
        read: open(reportBlobs, key, reportPurpose(userId)),
      })),
      ...files.map(({ name, key }) => ({
        name: `documenti/${plain(name)}`,
        read: open(documentBlobs, key, filePurpose(userId)),
      })),
      ...avatars.map(({ memberId, key }) => ({
        name: `foto/${memberId}.webp`,
        read: open(documentBlobs, key, avatarPurpose(memberId)),
      })),
    ];
  }

  return {
    /**
     * @throws ProblemError TOO_MANY_REQUESTS while another export of this account is under way,
     *   BUSY when the server sends as many as it can
     */
    async make({ userId }: Actor, ip: string): Promise<Stream> {
      const giveBack = sent({ account: userId, ip });
      try {
        const now = clock();
        const { data, sources, unseal } = await reading(() => read(userId));
        await note(db, { at: now, actor: userId, subject: userId, action: 'data.exported' });
        const zip = await zipOf({
          data,
          at: now,
          entries: entriesOf(userId, sources, unseal),
          onUnreadable: (error) => {
            log.error({ err: error }, 'a document of an export could not be read');
          },
          onCut: (error) => {
            log.warn({ err: error }, 'an export was cut');
          },
        });
        zip.once('close', giveBack);
        return new Stream(zip, `bussola-${romeDay(now)}.zip`, 'application/zip');
      } catch (error) {
        giveBack();
        throw error;
      }
    },
  };
}
export type ExportService = ReturnType<typeof exportService>;

const plain = (name: string): string =>
  name.replace(/[/\\:*?"<>|\p{Cc}]/gu, ' ').trim() || 'documento';
