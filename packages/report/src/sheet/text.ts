/**
 * Text set by hand: line breaking, bold inside a sentence, borrowed alphabets, and one baseline for
 * all of them.
 */
import { transliterate } from 'transliteration';
import type { Face } from '../fonts/faces.ts';
import { PAGE, COLUMN, type FaceName, type TextStyle } from '../theme.ts';
import type { Sheet } from './sheet.ts';

export type Align = 'left' | 'right' | 'center';
interface Piece {
  text: string;
  face: FaceName;
  width: number;
}
export interface Line {
  pieces: Piece[];
  width: number;
}
export interface Lines {
  lines: Line[];
  style: TextStyle;
  height: number;
  width: number;
}

/**
 * Signs no embedded alphabet has, written otherwise; what stays unknown becomes «?», because an
 * empty box is not readable aloud.
 */
const INSTEAD: Record<string, string> = {
  '→': '–',
  '≥': '>=',
  '≤': '<=',
  '≈': '~',
  '√': 'radq',
  '\u202F': '\u00A0',
  '\t': ' ',
  '\n': ' ',
  '\r': ' ',
};

/**
 * @param rich `**` opens and closes bold; U+00AD is a place where a word may be split
 * @param width the text never exceeds it: a word that is too long is cut
 */
export function setText(sheet: Sheet, rich: string, style: TextStyle, width: number): Lines {
  const lines: Line[] = [];
  let line: Line = { pieces: [], width: 0 };
  const push = (): void => {
    lines.push(line);
    line = { pieces: [], width: 0 };
  };
  for (const word of words(rich, style.face)) {
    const space = line.pieces.length > 0 ? measure(sheet, ' ', style.face, style.size) : 0;
    let pieces = sized(sheet, word, style.size);
    if (line.width + space + total(pieces) <= width + 0.01) {
      append(line, pieces, space);
      continue;
    }
    const split = splitAtHyphen(sheet, word, style.size, width - line.width - space);
    if (split) {
      append(line, split.before, space);
      pieces = split.after;
    }
    if (line.pieces.length > 0) push();
    if (!split && total(pieces) > width) {
      const again = splitAtHyphen(sheet, word, style.size, width);
      if (again) {
        append(line, again.before, 0);
        push();
        pieces = again.after;
      }
    }
    while (total(pieces) > width + 0.01) {
      const [before, after] = cut(sheet, pieces, style.size, width);
      append(line, before, 0);
      push();
      pieces = after;
    }
    append(line, pieces, 0);
  }
  if (line.pieces.length > 0 || lines.length === 0) push();
  return {
    lines,
    style,
    height: lines.length * style.leading,
    width: Math.max(...lines.map((each) => each.width)),
  };
}

/** Draws lines that were set; to be called inside `content` or `artifact`. */
export function drawLines(
  sheet: Sheet,
  { lines, style }: Lines,
  x: number,
  y: number,
  { align = 'left', width = 0 }: { align?: Align; width?: number } = {},
): void {
  const { doc } = sheet;
  doc.fillColor(style.color);
  lines.forEach((line, index) => {
    const free = width - line.width;
    let left = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
    const baseline = y + index * style.leading + (style.leading + style.size * 0.7) / 2;
    line.pieces.forEach((piece, place) => {
      let at = left;
      for (const { key, text, width: part } of byAlphabet(
        sheet,
        piece.text,
        piece.face,
        style.size,
      )) {
        // The space that ends a line is not seen; without it the words of two lines would be read
        // as one.
        const ends = place === line.pieces.length - 1 && index < lines.length - 1 ? ' ' : '';
        doc
          .font(key)
          .fontSize(style.size)
          .text(text + ends, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
        at += part;
      }
      left += piece.width;
    });
  });
}

export interface ParagraphOptions {
  tag?: string;
  x?: number;
  width?: number;
  align?: Align;
}

/**
 * A paragraph at the pen, moved to the next page when it does not fit; one taller than a page is
 * split between its lines.
 */
export function paragraph(
  sheet: Sheet,
  rich: string,
  style: TextStyle,
  { tag = 'P', x = PAGE.left, width = COLUMN, align = 'left' }: ParagraphOptions = {},
): void {
  const set = setText(sheet, rich, style, width);
  sheet.ensure(Math.min(set.height, style.leading * 3));
  sheet.within(tag, () => {
    for (let from = 0; from < set.lines.length;) {
      const fitting = Math.max(1, Math.floor((sheet.room + 0.01) / style.leading));
      const part = { ...set, lines: set.lines.slice(from, from + fitting) };
      const y = sheet.y;
      sheet.content(() => drawLines(sheet, part, x, y, { align, width }));
      sheet.y += part.lines.length * style.leading;
      from += part.lines.length;
      if (from < set.lines.length) sheet.newPage();
    }
  });
}

/** A short paragraph that opens a page of the site. */
export function linkedParagraph(sheet: Sheet, rich: string, style: TextStyle, url: string): void {
  const set = setText(sheet, rich, style, COLUMN);
  sheet.ensure(set.height);
  const { y } = sheet;
  sheet.within('P', () =>
    sheet.within('Link', (link) => {
      sheet.content(() => drawLines(sheet, set, PAGE.left, y));
      // The typing of annotations does not know that a link belongs to an element of the tree.
      const options = {
        structParent: link,
        Contents: new String(url),
      } as unknown as PDFKit.Mixins.AnnotationOption;
      sheet.doc.link(PAGE.left, y, set.width, set.height, url, options);
    }),
  );
  sheet.y = y + set.height;
}

/**
 * The style made small enough for the text to stay on one line: for huge amounts and long names in
 * big type.
 */
export function fitted(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  width: number,
  smallest = style.size / 2,
): TextStyle {
  const natural = total(
    sized(
      sheet,
      words(text, style.face).flatMap((word, index) =>
        index ? [{ text: ' ', face: style.face }, ...word] : word,
      ),
      style.size,
    ),
  );
  if (natural <= width) return style;
  const size = Math.max(smallest, Math.floor(((style.size * width) / natural) * 10) / 10);
  return { ...style, size, leading: style.leading * (size / style.size) };
}

/** At most so many lines; what is left out shows as an ellipsis. */
export function clipped(sheet: Sheet, lines: Lines, most: number): Lines {
  const last = lines.lines[most - 1];
  if (lines.lines.length <= most || !last) return lines;
  const { style } = lines;
  const pieces = last.pieces.map((piece) => ({ ...piece }));
  const end = pieces.at(-1);
  if (!end) return lines;
  end.text = `${end.text.slice(0, -2).trimEnd()}…`;
  end.width = measure(sheet, end.text, end.face, style.size);
  return {
    ...lines,
    lines: [...lines.lines.slice(0, most - 1), { pieces, width: total(pieces) }],
    height: most * style.leading,
  };
}

/** The same number of lines, as even as they can be. */
export function balanced(sheet: Sheet, text: string, style: TextStyle, width: number): Lines {
  let best = setText(sheet, text, style, width);
  const { length } = best.lines;
  for (let narrower = width - 6; narrower > width * 0.4; narrower -= 6) {
    const next = setText(sheet, text, style, narrower);
    // One more line, or a word cut in two because it is wider than the column.
    if (next.lines.length > length || next.lines.some(({ width: own }) => own > narrower)) break;
    best = next;
  }
  return best;
}

export function measure(sheet: Sheet, text: string, face: FaceName, size: number): number {
  return byAlphabet(sheet, text, face, size).reduce((sum, { width }) => sum + width, 0);
}

type Bare = Omit<Piece, 'width'>;

/** Words between ordinary spaces, each in pieces of one face. */
function words(rich: string, face: FaceName): Bare[][] {
  const out: Bare[][] = [];
  let word: Bare[] = [];
  let bold = false;
  for (const part of readable(rich).split(/(\*\*| +)/)) {
    if (part === '**') bold = !bold;
    else if (/^ +$/.test(part)) {
      if (word.length > 0) out.push(word);
      word = [];
    } else if (part !== '') word.push({ text: part, face: bold ? boldOf(face) : face });
  }
  if (word.length > 0) out.push(word);
  return out;
}

const boldOf = (face: FaceName): FaceName => (face === 'sans' ? 'strong' : face);
/** Pictographs are dropped: no face has them, and they say nothing about money. */
const PICTOGRAPHS = /[\u{1F000}-\u{1FAFF}\u{2600}-\u{27BF}\u{FE0F}\u{200D}]/gu;

const readable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(PICTOGRAPHS, '')
    .replace(/[→≥≤≈√\u202F\t\n\r]/g, (sign) => INSTEAD[sign] ?? '?');

function sized(sheet: Sheet, word: Bare[], size: number): Piece[] {
  return word.map(({ text, face }) => {
    const plain = text.replaceAll('\u00AD', '');
    return { text: plain, face, width: measure(sheet, plain, face, size) };
  });
}
const total = (pieces: Piece[]): number => pieces.reduce((sum, { width }) => sum + width, 0);

function append(line: Line, pieces: Piece[], space: number): void {
  const last = line.pieces.at(-1);
  const [first, ...rest] = pieces;
  if (!first) return;
  const glue = space > 0 ? ' ' : '';
  if (last && last.face === first.face) {
    last.text += glue + first.text;
    last.width += space + first.width;
  } else {
    if (last && space > 0) {
      last.text += glue;
      last.width += space;
    }
    line.pieces.push({ ...first });
  }
  line.pieces.push(...rest.map((piece) => ({ ...piece })));
  line.width += space + total(pieces);
}

/** The longest beginning of a word that fits before one of its soft hyphens. */
function splitAtHyphen(
  sheet: Sheet,
  word: Bare[],
  size: number,
  room: number,
): { before: Piece[]; after: Piece[] } | undefined {
  const [only, ...others] = word;
  if (!only || others.length > 0 || !only.text.includes('\u00AD')) return undefined;
  const parts = only.text.split('\u00AD');
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const before = sized(
      sheet,
      [{ text: `${parts.slice(0, count).join('')}-`, face: only.face }],
      size,
    );
    if (total(before) <= room)
      return {
        before,
        after: sized(sheet, [{ text: parts.slice(count).join(''), face: only.face }], size),
      };
  }
  return undefined;
}

function cut(sheet: Sheet, pieces: Piece[], size: number, width: number): [Piece[], Piece[]] {
  const before: Piece[] = [];
  let used = 0;
  for (const [index, piece] of pieces.entries()) {
    if (used + piece.width <= width) {
      before.push(piece);
      used += piece.width;
      continue;
    }
    const letters = [...piece.text];
    let count = letters.length - 1;
    while (
      count > 0 &&
      used + measure(sheet, letters.slice(0, count).join(''), piece.face, size) > width
    )
      count -= 1;
    if (count === 0 && before.length === 0) count = 1;
    const part = (from: number, to?: number): Piece[] =>
      sized(sheet, [{ text: letters.slice(from, to).join(''), face: piece.face }], size);
    return [
      [...before, ...(count > 0 ? part(0, count) : [])],
      [...part(count), ...pieces.slice(index + 1)],
    ];
  }
  return [before, []];
}

/** What every basic alphabet holds: nearly all texts, told apart at a glance. */
const BASIC =
  /^[\x20-\x7E\xA0-\xAC\xAE-\xFF\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u20AC\u2212]*$/;

/** The runs of one text that one font can draw. */
function byAlphabet(
  sheet: Sheet,
  text: string,
  face: FaceName,
  size: number,
): { key: string; text: string; width: number }[] {
  const [own, ...borrowed] = sheet.faces[face];
  if (BASIC.test(text)) {
    const { key } = own;
    return [{ key, text, width: widthOf(sheet, key, text) * size }];
  }
  const runs: { face: Face; text: string }[] = [];
  for (const letter of text) {
    const found = [own, ...borrowed].find(({ covers }) => covers.has(letter.codePointAt(0) ?? 0));
    const owner = found ?? own;
    const last = runs.at(-1);
    // «ǎ» in Fraunces: the letter without what the face lacks.
    const shown = found ? letter : transliterate(letter) || '?';
    if (last?.face === owner) last.text += shown;
    else runs.push({ face: owner, text: shown });
  }
  return runs.map(({ face: { key }, text: run }) => ({
    key,
    text: run,
    width: widthOf(sheet, key, run) * size,
  }));
}

/**
 * Widths at one point of size; bounded, because a worker lives long and every family brings its own
 * words.
 */
const widths = new Map<string, number>();
const MAX_WIDTHS = 20_000;

function widthOf(sheet: Sheet, key: string, text: string): number {
  const id = `${key}|${text}`;
  let width = widths.get(id);
  if (width === undefined) {
    width = sheet.doc.font(key).fontSize(1).widthOfString(text);
    if (widths.size >= MAX_WIDTHS) widths.clear();
    widths.set(id, width);
  }
  return width;
}
