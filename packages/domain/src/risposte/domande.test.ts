/** Of whom each question is asked (domain.md 0.3), and answers that are left behind. */
import { describe, expect, it } from '@jest/globals';
import { isAsked, isUnasked } from './giudizio.ts';
import { changedBy, withoutUnasked } from './persona-errors.ts';
import { ASKED_WHEN } from './regole.ts';
import { PROFESSIONI } from './scelte.ts';
import type { Answers, Chiave } from './tabella.ts';

const ME = { who: 'me', today: '2026-11-20' } as const;
const MEMBRO = { who: 'membro', today: '2026-11-20' } as const;
const adulto: Answers = { dataNascita: '1980-01-01' };
const minore: Answers = { dataNascita: '2015-01-01' };

describe('of which professions a question is asked', () => {
  it.each<[Chiave, string[]]>([
    ['anniContributi', ['Imprenditore', 'Dipendente', 'Autonomo/a', 'Artigiano/a', 'Altro']],
    ['primoContributo', ['Imprenditore', 'Dipendente', 'Autonomo/a', 'Artigiano/a', 'Altro']],
    ['continuita', ['Imprenditore', 'Dipendente', 'Autonomo/a', 'Artigiano/a', 'Altro']],
    ['uscita', ['Imprenditore', 'Dipendente', 'Autonomo/a', 'Artigiano/a', 'Altro']],
    ['regimeFiscale', ['Imprenditore', 'Autonomo/a', 'Artigiano/a']],
    ['cassa', ['Autonomo/a']],
    ['dipendentePubblico', ['Dipendente', 'Altro']],
    ['tfrMaturato', ['Dipendente', 'Altro']],
    ['tfrDestinazione', ['Dipendente', 'Altro']],
    ['contributoDatore', ['Dipendente', 'Altro']],
    ['imprenditore', ['Imprenditore']],
  ])('%s: %j', (key, asked) => {
    const of = (who: typeof ME | typeof MEMBRO, answers: Answers) =>
      PROFESSIONI.filter((professione) => isAsked(key, { ...answers, professione }, who));
    expect(of(ME, {})).toEqual(asked);
    expect(of(MEMBRO, adulto)).toEqual(asked);
    if (key !== 'imprenditore') expect(of(MEMBRO, minore)).toEqual([]);
  });
});

describe('of whom a question is asked', () => {
  it.each<[Chiave, Answers, Answers]>([
    ['convivente', { ...adulto, gradoParentela: 'other' }, { ...adulto, gradoParentela: 'wife' }],
    ['convivente', { ...adulto, gradoParentela: 'other' }, { ...minore, gradoParentela: 'other' }],
    // The kinship is chosen before the day of birth is known.
    ['convivente', { gradoParentela: 'other' }, { gradoParentela: 'mother' }],
    ['figlioDi', { gradoParentela: 'son' }, { gradoParentela: 'other' }],
    ['figlioDi', { gradoParentela: 'daughter' }, {}],
    ['altriDebiti', adulto, minore],
    ['mutuoSecondeCase', adulto, minore],
    ['secondeCaseAssicurate', adulto, minore],
    ['garanziePersonali', adulto, minore],
    ['polizze.tutelaLegale', adulto, minore],
    ['catastoAbitazione', { statoResidenza: 'proprietà' }, { statoResidenza: 'uso gratuito' }],
    [
      'coefficienteForfettario',
      { ...adulto, professione: 'Artigiano/a', regimeFiscale: 'forfettario' },
      { ...adulto, professione: 'Artigiano/a', regimeFiscale: 'ordinario' },
    ],
    [
      'coefficienteForfettario',
      { ...adulto, professione: 'Imprenditore', regimeFiscale: 'forfettario' },
      { ...adulto, professione: 'Dipendente', regimeFiscale: 'forfettario' },
    ],
    [
      'anniFondo',
      { ...adulto, polizze: { previdenzaComplementare: true } },
      { ...adulto, polizze: { previdenzaComplementare: false } },
    ],
    ['strumentiInvestimento', { valorePatrimonioMobiliare: 1 }, {}],
    [
      'suddivisioneInvestimento',
      { valorePatrimonioMobiliare: 1 },
      { valorePatrimonioMobiliare: 0 },
    ],
    [
      'polizze.tipoLtcSottoscritta',
      { ...adulto, polizze: { rischioNonAutosufficienza: true } },
      { ...adulto, polizze: { rischioNonAutosufficienza: false } },
    ],
    [
      'polizze.renditaLtcMensile',
      { ...adulto, polizze: { rischioNonAutosufficienza: true, tipoLtcSottoscritta: 'rendita' } },
      { ...adulto, polizze: { rischioNonAutosufficienza: true, tipoLtcSottoscritta: 'rimborso' } },
    ],
    [
      'polizze.capitaleCasoMorte',
      { ...adulto, polizze: { casoMorte: true } },
      { ...adulto, polizze: { casoMorte: false } },
    ],
    [
      'laureato.riscattoFiniPensionistici',
      { ...adulto, titoloStudio: 'laurea triennale', professione: 'Dipendente' },
      { ...adulto, titoloStudio: 'diploma', professione: 'Dipendente' },
    ],
    [
      'valoreAttivita',
      { professione: 'Imprenditore', imprenditore: true },
      { professione: 'Imprenditore', imprenditore: false },
    ],
    ['mutuoResidenza', { statoResidenza: 'comproprietà' }, { statoResidenza: 'affitto' }],
    [
      'valoreResiduoMutuo',
      { statoResidenza: 'proprietà', mutuoResidenza: true },
      { statoResidenza: 'proprietà', mutuoResidenza: false },
    ],
  ])('%s of a member: yes with %j, no with %j', (key, yes, no) => {
    expect(isAsked(key, yes, MEMBRO)).toBe(true);
    expect(isAsked(key, no, MEMBRO)).toBe(false);
  });
  it.each<[Chiave, boolean, boolean]>([
    ['speseMensili', true, false],
    ['rataMutuo', true, false],
    ['figliFuoriNucleo', true, false],
    ['aCarico', false, true],
    ['comuneResidenza', true, false],
    ['dataNascita', true, true],
  ])('%s: of the first person %p, of a member %p', (key, me, membro) => {
    expect(isAsked(key, {}, ME)).toBe(me);
    expect(isAsked(key, {}, MEMBRO)).toBe(membro);
  });
});

describe('answers that are left behind', () => {
  const before: Answers = {
    ...adulto,
    statoResidenza: 'affitto',
    valoreResidenza: 1,
    polizze: { casoMorte: false, capitaleCasoMorte: 9, tutelaLegale: true },
  };
  it('go when they are surely not asked, and the rest stays', () =>
    expect(withoutUnasked(before, ME)).toEqual({
      ...adulto,
      statoResidenza: 'affitto',
      polizze: { casoMorte: false, tutelaLegale: true },
    }));
  it('go only because of what changed', () => {
    expect(withoutUnasked(before, ME, ['statoResidenza'])).toEqual({
      ...before,
      valoreResidenza: undefined,
    });
    expect(withoutUnasked(before, ME, ['sesso'])).toEqual(before);
    expect(withoutUnasked(before, ME, ['valoreResidenza']).valoreResidenza).toBeUndefined();
  });
  it('stay while nobody knows', () => {
    const { statoResidenza: _, ...unknown } = before;
    expect(isUnasked('valoreResidenza', unknown, ME)).toBe(false);
    expect(withoutUnasked(unknown, ME).valoreResidenza).toBe(1);
  });
  it('what changed is named, inside groups too', () =>
    expect(changedBy(before, { ...before, sesso: 'F', polizze: { casoMorte: true } })).toEqual([
      'sesso',
      'polizze.casoMorte',
      'polizze.capitaleCasoMorte',
      'polizze.tutelaLegale',
    ]));
});

it('of the first person is asked whatever their date of birth, which is judged by itself', () => {
  for (const key of ['garanziePersonali', 'redditoNettoAnnuo'] as const) {
    expect(isAsked(key, minore, ME)).toBe(true);
    expect(isAsked(key, minore, MEMBRO)).toBe(false);
  }
});

describe('a condition', () => {
  /** The answers that are read off these, those of a group by their whole name. */
  function watched(read: Set<string>, group = ''): Answers {
    return new Proxy<Answers>(
      {},
      {
        get(_, key) {
          if (key === 'polizze' || key === 'laureato') return watched(read, `${key}.`);
          read.add(group + String(key));
          return undefined;
        },
      },
    );
  }
  it.each(Object.entries(ASKED_WHEN))('of %s looks at the answers that it reads', (_, asked) => {
    const read = new Set<string>();
    for (const who of ['me', 'membro'] as const)
      asked.asks(watched(read), { who, today: '2026-11-20' });
    expect([...read].toSorted()).toEqual(asked.looksAt.toSorted());
  });
});
