/** Everything kept of a person, as one ZIP that is read while it is sent: no second copy is made anywhere. */
import { Readable } from 'node:stream';
import type { Deps } from '../../deps.ts';
import { Stream } from '../../http/handler.ts';
import type { Actor } from '../../http/handler.ts';
import { romeDay } from '../../clock.ts';
import type { AvatarService } from '../avatars/avatar-service.ts';
import { listAvatars } from '../avatars/avatar-repository.ts';
import { note } from '../audit/audit-repository.ts';
import type { SealedReasons } from '../audit/sealed-reasons.ts';
import type { FileService } from '../files/file-service.ts';
import { listFiles } from '../files/file-repository.ts';
import type { NoteService } from '../notes/note-service.ts';
import type { ReportService } from '../report/report-service.ts';
import { readySources } from '../report/report-repository.ts';
import { readSections } from './export-repository.ts';

const README = `Questa cartella contiene tutto ciò che Bussola conserva di te.

dati.json    le tue risposte, la famiglia, i risultati, i consensi, gli accessi
report/      i report in PDF
documenti/   i documenti che hai caricato
foto/        le foto dei membri

This folder holds everything Bussola keeps about you: dati.json your answers, family, results, consents and accesses;
report/ the PDF reports; documenti/ the documents you uploaded; foto/ the pictures of the members.
`;

interface Parts { report: ReportService; files: FileService; avatars: AvatarService; notes: NoteService; reasons: SealedReasons }

export function exportService({ db, clock, log }: Deps, { report, files, avatars, notes, reasons }: Parts) {
  /** What staff wrote before they looked is kept sealed. */
  async function withReason(userId: string, row: unknown): Promise<unknown> {
    if (typeof row !== 'object' || row === null || !('reason' in row) || typeof row.reason !== 'string') return row;
    return { ...row, reason: (await reasons.open(db, userId, row.reason)).text };
  }
  return {
    async make(actor: Actor): Promise<Stream> {
      const { userId } = actor;
      const now = clock();
      const sections = await readSections(db, userId);
      const data = { exportedAt: now.toISOString(), ...sections, audit: await Promise.all((sections.audit ?? []).map((row) => withReason(userId, row))), note: await notes.get(userId) };
      await note(db, { at: now, actor: userId, subject: userId, action: 'data.exported' });

      const { ZipFile } = await import('yazl');
      const zip = new ZipFile();
      const names = new Set<string>();
      const add = (folder: string, name: string, read: () => Promise<Uint8Array>) => {
        // Drawn and compressed already; opened one at a time, when its turn comes.
        zip.addReadStreamLazy(unique(names, `${folder}/${name}`), { mtime: now, compress: false }, (done) => {
          read().then((bytes) => done(null, Readable.from([Buffer.from(bytes)])), (error: unknown) => done(error, Readable.from([])));
        });
      };
      zip.addBuffer(Buffer.from(README, 'utf8'), 'LEGGIMI.txt', { mtime: now });
      zip.addBuffer(Buffer.from(`${JSON.stringify(data, null, 2)}\n`, 'utf8'), 'dati.json', { mtime: now });
      for (const { name, key } of await readySources(db, userId)) add('report', `${plain(name)}.pdf`, () => report.bytesOf(userId, key));
      for (const { id, name } of await listFiles(db, userId)) add('documenti', plain(name), async () => (await files.download(actor, id)).bytes);
      for (const { memberId } of await listAvatars(db, userId)) add('foto', `${memberId}.webp`, async () => (await avatars.get(actor, memberId))?.bytes ?? new Uint8Array());
      zip.end();
      const output = zip.outputStream as Readable;
      // A file that cannot be read cuts the ZIP: the reader sees that it is not whole.
      zip.on('error', (error: unknown) => { log.error({ err: error }, 'an export was cut'); output.destroy(error instanceof Error ? error : new Error('The export failed')); });
      return new Stream(output, `bussola-${romeDay(now)}.zip`, 'application/zip');
    },
  };
}
export type ExportService = ReturnType<typeof exportService>;

const plain = (name: string): string => name.replace(/[/\\:*?"<>|\p{Cc}]/gu, ' ').trim() || 'documento';

/** Two documents may have one name; files of a ZIP may not. */
function unique(taken: Set<string>, wanted: string): string {
  const dot = wanted.lastIndexOf('.');
  let name = wanted;
  for (let n = 2; taken.has(name.toLowerCase()); n += 1) name = `${wanted.slice(0, dot)} (${n})${wanted.slice(dot)}`;
  taken.add(name.toLowerCase());
  return name;
}
