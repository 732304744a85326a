import { expect, it } from '@jest/globals';
import { esempio } from '../../test/esempio.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import type { Membro } from '../nucleo.ts';
import { analizza } from '../racconto/analizza.ts';
import { missingOfMember } from './risposte-mancanti.ts';

it('asks of each what some result of theirs needs, and nothing for an area that is not theirs', () => {
  const bellini = esempio('bellini');
  const [anna, marco, sofia] = bellini.membri;
  const keysOf = (change: Partial<Membro>, who: Membro | undefined) => {
    const membri = bellini.membri.map((one) => (one === marco ? { ...one, ...change } : one));
    const analisi = analizza({ ...bellini, membri }, COSTANTI_2026_12);
    return who ? missingOfMember(analisi, who) : ['nobody'];
  };
  const uncovered = { polizze: { ...marco?.polizze, casoMorte: undefined } };
  expect(keysOf({}, marco)).not.toContain('polizze.casoMorte');
  expect(keysOf(uncovered, marco)).toContain('polizze.casoMorte');
  expect(keysOf(uncovered, anna)).not.toContain('polizze.casoMorte');
  expect(keysOf({}, sofia)).toEqual([]);
});

it('does not miss what was answered with «Non lo so»', () => {
  const galli = esempio('galli');
  const [luca] = galli.membri;
  const analisi = analizza(galli, COSTANTI_2026_12);
  expect(luca?.stimati).toContain('regimeInvestimento');
  expect(luca && missingOfMember(analisi, luca)).not.toContain('regimeInvestimento');
});
