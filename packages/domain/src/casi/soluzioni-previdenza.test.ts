/**
 * Pension and degree, from the answers to the steps shown: people of the worked examples of the
 * domain specification (domain.md 1.9 and 2), the sums written out.
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
  it('25.807,76 € is the target at old age, 21.689,55 the estimate: 4.118,21 missing, 58,10 points', () => {
    const s = pensione();
    // 4.118,21 ÷ 25.807,76 = 15,957 %: 34 + 32,99 × (15,957 − 5) ÷ 15
    expect(s).toMatchObject({
      score: 58.1,
      level: 'yellow',
      direzione: 'poco',
      membri: ['p1'],
      mancanti: ['anniContributi', 'primoContributo'],
    });
    expect(s.barra).toMatchObject({
      have: 21689.55,
      need: 25807.76,
      gap: 4118.21,
      unit: 'euroAnno',
      haveLabel: { it: 'Stimata' },
      needLabel: { it: 'Obiettivo' },
    });
    expect(passi(s)).toEqual([
      'Reddito lordo di oggi: 33054.98 euroAnno',
      'Anni di contributi alla pensione: 36.76 anni',
      'Montante alla pensione: 528866.79 euro',
      'Pensione lorda: 28070.23 euroAnno',
      'Pensione netta: 21689.55 euroAnno',
      'Obiettivo: 25807.76 euroAnno',
      'Mancano: 4118.21 euroAnno',
      'Versamento che colma la distanza: 157.26 euroMese',
    ]);
    expect(s.numeri).toMatchObject({
      uscita: 'anticipata_contributiva',
      decorrenza: '2058-02',
      mesiEta: 801,
      annoPensione: 2058,
      anniAlPensionamento: 31.25,
      anniContributi: 34.64,
      posticipata: false,
      pensioneLordaAnnua: 23831.16,
      pensioneNettaAnnua: 18753.5,
      pensioneNettaMensile: 1442.58,
      redditoFinaleNetto: 31521.68,
      obiettivoNetto: 25807.76,
      uscitaGap: 'vecchiaia',
      decorrenzaGap: '2060-08',
      pensioneGapNettaMensile: 1668.43,
      gapAnnuo: 4118.21,
      gapMensile: 343.18,
      gapUscitaMensile: 538.65,
      versamentoMensile: 157.26,
      versamentoSostenibile: 157.26,
      fattibile: true,
      fondoPossibile: true,
      risparmioFiscaleAnnuo: 667.48,
    });
    expect(s.risposta.it).toBe(
      'Ad agosto 2060 avresti circa il 67% dell’ultimo reddito: mancherebbero circa **340\u00A0€** al mese.',
    );
    expect(s.testo.it).toBe(
      'Il primo traguardo possibile è febbraio 2058, a 66 anni e 9 mesi, con la pensione anticipata contributiva: circa 1.400\u00A0€ al mese in euro di oggi. ' +
        'Se aspetti agosto 2060 diventano circa 1.700\u00A0€. Potrebbe essere possibile già da ottobre 2057, ma non è sicuro. ' +
        'All’età di vecchiaia (agosto 2060), con 1.700\u00A0€ al mese, avresti circa il 67% dell’ultimo reddito, con un margine di 8 punti in più o in meno: per arrivare all’80% mancano circa 340\u00A0€ al mese. ' +
        'Uscendo prima, a febbraio 2058, mancherebbero circa 540\u00A0€ al mese. ' +
        'Per arrivarci servirebbero circa 160\u00A0€ al mese in un fondo pensione, che farebbero risparmiare circa 670\u00A0€ di tasse l’anno.',
    );
    expect(s.passi[1]!.formula.it).toBe('Stimati dall’età e dagli studi');
    expect(s.passi[3]!.formula.it).toBe('Montante × 5,308%');
  });
  it('a fund without its balance changes nothing, and the balance is asked for', () => {
    const s = pensione({ polizze: { previdenzaComplementare: true } });
    expect(s).toMatchObject({ score: 58.1, level: 'yellow' });
    expect(s.testo.it).toMatch(/indica quanto contiene e rifacciamo il conto\.$/);
    expect(s.mancanti).toEqual(['anniContributi', 'primoContributo', 'montanteFondo']);
    // a balance is a fund, said or not
    expect(pensione({ polizze: undefined, montanteFondo: 1, anniFondo: 0 }).mancanti).toEqual([
      'anniContributi',
      'primoContributo',
    ]);
    // Whether there is a fund is not behind the estimate: its balance is, where there is one.
    expect(pensione({ polizze: undefined }).mancanti).toEqual([
      'anniContributi',
      'primoContributo',
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
    expect(s.direzione).toBeUndefined();
    expect(s.risposta.it).toMatch(/: con la rendita del fondo l’obiettivo dell’80% è raggiunto\.$/);
    expect(passi(s)).toContainEqual(expect.stringMatching(/^Rendita del fondo: -/));
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
      versamentoMensile: 2660.61,
      versamentoSostenibile: 1250,
      gapAnnuo: 13694.62,
    });
    expect(s.testo.it).toMatch(
      /Il solo fondo non basta: anche con 1\.300\u00A0€ al mese, un quarto del reddito, resterebbe un divario\.$/,
    );
    expect(s.passi[3]!.formula.it).toMatch(/, più la quota retributiva di 11\.712/);
  });
  it('tax savings are promised only where how the work is taxed is known, and never at a flat rate', () => {
    const gs: Partial<Membro> = { professione: 'Autonomo/a', anniContributi: 9 };
    expect(pensione(gs).testo.it).toMatch(/di tasse l’anno, se non sei in regime forfettario\.$/);
    expect(pensione({ ...gs, regimeFiscale: 'ordinario' }).testo.it).toMatch(/di tasse l’anno\.$/);
    expect(pensione({ ...gs, regimeFiscale: 'forfettario' }).testo.it).not.toMatch(/tasse/);
  });
  it('a worker of 60 with 41 years: March 2029, and nothing is missing at old age', () => {
    const s = pensione({
      dataNascita: '1966-05-05',
      redditoNettoAnnuo: 24000,
      anniContributi: 41,
      laureato: { stato: false },
    });
    expect(s).toMatchObject({ level: 'green', numeri: { decorrenza: '2029-03', gapAnnuo: 0 } });
    expect(s.testo.it).toMatch(
      /^Il primo traguardo possibile è marzo 2029, a 62 anni e 10 mesi, con 43 anni e 4 mesi di contributi: /,
    );
    expect(s.testo.it).toMatch(
      /Uscendo prima, a marzo 2029, mancherebbero circa 200\u00A0€ al mese\.$/,
    );
  });
  it('who has the requirements is told so', () => {
    const s = pensione({ dataNascita: '1963-10-10', anniContributi: 43, laureato: undefined });
    expect(s.testo.it).toMatch(
      /^Hai già i requisiti per la pensione anticipata: da dicembre 2026 /,
    );
  });
  it('less than a year: no payment to speak of', () => {
    // born February 1960: 805 months in March 2027, four months from now; twenty years paid
    const s = pensione({ dataNascita: '1960-02-10', anniContributi: 25 });
    expect(s.numeri).toMatchObject({ anniAlPensionamento: 0.33, versamentoMensile: null });
    expect(passi(s).at(-1)).toMatch(/^Mancano/);
    expect(s.testo.it).toMatch(/qui contano l’altro risparmio e la data in cui esci\.$/);
  });
  it('who can retire today has no distance left', () =>
    expect(pensione({ dataNascita: '1957-03-10', anniContributi: 30 })).toMatchObject({
      eligible: false,
      motivo: 'non_applicabile',
    }));
  it('the person with the larger gap comes first, and the title names them', () => {
    const s = pensione(
      {},
      { ...ada, firstName: 'Ugo', gradoParentela: 'husband', redditoNettoAnnuo: 60000 },
    );
    expect(s.membri[0]).toBe('p2');
    expect(persone(s)[0]).toEqual(['p1', 58.1]);
    expect(s.titolo.it).toBe('Pensione di Ugo');
  });
  it.each([
    [{ dataNascita: '2010-05-10' }, 'non_applicabile'],
    [{ professione: 'Pensionato/a' }, 'non_applicabile'],
    [{ professione: 'Studente', redditoNettoAnnuo: 5000 }, 'non_applicabile'],
    [{ professione: 'Autonomo/a', cassa: true }, 'non_applicabile'],
    [{ redditoNettoAnnuo: undefined }, 'dati_mancanti'],
    [{ dataNascita: undefined }, 'dati_mancanti'],
    [{ anniContributi: 12, primoContributo: '2016-11' }, 'dati_mancanti'],
  ] as const)('%p: %s', (change, motivo) =>
    expect(pensione(change as Partial<Membro>)).toMatchObject({ eligible: false, motivo }),
  );
});

describe('Ada’s degree', () => {
  /** Savings that bear the cost. */
  const conRisparmi = { ...ada, valorePatrimonioMobiliare: 150_000 };
  const laurea = (change: Partial<Membro> = {}) =>
    soluzione('riscatto-laurea', [{ ...conRisparmi, ...change }]);
  it.each([
    // 83 € a month are left; the reserve is 6 × 80 % of 2.000 = 9.600 €.
    // 9.600 + 31.033,20 ÷ 30 % = 113.044
    [{ valorePatrimonioMobiliare: 113_045, speseMensili: 2_000 }, true],
    [{ valorePatrimonioMobiliare: 113_043, speseMensili: 2_000 }, false],
    // 25.000 ÷ 12 − spending ≥ 31.033,20 ÷ 120 = 258,61, with the reserve of 80 % of the spending
    [{ valorePatrimonioMobiliare: 9_000, speseMensili: 1_824 }, true],
    [{ valorePatrimonioMobiliare: 9_000, speseMensili: 1_825 }, false],
    [{ valorePatrimonioMobiliare: 8_700, speseMensili: 1_824 }, false],
    [{ valorePatrimonioMobiliare: undefined }, false],
  ])('%p: affordable %p', (change, eligible) => {
    const s = laurea(change);
    expect(s.eligible).toBe(eligible);
    if (!eligible)
      expect(s.testo.it).toBe(
        'Oggi questa spesa, circa 31.000\u00A0€, non ci sta nel bilancio della famiglia: ne riparliamo quando la riserva è completa.',
      );
  });
  it('five years cost 31.033,20 €, 21.142,85 after tax, for 1.298,16 € a year: 58,85 points', () => {
    const s = laurea();
    // 21.142,85 ÷ 1.298,16 = 16,2868; 80 − 4 × 6,2868 + 4
    expect(s).toMatchObject({
      score: 58.85,
      level: 'yellow',
      membri: ['p1'],
      mancanti: ['anniContributi', 'primoContributo'],
    });
    expect(passi(s)).toEqual([
      'Costo: 31033.2 euro',
      'Risparmio fiscale: -9890.35 euro',
      'Costo netto: 21142.85 euro',
      'Pensione in più, netta: 1298.16 euroAnno',
      'Anni per recuperare: 16.29 anni',
      'Mesi di anticipo: 4 mesi',
    ]);
    expect(s.numeri).toMatchObject({
      anni: 5,
      costo: 31033.2,
      costoNetto: 21142.85,
      deltaPensioneNetta: 1298.16,
      anniRecupero: 16.29,
      mesiAnticipo: 4,
      esito: 'da valutare',
      costoOrdinario: 54540.71,
      costoNettoOrdinario: 38686.51,
      anniRecuperoOrdinario: 17.24,
    });
    expect(s.testo.it).toBe(
      'Riscattare 5 anni costa circa 31.000\u00A0€ (21.000\u00A0€ dopo il risparmio fiscale) e aumenterebbe la pensione netta di circa 1.300\u00A0€ l’anno in euro di oggi: la spesa si recupera in circa 16 anni e 3 mesi dopo la pensione, e si andrebbe in pensione 4 mesi prima.',
    );
    expect(s.passi[0]!.formula.it).toMatch(/^5 anni × minimo/);
  });
  it('example C: 49 months earlier, and says so', () => {
    const s = laurea({
      sesso: 'F',
      dataNascita: '1978-05-10',
      redditoNettoAnnuo: 32000,
      anniContributi: 27,
      primoContributo: '1998-01',
      laureato: { stato: true, riscattoFiniPensionistici: false, anni: 4 },
    });
    expect(s).toMatchObject({
      mancanti: [],
      numeri: { mesiAnticipo: 49, esito: 'conviene' },
    });
    expect(s.risposta.it).toMatch(/, e si andrebbe in pensione 49 mesi prima\.$/);
    expect(passi(s).at(-1)).toBe('Mesi di anticipo: 49 mesi');
  });
  it('only the years of study from 1996 on count', () => {
    const s = laurea({ dataNascita: '1975-05-10' });
    // nineteen in May 1994: 20 months of 60 are before 1996; 40 ÷ 12 × 6.206,64
    expect(s.numeri).toMatchObject({ anni: 3.33, costo: 20688.8 });
    expect(s.testo.it).toMatch(/^Riscattare 3 anni e 4 mesi costa circa 21\.000/);
    expect(laurea({ dataNascita: '1967-06-10' })).toMatchObject({ eligible: false });
  });
  it('at a flat rate nothing is saved, and it is said', () => {
    const s = laurea({ professione: 'Autonomo/a', regimeFiscale: 'forfettario' });
    expect(s.numeri).toMatchObject({ risparmioFiscale: 0 });
    expect(s.testo.it).toMatch(/Nel regime forfettario la spesa non si deduce da quel reddito\.$/);
    expect(s.testo.it).not.toMatch(/dopo il risparmio/);
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
  it('studies before 1996 have a sentence of their own, of me and of a partner', () => {
    // Nineteen in May 1989: five years of study end in May 1994.
    const old = { dataNascita: '1970-05-10', anniContributi: 30 };
    const mine = laurea(old);
    expect(mine).toMatchObject({ eligible: false, motivo: 'non_applicabile' });
    expect(mine.testo.it).toBe(
      'Gli anni di studio di Ada sono prima del 1996: il riscatto agevolato vale solo con il calcolo tutto contributivo, chiedi all’INPS.',
    );
    expect(mine.testo.en).toMatch(/^Ada’s years of study were before 1996: .* ask INPS\.$/);
    expect(laurea({ ...old, firstName: undefined }).testo.it).toMatch(/^I tuoi anni di studio /);
    const his = soluzione('riscatto-laurea', [
      { ...conRisparmi, laureato: { stato: false } },
      { ...conRisparmi, ...old, firstName: 'Ugo', gradoParentela: 'husband' },
    ]);
    expect(his.testo.it).toMatch(/^Gli anni di studio di Ugo sono prima del 1996: /);
    expect(his.testo.en).toMatch(/^Ugo’s years of study were before 1996: /);
  });
  it('the two questions on the degree are asked of graduates only', () => {
    expect(laurea({ laureato: { stato: true } }).mancanti).toEqual([
      'anniContributi',
      'primoContributo',
      'laureato.anni',
    ]);
    expect(laurea({ laureato: undefined }).mancanti).toEqual([
      'anniContributi',
      'primoContributo',
      'laureato',
    ]);
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
  it('studies of the eighties are all before 1996', () =>
    expect([58, 59].map((anni) => laurea({ dataNascita: `${2026 - anni}-12-10` }).motivo)).toEqual([
      'non_applicabile',
      'non_applicabile',
    ]));
});
