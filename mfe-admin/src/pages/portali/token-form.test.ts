import { describe, expect, it } from '@jest/globals';
import { tokenErrors } from './token-form.ts';

describe('what a publish key needs', () => {
  it.each([
    [{ name: 'Squadra partner', portals: ['thirdparty'] }, {}],
    [{ name: 'Squadra partner', portals: null }, {}],
    [{ name: '   ', portals: null }, { name: 'name' }],
    [{ name: 'Squadra <b>', portals: null }, { name: 'chars' }],
    [{ name: 'Squadra partner', portals: [] }, { portals: 'portals' }],
    [
      { name: '', portals: [] },
      { name: 'name', portals: 'portals' },
    ],
  ])('%j: %j', (form, errors) => {
    expect(tokenErrors({ days: '90', ...form })).toEqual(errors);
  });
});
