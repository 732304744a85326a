/** How long a report is, how its pages end, and in which words and size it is set. */
import { describe, expect, it, jest } from '@jest/globals';
import { CHIAVI, COSTANTI_2026_12, isPunteggio, RISPOSTE, sceltaInParole } from '@bussola/domain';
import { constantRows } from '@bussola/i18n/format';
import { renderReport } from './render-report.ts';
import { exampleChanges, exampleInput, EXAMPLES } from './testing/example-input.ts';
import { readPdf } from './testing/read-pdf.ts';

// A whole report is drawn and read back in each test, on machines that do other things meanwhile.
jest.setTimeout(60_000);

describe('its length', () => {
  const PAGES_OF_FOUR = 16;
  const cases = EXAMPLES.flatMap((key) =>
    (['it', 'en'] as const).flatMap((language) => [
      { key, language, withEarlier: false },
      { key, language, withEarlier: true },
    ]),
  );

  it.each(cases)(
    '$key, $language, earlier report $withEarlier: short, and no page ends half empty',
    async ({ key, language, withEarlier }) => {
      const input = exampleInput(key, {
        language,
        ...(withEarlier ? { changes: exampleChanges(key) } : {}),
      });
      const bytes = await renderReport(input);
      const lowest = await lowestLines(bytes);
      if (input.membri.length <= 4) expect(lowest.length).toBeLessThanOrEqual(PAGES_OF_FOUR);
      // The cover, «In una pagina» and the last page end where they end.
      const flowing = lowest.slice(2, -1);
      expect(flowing.filter((height) => height > HALF_PAGE)).toEqual([]);
    },
  );
});

describe('the appendix', () => {
  it('has words for every choice, and not its code', () => {
    const choices = CHIAVI.flatMap((key) => {
      const answer = RISPOSTE[key];
      return answer.kind === 'choice' ? answer.among.map((value) => ({ key, value })) : [];
    });
    expect(choices.length).toBeGreaterThan(40);
    expect(choices.filter(({ key, value }) => !sceltaInParole(key, value))).toEqual([]);
  });
  it('names every part of a constant, in words and not by its key', () => {
    const unnamed = Object.values(COSTANTI_2026_12.voci).flatMap(({ key, unit, values }) =>
      isPunteggio(key)
        ? []
        : values.flatMap(({ value }) => {
            const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
            const rows = constantRows(value, unit, 'en') ?? [];
            // Places, years and the rows of a list stand for themselves.
            return rows
              .filter(({ name }, place) => name === keys[place] && /^[a-z]/.test(name))
              .map(({ name }) => `${key}: ${name}`);
          }),
    );
    expect(unnamed).toEqual([]);
  });

  it.each(EXAMPLES)('%s: is set in eight points or more', async (key) => {
    const { getDocumentProxy } = await import('unpdf');
    const pdf = await getDocumentProxy(await renderReport(exampleInput(key)));
    const sizes: number[] = [];
    for (let number = pdf.numPages; number > 0; number -= 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      // Its first page has the end of another chapter too.
      if (items.some((item) => 'str' in item && item.str.includes('I dati usati'))) break;
      for (const item of items) if ('str' in item && item.str.trim()) sizes.push(item.height);
    }
    expect(sizes.length).toBeGreaterThan(100);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8);
  });
});

describe('the words of its pages', () => {
  it.each(EXAMPLES)('%s: no talk of the engine before the appendix', async (key) => {
    const { text } = await readPdf(
      await renderReport(exampleInput(key, { changes: exampleChanges(key) })),
    );
    // «Un margine di 12 punti» is of percentage points (domain.md).
    expect(text).not.toMatch(/(?<!margine di )\b\d+\spunti\b/);
    const cover = text.indexOf('1 In una pagina');
    const appendix = text.lastIndexOf('I dati usati');
    expect(text.slice(cover, appendix)).not.toMatch(
      /punteggi|\bpunti su\b|motore|versione \d|soluzione\.|\bcostant[ei]\b/i,
    );
  });
});

/** Points from the foot of the paper. */
const HALF_PAGE = 841.89 / 2;
const FOOT = 70;

/** How far from the foot of the paper the lowest line of each page is, the caution apart. */
async function lowestLines(bytes: Uint8Array): Promise<number[]> {
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(bytes.slice());
  const lowest: number[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const heights = items.flatMap((item) =>
      'str' in item && item.str.trim() !== '' ? [item.transform[5] as number] : [],
    );
    lowest.push(Math.min(...heights.filter((height) => height > FOOT)));
  }
  return lowest;
}
