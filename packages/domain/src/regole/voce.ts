import type { SoluzioneCode } from '../aree.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';
import { NOMI } from '../racconto/parole.ts';
import type { RegolaId, VoceRegistro } from './regola.ts';

export type Voci<K extends RegolaId> = { readonly [Key in K]: VoceRegistro };
type Scritta = Omit<VoceRegistro, 'id' | 'versione' | 'titolo'> & { versione?: number };

/**
 * A solution: its name is the one on its page; weight, switch and level come with every solution.
 */
export function soluzione(code: SoluzioneCode, voce: Scritta): VoceRegistro {
  const own: ChiaveCostante[] = [`soluzione.${code}.attiva`, `soluzione.${code}.peso`];
  return {
    id: `soluzione.${code}`,
    versione: 1,
    titolo: NOMI[code],
    ...voce,
    usa: [...voce.usa, 'livello'],
    costanti: [...own, ...voce.costanti],
  };
}

export const regola = (
  id: RegolaId,
  voce: Omit<VoceRegistro, 'id' | 'versione'> & { versione?: number },
): VoceRegistro => ({ id, versione: 1, ...voce });
