import PDFDocument from 'pdfkit';
import type { Faces } from '../fonts/faces.ts';
import { PAGE } from '../theme.ts';

export type Struct = PDFKit.PDFStructureElement;
export interface StructOptions {
  alt?: string;
  title?: string;
  lang?: string;
  bbox?: [number, number, number, number];
  scope?: 'Row' | 'Column';
}
export interface SheetOptions {
  faces: Faces;
  language: 'it' | 'en';
  title: string;
  author: string;
  subject: string;
  createdAt: Date;
}

// pdfkit 0.20 knows this subset; its published types stop at PDF/A.
const PDF_UA = 'PDF/UA' as unknown as NonNullable<PDFKit.PDFDocumentOptions['subset']>;

/**
 * The pages of one report: where the pen is, which page comes next, and the tree a screen reader
 * reads. Everything drawn is either inside {@link Sheet.content} (read aloud) or inside {@link
 * Sheet.artifact} (decoration).
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly faces: Faces;
  /** Top of what comes next on the current page. */
  y: number = PAGE.top;
  private readonly root: Struct;
  private parents: Struct[];
  private waiting: { height: number; draw: () => void }[] = [];

  constructor({ faces, language, title, author, subject, createdAt }: SheetOptions) {
    this.faces = faces;
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      subset: PDF_UA,
      tagged: true,
      displayTitle: true,
      lang: language === 'it' ? 'it-IT' : 'en-GB',
      info: {
        Title: title,
        Author: author,
        Subject: subject,
        Creator: 'Bussola',
        Producer: 'Bussola',
        CreationDate: createdAt,
        ModDate: createdAt,
      },
    });
    escapeMetadata(this.doc);
    // pdfkit takes a parsed font too; its types do not say so.
    for (const face of Object.values(faces).flat())
      this.doc.registerFont(face.key, face.font as unknown as Buffer);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
    this.parents = [this.root];
    this.newPage();
  }

  /** The element that what comes next belongs to. */
  private get parent(): Struct {
    return this.parents.at(-1) ?? this.root;
  }
  get bottom(): number {
    return PAGE.height - PAGE.bottom;
  }
  get room(): number {
    return this.bottom - this.y;
  }
  get pageIndex(): number {
    return this.doc.bufferedPageRange().count - 1;
  }

  newPage(): void {
    this.doc.addPage();
    this.y = PAGE.top;
  }

  /**
   * Turns the page unless `height` still fits on it, together with the headings that wait for what
   * follows them.
   */
  ensure(height: number): void {
    const heads = this.waiting;
    this.waiting = [];
    const whole = heads.reduce((sum, head) => sum + head.height, height);
    if (whole > this.room && this.y > PAGE.top) this.newPage();
    for (const { draw } of heads) draw();
  }

  /**
   * A heading is drawn with the first thing under it, so that it never stays alone at the foot of a
   * page.
   */
  keepWithNext(head: { height: number; draw: () => void }): void {
    this.waiting.push(head);
  }

  /** Space before what comes next; none at the top of a page. */
  gap(height: number): void {
    if (this.y > PAGE.top) this.y += height;
  }

  /** Everything that `draw` adds to the tree becomes a child of a new element of this type. */
  within<T>(type: string, draw: (element: Struct) => T, options: StructOptions = {}): T {
    const element = this.doc.struct(type, options);
    this.parent.add(element);
    return this.inside(element, () => draw(element), true);
  }

  /**
   * Goes back into an element left open, to complete it when more is known (the table of contents).
   */
  inside<T>(element: Struct, draw: () => T, end = false): T {
    this.parents.push(element);
    try {
      return draw();
    } finally {
      this.parents.pop();
      if (end) element.end();
    }
  }

  /** An element to be filled later, already in its place in the reading order. */
  reserve(type: string): Struct {
    const element = this.doc.struct(type);
    this.parent.add(element);
    return element;
  }

  /**
   * Draws what is read aloud, as the content of the current element. Never turns the page inside.
   */
  content(draw: () => void): void {
    const element = this.parent;
    const type = (element as unknown as { dictionary: { data: { S: string } } }).dictionary.data.S;
    const marked = this.doc.markStructureContent(type);
    draw();
    this.doc.endMarkedContent();
    element.add(marked);
  }

  /** Draws what is seen and not read. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** A drawing with the words that replace it; `draw` is given its top left corner. */
  figure(
    alt: string,
    { x = PAGE.left, width, height }: { x?: number; width: number; height: number },
    draw: (x: number, y: number) => void,
  ): void {
    this.ensure(height);
    const { y } = this;
    this.within('Figure', () => this.content(() => draw(x, y)), {
      alt,
      bbox: [x, y, x + width, y + height],
    });
    this.y = y + height;
  }

  /** Closes the tree and gives back the whole file. */
  async finish(): Promise<Uint8Array> {
    this.root.end();
    const chunks: Buffer[] = [];
    const { doc } = this;
    const done = new Promise<void>((resolve, reject) => {
      doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      doc.on('end', resolve);
      doc.on('error', reject);
    });
    doc.end();
    await done;
    const whole = Buffer.concat(chunks);
    return new Uint8Array(whole.buffer, whole.byteOffset, whole.byteLength);
  }
}

/**
 * pdfkit writes names into its XML description as they are: «Rossi & Figli» would break it. The
 * plain ones are written before.
 */
function escapeMetadata(doc: PDFKit.PDFDocument): void {
  const inner = doc as unknown as { endMetadata(): void; info: Record<string, unknown> };
  const end = inner.endMetadata.bind(doc);
  inner.endMetadata = () => {
    for (const [key, value] of Object.entries(inner.info))
      if (typeof value === 'string') inner.info[key] = escapeXml(value);
    end();
  };
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
