import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { valoriAl } from '../costanti/costanti.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { formatEuro, formatNumero, formatQuota } from '../format.ts';
import { r2, sum } from '../money.ts';
import { livello } from '../soluzioni/ordine.ts';
import { imposteImmobili, impostaSuccessione } from '../successione/imposta.ts';
import { intestata, legittima } from '../successione/quote.ts';
import { portfolio, targetAllocation } from './allocazione.ts';
import { livelloSoglia, netWorth } from './net-worth.ts';
import { emergencyMonths, splitWealth } from './riserve.ts';
import { vixLevel } from './vix.ts';

const v = valoriAl(COSTANTI_2026_12, '2026-11-20');
const heirs = fc.record({
  coniuge: fc.boolean(),
  figli: fc.integer({ min: 0, max: 6 }),
  genitori: fc.integer({ min: 0, max: 2 }),
  fratelli: fc.integer({ min: 0, max: 6 }),
});

describe('net worth', () => {
  it('adds up the example of 4.1', () => {
    const r = netWorth({
      residenzaPropria: true,
      valoreResidenza: 220000,
      secondeCase: 60000,
      mobiliare: 90000,
      mutuo: true,
      residuoMutuo: 80000,
    });
    expect(r).toMatchObject({ lordo: 370000, debiti: 80000, netto: 290000 });
    expect(r.quotaImmobili).toBeCloseTo(0.756757, 6);
    expect(r.levaCasa).toBeCloseTo(0.363636, 6);
  });
  it('divides by nothing when nothing is owned, and may be negative', () => {
    expect(netWorth({ residenzaPropria: false, mutuo: true, residuoMutuo: 50000 })).toMatchObject({
      lordo: 0,
      debiti: 0,
      netto: 0,
      quotaImmobili: 0,
      levaCasa: 0,
    });
    expect(
      netWorth({
        residenzaPropria: true,
        valoreResidenza: 100000,
        mutuo: true,
        residuoMutuo: 130000,
      }).netto,
    ).toBe(-30000);
  });
  it('ignores a business that is not run', () =>
    expect(
      netWorth({ residenzaPropria: false, imprenditore: false, valoreAttivita: 9e5 }).lordo,
    ).toBe(0));
  it.each([
    [0.65, 'green'],
    [0.650001, 'yellow'],
    [0.8, 'yellow'],
    [0.800001, 'red'],
  ])('a share of %d is %s', (share, level) =>
    expect(livelloSoglia(share, v['soglie.immobili'])).toBe(level),
  );
});

describe('reserves', () => {
  it.each([
    [['Imprenditore', 'Dipendente'], 12],
    [['Autonomo/a', 'Dipendente'], 9],
    [['Artigiano/a'], 9],
    [['Pensionato/a', 'Pensionato/a'], 4],
    [['Pensionato/a'], 4],
    [['Dipendente', 'Pensionato/a'], 4],
    [['Dipendente', 'Casalingo/a'], 6],
    [['Studente'], 6],
    [[], 6],
  ] as const)('%p: %d months', (professioni, mesi) =>
    expect(emergencyMonths(v, professioni)).toBe(mesi),
  );
  it('buckets and shortage always add up to the wealth', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e6 }),
        fc.integer({ min: 0, max: 1e6 }),
        fc.integer({ min: 0, max: 1e6 }),
        fc.integer({ min: 18, max: 110 }),
        (mobiliare, plannedOutflows, essenzialeMensile, eta) => {
          const r = splitWealth({
            mobiliare,
            plannedOutflows,
            essenzialeMensile,
            mesi: 6,
            eta,
          });
          expect(
            r.riservaEmergenza + r.riservaUscite + r.medioTermine + r.lungoTermine,
          ).toBeCloseTo(mobiliare, 4);
          const need = 6 * essenzialeMensile + plannedOutflows;
          expect(r.level === 'red').toBe(r.carenza > 0.5 * need);
          if (r.carenza > 0) expect(r.level).not.toBe('green');
          for (const part of [
            r.riservaEmergenza,
            r.riservaUscite,
            r.medioTermine,
            r.lungoTermine,
            r.carenza,
          ])
            expect(part).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
  it('turns yellow below a tenth left', () => {
    // Reserve 16.800 of 18.666: 1.866 left, just under a tenth; of 18.667, just above.
    const at = (mobiliare: number) =>
      splitWealth({ mobiliare, plannedOutflows: 0, essenzialeMensile: 2800, mesi: 6, eta: 45 })
        .level;
    expect([at(8399), at(16799), at(16800), at(18666), at(18667)]).toEqual([
      'red',
      'yellow',
      'yellow',
      'yellow',
      'green',
    ]);
  });
});

describe('allocation', () => {
  it('the model always makes 100', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 18, max: 110 }),
        fc.double({ min: -1, max: 2, noNaN: true }),
        (eta, q) => {
          const model = targetAllocation(v, eta, q);
          expect(sum(Object.values(model))).toBeCloseTo(100, 8);
          for (const weight of Object.values(model)) expect(weight).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
  it('flags what passes its limit, and not what is at it', () => {
    const model = targetAllocation(v, 40, 0.2);
    const of = (change: object) =>
      portfolio(
        v,
        {
          azioni: 0,
          obbligazioni: 0,
          gestioneSeparate: 0,
          oro: 0,
          liquidi: 0,
          altro: 0,
          ...change,
        },
        model,
      ).segnali;
    expect(of({ gestioneSeparate: 10, azioni: 85, oro: 20, liquidi: 50, altro: 25 })).toEqual([]);
    expect(
      of({ gestioneSeparate: 10.1, azioni: 85.1, oro: 20.1, liquidi: 50.1, altro: 25.1 }),
    ).toEqual(['crypto_yellow', 'azioni_yellow', 'liquidi_yellow', 'oro_yellow', 'altro_yellow']);
    expect(of({ gestioneSeparate: 20 })).toEqual(['crypto_yellow']);
    expect(of({ gestioneSeparate: 20.1 })).toEqual(['crypto_red']);
  });
  it.each([
    [null, 'grey'],
    [NaN, 'grey'],
    [-1, 'grey'],
    [201, 'grey'],
    [0, 'green'],
    [19.99, 'green'],
    [20, 'yellow'],
    [30, 'yellow'],
    [30.01, 'red'],
    [200, 'red'],
  ])('an index of %p is %s', (vix, level) => expect(vixLevel(v, vix)).toBe(level));
});

describe('inheritance', () => {
  it('forced shares sum to one', () =>
    fc.assert(
      fc.property(heirs, ({ coniuge, figli, genitori }) => {
        expect(sum(Object.values(legittima({ coniuge, figli, ascendenti: genitori })))).toBeCloseTo(
          1,
          12,
        );
      }),
    ));
  it('shares without a will sum to one', () =>
    fc.assert(
      fc.property(heirs, (family) =>
        expect(sum(Object.values(intestata(family)))).toBeCloseTo(1, 12),
      ),
    ));
  it('has whole shares for whole heirs', () => {
    expect(intestata({ coniuge: false, figli: 0, genitori: 2, fratelli: 2 })).toEqual({
      coniuge: 0,
      figliTot: 0,
      genitoriTot: 0.5,
      fratelliTot: 0.5,
      altri: 0,
    });
    expect(intestata({ coniuge: false, figli: 0, genitori: 0, fratelli: 0 }).altri).toBe(1);
    expect(legittima({ coniuge: false, figli: 0, ascendenti: 0 }).disponibile).toBe(1);
  });
  it.each([
    ['linea', 1e6, false, 0],
    ['linea', 1.5e6, false, 20000],
    ['fratello', 250000, false, 9000],
    ['fratello', 100000, false, 0],
    ['altro', 100000, false, 8000],
    ['parente', 1, false, 0.06],
    ['linea', 2e6, true, 20000],
  ] as const)('%s, %d €: %d', (rapporto, quota, disabile, tax) =>
    expect(impostaSuccessione(v, rapporto, quota, disabile)).toBeCloseTo(tax, 8),
  );
  it.each([
    [100000, false, 3000],
    [100000, true, 400],
    [1000, false, 400],
    [15000, false, 500],
    [0, false, 0],
  ])('land taxes on %d €, first home %p: %d', (value, prima, tax) =>
    expect(imposteImmobili(value, prima)).toBeCloseTo(tax, 8),
  );
});

describe('levels', () => {
  it.each([
    [100, 'red'],
    [67, 'red'],
    [66.99, 'yellow'],
    [34, 'yellow'],
    [33.99, 'green'],
    [0, 'green'],
  ])('%d is %s', (score, level) => expect(livello(v, score)).toBe(level));
});

describe('figures as written', () => {
  it.each([
    [1234, 0, '1.234'],
    [-1234567.891, 2, '−1.234.567,89'],
    [-0.4, 0, '0'],
    [-0, 2, '0,00'],
    [0.5, 0, '1'],
    [-0.5, 0, '−1'],
    [1.005, 2, '1,01'],
    [999999999999, 0, '999.999.999.999'],
  ])('%d with %d decimals', (value, decimals, text) =>
    expect(formatNumero(value, decimals)).toBe(text),
  );
  it('puts a space that does not break before the sign', () =>
    expect(formatEuro(12)).toBe('12\u00A0€'));
  it.each([
    [0.125, 1, '12,5%'],
    [0.8, 1, '80%'],
    [1, 0, '100%'],
    [0.1, 0, '10%'],
  ])('%d is %s', (share, decimals, text) => expect(formatQuota(share, decimals)).toBe(text));
  it.each([
    [1.005, 1.01],
    [-1.005, -1.01],
    [2.5, 2.5],
    [-0.001, 0],
  ])('%d rounds to %d', (value, rounded) => expect(Object.is(r2(value), rounded)).toBe(true));
});
