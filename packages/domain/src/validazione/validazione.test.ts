import { describe, expect, it } from '@jest/globals';
import { ageAt, isIsoDate } from '../calendario.ts';
import { ValidationError } from '../errors.ts';
import type { Membro } from '../nucleo.ts';
import { MESSAGGI } from './messaggi.ts';
import { validateMembro, validateNucleo } from './nucleo.ts';
import {
  isMaggiorenne,
  parseReddito,
  parseUscite,
  validateEuro,
  validateMutuo,
  validateSplit,
} from './validazione.ts';

const OGGI = '2026-11-20';
const me: Membro = {
  _id: 'a',
  gradoParentela: 'me',
  enabled: true,
  seq: 1,
  dataNascita: '1986-03-10',
};

describe('money', () => {
  it.each([NaN, Infinity, -0.01, 1e9 + 1, '12', null, undefined])('%p is refused', (value) =>
    expect(validateEuro(value)).toBe('Valore errato'),
  );
  it.each([0, 0.01, 1e9])('%d is good', (value) => expect(validateEuro(value)).toBeNull());
  it('keeps an income in whole euro, after the check', () => {
    expect(parseReddito(1234.99)).toBe(1234);
    expect(() => parseReddito(-1)).toThrow(
      new ValidationError('redditoNettoAnnuo', 'Valore errato'),
    );
  });
  it('refuses outflows written with a comma', () =>
    expect(() => parseUscite('1200,50')).toThrow('Valore errato'));
});

describe('age', () => {
  it.each([
    ['2008-11-20', true],
    ['2008-11-21', false],
    ['2027-01-01', false],
  ])('born %s: of age %s', (birth, adult) => expect(isMaggiorenne(birth, OGGI)).toBe(adult));
  it.each([
    ['2026-02-28', 17],
    ['2026-03-01', 18],
    ['2028-02-29', 20],
  ])('born on 29 February 2008, on %s is %d', (day, years) =>
    expect(ageAt('2008-02-29', day)).toBe(years),
  );
  it.each([
    ['2023-02-29', false],
    ['2024-02-29', true],
    ['2024-13-01', false],
    ['2024-04-31', false],
    ['1900-02-29', false],
    ['20240101', false],
  ])('%s exists: %s', (day, exists) => expect(isIsoDate(day)).toBe(exists));
  it('refuses a minor as first person, but not as a child', () => {
    expect(validateMembro({ ...me, dataNascita: '2010-01-01' }, OGGI)).toEqual([
      { field: 'dataNascita', message: 'Devi essere maggiorenne per proseguire.', memberId: 'a' },
    ]);
    expect(
      validateMembro({ ...me, gradoParentela: 'son', dataNascita: '2010-01-01' }, OGGI),
    ).toEqual([]);
  });
  it.each(['2026-11-21', '1906-11-20', 'ieri'])('refuses a birth on %s', (dataNascita) =>
    expect(validateMembro({ ...me, gradoParentela: 'mother', dataNascita }, OGGI)).toMatchObject(
      [{ field: 'dataNascita', message: MESSAGGI.valoreErrato }].slice(
        0,
        dataNascita === '1906-11-20' ? 0 : 1,
      ),
    ),
  );
});

describe('splits', () => {
  it.each([
    [{ a: 60, b: 40 }, null],
    [{ a: 60, b: 39 }, 'Le percentuali assegnate sono inferiori del 100%'],
    [{ a: 60, b: 41 }, 'Le percentuali assegnate sono superiori del 100%'],
    [{ a: 33.33, b: 33.33, c: 33.33 }, 'Le percentuali assegnate sono inferiori del 100%'],
    [{ a: 33.3, b: 33.3, c: 33.4 }, null],
    [{ a: 0, b: 0 }, 'Le percentuali assegnate sono inferiori del 100%'],
    [{ a: 110, b: -10 }, 'Valore errato'],
    [{ a: NaN, b: 100 }, 'Valore errato'],
    [{}, null],
  ])('%p → %s', (split, message) => expect(validateSplit(split)).toBe(message));
  it('asks nothing of who has no savings', () => {
    const regimeInvestimento = { amministrato: 0, gestito: 0, dichiarativo: 0, nonso: 0 };
    expect(
      validateMembro({ ...me, valorePatrimonioMobiliare: 0, regimeInvestimento }, OGGI),
    ).toEqual([]);
    expect(
      validateMembro({ ...me, valorePatrimonioMobiliare: 1, regimeInvestimento }, OGGI),
    ).toMatchObject([{ field: 'regimeInvestimento', message: MESSAGGI.percentualiSotto }]);
  });
});

describe('mortgage', () => {
  it.each([
    [200000, 199999, null],
    [200000, 200000, null],
    [200000, 200001, "Il mutuo supera il valore dell'immobile."],
    [200000, -1, 'Valore errato'],
    [NaN, 1, 'Valore errato'],
  ])('%d against %d: %s', (valore, residuo, message) =>
    expect(validateMutuo(valore, residuo)).toBe(message),
  );
  it('is refused on a home that is not owned', () => {
    expect(
      validateMembro({ ...me, statoResidenza: 'affitto', mutuoResidenza: true }, OGGI),
    ).toMatchObject([{ field: 'mutuoResidenza' }]);
  });
});

describe('the household', () => {
  const altro = (id: string, gradoParentela: Membro['gradoParentela']): Membro => ({
    _id: id,
    gradoParentela,
    enabled: true,
    seq: 2,
  });
  it('has exactly one «me» and one spouse; twins are welcome', () => {
    expect(
      validateNucleo(
        [
          me,
          altro('b', 'wife'),
          altro('c', 'son'),
          { ...altro('d', 'son'), dataNascita: '2020-01-01' },
        ],
        OGGI,
      ),
    ).toEqual([]);
    expect(validateNucleo([altro('b', 'wife')], OGGI)).toMatchObject([{ field: 'gradoParentela' }]);
    expect(validateNucleo([me, { ...me, _id: 'z' }], OGGI)).toMatchObject([
      { field: 'gradoParentela', memberId: 'z' },
    ]);
    expect(validateNucleo([me, altro('b', 'wife'), altro('c', 'husband')], OGGI)).toMatchObject([
      { field: 'gradoParentela', memberId: 'c' },
    ]);
  });
  it.each([
    [0, 0],
    [25, 0],
    [26, 1],
    [-1, 1],
  ])('%d years of contributions at forty: %d errors', (anniContributi, errors) =>
    expect(validateMembro({ ...me, anniContributi }, OGGI)).toHaveLength(errors),
  );
});
