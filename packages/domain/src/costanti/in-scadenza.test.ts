import { describe, expect, it } from '@jest/globals';
import { FAMIGLIE_ESEMPIO } from '../esempi/esempi.ts';
import { analizza } from '../racconto/analizza.ts';
import type { IsoDate } from '../money.ts';
import { annoScaduto, anniStima, calendarioCostanti } from './in-scadenza.ts';
import { COSTANTI_2026_12 } from './release-2026-12.ts';
import { creaRelease } from './rilascio.ts';
import { SCADENZE } from './scadenze.ts';

const at = (day: IsoDate, costanti = COSTANTI_2026_12) =>
  new Map(calendarioCostanti(costanti, day).map((one) => [one.key, one]));
const scadute = (day: IsoDate) =>
  calendarioCostanti(COSTANTI_2026_12, day).flatMap(({ key, scaduta }) => (scaduta ? [key] : []));

describe('the calendar of the constants', () => {
  it.each([
    // One value a year: of 2026.
    ['inps.massimale', '2027-01-01', 2026],
    ['inps.trattamentoMinimo', '2027-01-01', 2026],
    // Two years: 2025 and 2026.
    ['inps.coefficienti', '2027-01-01', 2025],
    // The last year in the value.
    ['riscatto.minimale', '2027-01-01', 2026],
    ['pensione.requisito.legge', '2029-01-01', 2028],
    ['pensione.finestra.pubblica', '2029-01-01', 2028],
    // In force since 2022 and read in 2026.
    ['tax.detr.aut', '2027-01-01', 2026],
    ['tax.irpef.scaglioni', '2027-01-01', 2026],
    // Statistics of 2024, read on 20 November 2026: tax returns come in spring, surveys in autumn.
    ['medie.regioni', '2027-06-01', 2024],
    ['spese.mediana', '2027-11-01', 2024],
    // A measure that ends on 31 December 2026.
    ['ltc.universale', '2027-01-01', 2026],
  ] as const)('%s falls due on %s and is of %d', (key, scade, anno) =>
    expect(at('2026-11-24').get(key)).toMatchObject({ scade, anno }),
  );

  it('on 24 November 2026 nothing is overdue, and the new year is 38 days away', () => {
    // six days of November, thirty-one of December, one of January
    const [first] = calendarioCostanti(COSTANTI_2026_12, '2026-11-24');
    expect(first).toMatchObject({ scade: '2027-01-01', giorni: 38, scaduta: false });
    expect(scadute('2026-11-24')).toEqual([]);
  });

  it('on the last day of a year nothing is overdue yet, on the next one it is', () => {
    expect(scadute('2026-12-31')).toEqual([]);
    expect(scadute('2027-01-01')).toContain('inps.massimale');
  });

  it('on 2 January 2027 all law is overdue but what is loaded until 2028; statistics are not', () => {
    const late = new Set(scadute('2027-01-02'));
    const fine = [...SCADENZE.keys()].filter((key) => !late.has(key));
    expect(fine.filter((key) => COSTANTI_2026_12.voci[key].kind !== 'S')).toEqual([
      'pensione.requisito.legge',
      'pensione.finestra.pubblica',
    ]);
    expect([...late].filter((key) => COSTANTI_2026_12.voci[key].kind === 'S')).toEqual([]);
    expect(at('2027-01-02').get('inps.massimale')?.giorni).toBe(-1);
  });

  it('on 30 June 2030 all is overdue, the requirements by 545 days', () => {
    expect(scadute('2030-06-30')).toHaveLength(SCADENZE.size);
    // 2029 whole, and 180 days of 2030: 31 + 28 + 31 + 30 + 31 + 29
    expect(at('2030-06-30').get('pensione.requisito.legge')?.giorni).toBe(-545);
  });

  it('names the act of each in both languages', () => {
    for (const { atto } of calendarioCostanti(COSTANTI_2026_12, '2026-11-24')) {
      expect(atto.it).not.toBe('');
      expect(atto.en).not.toBe(atto.it);
    }
  });

  it('does not wait for what was entered in time, and asks for the year after', () => {
    const next = creaRelease(
      COSTANTI_2026_12,
      {
        'inps.massimale': {
          value: 125000,
          fonte: 'INPS, circolare di prova',
          verificatoIl: '2027-01-20',
          from: '2027-01-01',
        },
      },
      { id: '2027.01', validFrom: '2027-01-01' },
    );
    expect(at('2026-12-15', next).get('inps.massimale')).toMatchObject({
      scade: '2028-01-01',
      scaduta: false,
      anno: 2027,
    });
  });

  it.each([
    ['read again in January', '2027-01-08'],
    ['entered in December, before its first day', '2026-12-30'],
  ])('takes a law that was %s for good until the next year', (_when, verificatoIl) => {
    const { value } = COSTANTI_2026_12.voci['tax.irpef.scaglioni'].values[0] ?? {};
    const next = creaRelease(
      COSTANTI_2026_12,
      {
        'tax.irpef.scaglioni': {
          value,
          fonte: 'TUIR art. 11, letto dopo la legge di bilancio',
          verificatoIl,
          from: '2027-01-01',
        },
      },
      { id: '2027.01', validFrom: '2027-01-01' },
    );
    expect(at('2027-02-01', next).get('tax.irpef.scaglioni')).toMatchObject({
      scade: '2028-01-01',
      scaduta: false,
    });
  });
});

describe('what rests on an overdue constant', () => {
  const [example] = FAMIGLIE_ESEMPIO;
  if (!example) throw new Error('no example family');
  const on = (refDate: IsoDate, costanti = COSTANTI_2026_12) =>
    analizza({ refDate, ...example.famiglia }, costanti);

  it('is no figure before the new year', () => {
    const analisi = on('2026-12-31');
    expect(analisi.costantiUsate.map((_, posto) => annoScaduto(analisi, posto))).toEqual(
      analisi.costantiUsate.map(() => undefined),
    );
    expect(anniStima(analisi, 'soluzione.pensione')).toBeUndefined();
  });

  it('is the pension on 2 January 2027: its coefficients are of 2025', () => {
    const analisi = on('2027-01-02');
    const posto = analisi.costantiUsate.findIndex(({ key }) => key === 'inps.massimale');
    expect(annoScaduto(analisi, posto)).toBe(2026);
    expect(anniStima(analisi, 'soluzione.pensione')).toEqual({ da: 2025, a: 2026 });
  });

  it('is never a choice of ours, nor a measure that ended', () => {
    const analisi = on('2030-06-30');
    for (const [posto, { key, fonte }] of analisi.costantiUsate.entries())
      if (analisi.fontiUsate[fonte]?.kind === 'P' || key === 'ltc.universale')
        expect([key, annoScaduto(analisi, posto)]).toEqual([key, undefined]);
    expect(anniStima(analisi, 'patrimonio.netto')).toBeUndefined();
  });
});
