/**
 * Reads a report back as a reader's program would: text, pages, bookmarks, and the tree for
 * assistive technology.
 */
import { getDocumentProxy } from 'unpdf';

export interface Node {
  role: string;
  alt?: string;
  children: Node[];
}
export interface ReadReport {
  pages: string[];
  text: string;
  roles: string[];
  tree: Node[];
  bookmarks: string[];
  /** Addresses that open something outside the file. */
  links: string[];
  title: string;
  marked: boolean;
  language: string;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadReport> {
  // A copy: the reader takes the buffer for itself.
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages: string[] = [];
  const tree: Node[] = [];
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
        .join('')
        .replace(/\s*\n/g, '\n'),
    );
    for (const { url } of (await page.getAnnotations()) as { url?: string }[])
      if (url !== undefined) links.push(url);
    const struct: unknown = await page.getStructTree();
    if (struct) tree.push(toNode(struct));
  }
  const outline: { title: string }[] = (await pdf.getOutline()) ?? [];
  const { info } = await pdf.getMetadata();
  const { Title = '', Language = '' } = info as { Title?: string; Language?: string };
  const marked = (await pdf.getMarkInfo())?.Marked === true;
  return {
    pages,
    text: plain(pages.join('\n')),
    roles: tree.flatMap(rolesOf),
    tree,
    links,
    bookmarks: outline.map(({ title }) => title),
    title: Title,
    marked,
    language: Language,
  };
}

/** Where one run of text stands on its page, in points from the lower left corner of the paper. */
export interface TextBox {
  text: string;
  left: number;
  right: number;
  /** The line it is written on. */
  baseline: number;
  /** Height of its capitals. */
  top: number;
  size: number;
}

/** The runs of text of each page. */
export async function textBoxes(bytes: Uint8Array): Promise<TextBox[][]> {
  const pdf = await getDocumentProxy(bytes.slice());
  const pages: TextBox[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [left, baseline] = [item.transform[4] as number, item.transform[5] as number];
        return {
          text: item.str,
          left,
          right: left + item.width,
          baseline,
          top: baseline + item.height * 0.7,
          size: item.height,
        };
      }),
    );
  }
  return pages;
}

/** Runs of one page that are printed one over the other, as «one / other». */
export function printedOver(boxes: readonly TextBox[]): string[] {
  const over = (a: TextBox, b: TextBox): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.top, b.top) - Math.max(a.baseline, b.baseline) > 1;
  return boxes.flatMap((box, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => over(box, other))
      .map((other) => `${box.text} / ${other.text}`),
  );
}

/** One space for any space, so that tests look for words and not for where lines end. */
const plain = (text: string): string => text.replace(/[\s\u00A0]+/g, ' ');

function toNode(raw: unknown): Node {
  const {
    role = '',
    alt,
    children = [],
  } = raw as { role?: string; alt?: string; children?: unknown[] };
  return {
    role,
    ...(alt === undefined ? {} : { alt }),
    children: children
      .filter((child) => typeof child === 'object' && child !== null && 'role' in child)
      .map(toNode),
  };
}

export const rolesOf = (node: Node): string[] => [node.role, ...node.children.flatMap(rolesOf)];

export const every = (nodes: readonly Node[], role: string): Node[] =>
  nodes.flatMap((node) => [...(node.role === role ? [node] : []), ...every(node.children, role)]);
