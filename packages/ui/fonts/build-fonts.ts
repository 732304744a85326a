/**
 * Self-hosted fonts: the characters and the axes that we use, cut from the npm packages at build
 * time. Runs in Node, never in a page.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Italian and English, amounts, and the marks of both languages' typography. */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)),
  ...'\u00A0\u202FàèéìíîòóùúÀÈÉÌÒÙçÇñÑäöüÄÖÜßâêôûáÁ€«»“”‘’„…–—·•×÷√≤≥≈±−%‰°ªº½¼¾¹²³©®™→←↑↓↗✓§¿¡',
].join('');

interface Cut {
  file: string;
  family: 'Inter' | 'Fraunces';
  style: 'normal' | 'italic';
  source: string;
  /** Kept axes; the rest is pinned. */
  axes: Record<string, { min: number; max: number } | number>;
  /** The weights that the face offers. */
  weights: string;
}

const CUTS: readonly Cut[] = [
  {
    file: 'inter.woff2',
    family: 'Inter',
    style: 'normal',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 680 } },
    weights: '400 680',
  },
  {
    file: 'fraunces.woff2',
    family: 'Fraunces',
    style: 'normal',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    axes: { wght: { min: 360, max: 460 }, opsz: { min: 18, max: 72 } },
    weights: '360 460',
  },
  {
    file: 'fraunces-italic.woff2',
    family: 'Fraunces',
    style: 'italic',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2',
    axes: { wght: { min: 300, max: 400 }, opsz: { min: 15, max: 48 } },
    weights: '300 400',
  },
];

const VERSION = '1';

/**
 * Writes the cut fonts; does nothing when they are there, made from the same sources by the same
 * rules. Answers their sizes.
 */
export async function buildFonts(outDir: string): Promise<Record<string, number>> {
  await mkdir(outDir, { recursive: true });
  const stamp = path.join(outDir, 'fonts.stamp');
  const sources = await Promise.all(CUTS.map(({ source }) => readFile(require.resolve(source))));
  const hash = createHash('sha256').update(VERSION + CHARACTERS + JSON.stringify(CUTS));
  for (const source of sources) hash.update(source);
  const wanted = hash.digest('hex');
  if ((await readFile(stamp, 'utf8').catch(() => '')) !== wanted) {
    await Promise.all(
      CUTS.map(async ({ file, axes }, place) => {
        const font = sources[place];
        // The library's own types know only pinned axes; ranges are in its documentation.
        if (font)
          await writeFile(
            path.join(outDir, file),
            await subsetFont(font, CHARACTERS, {
              targetFormat: 'woff2',
              variationAxes: axes as unknown as Record<string, number>,
            }),
          );
      }),
    );
    await writeFile(stamp, wanted);
  }
  return Object.fromEntries(
    await Promise.all(
      CUTS.map(async ({ file }): Promise<[string, number]> => [
        file,
        (await readFile(path.join(outDir, file))).length,
      ]),
    ),
  );
}

/**
 * The faces as CSS, with fallbacks cut to the same measures so that nothing moves when the font
 * arrives.
 */
export function fontFaceCss(baseUrl: string): string {
  const faces = CUTS.map(
    ({ file, family, style, weights }) =>
      `@font-face{font-family:"${family}";src:url(${baseUrl}/${file}) format("woff2");font-weight:${weights};font-style:${style};font-display:swap}`,
  );
  return [
    ...faces,
    '@font-face{font-family:"Inter fallback";src:local("Arial");size-adjust:107%;ascent-override:90%;descent-override:22.5%;line-gap-override:0%}',
    '@font-face{font-family:"Fraunces fallback";src:local("Georgia");size-adjust:98%;ascent-override:100%;descent-override:26%;line-gap-override:0%}',
  ].join('');
}
