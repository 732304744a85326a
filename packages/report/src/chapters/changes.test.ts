import { describe, expect, it, jest } from '@jest/globals';
import { formatEuro } from '@bussola/i18n/format';
import { renderReport } from '../render-report.ts';
import type { ReportInput } from '../report-input.ts';
import { exampleChanges, exampleInput } from '../testing/example-input.ts';
import { readPdf, type ReadReport } from '../testing/read-pdf.ts';

jest.setTimeout(60_000);

const plain = (text: string): string => text.replace(/[\s\u00A0]+/g, ' ');
const read = async (input: ReportInput): Promise<ReadReport> => readPdf(await renderReport(input));

describe('what has changed since the report before', () => {
  const changes = exampleChanges('bellini');

  it('compares the totals, says which levels moved and why, and what else is different', async () => {
    const input = exampleInput('bellini', { changes });
    const { text, bookmarks } = await read(input);
    expect(bookmarks).toContain('Che cosa è cambiato');
    expect(text).toContain('Il 3 maggio 2026');
    const before = changes.prima?.patrimonioNetto ?? 0;
    const now = input.analisi.patrimonio.netto;
    expect(text).toContain(
      plain(`${formatEuro(before)} ${formatEuro(now)} ${formatEuro(now - before)}`),
    );
    expect(changes.spostamenti.length).toBeGreaterThan(0);
    for (const { it: moved } of changes.spostamenti) expect(text).toContain(plain(moved));
    expect(text).toContain('Sofia ora fa parte della famiglia.');
  });

  it('says it in one sentence when nothing has changed', async () => {
    const { text } = await read(
      exampleInput('bellini', {
        changes: { ...changes, spostamenti: [], regole: [], differenze: [] },
      }),
    );
    expect(text).toContain('Da allora non è cambiato nulla: né i dati né i livelli.');
  });

  it('says what cannot be compared when the earlier one was not kept, or was worked out another way', async () => {
    const bare = { since: changes.since, spostamenti: [], regole: [], differenze: [] };
    const lost = await read(exampleInput('bellini', { changes: { ...bare, result: 'not-kept' } }));
    expect(lost.text).toContain('Rispetto al report del 3 maggio 2026.');
    expect(lost.text).toContain('non possiamo dire che cosa è cambiato');
    const other = await read(
      exampleInput('bellini', { changes: { ...changes, result: 'method-changed' } }),
    );
    expect(other.text).toContain('è cambiato anche il nostro modo di fare i conti');
  });

  it('covers the amounts in it too', async () => {
    const { text } = await read(exampleInput('bellini', { changes, hideAmounts: true }));
    expect(text).toContain('Risparmi e investimenti, da ••• € a ••• €');
    for (const amount of ['87.000', '27.000']) expect(text).not.toContain(amount);
  });

  it('is not there in a first report', async () => {
    const { text } = await read(exampleInput('bellini'));
    expect(text).not.toContain('Che cosa è cambiato');
  });
});
