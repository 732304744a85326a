/** Sums over the people of a household, and what its traces say of each. */
import { describe, expect, it } from '@jest/globals';
import type { Membro } from '../nucleo.ts';
import { analisi, mix, passi, soluzione } from './famiglie.ts';

const me: Partial<Membro> = {
  firstName: 'Ada',
  dataNascita: '1976-05-10',
  professione: 'Dipendente',
  redditoNettoAnnuo: 30_000,
};
const wife: Partial<Membro> = { ...me, firstName: 'Eva', gradoParentela: 'wife' };

describe('sums over the people of a household', () => {
  it('adds the businesses of two owners to what they own', () => {
    const { patrimonio } = analisi([
      { ...me, imprenditore: true, valoreAttivita: 50_000 },
      { ...wife, imprenditore: true, valoreAttivita: 30_000 },
    ]);
    expect(patrimonio).toMatchObject({ lordo: 80_000, netto: 80_000, voci: { attivita: 80_000 } });
  });

  it('takes the debts of both off what they own', () => {
    const debt = (residuo: number) => [{ residuo, rata: 100, tipo: 'prestito' as const }];
    const { patrimonio } = analisi([
      { ...me, valorePatrimonioMobiliare: 20_000, altriDebiti: debt(5_000) },
      { ...wife, altriDebiti: debt(3_000) },
    ]);
    expect(patrimonio).toMatchObject({ lordo: 20_000, debiti: 8_000, netto: 12_000 });
  });

  it('takes home and other homes off the debts that nobody else would owe', () => {
    const owner = {
      ...me,
      statoResidenza: 'proprietà',
      valoreResidenza: 60_000,
      mutuoResidenza: true,
      valoreResiduoMutuo: 100_000,
      valorePatrimonioMobiliare: 0,
    } as const;
    const steps = (other: number) =>
      passi(soluzione('TCM', [{ ...owner, valorePatrimonioImmobiliareSecondHomes: other }]));
    expect(steps(10_000)).toEqual([
      'Debiti: 100000 euro',
      'Servono: 100000 euro',
      'Casa e altri immobili: -70000 euro',
      'Risparmi utilizzabili: 0 euro',
      'Mancano: 30000 euro',
    ]);
    expect(steps(50_000).at(-1)).toBe('Mancano: 0 euro');
  });

  it('divides the tax among children at home and elsewhere', () => {
    // 2.400.000 / 2 = 1.200.000 each; (1.200.000 − 1.000.000) × 4 % × 2
    const { successione } = analisi([
      { ...me, valorePatrimonioMobiliare: 2_400_000, figliFuoriNucleo: [{ eta: 30 }] },
      { firstName: 'Ugo', gradoParentela: 'son', dataNascita: '2000-01-01' },
    ]);
    expect(successione).toMatchObject({ base: 2_400_000, impostaStimata: 16_000 });
  });

  it('names the parent who inherits, and nobody else of the family in their place', () => {
    const { successione } = analisi([
      { ...me, valorePatrimonioMobiliare: 100_000 },
      { firstName: 'Zia', gradoParentela: 'other', dataNascita: '1950-01-01' },
      { firstName: 'Pia', gradoParentela: 'mother', dataNascita: '1950-01-01' },
    ]);
    expect(successione.eredi.find(({ tipo }) => tipo === 'genitore')?.memberId).toBe('p3');
  });

  it('counts the savings of a grown-up child for the child alone', () => {
    const missing = (savings: number) =>
      analisi([
        me,
        {
          ...me,
          firstName: 'Bo',
          gradoParentela: 'son',
          dataNascita: '2001-01-01',
          valorePatrimonioMobiliare: savings,
        },
      ])
        .soluzioni.find(({ code }) => code === 'infortuni-malattie')
        ?.perMembro.map(({ numeri }) => numeri['capitale']);
    const [without, rich] = [missing(0), missing(400_000)];
    expect(rich?.[0]).toBe(without?.[0]);
    expect(Number(rich?.[1])).toBeLessThan(Number(without?.[1]));
  });

  it('counts as grown up who is 18 today, and not who will be tomorrow', () => {
    const rows = (dataNascita: string) =>
      analisi([me, { firstName: 'Bo', gradoParentela: 'son', dataNascita }])
        .matrice.find(({ memberId }) => memberId === 'p2')
        ?.celle.map(({ level, motivo }) => motivo ?? level);
    expect(rows('2008-11-20')).not.toEqual(rows('2008-11-21'));
  });
});

describe('what a trace says', () => {
  const { tracce, soluzioni, ingressi } = analisi([
    { ...me, statoResidenza: 'proprietà', valoreResidenza: 200_000, mutuoResidenza: false },
    wife,
  ]);
  const asked = (id: keyof typeof tracce) =>
    tracce[id]?.ingressi.map((place) => ingressi[place]?.key) ?? [];

  it('has the distance to another level for each person, except for grey ones', () => {
    const people = soluzioni.flatMap(({ code, perMembro }) =>
      perMembro.map(({ memberId, level }) => ({
        level,
        trace: tracce[`soluzione.${code}.${memberId}`],
      })),
    );
    const found = people.filter(({ trace }) => trace !== undefined);
    expect(found.length).toBeGreaterThan(4);
    expect(new Set(found.map(({ level }) => level === 'grey')).size).toBe(2);
    for (const { level, trace } of found)
      expect(trace?.distanza === undefined).toBe(level === 'grey');
  });

  it('names the answers behind the reserve of the household', () => {
    expect(asked('gestione')).toEqual(
      expect.arrayContaining(['professione', 'redditoNettoAnnuo', 'valorePatrimonioMobiliare']),
    );
  });

  it('gives the reason of a grey cell of the matrix', () => {
    const { matrice } = analisi([me, { gradoParentela: 'son', dataNascita: '2015-01-01' }]);
    const child = matrice.find(({ memberId }) => memberId === 'p2')?.celle ?? [];
    expect(child.length).toBeGreaterThan(4);
    expect(child.filter(({ level }) => level !== 'grey')).toEqual([]);
    expect(child.find(({ code }) => code === 'TCM')?.motivo).toBe('non_applicabile');
  });

  it('does not name the mortgage where the owner has no mortgage', () => {
    expect(asked('bilancio')).toContain('redditoNettoAnnuo');
    expect(asked('bilancio')).not.toContain('valoreResiduoMutuo');
  });
});

describe('the answers behind a figure of one household', () => {
  const answersOf = (
    id: 'bilancio' | 'soluzione.TCM' | 'previdenza.p1' | 'successione',
    membri: Partial<Membro>[],
  ) => {
    const { tracce, ingressi } = analisi(membri);
    return tracce[id]?.ingressi.map((place) => ingressi[place]?.key) ?? [];
  };

  it('hold spending and instalment once they are given', () => {
    const details = { speseMensili: 1_200, rataMutuo: 500 };
    expect(answersOf('bilancio', [{ ...me, ...details }])).toEqual(
      expect.arrayContaining(Object.keys(details)),
    );
    expect(answersOf('bilancio', [me])).not.toContain('rataMutuo');
  });

  it('hold the employer of a person who works for the state', () =>
    expect(answersOf('previdenza.p1', [{ ...me, dipendentePubblico: 'statale' }])).toContain(
      'dipendentePubblico',
    ));

  it('hold who lives on the income, where that is given', () => {
    const mother = { gradoParentela: 'mother', dataNascita: '1948-01-01' } as const;
    expect(answersOf('soluzione.TCM', [me, { ...mother, aCarico: 'si' }])).toContain('aCarico');
    expect(answersOf('soluzione.TCM', [me, mother])).not.toContain('aCarico');
  });

  it('hold the children of one of the couple, and those who live elsewhere', () => {
    const son = { gradoParentela: 'son', dataNascita: '2015-01-01', figlioDi: 'me' } as const;
    expect(
      answersOf('soluzione.TCM', [{ ...me, figliFuoriNucleo: [{ eta: 10 }] }, wife, son]),
    ).toEqual(expect.arrayContaining(['figlioDi', 'figliFuoriNucleo']));
  });

  it('ask an estate for the cadastral income only where it was given', () => {
    const home = { statoResidenza: 'proprietà', valoreResidenza: 200_000 } as const;
    const asked = (catasto: object) => answersOf('successione', [{ ...me, ...home, ...catasto }]);
    expect(asked({})).not.toContain('catastoAbitazione');
    expect(asked({ catastoAbitazione: 900 })).toContain('catastoAbitazione');
  });
});

describe('what is owned', () => {
  it('divides the savings by class as they were given', () => {
    const { patrimonio } = analisi([
      {
        ...me,
        valorePatrimonioMobiliare: 10_000,
        suddivisioneInvestimento: mix(40, 0, 0, 0, 60, 0),
      },
    ]);
    expect(patrimonio.classi).toEqual(
      expect.arrayContaining([
        { key: 'azioni', euro: 4_000, pct: 40 },
        { key: 'liquidi', euro: 6_000, pct: 60 },
      ]),
    );
  });
});
