/**
 * Runs in a process of its own, without secrets, without files and with a deadline: reads what a
 * stranger sent from its input and answers on its output. Images come out drawn again, pixel by
 * pixel, without whatever else the file carried; a PDF comes out as it was, when it can be read to
 * its end and holds no program, no other file and nothing that acts by itself. Exit codes: 0 good,
 * 3 not readable, 4 too many pixels or pages, 5 active content. Any other end says nothing of the
 * file.
 */
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { holdsActions } from './pdf-actions.ts';
import { MAX_PAGES, MAX_PIXELS } from './upload-limits.ts';

const [task = ''] = process.argv.slice(2);
const chunks: Buffer[] = [];
const sent: AsyncIterable<Buffer> = process.stdin;
for await (const chunk of sent) chunks.push(chunk);
const bytes = Buffer.concat(chunks);

const end = (code: number): never => process.exit(code);

async function image(format: 'jpeg' | 'png' | 'webp', side: number | null): Promise<Buffer> {
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    const drawn = sharp(bytes, {
      limitInputPixels: MAX_PIXELS,
      failOn: 'truncated',
      autoOrient: true,
      animated: false,
    });
    const sized =
      side === null ? drawn : drawn.resize(side, side, { fit: 'cover', position: 'attention' });
    if (format === 'jpeg') return await sized.jpeg({ quality: 90 }).toBuffer();
    return await (format === 'png' ? sized.png() : sized.webp({ quality: 85 })).toBuffer();
  } catch (error) {
    // Without memory nothing is known of the picture.
    if (/out of memory|cannot allocate/i.test(String(error))) throw error;
    return end(/pixel limit/i.test(String(error)) ? 4 : 3);
  }
}

async function pdf(): Promise<Buffer> {
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    stopAtErrors: true,
    verbosity: 0,
  }).catch(() => end(3));
  if (document.numPages > MAX_PAGES) end(4);
  // pdf.js finds a program or a file wherever it is kept, compressed objects included.
  if (await document.hasJSActions().catch(() => true)) end(5);
  if (await document.getAttachments().catch(() => true)) end(5);
  if (await holdsActions(bytes).catch(() => end(3))) end(5);
  await document.getPage(document.numPages).catch(() => end(3));
  return bytes;
}

async function inspected(): Promise<Buffer> {
  switch (task) {
    case 'pdf':
      return pdf();
    case 'avatar':
      return image('webp', 256);
    case 'jpeg':
    case 'png':
    case 'webp':
      return image(task, null);
    default:
      throw new Error(`Nothing is known of ${task}`);
  }
}
const out = await inspected();
process.stdout.write(out, () => end(0));
