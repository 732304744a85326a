/** Small PDFs written by hand, good and bad. */
interface Extras {
  /** Entries of the catalogue, such as an action at opening. */ catalog?: string;
  objects?: string[];
}

/** One page with a line of text; whole, with a right table of offsets. */
export function pdfOf(text = 'Bussola', { catalog = '', objects = [] }: Extras = {}): Buffer {
  const stream = `BT /F1 12 Tf 72 700 Td (${text}) Tj ET`;
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
  ];
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
