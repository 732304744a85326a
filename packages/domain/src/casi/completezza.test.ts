/** How complete each area is: the answers of its row in domain.md 10.6 that are there, over all. */
import { describe, expect, it } from '@jest/globals';
import type { Soluzione, SoluzioneCode } from '../analisi.ts';
import type { Membro } from '../nucleo.ts';
import { RISPOSTE_ATTESE } from '../contesto/risposte-attese.ts';
import { SOLUZIONI } from '../aree.ts';
import { contesto } from '../contesto/contesto.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { FAMIGLIE_ESEMPIO } from '../esempi/esempi.ts';
import { analizza } from '../racconto/analizza.ts';
import { soluzione } from './famiglie.ts';
import { OGGI } from './valori.ts';

const ada: Partial<Membro> = {
  firstName: 'Ada',
  sesso: 'F',
  dataNascita: '1986-05-10',
  professione: 'Dipendente',
  redditoNettoAnnuo: 24000,
  anniContributi: 15,
  statoResidenza: 'affitto',
  valorePatrimonioMobiliare: 4000,
  speseMensili: 1500,
};
const di = (code: SoluzioneCode, change: Partial<Membro> = {}) => {
  const { completezza, mancanti }: Soluzione = soluzione(code, [{ ...ada, ...change }]);
  return [completezza, mancanti];
};

describe('the completeness of an area', () => {
  it('counts what its row of the table asks, and names what nobody gave', () => {
    // Income, birth, profession, years, first contribution, sex: five of six.
    expect(di('pensione')).toEqual([83, ['primoContributo']]);
    expect(di('pensione', { primoContributo: '2011-05' })).toEqual([100, []]);
    // With a fund its balance too: five of seven.
    expect(di('pensione', { polizze: { previdenzaComplementare: true } })).toEqual([
      71,
      ['primoContributo', 'montanteFondo'],
    ]);
    // Income, savings and spending are there; outflows, assets and tax regime are not: 3 of 6.
    expect(di('gestione-patrimonio')).toEqual([
      50,
      ['uscitePianificate', 'suddivisioneInvestimento', 'regimeInvestimento'],
    ]);
  });
  it('counts as missing what the engine estimates by itself, and as there what the person does', () => {
    expect(di('pensione', { anniContributi: undefined, primoContributo: '2011-05' })).toEqual([
      83,
      ['anniContributi'],
    ]);
    expect(di('pensione', { primoContributo: '2011-05', stimati: ['anniContributi'] })).toEqual([
      100,
      [],
    ]);
  });
  it('asks nothing where the area does not concern the household', () => {
    expect(di('riscatto-laurea', { laureato: { stato: false } })).toEqual([100, []]);
  });
});

it('of a household counts each answer of its areas once', () => {
  for (const { famiglia } of FAMIGLIE_ESEMPIO) {
    const on = { ...famiglia, refDate: OGGI };
    const ctx = contesto(on, COSTANTI_2026_12);
    const { soluzioni, completezza } = analizza(on, COSTANTI_2026_12);
    const asked = new Map<string, boolean>();
    for (const { code, motivo, membri } of soluzioni) {
      if (motivo === 'non_applicabile') continue;
      const people = motivo ? membri : membri.slice(0, 1);
      const schede = ctx.valutate.filter(({ id }) => people.includes(id));
      for (const s of schede.length > 0 ? schede : [ctx.me!])
        for (const one of RISPOSTE_ATTESE[code](ctx, s))
          asked.set(`${one.memberId ?? ''} ${one.key}`, one.presente);
    }
    const there = [...asked.values()].filter(Boolean).length;
    expect(completezza).toBe(Math.round((100 * there) / asked.size));
  }
  expect(Object.keys(RISPOSTE_ATTESE).toSorted()).toEqual(SOLUZIONI.toSorted());
});
