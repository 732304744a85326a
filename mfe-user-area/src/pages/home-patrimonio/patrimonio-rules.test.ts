import { describe, expect, it } from '@jest/globals';
import { analizza, COSTANTI_2026_12, FAMIGLIE_ESEMPIO } from '@bussola/domain';
import type { Famiglia, Membro } from '@bussola/domain';
import { OWED, OWNED } from '../../beni/goods.ts';
import { memberGoods } from '../../beni/member-goods.ts';
import { TODAY } from '../../testing/area-server.ts';
import { topOf } from './split-words.ts';
import { wealthSaid } from './title-words.ts';

const CHANGES: Record<string, Partial<Membro>> = {
  'as told': {},
  'other homes out of the whole': { valorePatrimonioImmobiliareSecondHomes: undefined },
  'a mortgage on a home not owned': { statoResidenza: 'affitto' },
  'a business not run': { imprenditore: false, valoreAttivita: 500_000 },
  'debts besides the mortgage': {
    mutuoSecondeCase: 30_000,
    altriDebiti: [{ tipo: 'prestito', residuo: 12_000, rata: 250 }],
  },
  'less than the home': { valorePatrimonioImmobiliare: 1 },
};

describe('whose is what', () => {
  it.each(
    FAMIGLIE_ESEMPIO.flatMap(({ key, famiglia }) =>
      Object.entries(CHANGES).map(([why, change]) => ({ key, famiglia, why, change })),
    ),
  )('$key, $why: adds up to what the engine says of each and of all', ({ famiglia, change }) => {
    const changed: Famiglia = {
      refDate: TODAY,
      ...famiglia,
      membri: famiglia.membri.map((one) => ({ ...one, ...change })),
    };
    const { patrimonio, perimetro } = analizza(changed, COSTANTI_2026_12);
    const goods = changed.membri
      .filter(({ _id }) => perimetro.includes(_id))
      .map((membro) => ({ id: membro._id, ...memberGoods(membro) }));
    for (const { memberId, netto } of patrimonio.perMembro)
      expect(goods.find(({ id }) => id === memberId)?.netto).toBeCloseTo(netto, 2);
    for (const key of [...OWNED.map(([each]) => each), ...OWED])
      expect(goods.reduce((sum, one) => sum + one[key], 0)).toBeCloseTo(patrimonio.voci[key], 2);
  });
});

describe('what the wealth says', () => {
  const none = {
    residenza: 0,
    altriImmobili: 0,
    mobiliare: 0,
    attivita: 0,
    fondoPensione: 0,
    mutuo: 0,
    altriDebiti: 0,
  };
  const said = (over: Partial<typeof none>, debiti = 0) => {
    const voci = { ...none, ...over };
    const lordo =
      voci.residenza + voci.altriImmobili + voci.mobiliare + voci.attivita + voci.fondoPensione;
    return wealthSaid({ voci, lordo, debiti, netto: lordo - debiti });
  };
  it.each<[Partial<typeof none>, number, object]>([
    [{}, 0, { say: 'none' }],
    [{}, 1, { say: 'onlyDebts' }],
    [{ residenza: 100 }, 101, { say: 'negative' }],
    [{ residenza: 100 }, 100, { say: 'all', part: 'muri' }],
    [
      { residenza: 60, altriImmobili: 25, mobiliare: 15 },
      0,
      { say: 'part', part: 'muri', share: 85 },
    ],
    [{ residenza: 999, mobiliare: 1 }, 0, { say: 'part', part: 'muri', share: 99 }],
    [{ mobiliare: 50, attivita: 51 }, 0, { say: 'part', part: 'attivita', share: 50 }],
    [{ mobiliare: 5 }, 0, { say: 'all', part: 'risparmi' }],
    [{ fondoPensione: 5 }, 0, { say: 'all', part: 'fondo' }],
    [{ residenza: 999_999_999_999 }, 0, { say: 'all', part: 'muri' }],
  ])('%j owing %d', (over, debiti, told) => {
    expect(said(over, debiti)).toEqual(told);
  });
});

describe('what a split says', () => {
  const shares = (...values: [string, number][]) =>
    values.map(([key, value]) => ({ key, label: key, value }));
  it.each([
    ['classi', shares(['azioni', 30], ['liquidi', 70]), { say: 'top', label: 'liquidi', pct: 70 }],
    ['classi', shares(['azioni', 0], ['liquidi', 100]), { say: 'only', label: 'liquidi' }],
    ['regimi', shares(['nonso', 100], ['gestito', 0]), { say: 'allUnknownRegime' }],
    [
      'regimi',
      shares(['nonso', 24], ['gestito', 76]),
      { say: 'unknownRegime', pct: 24, hasVowel: false },
    ],
    [
      'regimi',
      shares(['nonso', 80.4], ['gestito', 19.6]),
      { say: 'unknownRegime', pct: 80.4, hasVowel: true },
    ],
    ['regimi', shares(['nonso', 0], ['gestito', 100]), { say: 'only', label: 'gestito' }],
  ] as const)('%s %j', (split, told, said) => {
    expect(topOf(split, told)).toEqual(said);
  });
});
