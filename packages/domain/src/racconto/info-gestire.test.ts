import { describe, expect, it } from '@jest/globals';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { ValidationError } from '../errors.ts';
import { FAMIGLIE_ESEMPIO } from '../esempi/esempi.ts';
import type { Membro } from '../nucleo.ts';
import { analizza } from './analizza.ts';
import { infoGestirePatrimonio } from './info-gestire.ts';

const refDate = '2026-11-20';

it('is worked out as in domain.md 4.4: 100,000 of savings, 20,000 of outflows, 48,000 of income, six months, 45 years', () => {
  const me: Membro = {
    _id: 'b0550000-0000-4000-8000-000077000001',
    gradoParentela: 'me',
    seq: 1,
    enabled: true,
    dataNascita: '1981-11-20',
    professione: 'Dipendente',
    redditoNettoAnnuo: 48_000,
    valorePatrimonioMobiliare: 100_000,
    suddivisioneInvestimento: {
      azioni: 40,
      obbligazioni: 30,
      gestioneSeparate: 0,
      oro: 0,
      liquidi: 30,
      altro: 0,
    },
  };
  const { gestione, classi, mobiliare } = infoGestirePatrimonio(
    { refDate, analisiFamiliare: 'perMe', membri: [me] },
    COSTANTI_2026_12,
    20_000,
  );
  expect(gestione).toMatchObject({
    mesiEmergenza: 6,
    riservaEmergenza: 16_800,
    riservaUscite: 20_000,
    medioTermine: 28_440,
    lungoTermine: 34_760,
    carenza: 0,
    level: 'green',
  });
  expect([mobiliare, classi.find(({ key }) => key === 'azioni')]).toEqual([
    100_000,
    { key: 'azioni', euro: 40_000, pct: 40 },
  ]);
});

describe.each(
  FAMIGLIE_ESEMPIO.map(({ key, famiglia }) => ({ key, famiglia: { ...famiglia, refDate } })),
)('of the family $key', ({ famiglia }) => {
  it('with its own outflows is what the analysis says', () => {
    const { gestione, patrimonio } = analizza(famiglia, COSTANTI_2026_12);
    expect(
      infoGestirePatrimonio(famiglia, COSTANTI_2026_12, famiglia.uscitePianificate ?? 0),
    ).toMatchObject({
      ...(gestione ? { gestione } : {}),
      classi: patrimonio.classi,
      segnali: patrimonio.segnali,
    });
  });
});

it.each([-1, 1e9 + 0.01, NaN, Infinity])('refuses %d: «Valore errato»', (planned) => {
  expect(() =>
    infoGestirePatrimonio({ ...FAMIGLIE_ESEMPIO[0]!.famiglia, refDate }, COSTANTI_2026_12, planned),
  ).toThrow(new ValidationError('plannedOutflows', 'Valore errato'));
});
