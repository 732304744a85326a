/** The solution on legal protection, on households made by hand. */
import { describe, expect, it } from '@jest/globals';
import type { Membro } from '../nucleo.ts';
import { persone, soluzione } from './famiglie.ts';

const figlia: Partial<Membro> = {
  firstName: 'Eva',
  gradoParentela: 'daughter',
  dataNascita: '2015-05-10',
  professione: 'Studente',
};

describe('legal protection', () => {
  const ada: Partial<Membro> = {
    firstName: 'Ada',
    dataNascita: '1980-05-10',
    professione: 'Imprenditore',
    redditoNettoAnnuo: 36000,
    statoResidenza: 'proprietà',
    valoreResidenza: 200000,
    valorePatrimonioImmobiliareSecondHomes: 50000,
    valorePatrimonioMobiliare: 10000,
  };
  const tutela = (...membri: Partial<Membro>[]) => soluzione('tutela-legale', membri);
  it('a business, other homes, 260.000 € net, a child, her own home: all six reasons, 100 points of which 66,99 count', () => {
    const s = tutela(ada, figlia);
    // 10 + 30 + 10 + 20 + 15 + 10 + 5; points are not steps that a person reads
    expect(s.passi).toEqual([]);
    expect(s).toMatchObject({
      score: 66.99,
      direzione: 'poco',
      membri: ['p1'],
      numeri: { motivi: 6, secondeCase: 50000, netto: 260000, copertura: false },
      mancanti: ['polizze.tutelaLegale'],
    });
    expect(persone(s)).toEqual([
      ['p1', 66.99],
      ['p2', 'non_applicabile'],
    ]);
    expect(s.risposta.it).toBe(
      '**Sei** motivi ti espongono più della media: il lavoro in proprio, l’impresa, le altre case, il patrimonio, i figli e la casa di proprietà.',
    );
    expect(s.testo.it).toBe(
      'La tutela legale paga avvocato e perizie entro il massimale; qui contano il lavoro in proprio, l’impresa, le altre case, il patrimonio, i figli e la casa di proprietà.',
    );
  });
  it('covered: a fifth', () => {
    const s = tutela({ ...ada, polizze: { tutelaLegale: true } });
    // a fifth of 10 + 30 + 10 + 20 + 15 + 5 = 90, of which 66,99 count
    expect(s.score).toBe(13.4);
    expect(s.direzione).toBeUndefined();
    expect(s.risposta.it).toMatch(/^Una tutela legale c’è già/);
  });
  it('an employee who rents: one reason, or none', () => {
    const uno = tutela(
      {
        ...ada,
        professione: 'Dipendente',
        statoResidenza: 'affitto',
        valorePatrimonioImmobiliareSecondHomes: 0,
      },
      figlia,
    );
    expect(uno).toMatchObject({ score: 20, numeri: { motivi: 1 } });
    expect(uno.risposta.it).toBe('Le occasioni di lite sono **poche**: qui contano i figli.');
    expect(uno.risposta.en).toMatch(/^There are \*\*few\*\* grounds/);
    expect(uno.testo.it).toMatch(/massimale; qui contano i figli\.$/);
    const nessuno = tutela({
      ...ada,
      professione: 'Dipendente',
      statoResidenza: 'affitto',
      valorePatrimonioImmobiliareSecondHomes: 0,
    });
    expect(nessuno).toMatchObject({ score: 10, numeri: { motivi: 0 } });
    expect(nessuno.risposta.it).toBe('Le occasioni di lite sono **poche**.');
    expect(nessuno.testo.it).toBe('La tutela legale paga avvocato e perizie entro il massimale.');
  });
  it.each([
    [{ valorePatrimonioMobiliare: 0 }, 250000, 3],
    [{ valorePatrimonioMobiliare: 1 }, 250001, 4],
  ])('%p: %d € net, %d reasons', (change, netto, motivi) =>
    expect(tutela({ ...ada, professione: 'Autonomo/a', ...change }).numeri).toMatchObject({
      netto,
      motivi,
    }),
  );
  it('nobody told a profession: what is known counts, and the profession is asked for', () =>
    // 10 + 20 + 15 + 5
    expect(tutela({ ...ada, professione: undefined })).toMatchObject({
      score: 50,
      numeri: { motivi: 3 },
      mancanti: ['professione', 'polizze.tutelaLegale'],
    }));
});
