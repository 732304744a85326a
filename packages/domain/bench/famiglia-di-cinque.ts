import { FAMIGLIE_ESEMPIO, type Famiglia } from '../src/index.ts';

const bellini = FAMIGLIE_ESEMPIO.find(({ key }) => key === 'bellini')!.famiglia;
const five: Famiglia = {
  refDate: '2026-11-20',
  ...bellini,
  membri: [
    ...bellini.membri,
    {
      _id: 'b0550000-0000-4000-8000-000001000005',
      gradoParentela: 'mother',
      enabled: true,
      seq: 5,
      firstName: 'Lucia',
      professione: 'Artigiano/a',
      dataNascita: '1964-02-11',
      redditoNettoAnnuo: 19000,
      laureato: { stato: false },
      valorePatrimonioMobiliare: 12000,
    },
  ],
};

/**
 * A household of five with three incomes, another each round, so that nothing can be remembered
 * from the round before.
 */
export const famigliaDiCinque = (round: number): Famiglia => ({
  ...five,
  membri: five.membri.map((m) =>
    m.redditoNettoAnnuo ? { ...m, redditoNettoAnnuo: m.redditoNettoAnnuo + round } : m,
  ),
});
