/** The same statement as PDF: its tables stand on pages turned by 90 degrees. For tests. */
import PDFDocument from 'pdfkit';
import { SAMPLE_ROWS } from './sample-xml.ts';

/** One page, turned: what is across the screen runs along the height of the paper. */
export function samplePdf({ born = '14/03/1984', password = '', rows = SAMPLE_ROWS } = {}): Promise<
  Uint8Array<ArrayBuffer>
> {
  const pdf = new PDFDocument({
    size: 'A4',
    autoFirstPage: false,
    ...(password === '' ? {} : { userPassword: password }),
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Uint8Array<ArrayBuffer>>((resolve) => {
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
  });
  pdf.addPage({ margin: 0 });
  Object.assign(pdf.page.dictionary.data, { Rotate: 90 });
  pdf.fontSize(8);
  /** As it is seen: `x` from the left, `y` from the top of the turned page. */
  const write = (text: string, x: number, y: number) => {
    pdf.save().rotate(-90, { origin: [0, pdf.page.height] });
    pdf.text(text, x, pdf.page.height + y, { lineBreak: false });
    pdf.restore();
  };
  write('Estratto conto di PERSONA PROVA', 40, 30);
  write(`nata a Bologna (BO) il ${born}`, 40, 44);
  ['Dal', 'Al', 'Tipo', 'al diritto e al calcolo', 'Retribuzione', 'Azienda'].forEach((head, at) =>
    write(head, 40 + at * 120, 70),
  );
  rows.forEach(({ from, to, kind, unit = 'sett.', weeks, pay, employer }, at) => {
    const y = 90 + at * 16;
    write(from, 40, y);
    write(to, 110, y + 1);
    write(kind, 180, y);
    write(unit, 340, y);
    write(String(weeks), 380, y);
    write(`${weeks},000`, 420, y);
    write(pay, 480, y);
    write(employer, 560, y);
  });
  write('pag. 1 di 1', 40, 560);
  pdf.end();
  return done;
}
