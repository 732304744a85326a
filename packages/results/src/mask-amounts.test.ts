import { describe, expect, it } from '@jest/globals';
import { maskAmounts } from './mask-amounts.ts';

const HIDDEN = '••••\u00A0€';

describe('amounts hidden inside a sentence', () => {
  it.each([
    ['Mancano **434.440\u00A0€** in più', `Mancano **${HIDDEN}** in più`, 'the bold marks stay'],
    [
      'tra 800\u00A0€ e 1.234,56\u00A0€',
      `tra ${HIDDEN} e ${HIDDEN}`,
      'two amounts, with and without cents',
    ],
    ['un saldo di \u2212148.000\u00A0€', `un saldo di ${HIDDEN}`, 'the sign goes too'],
    ['circa 12.345.678.901 € ', `circa ${HIDDEN} `, 'a plain space, eleven digits'],
    ['oltre 1.362 euro a famiglia', `oltre ${HIDDEN} a famiglia`, 'written in words'],
  ])('%j', (text, masked) => {
    expect(maskAmounts(text, true)).toBe(masked);
  });

  it('keeps years, ages and shares', () => {
    const text = 'Nel 2055, a 69 anni, avrai il 65,5% dell’ultimo reddito per 19 anni';
    expect(maskAmounts(text, true)).toBe(text);
  });

  it('touches nothing when amounts are shown', () => {
    expect(maskAmounts('Mancano 583\u00A0€', false)).toBe('Mancano 583\u00A0€');
  });
});
