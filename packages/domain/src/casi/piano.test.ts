/**
 * The plan of a month at its limits: sums in tens, 30 % of the margin, 4 % of income and 200 € at
 * most for covers, a tenth of the reserve that may be missing. The limits are ours; the fund takes
 * 5.300 € a year with relief, 441,67 € a month (L. 199/2025).
 */
import { describe, expect, it } from '@jest/globals';
import { piano, type InputPiano, type PensionePiano } from '../bilancio/piano.ts';
import { v } from './valori.ts';

/** 600 € are left of 5.000, the reserve of 6.000 is full, nothing is owed. */
const pieno: InputPiano = {
  margine: 600,
  redditoNettoMensile: 5000,
  bisogno: 6000,
  carenza: 0,
  essenzialeMensile: 1000,
  mobiliare: 6000,
  debitiCostosi: 0,
  protezione: false,
  pensione: [],
};
const con = (change: Partial<InputPiano>) => piano(v, { ...pieno, ...change });
const io = (change: Partial<PensionePiano> = {}): PensionePiano => ({
  id: 'io',
  mensile: 200,
  tetto: 300,
  ...change,
});

describe('what can be placed', () => {
  it.each([
    [600, 600],
    [609.99, 600],
    [9.99, 0],
    [10, 10],
    // 0,1 + 0,2 tens are 2,9999… in binary
    [29.9999999999, 30],
    [0, 0],
  ])('%d € are left: %d €', (margine, disponibile) =>
    expect(con({ margine })).toEqual({ disponibile, passi: [], dopo: [], resto: disponibile }),
  );
});

describe('what is filled first', () => {
  it.each<[string, Partial<InputPiano>, object[], object[], number]>([
    [
      'ten euros of the reserve',
      { carenza: 10 },
      [{ tipo: 'riserva', importo: 10, mensile: 10, mesi: 1 }],
      [],
      590,
    ],
    ['nine euros of it are let go', { carenza: 9 }, [], [], 600],
    ['the reserve is not known', { carenza: null }, [], [], 600],
    [
      'more than there is: 1.210 ÷ 600 is three months',
      { carenza: 1210 },
      [{ tipo: 'riserva', importo: 1210, mensile: 600, mesi: 3 }],
      [],
      0,
    ],
    [
      'exactly two months',
      { carenza: 1200 },
      [{ tipo: 'riserva', importo: 1200, mensile: 600, mesi: 2 }],
      [],
      0,
    ],
    [
      'nothing is left: it waits',
      { margine: 9, carenza: 1200 },
      [],
      [{ tipo: 'riserva', importo: 1200 }],
      0,
    ],
    [
      'a loan with a month of costs aside',
      { debitiCostosi: 5000 },
      [{ tipo: 'debiti', importo: 5000, mensile: 600, mesi: 9 }],
      [],
      0,
    ],
    [
      'a loan of a euro is one still, and too small for a step',
      { debitiCostosi: 1, carenza: 300 },
      [{ tipo: 'riserva', importo: 300, mensile: 300, mesi: 1 }],
      [],
      300,
    ],
    // a month of costs 1.000 − 400 = 600; of the 5.600 that are missing 5.000 are for later
    [
      'a loan, and 400 € aside of the 1.000 of a month',
      { debitiCostosi: 5000, mobiliare: 400, carenza: 5600 },
      [{ tipo: 'riserva_minima', importo: 600, mensile: 600, mesi: 1 }],
      [
        { tipo: 'debiti', importo: 5000 },
        { tipo: 'riserva', importo: 5000 },
      ],
      0,
    ],
    [
      'a loan, and ten euros missing of a month',
      { debitiCostosi: 5000, mobiliare: 990, carenza: 5010 },
      [{ tipo: 'riserva_minima', importo: 10, mensile: 10, mesi: 1 }],
      [
        { tipo: 'debiti', importo: 5000 },
        { tipo: 'riserva', importo: 5000 },
      ],
      590,
    ],
    [
      'a loan, and nine euros missing of a month: they stay in the reserve',
      { debitiCostosi: 5000, mobiliare: 991, carenza: 5009 },
      [{ tipo: 'debiti', importo: 5000, mensile: 600, mesi: 9 }],
      [{ tipo: 'riserva', importo: 5009 }],
      0,
    ],
    [
      'a loan, and a reserve smaller than a month',
      { debitiCostosi: 5000, mobiliare: 0, carenza: 50 },
      [{ tipo: 'riserva_minima', importo: 50, mensile: 50, mesi: 1 }],
      [{ tipo: 'debiti', importo: 5000 }],
      550,
    ],
    [
      'a loan, and a reserve that is not known',
      { debitiCostosi: 5000, mobiliare: 0, carenza: null },
      [{ tipo: 'debiti', importo: 5000, mensile: 600, mesi: 9 }],
      [],
      0,
    ],
  ])('%s', (_what, change, passi, dopo, resto) =>
    expect(con(change)).toEqual({ disponibile: con(change).disponibile, passi, dopo, resto }),
  );
});

describe('the budget for covers', () => {
  it.each([
    [600, 5000, 180, '30 % of 600; 4 % of 5.000 is 200'],
    [600, 4000, 160, '4 % of 4.000'],
    [900, 9000, 200, '270 and 360 are more than 200'],
    [659, 5000, 190, '197,70 in tens'],
    [34, 5000, 10, '10,20 in tens'],
  ])('%d € left of %d: %d € a month: %s', (margine, redditoNettoMensile, mensile) =>
    expect(con({ margine, redditoNettoMensile, protezione: true }).passi).toEqual([
      { tipo: 'protezione', mensile },
    ]),
  );
  it.each<[number, number | null, string]>([
    [33, 5000, '9,90'],
    [600, null, 'income not known'],
  ])('%d € left of %p: later: %s', (margine, redditoNettoMensile) =>
    expect(con({ margine, redditoNettoMensile, protezione: true })).toMatchObject({
      passi: [],
      dopo: [{ tipo: 'protezione' }],
    }),
  );
  it('is put by before the reserve takes the rest: 600 − 180 = 420, 2.000 in five months', () =>
    expect(con({ protezione: true, carenza: 2000 })).toEqual({
      disponibile: 600,
      passi: [
        { tipo: 'riserva', importo: 2000, mensile: 420, mesi: 5 },
        { tipo: 'protezione', mensile: 180 },
      ],
      dopo: [],
      resto: 0,
    }));
});

describe('saving for the pension', () => {
  const step = (mensile: number, id = 'io') => ({ tipo: 'pensione', id, mensile });
  const altro = (mensile: number, id = 'io') => ({ tipo: 'altro_risparmio', id, mensile });
  it.each<[string, Partial<InputPiano>, object[], object[]]>([
    ['200 € of the 600', { pensione: [io()] }, [step(200)], []],
    ['in tens, and the rest is let go', { pensione: [io({ mensile: 209 })] }, [step(200)], []],
    ['nine euros are let go', { pensione: [io({ mensile: 9 })] }, [], []],
    ['ten are not', { pensione: [io({ mensile: 10 })] }, [step(10)], []],
    [
      'the fund takes 300, 100 are for later',
      { pensione: [io({ mensile: 400 })] },
      [step(300)],
      [altro(100)],
    ],
    [
      'the fund takes 300, ten are for later',
      { pensione: [io({ mensile: 310 })] },
      [step(300)],
      [altro(10)],
    ],
    ['nine are not', { pensione: [io({ mensile: 309 })] }, [step(300)], []],
    [
      'the fund takes 441,67 unless something else is said',
      { pensione: [io({ mensile: 500, tetto: undefined })] },
      [step(440)],
      [altro(60)],
    ],
    ['a fund that takes ten', { pensione: [io({ tetto: 10 })] }, [step(10)], [altro(190)]],
    ['a fund that takes nine is none', { pensione: [io({ tetto: 9 })] }, [], [altro(200)]],
    ['too few years for a fund', { pensione: [io({ possibile: false })] }, [], [altro(200)]],
    ['enough years', { pensione: [io({ possibile: true })] }, [step(200)], []],
    [
      'both: 300 for the first, 300 of the 350 for the second',
      { pensione: [io({ mensile: 300 }), io({ id: 'lei', mensile: 350, tetto: 400 })] },
      [step(300), step(300, 'lei')],
      [altro(50, 'lei')],
    ],
    [
      'nothing is left for the second',
      { margine: 209, pensione: [io(), io({ id: 'lei' })] },
      [step(200)],
      [step(200, 'lei')],
    ],
    ['ten euros are left', { margine: 10, pensione: [io()] }, [step(10)], [altro(190)]],
    ['the reserve is not known', { carenza: null, pensione: [io()] }, [], []],
  ])('%s', (_what, change, passi, dopo) => expect(con(change)).toMatchObject({ passi, dopo }));

  it.each<[string, Partial<InputPiano>, object[], object[]]>([
    [
      'the reserve takes all there is: the fund waits',
      { carenza: 1200 },
      [{ tipo: 'riserva', importo: 1200, mensile: 600, mesi: 2 }],
      [step(200)],
    ],
    // 605 − 600 = 5, less than a tenth of 6.000
    [
      'the reserve is full but for five euros after this month',
      { margine: 800, carenza: 605 },
      [{ tipo: 'riserva', importo: 605, mensile: 600, mesi: 2 }, step(200)],
      [],
    ],
    ['five of fifty are missing: a tenth', { bisogno: 50, carenza: 5 }, [step(200)], []],
    ['five of forty-nine: more', { bisogno: 49, carenza: 5 }, [], [step(200)]],
    ['nothing is needed', { bisogno: null }, [step(200)], []],
  ])('%s', (_what, change, passi, dopo) =>
    expect(con({ pensione: [io()], ...change })).toMatchObject({ passi, dopo }),
  );
  it('a loan of a euro keeps the fund waiting', () =>
    expect(con({ debitiCostosi: 1, pensione: [io()] })).toMatchObject({
      passi: [],
      dopo: [step(200)],
      resto: 600,
    }));
});
