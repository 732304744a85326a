/**
 * What the solutions say in each case, in both languages, and whom they concern when only one of
 * several people makes the case.
 */
import { describe, expect, it } from '@jest/globals';
import type { Membro } from '../nucleo.ts';
import { mix, persone, soluzione } from './famiglie.ts';

const ada: Partial<Membro> = {
  firstName: 'Ada',
  dataNascita: '1996-05-10',
  professione: 'Dipendente',
  redditoNettoAnnuo: 24000,
  anniContributi: 3,
  valorePatrimonioMobiliare: 0,
};
const ugo: Partial<Membro> = {
  firstName: 'Ugo',
  gradoParentela: 'husband',
  dataNascita: '1995-05-10',
  professione: 'Casalingo/a',
  valorePatrimonioMobiliare: 0,
};
const eva: Partial<Membro> = {
  firstName: 'Eva',
  gradoParentela: 'daughter',
  dataNascita: '2015-05-10',
  professione: 'Studente',
};
const casa: Partial<Membro> = {
  statoResidenza: 'proprietà',
  valoreResidenza: 100000,
  assicurazioneResidenza: true,
};

describe('life cover', () => {
  it('names only what there is: no mortgage, no studies', () => {
    const s = soluzione('TCM', [ada, ugo]);
    expect(s.risposta).toEqual({
      it: 'Alla famiglia servirebbero circa **178.000\u00A0€** in più.',
      en: 'The family would need about **178.000\u00A0€** more.',
    });
    expect(s.testo.en).toBe(
      'If Ada’s income stopped, the family would need about 178.000\u00A0€ in today’s euros for 10 years of support. We have already deducted 80% of savings.',
    );
    expect(s.azione.en).toMatch(/for this amount and length of time\.$/);
  });
  it('with debts only, speaks of the debts', () => {
    const s = soluzione('TCM', [
      { ...ada, ...casa, mutuoResidenza: true, valoreResiduoMutuo: 160000 },
    ]);
    expect(s.risposta.en).toBe('The heirs would be left with about **60.000\u00A0€** of debt.');
    expect(s.azione.en).toMatch(/for this amount and length of time\.$/);
  });
  it('a working minor is not insured, a child without a birthday is nobody’s dependant', () => {
    expect(
      persone(
        soluzione('TCM', [
          { ...ada, ...casa, mutuoResidenza: true, valoreResiduoMutuo: 60000 },
          { ...eva, dataNascita: '2010-05-10', professione: 'Dipendente', redditoNettoAnnuo: 5000 },
        ]),
      )[1],
    ).toEqual(['p2', 'non_applicabile']);
    expect(soluzione('TCM', [ada, ugo, { ...eva, dataNascita: undefined }]).numeri).toMatchObject({
      dipendenti: 1,
      istruzione: 0,
    });
  });
  it('a minor wife who told no income has none', () =>
    expect(
      soluzione('TCM', [ada, { ...ugo, dataNascita: '2009-05-10', professione: undefined }]).numeri[
        'dipendenti'
      ],
    ).toBe(1));
});

describe('disability', () => {
  it('says whose income', () => {
    const s = soluzione('infortuni-malattie', [ada]);
    expect(s.testo.it).toBe(
      'Se Ada non potesse più lavorare, mancherebbero circa 17.000\u00A0€ l’anno per 20 anni. Con meno di cinque anni di contributi, o con meno di tre negli ultimi cinque, l’INPS non darebbe una pensione di inabilità. Il capitale che compensa la perdita, al netto dei risparmi, è circa 240.000\u00A0€, fermato a 10 anni di reddito. Le prestazioni INAIL e dell’invalidità civile non sono contate.',
    );
    expect(s.testo.en).toMatch(
      /^If Ada could no longer work, there would be a shortfall of about 17\.000\u00A0€ a year for 20 years\./,
    );
  });
  it('says what the law would pay, and to public employees that theirs differs', () => {
    const paid = { ...ada, anniContributi: 8 };
    const private_ = soluzione('infortuni-malattie', [paid]).testo.it;
    expect(private_).toMatch(/oltre alla pensione di inabilità stimata \(\d/);
    expect(private_).toMatch(/meno di un terzo, l’assegno sarebbe circa/);
    const pubblica = soluzione('infortuni-malattie', [{ ...paid, dipendentePubblico: 'statale' }]);
    expect(pubblica.testo.it).toMatch(/Per i dipendenti pubblici valgono regole diverse/);
    expect(pubblica.testo.it).not.toMatch(/assegno sarebbe/);
  });
  it('takes the public benefit away in the steps', () => {
    const { numeri, passi } = soluzione('infortuni-malattie', [
      { ...ada, dataNascita: '1976-05-10', anniContributi: 20 },
    ]);
    expect(numeri['prestazionePubblicaNetta']).toBeGreaterThan(0);
    expect(passi[1]!.value).toBe(-Number(numeri['prestazionePubblicaNetta']));
    expect(Number(numeri['perditaAnnua']) + Number(numeri['prestazionePubblicaNetta'])).toBeCloseTo(
      16800,
      2,
    );
  });
  it('a minor who works is left out, beside an adult who is not', () =>
    expect(
      persone(
        soluzione('infortuni-malattie', [
          ada,
          { ...eva, dataNascita: '2010-05-10', professione: 'Dipendente', redditoNettoAnnuo: 5000 },
        ]),
      )[1],
    ).toEqual(['p2', 'non_applicabile']));
});

describe('long-term care', () => {
  it('says what is left of what it costs', () => {
    const s = soluzione('LTC', [
      { ...ada, dataNascita: '1956-05-10', professione: 'Pensionato/a', redditoNettoAnnuo: 12000 },
    ]);
    // 2.000 − 551,53 − 600
    expect(s.risposta).toEqual({
      it: 'Se un giorno servisse assistenza continuativa, ad Ada mancherebbero circa **850\u00A0€** al mese.',
      en: 'If long-term care were needed one day, Ada would be about **850\u00A0€** a month short.',
    });
    expect(s.testo.it).toMatch(
      /scoperti circa 850\u00A0€ al mese, cioè 41\.000\u00A0€ in 4 anni\.$/,
    );
  });
  it('a worker counts on four tenths of a twelfth of the mean net pension in a couple', () => {
    const couple = [
      { ...ada, dataNascita: '1976-05-10', anniContributi: 10 },
      { ...ugo, dataNascita: '1975-05-10' },
    ] as const;
    const own = soluzione('LTC', [...couple]).perMembro[0]!.numeri['risorseProprie'];
    const netta = soluzione('pensione', [couple[0]]).numeri['pensioneNettaAnnua'];
    expect(own).toBeCloseTo((0.4 * Number(netta)) / 2 / 12, 2);
  });
});

describe('pension', () => {
  it('says the same in English', () => {
    const s = soluzione('pensione', [
      {
        ...ada,
        dataNascita: '1991-05-10',
        redditoNettoAnnuo: 25000,
        anniContributi: undefined,
        laureato: { stato: true },
      },
    ]);
    expect(s.risposta.en).toBe(
      'In August 2060 you would have about 67% of final income: a shortfall of about **340\u00A0€** a month.',
    );
    expect(s.testo.en).toMatch(
      /^The earliest possible date is February 2058, at 66 years and 9 months, with the early contributory pension: about 1\.400\u00A0€ a month in today’s euros\. Waiting until August 2060 would make it about 1\.700\u00A0€\. It may be possible as early as October 2057, but that is not certain\. At state pension age \(August 2060\), with 1\.700\u00A0€ a month, you would have about 67% of final income, give or take 12 points: about 340\u00A0€ a month short of the 80% target\./,
    );
    expect(s.passi[1]!.formula.en).toBe('Estimated from age and education');
    expect(s.passi[3]!.formula.en).toBe('Pension account × 5,308%');
  });
  it('names the share of before 1996 in English too, and the years that were given', () => {
    const s = soluzione('pensione', [{ ...ada, dataNascita: '1968-03-10', anniContributi: 35 }]);
    expect(s.passi[1]!.formula).toMatchObject({
      it: expect.stringMatching(/^Dal tuo estratto conto/),
      en: expect.stringMatching(/^From your statement/),
    });
    expect(s.passi[3]!.formula.en).toMatch(/, plus the earnings-related share of /);
  });
  it('a working minor has no pension estimate, and the adult beside them has one', () =>
    expect(
      persone(
        soluzione('pensione', [
          ada,
          { ...eva, dataNascita: '2010-05-10', professione: 'Dipendente', redditoNettoAnnuo: 5000 },
        ]),
      )[1],
    ).toEqual(['p2', 'non_applicabile']));
});

describe('degree', () => {
  const laureata: Partial<Membro> = {
    ...ada,
    dataNascita: '1991-05-10',
    redditoNettoAnnuo: 25000,
    anniContributi: undefined,
    sesso: 'M',
    laureato: { stato: true, riscattoFiniPensionistici: false, anni: 5 },
    valorePatrimonioMobiliare: 150_000,
  };
  it('says the same in English, and the months when there are', () => {
    expect(soluzione('riscatto-laurea', [laureata]).risposta.en).toBe(
      'Buying back 5 years costs about **21.000\u00A0€** after tax relief: the cost is recovered about 16 years and 3 months after retirement, and you would retire 4 months earlier.',
    );
    expect(
      soluzione('riscatto-laurea', [
        {
          ...laureata,
          sesso: 'F',
          dataNascita: '1978-05-10',
          redditoNettoAnnuo: 32000,
          anniContributi: 27,
          primoContributo: '1998-01',
          laureato: { stato: true, anni: 4 },
        },
      ]).risposta.en,
    ).toMatch(/, and you would retire 49 months earlier\.$/);
  });
  it('a graduate who will never get a pension has nothing to add to; one without a profession is waited for', () => {
    const due = (change: Partial<Membro>) =>
      persone(
        soluzione('riscatto-laurea', [
          laureata,
          { ...laureata, gradoParentela: 'husband', ...change },
        ]),
      )[1]![1];
    expect([
      due({ dataNascita: '2010-05-10' }),
      due({ professione: undefined }),
      due({ dataNascita: undefined }),
    ]).toEqual(['non_applicabile', 'dati_mancanti', 'dati_mancanti']);
  });
});

describe('medical care', () => {
  it('names no reason when no reason applies', () =>
    expect(soluzione('assistenza-medica', [ada]).testo.it).toMatch(
      /per la salute\. Vale comunque la pena/,
    ));
  it('minors alone are waited for by nobody', () =>
    expect(
      soluzione('assistenza-medica', [
        { ...ada, professione: undefined },
        { ...eva, professione: undefined, dataNascita: undefined },
      ]).membri,
    ).toEqual(['p1']));
  it('tells the average that it speaks of', () =>
    expect(Number(soluzione('assistenza-medica', [ada]).numeri['spesaMedia'])).toBeGreaterThan(
      1000,
    ));
});

describe('one of two makes the case', () => {
  const ricca: Partial<Membro> = {
    ...ada,
    valorePatrimonioMobiliare: 100000,
    haTestamento: true,
    suddivisioneInvestimento: mix(50, 20, 10, 5, 10, 5),
    strumentiInvestimento: { fondi: 50, etf: 20, assicurativi: 10, singoliTitoli: 10, altro: 10 },
  };
  it('only who has savings is concerned', () => {
    for (const code of [
      'gestione-patrimonio',
      'investimenti-capitale-garantito',
      'unit-index-linked',
    ] as const)
      expect([code, soluzione(code, [ricca, ugo]).membri]).toEqual([code, ['p1']]);
  });
  it('one business, one guarantee', () => {
    expect(soluzione('polizza', [ricca, { ...ugo, imprenditore: true }]).numeri).toMatchObject({
      imprenditore: true,
      garanzie: false,
    });
    expect(soluzione('polizza', [ricca, { ...ugo, garanziePersonali: true }]).numeri).toMatchObject(
      { imprenditore: false, garanzie: true },
    );
  });
  it('one on his own account, one cover, one who told a profession', () => {
    // 10 + 30
    expect(soluzione('tutela-legale', [ada, { ...ugo, professione: 'Autonomo/a' }]).score).toBe(40);
    expect(
      soluzione('tutela-legale', [
        { ...ada, polizze: { tutelaLegale: true } },
        { ...ugo, professione: 'Autonomo/a' },
      ]).score,
    ).toBe(8);
    expect(soluzione('tutela-legale', [ada, { ...ugo, professione: undefined }]).eligible).toBe(
      true,
    );
  });
  it('one who told how the home is held, one owner, one who has another home', () => {
    const rischi = (...membri: Partial<Membro>[]) => soluzione('polizze-rischi', membri);
    expect(rischi({ ...ada, ...casa }, ugo)).toMatchObject({
      eligible: true,
      mancanti: ['mutuoResidenza', 'valorePatrimonioImmobiliareSecondHomes'],
    });
    expect(
      rischi({ ...ada, ...casa }, { ...ugo, statoResidenza: 'affitto' }).inputs.map(
        ({ key }) => key,
      ),
    ).toContain('valoreResidenza');
    expect(
      rischi(
        { ...ada, ...casa },
        {
          ...ugo,
          statoResidenza: 'affitto',
          valorePatrimonioImmobiliareSecondHomes: 100000,
          secondeCaseAssicurate: false,
        },
      ).membri,
    ).toEqual(['p2']);
    // of the value of the home, euro
    expect(
      rischi({ ...ada, ...casa }, ugo)
        .inputs.filter(({ unit }) => unit === 'euro')
        .map(({ key }) => key),
    ).toEqual(['valoreResidenza', 'valorePatrimonioImmobiliareSecondHomes']);
  });
  it('covered or absent property, in English', () => {
    const rischi = (change: Partial<Membro>) =>
      soluzione('polizze-rischi', [{ ...ada, ...casa, ...change }]).risposta.en;
    expect(rischi({})).toMatch(/^Your property, about \*\*100\.000/);
    expect(rischi({ statoResidenza: 'affitto', valoreResidenza: undefined })).toMatch(
      /^\*\*No property\*\*/,
    );
  });
  it('savings short of a reserve and too much cash, in English', () => {
    const gestione = (change: Partial<Membro>, uscitePianificate: number) =>
      soluzione('gestione-patrimonio', [{ ...ricca, ...change }], { uscitePianificate }).risposta
        .en;
    // 6 × 1.400 = 8.400
    expect(gestione({ valorePatrimonioMobiliare: 10000 }, 3600)).toMatch(
      /^The reserve for the unexpected is about \*\*2\.000\u00A0€\*\* short\.$/,
    );
    // 6 × 2.100 = 12.600
    expect(gestione({ valorePatrimonioMobiliare: 10000, redditoNettoAnnuo: 36000 }, 0)).toMatch(
      /about \*\*2\.600\u00A0€\*\* short\.$/,
    );
    expect(gestione({ suddivisioneInvestimento: mix(10, 10, 5, 0, 70, 5) }, 11600)).toBe(
      'The reserve is in place, and there is about **30.000\u00A0€** more cash than needed.',
    );
  });
  it('a single reason is one reason in English', () =>
    expect(
      soluzione('tutela-legale', [
        { ...ada, professione: 'Autonomo/a', statoResidenza: 'affitto' },
        eva,
      ]).risposta.en,
    ).toMatch(/^\*\*Two\*\* factors expose you/));
});

describe('titles and bars of the household', () => {
  const ricca: Partial<Membro> = {
    ...ada,
    ...casa,
    dataNascita: '1966-05-10',
    valorePatrimonioMobiliare: 100000,
    valorePatrimonioImmobiliareSecondHomes: 50000,
    secondeCaseAssicurate: false,
    suddivisioneInvestimento: mix(60, 0, 10, 5, 20, 5),
    strumentiInvestimento: { fondi: 50, etf: 20, assicurativi: 10, singoliTitoli: 10, altro: 10 },
  };
  it.each([
    ['gestione-patrimonio', 'Gestione del patrimonio', 'euro'],
    ['polizze-rischi', 'Casa e responsabilità', 'euro'],
    ['assistenza-medica', 'Cure mediche', undefined],
    ['tutela-legale', 'Tutela legale', undefined],
    ['polizza', 'Passaggio del patrimonio', undefined],
    ['investimenti-capitale-garantito', 'Capitale garantito', 'euro'],
    ['unit-index-linked', 'Polizze d’investimento', undefined],
  ] as const)('%s is «%s»', (code, titolo, unit) => {
    const s = soluzione(code, [ricca]);
    expect([s.titolo.it, s.barra?.unit]).toEqual([titolo, unit]);
  });
  it('a legal cover that was given is not asked', () =>
    expect(
      soluzione('tutela-legale', [{ ...ricca, polizze: { tutelaLegale: false } }]).mancanti,
    ).toEqual([]));
  it('what belongs to the household has no figure of one person', () => {
    for (const code of [
      'gestione-patrimonio',
      'polizza',
      'investimenti-capitale-garantito',
      'unit-index-linked',
    ] as const)
      expect(persone(soluzione(code, [ricca]))).toEqual([]);
  });
  it('a graduate of seventeen who works has nothing to buy back yet', () =>
    expect(
      persone(
        soluzione('riscatto-laurea', [
          { ...ricca, laureato: { stato: true } },
          {
            ...eva,
            dataNascita: '2009-05-10',
            professione: 'Dipendente',
            redditoNettoAnnuo: 9000,
            laureato: { stato: true },
          },
        ]),
      )[1],
    ).toEqual(['p2', 'non_applicabile']));
});
