import { describe, expect, it } from '@jest/globals';
import { v } from '../casi/valori.ts';
import { segnaliPensione } from '../previdenza/segnali.ts';
import type { PersonaPensione } from '../previdenza/pensione.ts';
import { affidabilita, type InputAffidabilita } from './punti-affidabilita.ts';

describe('confidence in points', () => {
  const sure: InputAffidabilita = { segnali: [], stimati: 0, mancanti: 0, totale: 8 };
  it.each<[Partial<InputAffidabilita>, number, string]>([
    [{}, 100, 'alta'],
    [{ stimati: 2 }, 80, 'alta'],
    [{ stimati: 2, mancanti: 1 }, 70, 'media'],
    [{ segnali: ['anniIgnoti'] }, 80, 'alta'],
    [{ segnali: ['speseStimate'] }, 75, 'media'],
    [{ segnali: ['regimeIgnoto', 'cassaIgnota'] }, 50, 'media'],
    [{ segnali: ['regimeIgnoto', 'cassaIgnota'], stimati: 1 }, 40, 'bassa'],
    [{ mancanti: 4 }, 60, 'media'],
    [{ mancanti: 5 }, 50, 'bassa'],
    [{ decisiva: true }, 100, 'bassa'],
    [{ segnali: ['mistoSenzaAnni', 'inizioIncerto', 'regimeIgnoto', 'cassaIgnota'] }, 0, 'bassa'],
  ])('%j: %d points, %s', (change, punti, livello) =>
    expect(affidabilita(v, { ...sure, ...change })).toEqual({ punti, livello }),
  );
});

describe('signs of a pension', () => {
  const ada: PersonaPensione = {
    refDate: '2026-11-20',
    birthDate: '1986-03-10',
    professione: 'Dipendente',
    redditoNettoAnnuo: 24000,
    sesso: 'F',
    anniContributi: 15,
  };
  it.each<[Partial<PersonaPensione>, string[]]>([
    [{}, []],
    [{ anniContributi: undefined }, ['anniIgnoti', 'continuitaIgnota']],
    [{ anniContributi: undefined, continuita: 'piena' }, ['anniIgnoti']],
    [{ professione: 'Altro' }, ['professioneAltro']],
    [{ professione: 'Autonomo/a' }, ['regimeIgnoto', 'cassaIgnota']],
    [{ professione: 'Autonomo/a', regimeFiscale: 'ordinario', cassa: false }, []],
    [{ professione: 'Autonomo/a', cassa: true }, []],
    [{ professione: 'Artigiano/a' }, ['regimeIgnoto']],
    [{ professione: 'Studente', redditoNettoAnnuo: 9000 }, ['professioneAltro']],
    [{ professione: 'Studente', redditoNettoAnnuo: 4000 }, []],
    [{ professione: 'Pensionato/a' }, []],
    [{ birthDate: '1966-05-05', anniContributi: 35, primoContributo: '1988-06' }, ['mistoConAnni']],
    [
      { birthDate: '1966-05-05', anniContributi: undefined, primoContributo: '1988-06' },
      ['mistoSenzaAnni', 'continuitaIgnota'],
    ],
    [
      { birthDate: '1966-05-05', anniContributi: 41, sesso: undefined },
      ['mistoConAnni', 'sessoIgnoto'],
    ],
  ])('%j: %j', (change, expected) =>
    expect(segnaliPensione(v, { ...ada, ...change })).toEqual(expected),
  );
});
