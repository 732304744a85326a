import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { isSealed, seal, unseal } from './sealing.ts';

const key = randomBytes(32);
const text = Buffer.from('Patrimonio: 412.500,00 €');

describe('sealed bytes', () => {
  it('open only with their key and for their purpose, and are unreadable before', () => {
    const sealed = seal(key, text, 'note of anna');
    expect([isSealed(sealed), isSealed(text), sealed.includes('412.500')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(unseal(key, sealed, 'note of anna').equals(text)).toBe(true);
  });
  it('are different each time', () => {
    expect(seal(key, text, 'a').equals(seal(key, text, 'a'))).toBe(false);
  });
  it('do not open with another key, for another purpose, or with one byte changed', () => {
    const sealed = seal(key, text, 'note of anna');
    expect(() => unseal(randomBytes(32), sealed, 'note of anna')).toThrow();
    expect(() => unseal(key, sealed, 'note of bruno')).toThrow();
    for (const at of [4, 20, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => unseal(key, changed, 'note of anna')).toThrow();
    }
    expect(() => unseal(key, text, 'note of anna')).toThrow('not sealed');
  });
});
