import { expect, it } from '@jest/globals';
import { COSTANTI_FORNITE } from '../costanti/release-2026-12.ts';
import { valoriAl } from '../costanti/costanti.ts';
import { nomeCostante } from '../regole/nomi-costanti.ts';
import { VALORI_TESTO } from './valori-testo.ts';

it('each value that a text may name is one figure, has a unit, and a name in both languages', () => {
  const valori = valoriAl(COSTANTI_FORNITE, '2026-11-30');
  expect(new Set(VALORI_TESTO).size).toBe(VALORI_TESTO.length);
  for (const key of VALORI_TESTO) {
    expect(typeof valori[key]).toBe('number');
    expect(COSTANTI_FORNITE.voci[key].unit).toMatch(/€|rate|share|^years$|^y$|months/);
    expect(nomeCostante(key).it).not.toBe(key);
    expect(nomeCostante(key).en).not.toBe(key);
  }
});
