/** The answers behind the figures: each with its unit, and none that counts is left out. */
import { describe, expect, it } from '@jest/globals';
import { analisi } from '../casi/famiglie.ts';
import { OGGI } from '../casi/valori.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { FAMIGLIE_ESEMPIO } from '../esempi/esempi.ts';
import type { Membro } from '../nucleo.ts';
import { analizza } from '../racconto/analizza.ts';
import { isChiave, RISPOSTE } from '../risposte/tabella.ts';

/** A person who told everything that a pension, a fund and an estate rest on. */
const told: Partial<Membro> = {
  sesso: 'F',
  dataNascita: '1975-06-15',
  professione: 'Autonomo/a',
  redditoNettoAnnuo: 32_000,
  anniContributi: 22,
  primoContributo: '2003-02',
  continuita: 'parziale',
  regimeFiscale: 'forfettario',
  coefficienteForfettario: 78,
  cassa: false,
  uscita: 'vecchiaia',
  titoloStudio: 'laurea magistrale',
  laureato: { stato: true, anni: 5, riscattoFiniPensionistici: false },
  comuneResidenza: { comune: 'Bari', regione: 'Puglia', provincia: 'BA', codiceIstat: '072006' },
  contributoDatore: 0,
  tfrDestinazione: 'azienda',
  tfrMaturato: 4_000,
  montanteFondo: 15_000,
  anniFondo: 6,
  speseMensili: 1_500,
  statoResidenza: 'proprietà',
  valoreResidenza: 210_000,
  mutuoResidenza: true,
  valoreResiduoMutuo: 60_000,
  catastoAbitazione: 900,
  mutuoSecondeCase: 10_000,
  altriDebiti: [{ residuo: 3_000, rata: 100, tipo: 'prestito' }],
  valorePatrimonioImmobiliareSecondHomes: 80_000,
  valorePatrimonioMobiliare: 40_000,
  imprenditore: true,
  valoreAttivita: 50_000,
  polizze: { previdenzaComplementare: true, casoMorte: true, capitaleCasoMorte: 100_000 },
};
const one = analisi([told]);

const kindOf = (key: string): string | undefined =>
  isChiave(key) ? RISPOSTE[key].kind : undefined;
const households = [
  ...FAMIGLIE_ESEMPIO.map(({ key, famiglia }) => ({
    key,
    ingressi: analizza({ refDate: OGGI, ...famiglia }, COSTANTI_2026_12).ingressi,
  })),
  { key: 'told', ingressi: one.ingressi },
];
const behind = (id: keyof typeof one.tracce) =>
  one.tracce[id]?.ingressi.map((place) => one.ingressi[place]?.key) ?? [];

describe('the answers behind a figure', () => {
  it.each(households)('of $key: sums of money are in euro', ({ ingressi }) => {
    const sums = ingressi.filter(({ key }) => kindOf(key) === 'euro');
    expect(sums.length).toBeGreaterThan(3);
    expect(sums.filter(({ unit }) => !unit?.startsWith('euro'))).toEqual([]);
  });

  it('are all those that a pension rests on', () => {
    expect(behind('previdenza.p1').toSorted()).toEqual(
      [
        ...['dataNascita', 'sesso', 'professione', 'redditoNettoAnnuo', 'comuneResidenza'],
        ...['anniContributi', 'primoContributo', 'continuita', 'laureato', 'uscita'],
        ...['regimeFiscale', 'coefficienteForfettario', 'cassa'],
        ...['polizze.previdenzaComplementare', 'montanteFondo', 'anniFondo'],
        ...['contributoDatore', 'tfrDestinazione', 'tfrMaturato'],
      ].toSorted(),
    );
  });
  it('are all those that an estate rests on', () => {
    expect(behind('successione').toSorted()).toEqual(
      [
        ...['haTestamento', 'statoResidenza', 'valoreResidenza', 'catastoAbitazione'],
        ...['valoreResiduoMutuo', 'mutuoSecondeCase', 'altriDebiti', 'valoreAttivita'],
        ...['valorePatrimonioImmobiliareSecondHomes', 'valorePatrimonioMobiliare'],
        ...['strumentiInvestimento', 'professione', 'imprenditore'],
      ].toSorted(),
    );
  });
});
