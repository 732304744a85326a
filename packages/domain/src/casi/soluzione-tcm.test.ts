/** The solution on an income that stops: from the answers to its steps, on invented families. */
import { describe, expect, it } from '@jest/globals';
import type { Soluzione } from '../analisi.ts';
import type { Membro } from '../nucleo.ts';
import { passi, persone, soluzione } from './famiglie.ts';

/** Thirty, three years paid, so nothing accrued; 24.000 € net. */
const ada: Partial<Membro> = {
  firstName: 'Ada',
  sesso: 'F',
  dataNascita: '1996-05-10',
  professione: 'Dipendente',
  redditoNettoAnnuo: 24000,
  anniContributi: 3,
};
const casa: Partial<Membro> = {
  statoResidenza: 'proprietà',
  valoreResidenza: 150000,
  mutuoResidenza: true,
  valoreResiduoMutuo: 100000,
};
const ugo: Partial<Membro> = {
  firstName: 'Ugo',
  gradoParentela: 'husband',
  dataNascita: '1995-05-10',
  professione: 'Casalingo/a',
};
const leo: Partial<Membro> = {
  firstName: 'Leo',
  gradoParentela: 'son',
  dataNascita: '2024-05-10',
  professione: 'Studente',
};
/** What the rule was given nothing for. */
const chiesti = ({ inputs }: Soluzione) =>
  inputs.filter(({ provenance }) => provenance === 'missing').map(({ key }) => key);

describe('if Ada’s income stopped', () => {
  const tcm = (...membri: Partial<Membro>[]) => soluzione('TCM', membri);

  it('husband and son of two, mortgage of 100.000 €, 10.000 € saved: 523.400 €', () => {
    const s = tcm({ ...ada, ...casa, valorePatrimonioMobiliare: 10000 }, ugo, leo);
    // 16.800 × 23; + 100.000 + 35.000 + 10.000; − 8.000
    expect(passi(s)).toEqual([
      'Sostegno alla famiglia per 23 anni: 386400 euro',
      'Debiti: 100000 euro',
      'Studi di Leo: 35000 euro',
      'Spese immediate: 10000 euro',
      'Servono: 531400 euro',
      'Risparmi utilizzabili: -8000 euro',
      'Mancano: 523400 euro',
    ]);
    expect(s).toMatchObject({
      score: 99.01,
      level: 'red',
      direzione: 'poco',
      membri: ['p1', 'p2'],
      barra: { have: 8000, need: 531400, gap: 523400, unit: 'euro', haveLabel: { it: 'Avete' } },
    });
    expect(s.numeri).toMatchObject({
      capitale: 523400,
      anni: 23,
      dipendenti: 2,
      pensioneSuperstiti: 0,
      sostituzioneReddito: 386400,
      istruzione: 35000,
      debiti: 100000,
      fabbisognoLordo: 531400,
      multiploReddito: 21.808333,
      reddito: 24000,
    });
    expect(persone(s)).toEqual([
      ['p1', 99.01],
      // Ugo has no income; 100.000 € of debts would remain to Ada, yellow at most.
      ['p2', 66.99],
      ['p3', 'non_applicabile'],
    ]);
    expect(s.titolo.it).toBe('Se mancasse il reddito di Ada');
    expect(s.risposta.it).toBe('Alla famiglia servirebbero circa **523.000\u00A0€** in più.');
    expect(s.testo.it).toBe(
      'Se il reddito di Ada venisse a mancare, alla famiglia servirebbero circa 523.000\u00A0€ in euro di oggi per 23 anni di sostegno, i debiti (100.000\u00A0€) e gli studi dei figli. Abbiamo già tolto l’80% dei risparmi.',
    );
    expect(s.azione.it).toMatch(/per questo capitale e durata\.$/);
    expect(s.fonti.length).toBeGreaterThan(0);
    expect(s.mancanti).toEqual(['polizze.casoMorte']);
  });
  it('a policy of 600.000 € is enough', () => {
    const s = tcm(
      {
        ...ada,
        ...casa,
        valorePatrimonioMobiliare: 10000,
        polizze: { casoMorte: true, capitaleCasoMorte: 600000 },
      },
      leo,
    );
    expect(passi(s).slice(-2)).toEqual(['Copertura che c’è già: -600000 euro', 'Mancano: 0 euro']);
    expect(s).toMatchObject({
      score: 0,
      level: 'green',
      barra: { have: 531400, gap: 0 },
      completezza: 100,
    });
    expect(s.direzione).toBeUndefined();
    expect(s.risposta.it).toBe(
      'Risparmi, coperture e pensione ai superstiti bastano, o quasi: servono **531.000\u00A0€**.',
    );
    expect(s.testo.it).toBe(
      'Risparmi, coperture e pensione ai superstiti stimata bastano, o quasi, a reggere la perdita del reddito di Ada.',
    );
    expect(s.azione.it).toMatch(/^Rifai il conto/);
  });
  it('a sum insured without a policy is not counted; a policy without its sum is, as nothing, and asked for', () => {
    const con = (polizze: Membro['polizze']) => tcm({ ...ada, ...casa, polizze }, leo);
    expect(con({ casoMorte: false, capitaleCasoMorte: 600000 }).numeri['capitale']).toBe(531400);
    const s = con({ casoMorte: true });
    expect(s.numeri['capitale']).toBe(531400);
    expect(chiesti(s)).toEqual(['valorePatrimonioMobiliare', 'polizze.capitaleCasoMorte']);
    expect(s.mancanti).toEqual(['valorePatrimonioMobiliare']);
    expect(passi(s).some((row) => row.startsWith('Copertura'))).toBe(false);
  });
  it('alone with a mortgage: the home pays it, and what it does not is never red', () => {
    const s = tcm({ ...ada, ...casa, valoreResidenza: 60000 });
    expect(s).toMatchObject({ score: 50, level: 'yellow', barra: { haveLabel: { it: 'Hai' } } });
    expect(passi(s)).toEqual([
      'Debiti: 100000 euro',
      'Servono: 100000 euro',
      'Casa e altri immobili: -60000 euro',
      'Risparmi utilizzabili: 0 euro',
      'Mancano: 40000 euro',
    ]);
    expect(s.risposta.it).toBe('A chi eredita resterebbero circa **40.000\u00A0€** di debiti.');
    expect(s.testo.it).toMatch(/casa e risparmi non bastano per i debiti: .* rinunciare/);
    expect(tcm({ ...ada, ...casa })).toMatchObject({ score: 0, level: 'green' });
    expect(tcm({ ...ada, ...casa }).testo.it).toMatch(
      /bastano per i debiti \(100\.000\u00A0€\)\.$/,
    );
  });
  it('who has a home with somebody is not told of renouncing: both owe the debts', () => {
    const s = tcm(
      { ...ada, ...casa, valorePatrimonioMobiliare: 0 },
      { ...ugo, professione: 'Dipendente', redditoNettoAnnuo: 16000, anniContributi: 2 },
    );
    expect(s.titolo.it).toBe('Se mancasse il reddito di Ada');
    expect(s.testo.it).toBe(
      'Il debito resterebbe per intero a Ugo, che ne risponde: per la parte pagata con il reddito di Ada servirebbero circa 70.000\u00A0€.',
    );
    expect(s.passi[0]!.formula.it).toBe('La parte che si paga con il reddito di Ada');
  });
  it('an income of the husband that nobody gave is asked for', () => {
    const marito = { ...ugo, professione: 'Dipendente' } as const;
    const s = tcm({ ...ada, valorePatrimonioMobiliare: 0 }, marito);
    expect(s).toMatchObject({ eligible: false, motivo: 'dati_mancanti' });
    expect(s.testo.it).toBe('Indica il reddito di Ugo: cambia il conto.');
    expect(tcm({ ...ada, ...casa }, marito).testo.it).toBe(
      'A Ugo resterebbero circa 100.000\u00A0€ di debiti. Indica il reddito di Ugo: cambia il conto.',
    );
  });
  it('at seventy there is a sum, and no policy to look at', () => {
    const s = tcm(
      { ...ada, dataNascita: '1956-05-10', anniContributi: 0 },
      { ...leo, dataNascita: '2016-05-10' },
    );
    expect(s.testo.it).toMatch(/^A 70 anni .* Leo conta però sul reddito di Ada: mancherebbero/);
    expect(s.azione.it).toMatch(/tieni da parte quanto serve/);
  });
  it('the husband, when he earns 12.000 €, depends on nobody; below, on Ada; when nobody told, on nobody', () => {
    const con = (marito: Partial<Membro>) =>
      tcm(
        { ...ada, ...casa, valorePatrimonioMobiliare: 0 },
        { ...ugo, professione: 'Dipendente', anniContributi: 2, ...marito },
      ).perMembro[0]!.numeri['dipendenti'];
    expect([con({ redditoNettoAnnuo: 12000 }), con({ redditoNettoAnnuo: 11999 }), con({})]).toEqual(
      [0, 1, 0],
    );
  });
  it('parents: without a profession of income they depend, working ones of unknown income do not', () => {
    const con = (madre: Partial<Membro>) =>
      tcm({ ...ada, ...casa }, { gradoParentela: 'mother', dataNascita: '1960-05-10', ...madre })
        .numeri['dipendenti'];
    expect([
      con({ professione: 'Casalingo/a' }),
      con({ professione: 'Dipendente' }),
      con({ professione: 'Pensionato/a', redditoNettoAnnuo: 7000 }),
    ]).toEqual([1, 0, 1]);
  });
  it('the studies named are those of people under 25; a grown-up child without income depends', () => {
    const s = tcm(
      ada,
      leo,
      { ...leo, firstName: 'Eva', gradoParentela: 'daughter', dataNascita: '2001-05-10' },
      { ...leo, firstName: 'Pia', gradoParentela: 'daughter', dataNascita: '2020-05-10' },
    );
    expect(passi(s)[1]).toBe('Studi di Leo e Pia: 70000 euro');
    expect(s.numeri['dipendenti']).toBe(3);
  });
  it('a survivors’ pension is named when there is one', () => {
    const s = tcm(
      { ...ada, dataNascita: '1976-05-10', anniContributi: 20, valorePatrimonioMobiliare: 0 },
      ugo,
    );
    expect(s.numeri['pensioneSuperstiti']).toBeGreaterThan(0);
    expect(s.testo.it).toMatch(/la pensione ai superstiti stimata \(/);
  });
  it.each([
    ['a minor', { dataNascita: '2010-05-10', redditoNettoAnnuo: 24000 }, 'non_applicabile'],
    [
      'who has no income and no profession of income',
      { professione: 'Studente', redditoNettoAnnuo: 0 },
      'non_applicabile',
    ],
    ['who works and told no income', { redditoNettoAnnuo: undefined }, 'dati_mancanti'],
    ['who has no dependants and no debts', {}, 'non_applicabile'],
  ] as const)('%s is not scored', (_, change, motivo) =>
    expect(tcm({ ...ada, ...change })).toMatchObject({
      eligible: false,
      motivo,
      level: 'grey',
      score: 0,
    }),
  );
  it('a housewife with an income of her own is scored', () =>
    expect(tcm({ ...ada, ...casa, professione: 'Casalingo/a' }).eligible).toBe(true));
});
