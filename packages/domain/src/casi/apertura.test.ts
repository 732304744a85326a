/**
 * The opening sentence at its limits. The limits are ours: instalments of 30 and 50 % of income,
 * six months of income owed, 36 and 120 months of savings, half and a tenth of the reserve.
 */
import { describe, expect, it } from '@jest/globals';
import { apertura, causaDebiti, type QuadroApertura } from '../bilancio/apertura.ts';
import { v } from './valori.ts';

/** Nothing is wrong: 2.500 € a month, a tenth of it for instalments, 20.000 € saved. */
const bene: QuadroApertura = {
  mancanti: 0,
  netto: 100000,
  nettoNoto: true,
  quotaRateNota: 0.1,
  redditoNettoMensile: 2500,
  debitiCostosi: 0,
  mutuoOltreValore: false,
  carenzaRatio: 0,
  disavanzo: 0,
  mobiliare: 20000,
  situazioni: 0,
  rossi: 0,
  rossiPrimi: 0,
  gialli: 0,
  segnaliRossi: false,
};

describe('why debts come first', () => {
  it.each<[string, Partial<QuadroApertura>, ReturnType<typeof causaDebiti>]>([
    ['instalments of exactly half the income', { quotaRateNota: 0.5 }, null],
    ['instalments of 51 %', { quotaRateNota: 0.51 }, 'rate'],
    ['nothing owned, nothing owed, instalments of 31 %', { netto: 0, quotaRateNota: 0.31 }, null],
    ['a euro below zero, instalments of 30 %', { netto: -1, quotaRateNota: 0.3 }, null],
    ['a euro below zero, instalments of 31 %', { netto: -1, quotaRateNota: 0.31 }, 'beni'],
    ['above zero, instalments of 31 %', { quotaRateNota: 0.31 }, null],
    [
      'below zero by what is known, but not all is',
      { netto: -1, nettoNoto: false, quotaRateNota: 0.31 },
      null,
    ],
    [
      'below zero, and nobody said whether all is known',
      { netto: -1, nettoNoto: undefined, quotaRateNota: 0.31 },
      'beni',
    ],
    // 6 × 2.500 = 15.000
    ['below zero, six months of income owed', { netto: -1, debitiCostosi: 15000 }, null],
    ['below zero, a euro more', { netto: -1, debitiCostosi: 15001 }, 'beni'],
    [
      'below zero, much owed, income not given',
      { netto: -1, debitiCostosi: 15001, redditoNettoMensile: null, quotaRateNota: null },
      null,
    ],
    [
      'a home below its mortgage, instalments of 30 %',
      { mutuoOltreValore: true, quotaRateNota: 0.3 },
      null,
    ],
    [
      'a home below its mortgage, instalments of 31 %',
      { mutuoOltreValore: true, quotaRateNota: 0.31 },
      'casa',
    ],
    [
      'a home below its mortgage, nothing earned',
      { mutuoOltreValore: true, quotaRateNota: null, redditoNettoMensile: 0 },
      'casa',
    ],
    [
      'a home below its mortgage, income not given',
      { mutuoOltreValore: true, quotaRateNota: null, redditoNettoMensile: null },
      null,
    ],
    [
      'nothing earned, a home above its mortgage',
      { quotaRateNota: null, redditoNettoMensile: 0 },
      null,
    ],
    [
      'all at once: instalments are named',
      { quotaRateNota: 0.6, netto: -1, mutuoOltreValore: true },
      'rate',
    ],
    [
      'below zero and a home below its mortgage',
      { quotaRateNota: 0.4, netto: -1, mutuoOltreValore: true },
      'beni',
    ],
  ])('%s: %j', (_what, change, causa) => {
    expect(causaDebiti(v, { ...bene, ...change })).toBe(causa);
    if (causa !== null) expect(apertura(v, { ...bene, ...change })).toBe('debiti');
  });
});

describe('the opening sentence, first that holds', () => {
  it.each<[string, Partial<QuadroApertura>, ReturnType<typeof apertura>]>([
    ['nothing is wrong', {}, 'solide'],
    ['two areas lack an answer', { mancanti: 2 }, 'solide'],
    ['three areas do', { mancanti: 3 }, 'in_parte'],
    ['four areas do', { mancanti: 4 }, 'in_parte'],
    ['five areas do', { mancanti: 5 }, 'pochi_dati'],
    ['the reserve is not known', { carenzaRatio: null }, 'pochi_dati'],
    [
      'five areas lack an answer and 51 % goes to instalments',
      { mancanti: 5, quotaRateNota: 0.51 },
      'debiti',
    ],
    // 36 × 500 = 18.000; 120 × 500 = 60.000
    ['500 € a month too much, 17.999 saved', { disavanzo: 500, mobiliare: 17999 }, 'bilancio'],
    ['500 € a month too much, 18.000 saved', { disavanzo: 500, mobiliare: 18000 }, 'in_parte'],
    ['500 € a month too much, 59.999 saved', { disavanzo: 500, mobiliare: 59999 }, 'in_parte'],
    ['500 € a month too much, 60.000 saved', { disavanzo: 500, mobiliare: 60000 }, 'solide'],
    ['spending is not given and nothing is saved', { disavanzo: null, mobiliare: 0 }, 'solide'],
    ['nothing was said of a deficit', { disavanzo: undefined, mobiliare: 0 }, 'solide'],
    [
      'a deficit comes before the reserve',
      { disavanzo: 500, mobiliare: 0, carenzaRatio: 1, rossi: 3, rossiPrimi: 1 },
      'bilancio',
    ],
    ['half of the reserve is missing', { carenzaRatio: 0.5 }, 'in_parte'],
    ['51 % of it is', { carenzaRatio: 0.51 }, 'riserva'],
    ['51 % of it, and a red', { carenzaRatio: 0.51, rossi: 1, rossiPrimi: 1 }, 'riserva'],
    ['a tenth of it is', { carenzaRatio: 0.1 }, 'solide'],
    ['11 % of it is', { carenzaRatio: 0.11 }, 'in_parte'],
    ['a red that ruins', { rossi: 1, rossiPrimi: 1 }, 'da_sistemare'],
    ['two reds that do not ruin', { rossi: 2 }, 'in_parte'],
    ['three of them', { rossi: 3 }, 'da_sistemare'],
    ['one of them', { rossi: 1 }, 'in_parte'],
    ['two yellows', { gialli: 2 }, 'solide'],
    ['three yellows', { gialli: 3 }, 'in_parte'],
    ['instalments of 30 %', { quotaRateNota: 0.3 }, 'solide'],
    ['instalments of 31 %', { quotaRateNota: 0.31 }, 'in_parte'],
    ['no income, so no share of it', { quotaRateNota: null }, 'solide'],
    ['a euro more than is owed', { netto: 1 }, 'solide'],
    ['as much as is owed', { netto: 0 }, 'in_parte'],
    ['a warning that weighs', { segnaliRossi: true }, 'in_parte'],
    ['a home below its mortgage, paid without effort', { mutuoOltreValore: true }, 'in_parte'],
    ['a hard situation', { situazioni: 1 }, 'in_parte'],
  ])('%s: %j → %s', (_what, change, codice) =>
    expect(apertura(v, { ...bene, ...change })).toBe(codice),
  );
});
