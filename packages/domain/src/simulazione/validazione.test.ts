import { describe, expect, it } from '@jest/globals';
import { ageAt, isIsoDate } from '../calendario.ts';
import { validateEuro, validateMutuo, validateSplit } from './validazione.ts';

describe('money', () => {
  it.each([NaN, Infinity, -0.01, 1e9 + 1, '12', null, undefined])('%p is refused', (value) =>
    expect(validateEuro(value)).toBe('Valore errato'),
  );
  it.each([0, 0.01, 1e9])('%d is good', (value) => expect(validateEuro(value)).toBeNull());
});

describe('age', () => {
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
});
