/**
 * What each answer takes (domain.md 0.3) and must fit, who may see it, and the words that answers
 * are chosen from, as the API spells them.
 */
import { describe, expect, it } from '@jest/globals';
import { errorOf, isMissing, tabOf } from './giudizio.ts';
import { isLaurea } from './regole.ts';
import { EMAIL } from './risposta.ts';
import { isComuneKnown, isPropria, TITOLI_STUDIO } from './scelte.ts';
import { mutuoError, splitError } from './somme.ts';
import { CHIAVI, RISPOSTE, type Answers, type Chiave } from './tabella.ts';

const ME = { who: 'me', today: '2026-11-20' } as const;

describe('what an answer takes', () => {
  it.each<[Chiave, object]>([
    ['speseMensili', { kind: 'euro', max: 100000, section: 'patrimonio' }],
    ['rataMutuo', { kind: 'euro', max: 50000, section: 'patrimonio' }],
    ['mutuoSecondeCase', { kind: 'euro', max: 1e9, section: 'patrimonio' }],
    ['tfrMaturato', { kind: 'euro', max: 1e9, section: 'previdenza' }],
    ['contributoDatore', { kind: 'euro', max: 20000, section: 'previdenza' }],
    ['catastoAbitazione', { kind: 'euro', max: 100000, section: 'patrimonio' }],
    ['coefficienteForfettario', { kind: 'share', min: 0.4, max: 0.86, section: 'previdenza' }],
    ['anniContributi', { kind: 'count', min: 0, max: 70, section: 'previdenza', optional: 'all' }],
    ['anniFondo', { kind: 'count', min: 0, max: 70, section: 'previdenza', optional: 'all' }],
    ['laureato.anni', { kind: 'count', min: 1, max: 6, section: 'previdenza' }],
    ['redditoNettoAnnuo', { kind: 'euro', max: 1e9, whole: true, section: 'dati' }],
    ['primoContributo', { kind: 'month', section: 'previdenza' }],
    [
      'uscita',
      {
        among: ['vecchiaia', 'anticipata', 'anticipata_contributiva', 'vecchiaia_contributiva'],
        section: 'previdenza',
      },
    ],
    [
      'regimeFiscale',
      { kind: 'choice', among: ['ordinario', 'forfettario'], section: 'previdenza' },
    ],
    [
      'continuita',
      { kind: 'choice', among: ['piena', 'parziale', 'saltuaria'], section: 'previdenza' },
    ],
    ['tfrDestinazione', { kind: 'choice', among: ['azienda', 'fondo'], section: 'previdenza' }],
    [
      'dipendentePubblico',
      { kind: 'choice', among: ['no', 'locale', 'statale'], section: 'previdenza' },
    ],
    ['cassa', { kind: 'yesNo', section: 'previdenza' }],
    ['secondeCaseAssicurate', { kind: 'yesNo', section: 'patrimonio' }],
    ['convivente', { kind: 'yesNo', section: 'dati', membro: 2, optional: 'all' }],
    ['figlioDi', { among: ['entrambi', 'me', 'partner'], section: 'dati', riservata: true }],
    ['aCarico', { among: ['no', 'si', 'sempre'], section: 'dati', riservata: true }],
    [
      'figliFuoriNucleo',
      { kind: 'rows', max: 20, of: { eta: { kind: 'count', min: 0, max: 80 } }, riservata: true },
    ],
    [
      'altriDebiti',
      {
        kind: 'rows',
        max: 20,
        of: {
          residuo: { kind: 'euro', max: 1e9 },
          rata: { kind: 'euro', max: 50000 },
          tipo: { kind: 'choice', among: ['prestito', 'carta', 'cessione', 'mutuo', 'altro'] },
        },
        section: 'patrimonio',
      },
    ],
    ['sesso', { kind: 'choice', among: ['M', 'F'], section: 'dati' }],
    ['analisiFamiliare', { kind: 'choice', among: ['perMe', 'perNucleo'] }],
    ['residenza', { kind: 'choice', among: ['stessa', 'altra'] }],
    [
      'gradoParentela',
      { among: ['wife', 'husband', 'son', 'daughter', 'mother', 'father', 'other'] },
    ],
    ['polizze.tipoLtcSottoscritta', { among: ['rendita', 'rimborso', 'collettiva', 'non-so'] }],
    [
      'suddivisioneInvestimento',
      {
        kind: 'split',
        parts: ['azioni', 'obbligazioni', 'gestioneSeparate', 'oro', 'liquidi', 'altro'],
      },
    ],
    [
      'strumentiInvestimento',
      { kind: 'split', parts: ['fondi', 'etf', 'assicurativi', 'singoliTitoli', 'altro'] },
    ],
    [
      'regimeInvestimento',
      { kind: 'split', parts: ['amministrato', 'gestito', 'dichiarativo', 'nonso'] },
    ],
    ['firstName', { kind: 'name', max: 120 }],
    ['email', { kind: 'email', max: 254, optional: 'all' }],
    ['acceptTerms', { kind: 'consent' }],
  ])('%s: %j', (key, expected) => expect(RISPOSTE[key]).toMatchObject(expected));

  it('of the person alone are three, asked in no tab', () =>
    expect(CHIAVI.filter((key) => RISPOSTE[key].riservata)).toEqual([
      'figlioDi',
      'aCarico',
      'figliFuoriNucleo',
    ]));
  it.each<[string, Chiave[]]>([
    ['1', ['analisiFamiliare', 'acceptTerms', 'dataNascita', 'sesso', 'professione']],
    ['3', ['statoResidenza', 'valoreResidenza', 'mutuoResidenza', 'assicurazioneResidenza']],
    ['4', ['anniContributi', 'montanteFondo', 'polizze.casoMorte', 'polizze.capitaleCasoMorte']],
    ['5', ['valorePatrimonioMobiliare', 'imprenditore', 'regimeInvestimento', 'uscitePianificate']],
  ])('tab %s asks the first person %j', (tab, keys) =>
    expect(keys.map((key) => String(tabOf(key, 'me')))).toEqual(keys.map(() => tab)),
  );
  it.each<[Chiave, 'me' | 'membro', number]>([
    ['speseMensili', 'me', 1],
    ['aCarico', 'membro', 2],
    ['gradoParentela', 'membro', 2],
    ['polizze.casoMorte', 'membro', 4],
    ['imprenditore', 'membro', 5],
  ])('%s of %s is looked at in tab %d', (key, who, tab) => expect(tabOf(key, who)).toBe(tab));
  it('the household never tells a section that no grant knows', () =>
    expect(new Set(CHIAVI.map((key) => RISPOSTE[key].section))).toEqual(
      new Set(['dati', 'patrimonio', 'protezione', 'previdenza']),
    ));
});

describe('what an answer must fit', () => {
  it.each<[Chiave, Answers, string | undefined]>([
    // Fourteen on 10 March 1994: the first month after it
    [
      'primoContributo',
      { primoContributo: '1994-03', dataNascita: '1980-03-10', professione: 'Dipendente' },
      'dateFar',
    ],
    [
      'primoContributo',
      { primoContributo: '1994-04', dataNascita: '1980-03-10', professione: 'Dipendente' },
      undefined,
    ],
    [
      'primoContributo',
      { primoContributo: '2026-11', dataNascita: '1980-03-10', professione: 'Dipendente' },
      undefined,
    ],
    [
      'primoContributo',
      { primoContributo: '2026-12', dataNascita: '1980-03-10', professione: 'Dipendente' },
      'dateAhead',
    ],
    [
      'primoContributo',
      { primoContributo: '1994', dataNascita: '1980-03-10', professione: 'Dipendente' },
      'date',
    ],
    // November 2016 to November 2026 are ten years; one more is rounding
    [
      'anniContributi',
      {
        anniContributi: 11,
        primoContributo: '2016-11',
        dataNascita: '1980-03-10',
        professione: 'Altro',
      },
      undefined,
    ],
    [
      'anniContributi',
      {
        anniContributi: 12,
        primoContributo: '2016-11',
        dataNascita: '1980-03-10',
        professione: 'Altro',
      },
      'contributi',
    ],
    ['gradoParentela', { gradoParentela: 'me' }, 'wrong'],
    ['gradoParentela', { gradoParentela: 'other' }, undefined],
    [
      'suddivisioneInvestimento',
      {
        valorePatrimonioMobiliare: 9,
        suddivisioneInvestimento: { azioni: 99 },
      } as unknown as Answers,
      'splitUnder',
    ],
    [
      'strumentiInvestimento',
      { valorePatrimonioMobiliare: 9, strumentiInvestimento: { etf: 99 } } as unknown as Answers,
      'splitUnder',
    ],
    [
      'regimeInvestimento',
      { valorePatrimonioMobiliare: 9, regimeInvestimento: { nonso: 101 } } as unknown as Answers,
      'splitShare',
    ],
  ])('%s, %j: %p', (key, answers, code) => expect(errorOf(key, answers, ME)).toBe(code));
  it.each<[object | undefined, string | undefined]>([
    [{ a: 60, b: 40 }, undefined],
    [{ a: 60, b: 40.0000000001 }, undefined],
    [{ a: 60, b: 40.00000001 }, 'splitOver'],
    [{ a: 33.33, b: 33.33, c: 33.33 }, 'splitUnder'],
    [{ a: 0, b: 100 }, undefined],
    [{ a: -1, b: 101 }, 'splitShare'],
    [{ a: 101 }, 'splitShare'],
    [{ a: '100' }, 'splitShare'],
    [undefined, 'splitUnder'],
  ])('a split of %j: %p', (parts, code) => expect(splitError(parts)).toBe(code));
  it.each<[Answers, string | undefined]>([
    [{ valoreResidenza: 100, valoreResiduoMutuo: 100 }, undefined],
    [{ valoreResidenza: 100, valoreResiduoMutuo: 101 }, 'mutuoOverValore'],
    [{ valoreResiduoMutuo: 101 }, undefined],
    [{ valoreResidenza: 0 }, undefined],
  ])('a mortgage, %j: %p', (answers, code) => expect(mutuoError(answers)).toBe(code));
});

describe('words with a meaning', () => {
  it('four titles are degrees', () =>
    expect(TITOLI_STUDIO.filter(isLaurea)).toEqual([
      'laurea triennale',
      'laurea magistrale',
      'laurea a ciclo unico',
      'dottorato',
    ]));
  it.each([
    ['proprietà', true],
    ['comproprietà', true],
    ['affitto', false],
    ['uso gratuito', false],
    ['', false],
    [undefined, false],
  ] as const)('%p is owned: %p', (stato, yes) => expect(isPropria(stato)).toBe(yes));
  it.each([
    [{ comune: 'Roma', codiceIstat: '058091' }, true],
    [{ comune: 'Roma' }, false],
    [{ comune: 'Estero' }, true],
    [null, false],
  ])('%j is a place we know: %p', (comune, yes) =>
    expect(isComuneKnown(comune as never)).toBe(yes),
  );
  it.each([
    ['anna.bellini@posta.it', true],
    ['.anna@posta.it', false],
    ['anna..b@posta.it', false],
    ['anna@posta', false],
    ['anna@-posta.it', false],
    ['anna.@posta.it', false],
    ['anna+casa@posta.co.it', true],
  ])('%s is an address: %p', (address, yes) => expect(EMAIL.test(address)).toBe(yes));
  it.each([
    [undefined, true],
    [null, true],
    [' ', true],
    [{ a: 0, b: 0 }, true],
    [{ a: 0, b: 1 }, false],
    [[], false],
    [0, false],
    [false, false],
    ['no', false],
  ])('%j is missing: %p', (value, yes) => expect(isMissing(value)).toBe(yes));
});
