/** The solution on medical care, on households made by hand. */
import { describe, expect, it } from '@jest/globals';
import type { Membro } from '../nucleo.ts';
import { persone, soluzione } from './famiglie.ts';

const figlia: Partial<Membro> = {
  firstName: 'Eva',
  gradoParentela: 'daughter',
  dataNascita: '2015-05-10',
  professione: 'Studente',
};

describe('medical care', () => {
  const ada: Partial<Membro> = {
    firstName: 'Ada',
    dataNascita: '1980-05-10',
    professione: 'Autonomo/a',
    redditoNettoAnnuo: 36000,
  };
  const cure = (...membri: Partial<Membro>[]) => soluzione('assistenza-medica', membri);
  it('46, on her own account, 36.000 €, one child: 65 points', () => {
    const s = cure(ada, figlia);
    // 15 + 10 + 15 + 10 + 15; points are not steps that a person reads
    expect(s.passi).toEqual([]);
    expect(s).toMatchObject({
      score: 65,
      direzione: 'poco',
      mancanti: ['polizze.coperturaSanitaria'],
      membri: ['p1'],
    });
    expect(s.numeri).toMatchObject({ figli: 1, eta: 46, autonomo: true, copertura: false });
    expect(persone(s)).toEqual([
      ['p1', 65],
      ['p2', 'non_applicabile'],
    ]);
    expect(s.testo).toEqual({
      it: 'Nel 2022 una famiglia italiana ha speso di tasca propria in media circa 1.400\u00A0€ per la salute. Qui contano i figli, il lavoro in proprio, l’età e il reddito: vale la pena verificare il fondo sanitario di categoria.',
      en: 'In 2022 the average Italian family paid about 1.400\u00A0€ out of pocket for health care. Children, self-employment, age and income matter here: it is worth checking your sector’s health fund.',
    });
  });
  it('fifty, an employee on 30.000 €, two children: 55 points', () => {
    const s = cure(
      { ...ada, dataNascita: '1976-05-10', professione: 'Dipendente', redditoNettoAnnuo: 30000 },
      figlia,
      { ...figlia, gradoParentela: 'son' },
    );
    // 15 + 20 + 20
    expect(s.score).toBe(55);
    expect(s.testo.it).toMatch(/Qui contano i figli e l’età: vale/);
  });
  it.each([
    ['1987-05-10', 0],
    ['1986-11-10', 10],
    ['1976-12-10', 10],
    ['1976-11-10', 20],
    ['1951-12-10', 20],
    ['1951-11-10', 0],
  ])('born %s: %d points of age', (dataNascita, points) =>
    // 15 + 15 + 15 and age
    expect(cure({ ...ada, dataNascita }).score).toBe(45 + points),
  );
  it.each([
    [35000, 0],
    [35001, 15],
  ])('%d €: %d points of income', (redditoNettoAnnuo, points) =>
    // 15 + 15 + 10 and income
    expect(cure({ ...ada, redditoNettoAnnuo }).score).toBe(40 + points),
  );
  it('with four children never more than 30', () =>
    // 15 + 30 + 10
    expect(
      cure(
        { ...ada, professione: 'Dipendente', redditoNettoAnnuo: 30000 },
        figlia,
        figlia,
        figlia,
        figlia,
      ).score,
    ).toBe(55));
  it('a person alone gets 15 points when no reason applies', () => {
    const s = cure({
      ...ada,
      dataNascita: '2000-05-10',
      professione: 'Dipendente',
      redditoNettoAnnuo: 20000,
    });
    expect(s.score).toBe(15);
    expect(s.testo.it).toMatch(/Vale comunque la pena/);
    expect(s.testo.en).toMatch(/It is still worth checking/);
  });
  it('covered: a fifth', () => {
    const s = cure({ ...ada, polizze: { coperturaSanitaria: true } }, figlia);
    expect(s).toMatchObject({ score: 13, completezza: 100 });
    expect(s.direzione).toBeUndefined();
    expect(s.risposta.it).toMatch(/^Una copertura sanitaria c’è già/);
    expect(s.testo.it).toMatch(/che cosa copre già il fondo sanitario\.$/);
  });
  it('a partner on his own account and children elsewhere count; his age and cover do not', () => {
    const partner: Partial<Membro> = {
      gradoParentela: 'husband',
      dataNascita: '1960-05-10',
      professione: 'Artigiano/a',
      redditoNettoAnnuo: 10000,
      polizze: { coperturaSanitaria: true },
    };
    // 15 + 10 + 15 + 10 + 15
    expect(
      cure(
        { ...ada, professione: 'Dipendente', figliFuoriNucleo: [{ eta: 10 }, { eta: 30 }] },
        partner,
      ).score,
    ).toBe(65);
  });
  it('who has no work needs tell no income; who works, does', () => {
    expect(
      cure({ ...ada, professione: 'Casalingo/a', redditoNettoAnnuo: undefined }).mancanti,
    ).toEqual(['polizze.coperturaSanitaria']);
    expect(cure({ ...ada, redditoNettoAnnuo: undefined }).mancanti).toEqual([
      'redditoNettoAnnuo',
      'polizze.coperturaSanitaria',
    ]);
  });
  it('a pensioner is not on her own account', () =>
    // 15 + 10 + 15
    expect(cure({ ...ada, professione: 'Pensionato/a' }).score).toBe(40));
  it.each([[{ dataNascita: undefined }, 'dati_mancanti']] as const)('%p: %s', (change, motivo) =>
    expect(cure({ ...ada, ...(change as Partial<Membro>) })).toMatchObject({
      eligible: false,
      motivo,
    }),
  );
});
