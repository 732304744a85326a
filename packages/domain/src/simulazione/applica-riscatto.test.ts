import { describe, expect, it } from '@jest/globals';
import { conRisposte, esempio, frozen } from '../../test/esempio.ts';
import { OGGI, v } from '../casi/valori.ts';
import { taxSavingDeduction } from '../fisco/deduzione.ts';
import { netFromGross } from '../fisco/netto.ts';
import type { Famiglia, Membro } from '../nucleo.ts';
import { applica, costoRiscatto, lavoraConReddito } from './applica.ts';

const membro: Membro = {
  _id: 'me',
  gradoParentela: 'me',
  enabled: true,
  seq: 1,
  dataNascita: '1991-05-10',
  professione: 'Dipendente',
  // 30.000 € of gross pay
  redditoNettoAnnuo: netFromGross(v, 'dipendente', 30_000, null).net,
  laureato: { stato: true, anni: 5 },
  valorePatrimonioMobiliare: 40_000,
};
const famiglia = (change: Partial<Membro> = {}, refDate = OGGI): Famiglia =>
  frozen({ refDate, analisiFamiliare: 'perMe', membri: [{ ...membro, ...change }] });
const risparmioDi = (euro: number) => taxSavingDeduction(v, 'dipendente', 30_000, null, euro);

describe('what buying back costs', () => {
  const costo = (
    forma: 'agevolato' | 'ordinario',
    pagamento: 'unico' | 'rate',
    change: Partial<Membro> = {},
    refDate = OGGI,
  ) => {
    const of = famiglia(change, refDate);
    return costoRiscatto(v, of, of.membri[0]!, { anni: 2, forma, pagamento });
  };

  it.each([
    // 33 % of 18.808, the minimum income of 2026, for two years
    ['agevolato', 12_413.28],
    // 33 % of the pay, for two years
    ['ordinario', 19_800],
  ] as const)('%s, %d € for two years', (forma, euro) => {
    const lump = costo(forma, 'unico');
    expect(lump).toMatchObject({ anni: 2, rate: 1, costo: expect.closeTo(euro, 4) });
    expect(lump.risparmio).toBeCloseTo(risparmioDi(euro), 4);
    // A tenth is deducted in each of ten years.
    const slow = costo(forma, 'rate');
    expect(slow).toMatchObject({ anni: 2, rate: 10, costo: expect.closeTo(euro, 4) });
    expect(slow.risparmio).toBeCloseTo(10 * risparmioDi(euro / 10), 4);
  });

  it('the minimum income is that of the year', () =>
    // 33 % × 18.555 × 2
    expect(costo('agevolato', 'rate', {}, '2025-11-20').costo).toBeCloseTo(12_246.3, 6));

  it('only years from 1996 on count', () =>
    // Born in May 1976: nineteen in May 1995, so sixteen months of two years
    expect(costo('agevolato', 'rate', { dataNascita: '1976-05-10' })).toMatchObject({
      anni: expect.closeTo(16 / 12, 9),
      costo: expect.closeTo((12_413.28 * 16) / 24, 4),
    }));

  it.each<[string, Partial<Membro>]>([
    ['redditoNettoAnnuo', { redditoNettoAnnuo: 0 }],
    ['redditoNettoAnnuo', { redditoNettoAnnuo: undefined }],
    ['redditoNettoAnnuo', { professione: undefined }],
    ['redditoNettoAnnuo', { professione: 'Pensionato/a' }],
    ['dataNascita', { dataNascita: undefined }],
  ])('names %s where %j', (field, change) =>
    expect(() => costo('agevolato', 'rate', change)).toThrow(expect.objectContaining({ field })),
  );
});

describe('an income from work', () => {
  it.each<[Partial<Membro>, boolean]>([
    [{}, true],
    [{ redditoNettoAnnuo: 1 }, true],
    [{ redditoNettoAnnuo: 0 }, false],
    [{ redditoNettoAnnuo: undefined }, false],
    [{ professione: undefined }, false],
    [{ professione: 'Pensionato/a' }, false],
    [{ professione: 'Imprenditore' }, true],
  ])('%j: %s', (change, expected) =>
    expect(lavoraConReddito(v, { ...membro, ...change })).toBe(expected),
  );
});

describe('years bought back', () => {
  const piano = { risparmioAnnuo: 900, flussi: [{ from: 3, to: 4, euro: -1 }] };
  const compra = (pagamento: 'unico' | 'rate', change: Partial<Membro> = {}) => {
    const before = frozen({ famiglia: famiglia(change), piano });
    return applica(v, before, {
      tipo: 'riscatto',
      memberId: 'me',
      anni: 2,
      forma: 'agevolato',
      pagamento,
    });
  };
  const comprato = (rate: number) => ({
    ipotesi: { riscatto: { mesi: 24, costo: expect.closeTo(12_413.28, 4), rate } },
    laureato: { stato: true, anni: 5, riscattoFiniPensionistici: true },
  });

  it('in one payment: out of the savings today, the tax comes back within a year', () => {
    const after = compra('unico');
    expect(after.famiglia.membri).toEqual([
      {
        ...membro,
        ...comprato(1),
        valorePatrimonioMobiliare: expect.closeTo(40_000 - 12_413.28, 4),
      },
    ]);
    expect(after.piano).toEqual({
      risparmioAnnuo: 900,
      flussi: [
        { from: 3, to: 4, euro: -1 },
        { from: 0, to: 1, euro: expect.closeTo(risparmioDi(12_413.28), 4) },
      ],
    });
  });

  it('by instalments: the savings stay, each year pays a tenth less its tax', () => {
    const after = compra('rate');
    expect(after.famiglia.membri).toEqual([{ ...membro, ...comprato(10) }]);
    expect(after.piano).toEqual({
      risparmioAnnuo: 900,
      flussi: [
        { from: 3, to: 4, euro: -1 },
        { from: 0, to: 10, euro: expect.closeTo(risparmioDi(1_241.328) - 1_241.328, 4) },
      ],
    });
  });

  it('other hypotheses stay, and a degree that was not given is now of the years bought', () => {
    const [m] = compra('rate', { ipotesi: { mesiEta: 800 }, laureato: undefined }).famiglia.membri;
    expect(m).toMatchObject({
      ipotesi: { mesiEta: 800, riscatto: { mesi: 24 } },
      laureato: { stato: true, anni: 2, riscattoFiniPensionistici: true },
    });
  });

  it('of more than there is in savings, only by instalments', () => {
    const poor = { valorePatrimonioMobiliare: 12_413 };
    expect(() => compra('unico', poor)).toThrow(expect.objectContaining({ field: 'importo' }));
    expect(compra('rate', poor).famiglia.membri[0]).toMatchObject(poor);
  });

  it('of one member only', () => {
    const bellini = esempio('bellini');
    const [anna] = bellini.membri.map(({ _id }) => _id) as [string];
    const after = applica(
      v,
      { famiglia: conRisposte(bellini, {}), piano },
      {
        tipo: 'riscatto',
        memberId: anna,
        anni: 1,
        forma: 'agevolato',
        pagamento: 'rate',
      },
    ).famiglia;
    expect(after.membri.slice(1)).toEqual(bellini.membri.slice(1));
    expect(after.membri[0]).toMatchObject({ laureato: { riscattoFiniPensionistici: true } });
  });
});
