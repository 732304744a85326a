import { describe, expect, it } from '@jest/globals';
import { DOMANDE } from '../parole/domande/domande.ts';
import { CODICI, errorKey, fraseOf } from './codici.ts';
import {
  answerOf,
  errorOf,
  familyErrors,
  secondPartner,
  isAsked,
  isRequired,
  isUnasked,
  membriAt,
  nextTab,
  shownAt,
  tabErrors,
} from './giudizio.ts';
import type { Tab } from './risposta.ts';
import { CHIAVI, RISPOSTE, type Answers, type Chiave } from './tabella.ts';

const OGGI = '2026-11-20';
const ME = { who: 'me', today: OGGI } as const;
const MEMBRO = { who: 'membro', today: OGGI } as const;
/** Born on these days, one is as old as the name says today. */
const NATO = {
  sixteen: '2010-11-20',
  fifteen: '2010-11-21',
  adult: '2008-11-20',
  minor: '2008-11-21',
};

describe('when a question is asked', () => {
  it.each<[Chiave, Answers, Answers]>([
    ['professione', { dataNascita: NATO.sixteen }, { dataNascita: NATO.fifteen }],
    ['titoloStudio', { dataNascita: NATO.sixteen }, { dataNascita: NATO.fifteen }],
    ['redditoNettoAnnuo', {}, { dataNascita: NATO.fifteen }],
    ['comuneResidenza', { residenza: 'altra' }, { residenza: 'stessa' }],
    ['comuneResidenza', { residenza: 'altra' }, {}],
    ['polizze.casoMorte', { dataNascita: NATO.adult }, { dataNascita: NATO.minor }],
    ['polizze.casoMorte', { dataNascita: NATO.adult }, {}],
    ['haTestamento', { dataNascita: NATO.adult }, { dataNascita: NATO.minor }],
    [
      'anniContributi',
      { dataNascita: NATO.adult, professione: 'Altro' },
      { dataNascita: NATO.adult, professione: 'Studente' },
    ],
    ['imprenditore', { professione: 'Imprenditore' }, { professione: 'Dipendente' }],
  ])('%s of a member: yes with %j, no with %j', (key, yes, no) => {
    expect(isAsked(key, yes, MEMBRO)).toBe(true);
    expect(isAsked(key, no, MEMBRO)).toBe(false);
  });

  it.each<[Chiave, Answers, Answers]>([
    ['valoreResidenza', { statoResidenza: 'comproprietà' }, { statoResidenza: 'affitto' }],
    ['assicurazioneResidenza', { statoResidenza: 'proprietà' }, {}],
    [
      'valoreResiduoMutuo',
      { statoResidenza: 'proprietà', mutuoResidenza: true },
      { statoResidenza: 'affitto', mutuoResidenza: true },
    ],
    ['valoreAttivita', { professione: 'Imprenditore', imprenditore: true }, { imprenditore: true }],
    ['regimeInvestimento', { valorePatrimonioMobiliare: 0.01 }, { valorePatrimonioMobiliare: 0 }],
    ['montanteFondo', { polizze: { previdenzaComplementare: true } }, { montanteFondo: 1 }],
    [
      'polizze.renditaLtcMensile',
      { polizze: { rischioNonAutosufficienza: true, tipoLtcSottoscritta: 'rendita' } },
      { polizze: { rischioNonAutosufficienza: false, tipoLtcSottoscritta: 'rendita' } },
    ],
    ['polizze.capitaleCasoMorte', { polizze: { casoMorte: true } }, {}],
    [
      'laureato.riscattoFiniPensionistici',
      { titoloStudio: 'dottorato', professione: 'Altro' },
      { titoloStudio: 'dottorato', professione: 'Pensionato/a' },
    ],
  ])('%s of the first person: yes with %j, no with %j', (key, yes, no) => {
    expect(isAsked(key, yes, ME)).toBe(true);
    expect(isAsked(key, no, ME)).toBe(false);
  });

  it('is not known while an answer that its condition reads is missing', () => {
    expect(isUnasked('valoreResidenza', {}, ME)).toBe(false);
    expect(isUnasked('valoreResidenza', { statoResidenza: 'affitto' }, ME)).toBe(true);
    expect(isUnasked('anniContributi', { dataNascita: NATO.minor }, MEMBRO)).toBe(true);
    expect(isUnasked('anniContributi', { dataNascita: NATO.adult }, MEMBRO)).toBe(false);
  });
});

describe('what is wrong with an answer', () => {
  it.each([
    [NATO.adult, undefined, 'of age today'],
    [NATO.minor, 'underage', 'of age tomorrow'],
    [OGGI, 'underage', 'born today'],
    ['2026-11-21', 'dateAhead', 'not born yet'],
    ['1906-11-20', undefined, 'a hundred and twenty'],
    ['1905-11-20', 'dateFar', 'a hundred and twenty-one'],
    ['2001-02-29', 'date', 'a day that never was'],
    ['', 'required', 'no day'],
  ] as const)('the first person born on %s: %s (%s)', (dataNascita, code, _why) =>
    expect(errorOf('dataNascita', { dataNascita }, ME)).toBe(code),
  );
  it('lets members be minors', () =>
    expect(errorOf('dataNascita', { dataNascita: OGGI }, MEMBRO)).toBeUndefined());

  it.each([
    [0, undefined],
    [25, undefined],
    [26, 'contributi'],
  ] as const)('%d years of contributions at forty: %s', (anniContributi, code) =>
    expect(
      errorOf(
        'anniContributi',
        { anniContributi, dataNascita: '1986-03-10', professione: 'Dipendente' },
        ME,
      ),
    ).toBe(code),
  );

  it.each([
    [200_000, undefined],
    [200_000.01, 'mutuoOverValore'],
    [undefined, 'required'],
  ] as const)('a mortgage of %p on a home of 200.000: %s', (valoreResiduoMutuo, code) =>
    expect(
      errorOf(
        'valoreResiduoMutuo',
        {
          statoResidenza: 'proprietà',
          mutuoResidenza: true,
          valoreResidenza: 200_000,
          valoreResiduoMutuo,
        },
        ME,
      ),
    ).toBe(code),
  );

  it.each([
    [{ amministrato: 100, gestito: 0, dichiarativo: 0, nonso: 0 }, undefined],
    [{ amministrato: 60, gestito: 39, dichiarativo: 0, nonso: 0 }, 'splitUnder'],
    [{ amministrato: 60, gestito: 41, dichiarativo: 0, nonso: 0 }, 'splitOver'],
    [{ amministrato: 110, gestito: -10, dichiarativo: 0, nonso: 0 }, 'splitShare'],
    [{ amministrato: 0, gestito: 0, dichiarativo: 0, nonso: 0 }, 'splitUnder'],
    [undefined, 'splitUnder'],
  ] as const)('a split of %j with savings: %s', (regimeInvestimento, code) =>
    expect(
      errorOf('regimeInvestimento', { valorePatrimonioMobiliare: 1, regimeInvestimento }, ME),
    ).toBe(code),
  );
  it('judges a split also while the savings are not known, and not where there are none', () => {
    const regimeInvestimento = { amministrato: 90, gestito: 0, dichiarativo: 0, nonso: 0 };
    expect(errorOf('regimeInvestimento', { regimeInvestimento }, ME)).toBe('splitUnder');
    expect(
      errorOf('regimeInvestimento', { regimeInvestimento, valorePatrimonioMobiliare: 0 }, ME),
    ).toBeUndefined();
  });

  it('wants the terms accepted, not only answered', () => {
    expect(errorOf('acceptTerms', { acceptTerms: false }, ME)).toBe('terms');
    expect(errorOf('acceptTerms', {}, ME)).toBe('terms');
    expect(errorOf('acceptTerms', { acceptTerms: true }, ME)).toBeUndefined();
  });
  it('refuses a second «me» of an old draft', () =>
    expect(errorOf('gradoParentela', { gradoParentela: 'me' }, MEMBRO)).toBe('wrong'));
});

describe('a tab', () => {
  const drawn: readonly string[] = CHIAVI.filter((key) => DOMANDE[key].ask);
  const fieldsAt = (tab: Tab, checkup: Parameters<typeof tabErrors>[1]) =>
    tabErrors(tab, checkup, OGGI).map(({ field }) => field);

  it.each<[Tab, string[]]>([
    [0, []],
    [
      1,
      [
        'dataNascita',
        'sesso',
        'professione',
        'titoloStudio',
        'comuneResidenza',
        'redditoNettoAnnuo',
        'firstName',
        'lastName',
        'analisiFamiliare',
        'acceptTerms',
      ],
    ],
    [2, []],
    [3, ['statoResidenza']],
    [
      4,
      [
        'polizze.previdenzaComplementare',
        'polizze.rischioNonAutosufficienza',
        'polizze.invaliditaPermanente',
        'polizze.casoMorte',
        'polizze.coperturaSanitaria',
      ],
    ],
    [5, ['valorePatrimonioMobiliare']],
    [6, []],
  ])('%d of an empty checkup misses %j, besides questions drawn from their record', (tab, fields) =>
    expect(fieldsAt(tab, { membri: [] }).filter((key) => !drawn.includes(key))).toEqual(fields),
  );

  const member = { _id: 'm', dataNascita: NATO.sixteen };
  it('judges the members of a household', () =>
    expect(fieldsAt(2, { analisiFamiliare: 'perNucleo', membri: [member] })).toEqual([
      'membri.0.gradoParentela',
      'membri.0.residenza',
      'membri.0.professione',
      'membri.0.titoloStudio',
      'membri.0.redditoNettoAnnuo',
      'membri.0.firstName',
    ]));
  it('judges no members of a checkup for one', () =>
    expect(fieldsAt(2, { analisiFamiliare: 'perMe', membri: [member] })).toEqual([]));
  it('shows the adults alone on the screen of the policies', () => {
    const membri = [{ dataNascita: NATO.minor }, { dataNascita: NATO.adult }, {}];
    expect(membriAt(4, { analisiFamiliare: 'perNucleo', membri }, OGGI)).toEqual([membri[1]]);
  });
  it('allows one spouse', () => {
    expect(familyErrors([{ gradoParentela: 'wife' }, { gradoParentela: 'son' }])).toEqual([]);
    expect(
      familyErrors([
        { gradoParentela: 'wife' },
        { gradoParentela: 'son' },
        { gradoParentela: 'husband' },
        { gradoParentela: 'wife' },
      ]),
    ).toEqual([{ field: 'membri.2.gradoParentela', code: 'secondSpouse' }]);
  });
  it('allows one partner, married or not', () => {
    const partner = { gradoParentela: 'other', convivente: true } as const;
    const brother = { gradoParentela: 'other', convivente: false } as const;
    expect(familyErrors([partner, brother, { gradoParentela: 'son' }])).toEqual([]);
    expect(familyErrors([partner, brother, partner])).toEqual([
      { field: 'membri.2.convivente', code: 'secondPartner' },
    ]);
    expect(familyErrors([brother, partner, { gradoParentela: 'wife' }])).toEqual([
      { field: 'membri.1.convivente', code: 'secondPartner' },
    ]);
    // An answer left behind of somebody who is now a son says nothing.
    expect(familyErrors([partner, { gradoParentela: 'son', convivente: true }])).toEqual([]);
  });
  it('lets a partner stand beside a spouse who is switched off, and no second one', () => {
    const partner = { gradoParentela: 'other', convivente: true } as const;
    const wife = (enabled: boolean) => ({ gradoParentela: 'wife', enabled }) as const;
    expect(secondPartner([wife(false), partner])).toBeUndefined();
    expect(secondPartner([wife(true), partner])).toBe(1);
    expect(secondPartner([wife(false), partner, { ...partner, enabled: false }])).toBe(2);
  });
  it('leads past the family for one person', () => {
    expect([nextTab(1, 'perMe'), nextTab(1, 'perNucleo'), nextTab(6, 'perMe')]).toEqual([3, 2, 6]);
  });
});

describe('the table', () => {
  it('asks every answer at one tab at most, and requires none that no tab asks', () => {
    for (const who of ['me', 'membro'] as const)
      for (const key of CHIAVI)
        expect([key, isRequired(key, who) && RISPOSTE[key][who] === undefined]).toEqual([
          key,
          false,
        ]);
    expect(shownAt(2, 'me')).toEqual([]);
  });
  it.each([
    ['lastName', { max: 120 }],
    ['redditoNettoAnnuo', { max: 1e9, whole: true }],
    ['valoreResidenza', { max: 1e9 }],
    ['anniContributi', { min: 0, max: 70 }],
    ['anniFondo', { min: 0, max: 70 }],
    ['laureato.anni', { min: 1, max: 6 }],
    ['email', { max: 254 }],
  ] as const)('%s is within %j', (key, bounds) => expect(RISPOSTE[key]).toMatchObject(bounds));
  it('reads an answer inside its group', () => {
    expect(answerOf({ polizze: { casoMorte: true } }, 'polizze.casoMorte')).toBe(true);
    expect(answerOf({ polizze: null }, 'polizze.casoMorte')).toBeUndefined();
  });
  it('has a key and a sentence for every code, the exact ones of the specification among them', () => {
    expect(new Set(CODICI.map(errorKey)).size).toBe(CODICI.length);
    expect(
      (['underage', 'splitOver', 'splitUnder', 'mutuoOverValore', 'wrong'] as const).map(fraseOf),
    ).toEqual([
      'Devi essere maggiorenne per proseguire.',
      'Le percentuali assegnate sono superiori del 100%',
      'Le percentuali assegnate sono inferiori del 100%',
      "Il mutuo supera il valore dell'immobile.",
      'Valore errato',
    ]);
  });
});
