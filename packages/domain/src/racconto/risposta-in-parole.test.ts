import { expect, it } from '@jest/globals';
import { CHIAVI, RISPOSTE, type Chiave } from '../risposte/tabella.ts';
import { rispostaInParole, SCELTE_IN_PAROLE } from './risposta-in-parole.ts';

const keysOf = (kind: (typeof RISPOSTE)[Chiave]['kind']) =>
  CHIAVI.filter((key) => RISPOSTE[key].kind === kind);

it.each(keysOf('choice'))('has words for each choice of %s', (key) => {
  const answer = RISPOSTE[key];
  const among = answer.kind === 'choice' ? answer.among : [];
  for (const value of among) {
    expect(SCELTE_IN_PAROLE[key]?.[value]).toBeDefined();
    // «Pensionato/a» is a code of the wire, not a word.
    expect(rispostaInParole(key, value)?.it).not.toMatch(/_|\/a\b/);
  }
});

it.each(keysOf('euro'))('writes %s with its sign', (key) => {
  expect(rispostaInParole(key, 34_000)).toEqual({ it: '34.000\u00A0€', en: '34.000\u00A0€' });
});

it('leaves out what does not fit in a sentence', () => {
  expect(rispostaInParole('suddivisioneInvestimento', { azioni: 100 })).toBeUndefined();
});
