/** How long a report is, how its pages end, and in which words and size it is set. */
import { describe, expect, it, jest } from '@jest/globals';
import { CHIAVI, COSTANTI_2026_12, isPunteggio, RISPOSTE, sceltaInParole } from '@bussola/domain';
import { constantRows } from '@bussola/i18n/format';
import { renderReport } from './render-report.ts';
import { everyMember, exampleChanges, exampleInput, EXAMPLES } from './testing/example-input.ts';
import { printedOver, readPdf, textBoxes, type TextBox } from './testing/read-pdf.ts';

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
      const boxes = await textBoxes(await renderReport(input));
      const lowest = lowestLines(boxes);
      if (input.membri.length <= 4) expect(lowest.length).toBeLessThanOrEqual(PAGES_OF_FOUR);
      // The cover, «In una pagina» and the last page end where they end.
      const flowing = lowest.slice(2, -1);
      expect(flowing.filter((height) => height > HALF_PAGE)).toEqual([]);
      expect(boxes.flatMap(printedOver)).toEqual([]);
    },
  );
});

describe('the three big numbers of «In una pagina»', () => {
  const MONTHS = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));
  const amounts = { redditoNettoAnnuo: 987_654_321, valorePatrimonioMobiliare: 987_654_321_012 };

  // In English September is the longest.
  it.each([
    ...MONTHS.map((month) => ({ language: 'it' as const, month })),
    { language: 'en' as const, month: '09' },
  ])('$language, since month $month: no label is over its figure', async ({ language, month }) => {
    const since = `2025-${month}-28T09:00:00.000Z`;
    const input = exampleInput(
      'galli',
      { language, changes: { ...exampleChanges('galli'), since } },
      everyMember(() => amounts),
    );
    const [, page = []] = await textBoxes(await renderReport(input));
    expect(page.some(({ text }) => text.includes('2025'))).toBe(true);
    expect(printedOver(page)).toEqual([]);
  });
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
    const pages = await textBoxes(await renderReport(exampleInput(key)));
    // Its first page has the end of another chapter too.
    const first = pages.findLastIndex((boxes) =>
      boxes.some(({ text }) => text.includes('I dati usati')),
    );
    const sizes = pages.slice(first + 1).flatMap((boxes) => boxes.map(({ size }) => size));
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
const lowestLines = (pages: readonly TextBox[][]): number[] =>
  pages.map((boxes) =>
    Math.min(...boxes.map(({ baseline }) => baseline).filter((height) => height > FOOT)),
  );
