import { describe, expect, it } from '@jest/globals';
import { brokenRules } from '@bussola/forms';
import { tokenSchema } from './token-form.ts';

describe('what a publish key needs', () => {
  it.each([
    [{ name: 'Squadra partner', portals: ['thirdparty'] }, {}],
    [{ name: 'Squadra partner', portals: null }, {}],
    [{ name: '   ', portals: null }, { name: 'name' }],
    [{ name: 'Squadra <b>', portals: null }, { name: 'chars' }],
    [{ name: 's'.repeat(60), portals: null }, {}],
    [{ name: 's'.repeat(61), portals: null }, { name: 'long' }],
    [{ name: 'Squadra partner', portals: [] }, { portals: 'portals' }],
    [
      { name: '', portals: [] },
      { name: 'name', portals: 'portals' },
    ],
  ])('%j: %j', async ({ name: tokenName, portals }, errors) => {
    const keys = Object.entries(errors).map(([field, error]) => [
      field === 'name' ? 'tokenName' : field,
      `admin:portali.tokens.errors.${error}`,
    ]);
    expect(await brokenRules(tokenSchema, { tokenName, portals, days: '90' })).toEqual(
      Object.fromEntries(keys),
    );
  });
});
