import { describe, expect, it } from '@jest/globals';
import { analizza } from '../racconto/analizza.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { FAMIGLIE_ESEMPIO } from '../esempi/esempi.ts';
import type { Famiglia } from '../nucleo.ts';
import { isLeftOut, usedAnswers, type SezioniAnalisi } from './sezioni-analisi.ts';

const on = { enabled: true, dal: null };
const off = { enabled: false, dal: '2026-11-26' };
const WITHOUT_SPLITS: SezioniAnalisi = { investimenti: off, personaldata: on };
const WITHOUT_DETAILS: SezioniAnalisi = { investimenti: on, personaldata: off };

describe('the answers that the results use', () => {
  const anna = {
    valorePatrimonioMobiliare: 27_000,
    regimeInvestimento: { amministrato: 100, gestito: 0, dichiarativo: 0, nonso: 0 },
    haTestamento: true,
    anniContributi: 12,
    polizze: { casoMorte: true, tutelaLegale: false },
    laureato: { stato: true, anni: 5 },
    stimati: ['regimeInvestimento', 'haTestamento', 'valoreResidenza'],
  };

  it('are all while both sections are on', () => {
    expect(usedAnswers(anna, { investimenti: on, personaldata: on })).toEqual(anna);
  });

  it('without the splits keep the total of the savings', () => {
    const { regimeInvestimento: _split, ...rest } = anna;
    const stimati = ['haTestamento', 'valoreResidenza'];
    expect(usedAnswers(anna, WITHOUT_SPLITS)).toEqual({ ...rest, stimati });
  });

  it('without the details keep the rest of a group', () => {
    expect(usedAnswers(anna, WITHOUT_DETAILS)).toEqual({
      valorePatrimonioMobiliare: 27_000,
      regimeInvestimento: anna.regimeInvestimento,
      polizze: { casoMorte: true },
      laureato: { stato: true },
      stimati: ['regimeInvestimento', 'valoreResidenza'],
    });
  });

  it('are those of no section that is off', () => {
    expect(isLeftOut('polizze.tutelaLegale', WITHOUT_DETAILS)).toBe(true);
    expect(isLeftOut('polizze.tutelaLegale', WITHOUT_SPLITS)).toBe(false);
    expect(isLeftOut('polizze.casoMorte', WITHOUT_DETAILS)).toBe(false);
  });

  it('leave the example families with results that a missing answer allows', () => {
    for (const { key, famiglia } of FAMIGLIE_ESEMPIO) {
      const today: Famiglia = { ...famiglia, refDate: '2026-11-26' };
      for (const sezioni of [WITHOUT_SPLITS, WITHOUT_DETAILS]) {
        const membri = today.membri.map((one) => usedAnswers(one, sezioni));
        const { soluzioni } = analizza({ ...today, membri }, COSTANTI_2026_12);
        const used = soluzioni
          .flatMap(({ inputs }) => inputs)
          .filter((input) => isLeftOut(input.key, sezioni) && input.provenance === 'typed');
        expect([key, used]).toEqual([key, []]);
      }
    }
  });
});
