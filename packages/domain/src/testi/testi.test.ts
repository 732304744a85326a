import { expect, it } from '@jest/globals';
import { SOLUZIONI } from '../aree.ts';
import { CHIAVI_TESTI, doveSiLegge, testoDi } from './testi.ts';

it('each text has words in both languages, no digit at all, and at most 400 signs', () => {
  expect(CHIAVI_TESTI).toHaveLength(SOLUZIONI.length * 4 + 8 + 11 + 2);
  for (const key of CHIAVI_TESTI)
    for (const text of Object.values(testoDi(key))) {
      expect(text.trim()).not.toBe('');
      expect(text.length).toBeLessThanOrEqual(400);
      expect(text).not.toMatch(/€|%|\p{Nd}/u);
    }
});

it('each text says which page shows it', () => {
  expect(doveSiLegge('area.TCM.chiedi-1')).toEqual({
    page: '/app/dashboards/soluzione-consigliata/TCM',
    area: 'TCM',
    drawn: 'page',
  });
  expect(doveSiLegge('regalo.checkup.scopo')).toEqual({
    page: '/app/dashboards/strumenti/regali',
    area: null,
    drawn: 'page',
  });
  expect(doveSiLegge('lettera.esperto.passo-3').drawn).toBe('words');
  expect(doveSiLegge('report.chiusura')).toEqual({
    page: '/app/dashboards/strumenti/i-miei-report',
    area: null,
    drawn: 'words',
  });
});
