import { describe, expect, it } from '@jest/globals';
import { brokenRules } from '@bussola/forms';
import { plainName } from './plain-name.ts';

describe('the name of a report', () => {
  it.each([
    ['', 'nameMissing'],
    ['   ', 'nameMissing'],
    ['\u00A0', 'nameMissing'],
    ['R', undefined],
    ['Report famiglia D’Angelo – 3 maggio 2026', undefined],
    ['x'.repeat(120), undefined],
    ['x'.repeat(121), 'nameLong'],
    [` ${'x'.repeat(120)} `, undefined],
    ['<b>', 'nameChars'],
    ['riga\u0000', 'nameChars'],
    ['\u202Egpj.exe', 'nameChars'],
  ])('%j: %s', async (newName, error) => {
    expect(await brokenRules(plainName, { newName })).toEqual(
      error === undefined ? {} : { newName: `user-area:report.${error}` },
    );
  });
});
