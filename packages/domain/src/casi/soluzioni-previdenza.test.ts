/**
 * Pension and degree, from the answers to the steps shown: people of the worked examples of the
 * specification (1.9 and 2), the sums written out.
 */
import { describe, expect, it } from '@jest/globals';
import type { Membro } from '../nucleo.ts';
import { passi, persone, soluzione } from './famiglie.ts';

/** Example A: graduate of 1991, 25.000 € net. */
const ada: Partial<Membro> = {
  firstName: 'Ada',
  sesso: 'M',
  dataNascita: '1991-05-10',
  professione: 'Dipendente',
  redditoNettoAnnuo: 25000,
  laureato: { stato: true, riscattoFiniPensionistici: false, anni: 5 },
  polizze: { previdenzaComplementare: false },
  anniContributi: undefined,
};

describe('the pension of Ada', () => {
  const pensione = (change: Partial<Membro> = {}, ...altri: Partial<Membro>[]) =>
    soluzione('pensione', [{ ...ada, ...change }, ...altri]);
  it('25.867,78 € is the target, 21.995,67 the estimate: 3.872,11 missing, 50,89 points', () => {
    const s = pensione();
    // 3.872,11 ÷ 25.867,78 = 14,97 %, of 25 %: 59,87; × 0,85 because 34 years are left
    expect(s).toMatchObject({
      score: 50.89,
      level: 'yellow',
      direzione: 'poco',
      membri: ['p1'],
      mancanti: ['anniContributi'],
    });
    expect(s.barra).toMatchObject({
      have: 21995.67,
      need: 25867.78,
      gap: 3872.11,
      unit: 'euroAnno',
      haveLabel: { it: 'Stimata' },
      needLabel: { it: 'Obiettivo' },
    });
    expect(passi(s)).toEqual([
      'Reddito lordo di oggi: 33054.98 euroAnno',
      'Anni di contributi alla pensione: 36.98 anni',
      'Montante alla pensione: 533125.33 euro',
      'Pensione lorda: 28568.4 euroAnno',
      'Pensione netta: 21995.67 euroAnno',
      'Obiettivo: 25867.78 euroAnno',
      'Mancano: 3872.11 euroAnno',
      'Versamento che colma la distanza: 144.69 euroMese',
    ]);
    // 25 % of 25.000 ÷ 12; 21.995,67 ÷ 13
    expect(s.numeri).toMatchObject({
      mesiEta: 834,
      annoPensione: 2060,
      anniAlPensionamento: 34,
      anniContributi: 36.98,
      posticipata: false,
      pensioneLordaAnnua: 28568.4,
      pensioneNettaAnnua: 21995.67,
      pensioneNettaMensile: 1691.97,
      redditoFinaleNetto: 32334.72,
      obiettivoNetto: 25867.78,
      bandaPunti: 8,
      gapAnnuo: 3872.11,
      gapMensile: 322.68,
      versamentoMensile: 144.69,
      fattibile: true,
      versamentoMassimoMensile: 520.83,
      risparmioFiscaleAnnuo: 614.12,
    });
    expect(s.risposta.it).toBe(
      'Nel 2060 la pensione di Ada sarebbe circa il 68% dell’ultimo reddito: mancherebbero circa **323\u00A0€** al mese.',
    );
    expect(s.testo.it).toMatch(
      /^A 69 anni e 6 mesi \(nel 2060\) la pensione netta stimata è 1\.692\u00A0€ al mese per 13 mensilità, il 68% .* 8 punti\. Per arrivare all’80% mancano 323\u00A0€ al mese: servirebbe versare circa 145\u00A0€ .* 614\u00A0€ l’anno\.$/,
    );
    expect(s.passi[1]!.formula.it).toBe('Stimati dall’età e dagli studi');
    expect(s.passi[3]!.formula.it).toBe('Montante × 5,359%');
  });
  it('with a fund, six tenths of the points, and its balance asked for', () => {
    const s = pensione({ polizze: { previdenzaComplementare: true } });
    expect(s).toMatchObject({ score: 30.54, level: 'green' });
    expect(s.mancanti).toEqual(['anniContributi', 'montanteFondo', 'anniFondo']);
    // a balance is a fund, said or not
    expect(pensione({ polizze: undefined, montanteFondo: 1, anniFondo: 0 }).mancanti).toEqual([
      'anniContributi',
    ]);
    expect(pensione({ polizze: undefined }).mancanti).toEqual([
      'anniContributi',
      'polizze.previdenzaComplementare',
    ]);
  });
  it('a large fund fills the gap', () => {
    const s = pensione({
      polizze: { previdenzaComplementare: true },
      montanteFondo: 60000,
      anniFondo: 5,
      anniContributi: 9,
    });
    expect(s).toMatchObject({
      score: 0,
      level: 'green',
      numeri: { gapAnnuo: 0, versamentoMensile: 0 },
    });
    expect(s.barra!.have).toBe(s.barra!.need);
    expect(s).not.toHaveProperty('direzione');
    expect(s.risposta.it).toMatch(/l’obiettivo è raggiunto\.$/);
    expect(s.testo.it).toMatch(/L’obiettivo è già raggiunto\.$/);
    expect(s.passi[1]!.formula.it).toMatch(/^Dal tuo estratto conto/);
  });
  it('example F: not with a fund alone; the share of before 1996 is named', () => {
    const s = pensione({
      dataNascita: '1968-03-10',
      professione: 'Imprenditore',
      redditoNettoAnnuo: 60000,
      laureato: { stato: false },
    });
    expect(s.numeri).toMatchObject({
      fattibile: false,
      versamentoMensile: 2009.09,
      gapAnnuo: 9151.48,
    });
    expect(s.testo.it).toMatch(/non colmabile con il solo fondo pensione in 9,3 anni\.$/);
    expect(s.passi[3]!.formula.it).toMatch(/, più la quota retributiva di 11\.712/);
  });
  it('less than a year: no payment to speak of', () => {
    // born February 1960: 805 months in March 2027, four months from now; twenty years paid
    const s = pensione({ dataNascita: '1960-02-10', anniContributi: 25 });
    expect(s.numeri).toMatchObject({ anniAlPensionamento: 0.33, versamentoMensile: null });
    expect(passi(s).at(-1)).toMatch(/^Mancano/);
    expect(s.testo.it).toMatch(/al mese\.$/);
  });
  it('who can retire today has no distance left', () =>
    expect(pensione({ dataNascita: '1957-03-10', anniContributi: 30 })).toMatchObject({
      eligible: false,
      motivo: 'non_applicabile',
    }));
  it('the household follows who misses more', () => {
    const s = pensione(
      {},
      { ...ada, firstName: 'Ugo', gradoParentela: 'husband', redditoNettoAnnuo: 60000 },
    );
    expect(s.membri[0]).toBe('p2');
    expect(persone(s)[0]).toEqual(['p1', 50.89]);
    expect(s.titolo.it).toBe('Pensione di Ugo');
  });
  it.each([
    [{ dataNascita: '2010-05-10' }, 'non_applicabile'],
    [{ professione: 'Pensionato/a' }, 'non_applicabile'],
    [{ professione: 'Studente' }, 'non_applicabile'],
    [{ redditoNettoAnnuo: undefined }, 'dati_mancanti'],
    [{ dataNascita: undefined }, 'dati_mancanti'],
    [{ dataNascita: '1938-01-10', anniContributi: 0 }, 'non_applicabile'],
  ] as const)('%p: %s', (change, motivo) =>
    expect(pensione(change as Partial<Membro>)).toMatchObject({ eligible: false, motivo }),
  );
});

describe('Ada’s degree', () => {
  const laurea = (change: Partial<Membro> = {}) =>
    soluzione('riscatto-laurea', [{ ...ada, ...change }]);
  it('five years cost 31.033,20 €, 21.142,85 after tax, for 1.202,34 € a year: 49,66 points', () => {
    const s = laurea();
    // 21.142,85 ÷ 1.202,34 = 17,5848; 80 − 4 × 7,5848
    expect(s).toMatchObject({
      score: 49.66,
      level: 'yellow',
      membri: ['p1'],
      mancanti: ['anniContributi'],
    });
    expect(passi(s)).toEqual([
      'Costo: 31033.2 euro',
      'Risparmio fiscale: -9890.35 euro',
      'Costo netto: 21142.85 euro',
      'Pensione in più, netta: 1202.34 euroAnno',
      'Anni per recuperare: 17.58 anni',
      'Mesi di anticipo: 0 mesi',
    ]);
    expect(s.numeri).toMatchObject({
      anni: 5,
      costo: 31033.2,
      costoNetto: 21142.85,
      deltaPensioneNetta: 1202.34,
      anniRecupero: 17.58,
      mesiAnticipo: 0,
      esito: 'da valutare',
      costoOrdinario: 54540.71,
      costoNettoOrdinario: 38686.51,
      anniRecuperoOrdinario: 17.99,
    });
    expect(s.risposta.it).toBe(
      'Riscattare 5 anni costa **21.143\u00A0€** dopo il risparmio fiscale: la spesa si recupera in 17,6 anni.',
    );
    expect(s.passi[0]!.formula.it).toMatch(/^5 anni × minimo/);
  });
  it('example C: 24 months earlier, and says so', () => {
    const s = laurea({
      sesso: 'F',
      dataNascita: '1971-05-10',
      redditoNettoAnnuo: 35000,
      anniContributi: 30,
      laureato: { stato: true, riscattoFiniPensionistici: false, anni: 4 },
    });
    // 16.045,41 ÷ 909,62 = 17,6397; (80 − 30,5588 + 20) × 0,8 at 55
    expect(s).toMatchObject({
      score: 55.55,
      mancanti: [],
      numeri: { mesiAnticipo: 24, esito: 'conviene' },
    });
    expect(s.risposta.it).toMatch(/, e si uscirebbe 24 mesi prima\.$/);
    expect(passi(s).at(-1)).toBe('Mesi di anticipo: 24 mesi');
  });
  it('three years for a triennale, five when nothing else is known', () => {
    const anni = (change: Partial<Membro>) =>
      laurea({ laureato: undefined, ...change }).numeri['anni'];
    expect([
      anni({ titoloStudio: 'laurea triennale' }),
      anni({ titoloStudio: 'laurea magistrale' }),
      anni({ titoloStudio: 'dottorato', laureato: { stato: true } }),
    ]).toEqual([3, 5, 5]);
  });
  it('the two questions on the degree are asked of graduates only', () => {
    expect(laurea({ laureato: { stato: true } }).mancanti).toEqual([
      'anniContributi',
      'laureato.riscattoFiniPensionistici',
      'laureato.anni',
    ]);
    expect(laurea({ laureato: undefined }).mancanti).toEqual(['laureato', 'anniContributi']);
  });
  it.each([
    [{ laureato: { stato: false } }, 'non_applicabile'],
    [{ laureato: { stato: true, riscattoFiniPensionistici: true } }, 'non_applicabile'],
    [{ dataNascita: '1966-11-10' }, 'non_applicabile'],
    [{ dataNascita: '2009-05-10' }, 'non_applicabile'],
    [{ professione: 'Pensionato/a' }, 'non_applicabile'],
    [{ laureato: undefined }, 'dati_mancanti'],
    [{ redditoNettoAnnuo: undefined }, 'dati_mancanti'],
    [{ dataNascita: undefined }, 'dati_mancanti'],
  ] as const)('%p: %s', (change, motivo) =>
    expect(laurea(change as Partial<Membro>)).toMatchObject({ eligible: false, motivo }),
  );
  it('at 59 it is still looked at', () =>
    expect(laurea({ dataNascita: '1966-12-10' }).eligible).toBe(true));
});
