/** The solution on passing on wealth, on households made by hand. */
import { describe, expect, it } from '@jest/globals';
import type { Membro } from '../nucleo.ts';
import { passi, soluzione } from './famiglie.ts';

const figlia: Partial<Membro> = {
  firstName: 'Eva',
  gradoParentela: 'daughter',
  dataNascita: '2015-05-10',
  professione: 'Studente',
};

describe('passing on wealth', () => {
  const ada: Partial<Membro> = {
    firstName: 'Ada',
    dataNascita: '1966-05-10',
    professione: 'Dipendente',
    valorePatrimonioMobiliare: 300000,
    haTestamento: false,
    strumentiInvestimento: { fondi: 60, etf: 0, assicurativi: 40, singoliTitoli: 0, altro: 0 },
    garanziePersonali: false,
  };
  const polizza = (...membri: Partial<Membro>[]) => soluzione('polizza', membri);
  it('sixty, 300.000 €, no will: 45 points', () => {
    // 10 + 15 + 10 + 10; base: 300.000 × 60 %
    const s = polizza(ada, figlia);
    expect(s).toMatchObject({
      score: 45,
      level: 'yellow',
      membri: ['p1'],
      mancanti: ['statoResidenza'],
      numeri: {
        motivo: 'testamento',
        mobiliare: 300000,
        impostaStimata: 0,
        senzaTestamento: true,
        garanzie: false,
        imprenditore: false,
      },
    });
    expect(passi(s)).toEqual([
      'Risparmi e investimenti: 300000 euro',
      'Base imponibile stimata: 180000 euro',
      'Imposta di successione stimata: 0 euro',
    ]);
    expect(s.testo).toEqual({
      it: 'Senza testamento decide la legge: tutto alla figlia. Con un testamento puoi scegliere a chi va metà di ciò che lasci.',
      en: 'Without a will the law decides: everything to the daughter. With a will you can choose who gets half of what you leave.',
    });
    expect(s.risposta.it).toBe(
      'Senza testamento decide la legge: con un testamento puoi scegliere a chi va **metà**.',
    );
    expect(s.inputs.map(({ key }) => key)).toEqual([
      'dataNascita',
      'professione',
      'haTestamento',
      'valorePatrimonioMobiliare',
      'strumentiInvestimento',
      'statoResidenza',
      'garanziePersonali',
    ]);
  });
  it('2.000.000 € to one daughter: 40.000 € of tax', () => {
    // nothing in policies; (2.000.000 − 1.000.000) × 4 %; 10 + 15 + 10 + 25 + 10 = 70
    const s = polizza(
      {
        ...ada,
        valorePatrimonioMobiliare: 2000000,
        strumentiInvestimento: { fondi: 100, etf: 0, assicurativi: 0, singoliTitoli: 0, altro: 0 },
      },
      figlia,
    );
    expect(s).toMatchObject({ score: 66.99, numeri: { impostaStimata: 40000 } });
    expect(s.testo.it).toMatch(
      /Imposta di successione stimata: circa 40\.000\u00A0€\. Le obbligazioni sono contate tutte/,
    );
  });
  it('the tax weighs by its size, in full from 5.000 €', () => {
    const score = (valorePatrimonioMobiliare: number) =>
      polizza({ ...ada, valorePatrimonioMobiliare, strumentiInvestimento: undefined }, figlia)
        .score;
    // (1.050.000 − 1.000.000) × 4 % = 2.000: 10 + 15 + 10 + 25 × 0,4 + 10
    expect(score(1050000)).toBeCloseTo(55, 8);
  });
  it('with no heirs told the tax is not guessed', () => {
    const s = polizza(ada);
    expect(s.numeri['impostaStimata']).toBeNull();
    expect(s.testo.it).toMatch(/Imposta non stimabile: gli eredi non sono indicati\.$/);
    expect(s.testo.en).toMatch(/Tax cannot be estimated: the heirs are not listed\.$/);
  });
  it('an unmarried partner would receive nothing: the home decides', () => {
    const ugo: Partial<Membro> = {
      firstName: 'Ugo',
      gradoParentela: 'other',
      convivente: true,
      dataNascita: '1965-05-10',
    };
    const casa: Partial<Membro> = { statoResidenza: 'proprietà', valoreResidenza: 200000 };
    const own = polizza({ ...ada, ...casa }, ugo);
    expect(own).toMatchObject({
      score: 60,
      natura: 'opportunita',
      numeri: { motivo: 'convivente' },
    });
    expect(own.testo.it).toMatch(
      /^Chi convive senza essere sposato per legge non eredita: senza testamento Ugo non riceverebbe nulla\. Può restare nella casa comune da due a cinque anni/,
    );
    const few = polizza({ ...ada, valorePatrimonioMobiliare: 9000 }, ugo);
    expect(few).toMatchObject({ score: 34, numeri: { motivo: 'convivente_senza_beni' } });
    expect(few.testo.it).not.toMatch(/casa comune/);
    // 34 + 26 × (45.000 − 40.000) ÷ 10.000
    expect(polizza({ ...ada, valorePatrimonioMobiliare: 45000 }, ugo).score).toBe(47);
    expect(polizza({ ...ada, haTestamento: true }, ugo).numeri['motivo']).toBe('patrimonio');
  });
  it('a business or children elsewhere and no will are looked at with few savings', () => {
    const few = { ...ada, valorePatrimonioMobiliare: 5000 };
    expect(polizza(few).eligible).toBe(false);
    expect(polizza({ ...few, figliFuoriNucleo: [{ eta: 30 }] })).toMatchObject({
      score: 35,
      numeri: { motivo: 'testamento' },
    });
    expect(polizza({ ...few, figliFuoriNucleo: [{ eta: 30 }] }).testo.it).toMatch(
      /decide la legge: tutto al figlio\./,
    );
    expect(polizza({ ...few, imprenditore: true }).numeri['motivo']).toBe('testamento');
    expect(polizza({ ...few, imprenditore: true, haTestamento: undefined }).eligible).toBe(false);
  });
  it('more than 40 % in policies: half', () =>
    expect(
      polizza({
        ...ada,
        strumentiInvestimento: { fondi: 59, etf: 0, assicurativi: 41, singoliTitoli: 0, altro: 0 },
      }).score,
    ).toBe(22.5));
  it('a business, by profession or by answer, and guarantees', () => {
    const score = (change: Partial<Membro>) => polizza({ ...ada, ...change }).score;
    expect([
      score({ professione: 'Imprenditore' }),
      score({ imprenditore: true }),
      score({ garanziePersonali: true }),
      score({ haTestamento: true }),
      score({ haTestamento: undefined }),
    ]).toEqual([66.99, 66.99, 66.99, 35, 35]);
  });
  it('young, 60.000 €, with a will: nothing in particular', () => {
    const s = polizza({
      ...ada,
      dataNascita: '1990-05-10',
      valorePatrimonioMobiliare: 60000,
      haTestamento: true,
    });
    expect(s.score).toBe(10);
    expect(s.testo.it).toMatch(
      /^Su circa 60\.000\u00A0€ di risparmi conviene decidere per tempo come passeranno: testamento, beneficiari/,
    );
  });
  it.each([
    ['1971-12-10', 30],
    ['1971-11-10', 45],
  ])('born %s: %d', (dataNascita, points) =>
    expect(polizza({ ...ada, dataNascita }).score).toBe(points),
  );
  it.each([
    [249999, 35],
    [250000, 45],
  ])('%d €: %d points', (valorePatrimonioMobiliare, points) =>
    expect(polizza({ ...ada, valorePatrimonioMobiliare }).score).toBe(points),
  );
  it.each([
    [{ valorePatrimonioMobiliare: 49999 }, 'non_applicabile'],
    [{ valorePatrimonioMobiliare: undefined }, 'dati_mancanti'],
    [{ dataNascita: undefined }, 'dati_mancanti'],
  ] as const)('%p: %s', (change, motivo) =>
    expect(polizza({ ...ada, ...(change as Partial<Membro>) })).toMatchObject({
      eligible: false,
      motivo,
    }),
  );
  it('50.000 € are enough to look at', () =>
    expect(polizza({ ...ada, valorePatrimonioMobiliare: 50000 }).eligible).toBe(true));
});
