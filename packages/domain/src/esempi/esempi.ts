import { BELLINI } from './bellini.ts';
import { ESPOSITO, LOCATELLI, RIZZO } from './famiglie.ts';
import type { FamigliaEsempio } from './famiglia.ts';
import { GALLI, MARCHETTI } from './singoli.ts';

/** The demonstration families: they exist only where a demonstration is asked for. */
export const FAMIGLIE_ESEMPIO: readonly FamigliaEsempio[] = [
  BELLINI,
  GALLI,
  RIZZO,
  LOCATELLI,
  ESPOSITO,
  MARCHETTI,
];

/**
 * Stands for «your family» in previews: the figures of the couple under invented names.
 */
export const SEGNAPOSTO: FamigliaEsempio = {
  key: 'segnaposto',
  email: 'segnaposto@esempio.test',
  nome: 'Famiglia Segnaposto',
  famiglia: {
    ...BELLINI.famiglia,
    membri: BELLINI.famiglia.membri.map((membro, index) => ({
      ...membro,
      _id: membro._id.replace('000001', '000099'),
      firstName: ['Alba', 'Bruno', 'Carla', 'Dario'][index],
      lastName: 'Segnaposto',
    })),
  },
};
