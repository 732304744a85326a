/**
 * The typefaces of a report, made once per worker: static instances of the variable fonts, ready to
 * be embedded.
 */
import { keysOf, known, recordOf } from '@bussola/domain/records';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import type { FaceName } from '../theme.ts';
import { memoizedFace } from './memoized-face.ts';

export interface Face {
  /** Name under which the face is registered in a document. */
  key: string;
  font: fontkit.Font;
  covers: ReadonlySet<number>;
}
/** For each face its own alphabet first, then the alphabets it borrows for the names of people. */
export type Faces = Record<FaceName, readonly [Face, ...Face[]]>;

type Family = 'fraunces' | 'inter';
interface Cut {
  family: Family;
  file: (alphabet: string) => string;
  axes: Record<string, number>;
  name: string;
}

const cut = (
  family: Family,
  axis: 'opsz' | 'wght',
  slope: 'normal' | 'italic',
  axes: Record<string, number>,
  name: string,
): Cut => ({
  family,
  file: (alphabet) => `${family}-${alphabet}-${axis}-${slope}.woff2`,
  axes,
  name,
});

const CUTS: Record<FaceName, Cut> = {
  display: cut('fraunces', 'opsz', 'normal', { wght: 390, opsz: 60 }, 'Fraunces-Display'),
  title: cut('fraunces', 'opsz', 'normal', { wght: 480, opsz: 20 }, 'Fraunces-Title'),
  italic: cut('fraunces', 'opsz', 'italic', { wght: 390, opsz: 18 }, 'Fraunces-Italic'),
  sans: cut('inter', 'wght', 'normal', { wght: 400 }, 'Inter-Regular'),
  strong: cut('inter', 'wght', 'normal', { wght: 590 }, 'Inter-SemiBold'),
};
const FACE_NAMES = keysOf(CUTS);

/**
 * Alphabets beyond the basic Latin one, loaded the first time a household's names need them.
 * Fraunces has no Greek and no Cyrillic.
 */
const BORROWED: { alphabet: string; needed: RegExp; families: Family[] }[] = [
  {
    alphabet: 'latin-ext',
    needed: /[\u0100-\u02BA\u1D00-\u1E9F\u20A0-\u20AB\u20AD-\u20C0]/,
    families: ['fraunces', 'inter'],
  },
  {
    alphabet: 'vietnamese',
    needed:
      /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF9]/,
    families: ['fraunces', 'inter'],
  },
  { alphabet: 'cyrillic', needed: /[\u0400-\u045F\u0490\u0491]/, families: ['inter'] },
  { alphabet: 'cyrillic-ext', needed: /[\u0460-\u052F]/, families: ['inter'] },
  { alphabet: 'greek', needed: /[\u0370-\u03FF]/, families: ['inter'] },
];

const loaded = new Map<string, Promise<Face>>();

/** @param text all that will be written: decides which alphabets are loaded beside the basic one */
export async function loadFaces(text: string): Promise<Faces> {
  const borrowed = BORROWED.filter(({ needed }) => needed.test(text));
  const found = await Promise.all(
    FACE_NAMES.map(async (name) => {
      const own = CUTS[name];
      const wanted: [Promise<Face>, ...Promise<Face>[]] = [load(own, 'latin')];
      for (const { alphabet, families } of borrowed) {
        if (families.includes(own.family)) wanted.push(load(own, alphabet));
        else wanted.push(load(name === 'title' ? CUTS.strong : CUTS.sans, alphabet));
      }
      return [name, await Promise.all(wanted)] as const;
    }),
  );
  const faces = new Map(found);
  return recordOf(FACE_NAMES, (name) => known(faces.get(name)));
}

function load(own: Cut, alphabet: string): Promise<Face> {
  const key = `${own.name}-${alphabet}`;
  let face = loaded.get(key);
  if (!face) {
    face = instantiate(own, alphabet, key);
    // A failed read must not be remembered: the next report tries again.
    face.catch(() => loaded.delete(key));
    loaded.set(key, face);
  }
  return face;
}

const require = createRequire(import.meta.url);
/** Written in full, so that a search for who uses these packages finds this place. */
const FOLDERS: Record<Family, string> = {
  fraunces: path.dirname(require.resolve('@fontsource-variable/fraunces/package.json')),
  inter: path.dirname(require.resolve('@fontsource-variable/inter/package.json')),
};

async function instantiate(
  { family, file, axes, name }: Cut,
  alphabet: string,
  key: string,
): Promise<Face> {
  const source = await readFile(path.join(FOLDERS[family], 'files', file(alphabet)));
  // Harfbuzz freezes the axes and unpacks WOFF2 in one pass; pdfkit alone would inflate and
  // interpolate at every report.
  const sfnt = await subsetFont(source, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: axes,
    noHinting: true,
  });
  const font = fontkit.create(sfnt);
  return {
    key,
    font: memoizedFace(font, name, family === 'inter' ? ['tnum'] : []),
    covers: new Set(font.characterSet),
  };
}
