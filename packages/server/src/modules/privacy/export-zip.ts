/**
 * The ZIP of an export. A document that cannot be read is left out and named in a text inside the
 * ZIP: all the rest is there.
 */
import { Readable } from 'node:stream';
import type { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';

export interface ZipEntry {
  name: string;
  read: () => Promise<Uint8Array>;
}
interface Contents {
  data: unknown;
  at: Date;
  entries: readonly ZipEntry[];
  /** A document that is lost or altered. */
  onUnreadable: (error: unknown) => void;
  /** The reader went away, or was too slow. */
  onCut: (error: unknown) => void;
}

const README = `Qui c’è tutto quello che Bussola conserva di te.

dati.json    le tue risposte, la famiglia, i risultati, i consensi, gli accessi
report/      i report in PDF
documenti/   i documenti che hai caricato
foto/        le foto delle persone della famiglia

This folder holds everything Bussola keeps about you: dati.json your answers, family, results, consents and accesses;
report/ the PDF reports; documenti/ the documents you uploaded; foto/ the pictures of the members.
`;
const unreadable = (
  names: readonly string[],
): string => `Questi file non ci sono: in questo momento non riusciamo a leggerli.
Il problema è nostro, non tuo, e chi se ne occupa è già stato avvisato. Tutto il resto è qui.

These files are missing: we cannot read them at the moment.
The fault is ours, not yours, and our staff has been told. Everything else is here.

${names.map((name) => `- ${name}`).join('\n')}
`;

/** A reader has this long for each document (0.7 Mbit/s for the largest), and for all of them. */
const ENTRY_MS = 120_000;
const WHOLE_MS = 30 * 60_000;

/**
 * @returns the ZIP as a stream that has its error listener already; destroying it stops the work
 */
export async function zipOf({
  data,
  at,
  entries,
  onUnreadable,
  onCut,
}: Contents): Promise<Readable> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  const cut = (error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error('The export failed'));
  };
  output.on('error', onCut);
  zip.on('error', cut);
  const gone = new AbortController();
  const timer = setTimeout(() => {
    cut(new Error('The export took too long'));
  }, WHOLE_MS);
  timer.unref();
  output.once('close', () => {
    clearTimeout(timer);
    gone.abort();
  });

  async function fill(): Promise<void> {
    const text = (name: string, content: string) => {
      zip.addBuffer(Buffer.from(content, 'utf8'), name, { mtime: at });
    };
    text('LEGGIMI.txt', README);
    text('dati.json', `${JSON.stringify(data, null, 2)}\n`);
    const missing: string[] = [];
    for (const { name, read } of uniquelyNamed(entries)) {
      gone.signal.throwIfAborted();
      let bytes: Uint8Array;
      try {
        bytes = await read();
      } catch (error) {
        onUnreadable(error);
        missing.push(name);
        continue;
      }
      // One at a time: the next is read when this one was taken.
      const source = Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)]);
      zip.addReadStream(source, name, { mtime: at, compress: false });
      await finished(source, {
        signal: AbortSignal.any([gone.signal, AbortSignal.timeout(ENTRY_MS)]),
      });
    }
    if (missing.length > 0) text('FILE-NON-LETTI.txt', unreadable(missing));
    zip.end();
  }
  fill().catch(cut);
  return output;
}

/** Two documents may have one name; files of a ZIP may not. */
function uniquelyNamed(entries: readonly ZipEntry[]): ZipEntry[] {
  const taken = new Set<string>();
  return entries.map(({ name: wanted, read }) => {
    const dot = wanted.lastIndexOf('.');
    let name = wanted;
    for (let n = 2; taken.has(name.toLowerCase()); n += 1)
      name = `${wanted.slice(0, dot)} (${n})${wanted.slice(dot)}`;
    taken.add(name.toLowerCase());
    return { name, read };
  });
}
