/** Small PDFs written by hand, good and bad. */
import { deflateSync } from 'node:zlib';

interface Extras {
  /** Entries of the catalogue, such as an action at opening. */ catalog?: string;
  /** Entries of the only page, such as its links. */ page?: string;
  /** From number 6 on. */ objects?: string[];
}

const bodiesOf = (text: string, { catalog = '', page = '', objects = [] }: Extras): string[] => {
  const stream = `BT /F1 12 Tf 72 700 Td (${text}) Tj ET`;
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
  ];
};

/** One page with a line of text; whole, with a right table of offsets. */
export function pdfOf(text = 'Bussola', extras: Extras = {}): Buffer {
  const bodies = bodiesOf(text, extras);
  let out = '%PDF-1.7\n';
  const offsets = bodies.map((body, at) => {
    const offset = out.length;
    out += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = out.length;
  out += `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}`;
  out += `trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(out, 'latin1');
}

/** The same page, with every object that is no stream packed into one, as programs of today do. */
export function packedPdfOf(text = 'Bussola', extras: Extras = {}, type = '/Type /ObjStm'): Buffer {
  const bodies = bodiesOf(text, extras);
  const isStream = (body: string) => body.includes('endstream');
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n', 'latin1')];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const [packNumber, tableNumber] = [bodies.length + 1, bodies.length + 2];
  const rows: [kind: number, place: number, index: number][] = [[0, 0, 255]];
  const heads: string[] = [];
  let packed = '';
  for (const [at, body] of bodies.entries()) {
    if (isStream(body)) {
      rows.push([1, length(), 0]);
      parts.push(Buffer.from(`${at + 1} 0 obj\n${body}\nendobj\n`, 'latin1'));
    } else {
      rows.push([2, packNumber, heads.length]);
      heads.push(`${at + 1} ${packed.length}`);
      packed += `${body}\n`;
    }
  }
  const stream = (number: number, entries: string, data: Buffer) => {
    rows.push([1, length(), 0]);
    parts.push(
      Buffer.from(
        `${number} 0 obj\n<< ${entries} /Filter /FlateDecode /Length ${data.length} >>\nstream\n`,
        'latin1',
      ),
      data,
      Buffer.from('\nendstream\nendobj\n', 'latin1'),
    );
  };
  const head = `${heads.join(' ')}\n`;
  stream(
    packNumber,
    `${type} /N ${heads.length} /First ${head.length}`,
    deflateSync(Buffer.from(head + packed, 'latin1')),
  );
  const start = length();
  rows.push([1, start, 0]);
  const table = deflateSync(
    Buffer.from(rows.flatMap(([kind, place, index]) => [kind, place >> 8, place & 255, index])),
  );
  stream(tableNumber, `/Type /XRef /W [1 2 1] /Size ${tableNumber + 1} /Root 1 0 R`, table);
  parts.push(Buffer.from(`startxref\n${start}\n%%EOF\n`, 'latin1'));
  return Buffer.concat(parts);
}
