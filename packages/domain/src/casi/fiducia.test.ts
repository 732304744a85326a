/** How sure each area is, from the answers that it counts (domain.md 10.6). */
import { describe, expect, it } from '@jest/globals';
import type { SoluzioneCode } from '../aree.ts';
import type { Membro } from '../nucleo.ts';
import { soluzione } from './famiglie.ts';

/** Forty; every answer that her pension uses is given. */
const ada: Partial<Membro> = {
  firstName: 'Ada',
  sesso: 'F',
  dataNascita: '1986-05-10',
  professione: 'Dipendente',
  redditoNettoAnnuo: 24000,
  anniContributi: 15,
  primoContributo: '2011-05',
  comuneResidenza: { comune: 'Parma', provincia: 'PR', regione: 'Emilia-Romagna' },
  statoResidenza: 'affitto',
  valorePatrimonioMobiliare: 4000,
  speseMensili: 1500,
};
const ugo: Partial<Membro> = {
  firstName: 'Ugo',
  gradoParentela: 'husband',
  dataNascita: '1985-05-10',
  professione: 'Dipendente',
  redditoNettoAnnuo: 20000,
};
const leo: Partial<Membro> = { firstName: 'Leo', gradoParentela: 'son', dataNascita: '2024-05-10' };

describe('confidence', () => {
  it.each<[SoluzioneCode, Partial<Membro>, string, string[]]>([
    ['pensione', {}, 'alta', []],
    ['pensione', { primoContributo: undefined }, 'alta', []],
    ['pensione', { primoContributo: undefined, sesso: undefined }, 'alta', []],
    // 100 − 25 of the signal − 10 of the missing answer.
    ['pensione', { professione: 'Artigiano/a' }, 'media', ['regime forfettario']],
    // Both signals, both answers: 30.
    ['pensione', { professione: 'Autonomo/a' }, 'bassa', ['regime forfettario', 'cassa prof']],
    ['pensione', { professione: 'Altro' }, 'media', ['lavoratori dipendenti']],
    // 15 of the signal, 10 of the answer.
    [
      'pensione',
      { dataNascita: '1972-05-10', anniContributi: 31, primoContributo: undefined },
      'media',
      ['prima del 1996'],
    ],
    // 20 and 10 of the signals, 10 each of the answers: 50.
    [
      'pensione',
      { anniContributi: undefined, primoContributo: undefined },
      'media',
      ['quanti anni', 'tutto l’anno'],
    ],
    ['infortuni-malattie', {}, 'alta', []],
    ['infortuni-malattie', { professione: 'Altro' }, 'media', ['lavoratori dipendenti']],
    [
      'LTC',
      { comuneResidenza: undefined, polizze: { rischioNonAutosufficienza: false } },
      'alta',
      ['comune'],
    ],
    ['gestione-patrimonio', { speseMensili: undefined }, 'bassa', ['spese']],
    ['tutela-legale', {}, 'alta', []],
  ])('%s with %j: %s', (code, change, livello, said) => {
    const s = soluzione(code, [{ ...ada, ...change }]);
    expect([s.affidabilita, s.dubbi?.length ?? 0]).toEqual([livello, said.length]);
    said.forEach((part, at) => expect(s.dubbi?.[at]?.it).toContain(part));
  });

  it('is low when the partner’s income, which decides, is not given', () => {
    expect(soluzione('TCM', [ada, ugo, leo]).affidabilita).toBe('alta');
    const s = soluzione('TCM', [ada, { ...ugo, redditoNettoAnnuo: undefined }, leo]);
    expect([s.eligible, s.affidabilita]).toEqual([true, 'bassa']);
  });
  it('is low where an answer is missing without which there is no result', () =>
    expect(soluzione('pensione', [{ ...ada, redditoNettoAnnuo: undefined }]).affidabilita).toBe(
      'bassa',
    ));
  it('falls by ten points for each answer that was put in for the person', () => {
    const estimated = (...stimati: string[]) =>
      soluzione('pensione', [{ ...ada, stimati }]).affidabilita;
    expect(estimated('redditoNettoAnnuo', 'sesso')).toBe('alta');
    expect(estimated('redditoNettoAnnuo', 'sesso', 'professione')).toBe('media');
  });
});

describe('the band of an estimate', () => {
  it('of a sum grows as confidence falls: from 15 to 40 %', () => {
    const stima = (change: Partial<Membro>) =>
      soluzione('infortuni-malattie', [{ ...ada, ...change }]);
    // 4.348,82 either way.
    const sure = stima({});
    expect(sure.stima).toEqual({
      it: 'Stima: tra 3.700\u00A0€ e 5.000\u00A0€ l’anno.',
      en: 'Estimate: between 3.700\u00A0€ and 5.000\u00A0€ a year.',
    });
    // 3.745,87, of which little is sure.
    expect(stima({ professione: 'Autonomo/a' }).stima?.it).toBe(
      'Stima: tra 2.200\u00A0€ e 5.200\u00A0€ l’anno.',
    );
  });
  it('of a pension is told in points of the last income', () => {
    const s = soluzione('pensione', [ada]);
    expect(s.testo.it).toContain('con un margine di 5 punti in più o in meno');
    expect(s.stima?.it).toMatch(/^Stima: tra il 71.?% e l’81.?% dell’ultimo reddito\.$/);
    const { banda } = s;
    expect(Math.round(100 * (banda!.a - banda!.da))).toBe(10);
  });
  it('begins at nothing when it is as wide as the sum', () =>
    expect(
      soluzione('gestione-patrimonio', [{ ...ada, speseMensili: undefined }]).stima?.it,
    ).toMatch(/^Stima: tra /));
  it('is absent where nothing is estimated', () => {
    expect(soluzione('unit-index-linked', [ada]).stima).toBeUndefined();
    expect(soluzione('tutela-legale', [ada]).stima).toBeUndefined();
  });
});
