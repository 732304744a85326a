/** Households as a vectors file writes them, and as the engine takes them. */
import type { Familiare } from '../famiglia/perimetro.ts';
import type { Famiglia, Membro, Persona } from '../nucleo.ts';

/** A cohabitant goes by a kinship of its own in vectors. */
export interface Famigliare {
  membri: (Omit<Familiare, 'gradoParentela'> & { gradoParentela: string })[];
  figliFuoriNucleo?: { eta: number }[];
}
export const membriDi = ({ membri }: Famigliare): Familiare[] =>
  membri.map(({ gradoParentela, ...m }) =>
    gradoParentela === 'convivente'
      ? { ...m, gradoParentela: 'other', convivente: true }
      : { ...m, gradoParentela: gradoParentela as Familiare['gradoParentela'] },
  );
export const fuoriDi = ({ figliFuoriNucleo = [] }: Famigliare): number[] =>
  figliFuoriNucleo.map(({ eta }) => eta);

/** Answers of the household stand beside its members in vectors; here they are of the first. */
export type FamigliaVettore = Omit<Famiglia, 'membri'> &
  Pick<Persona, 'speseMensili' | 'rataMutuo' | 'figliFuoriNucleo'> & {
    membri: (Omit<Membro, 'gradoParentela'> & { gradoParentela: string })[];
  };
/** A null is an answer that was not given. */
const told = <T extends object>(answers: T): T =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null)) as T;
export function famigliaDi(p: FamigliaVettore): Famiglia {
  const { membri, speseMensili, rataMutuo, figliFuoriNucleo, ...rest } = told(p);
  const ofHousehold = { speseMensili, rataMutuo, figliFuoriNucleo };
  return {
    ...rest,
    membri: membri.map(told).map(({ gradoParentela, ...membro }) => {
      if (gradoParentela === 'convivente')
        return { ...membro, gradoParentela: 'other', convivente: true };
      const grado = gradoParentela as Membro['gradoParentela'];
      return { ...membro, gradoParentela: grado, ...(grado === 'me' ? ofHousehold : {}) };
    }),
  };
}
