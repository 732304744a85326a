import { naturaDi, words, type SoluzioneCode } from '../aree.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';
import { NOMI } from '../parole/parole.ts';
import type { Testo } from '../traccia/cifre.ts';
import type { RegolaId, VoceRegistro } from '../traccia/regola.ts';

export type Voci<K extends RegolaId> = { readonly [Key in K]: VoceRegistro };
type Scritta = Omit<VoceRegistro, 'id' | 'versione' | 'titolo'> & { versione?: number };

/** An area that is no problem has a ceiling. */
const MAI_ROSSA = words(
  'È al massimo da valutare: è una cosa da guardare, mai un problema.',
  'It is “To consider” at most: something to look at, never a problem.',
);

/**
 * What makes a level where reasons are counted. The words are true of the thresholds of points that
 * they were written for (`livelli-in-parole.test.ts`); under others only how it works is said.
 */
export const conSoglie =
  (it: string, en: string): Testo =>
  ({ v }) =>
    v['score.yellow'] === GIALLO
      ? words(it, en)
      : words(
          'Con pochi motivi è a posto; con più motivi insieme è da valutare.',
          'With few reasons it is “In order”; with several together it is “To consider”.',
        );
const GIALLO = 34;

/**
 * A solution: its name is the one on its page; switch, ceiling and level come with every solution.
 */
export function soluzione(code: SoluzioneCode, voce: Scritta): VoceRegistro {
  const own: ChiaveCostante[] = [`soluzione.${code}.attiva`];
  const capped = naturaDi(code) !== 'problema';
  if (capped) own.push('livelli.tetti');
  return {
    id: `soluzione.${code}`,
    versione: 1,
    titolo: NOMI[code],
    ...voce,
    usa: [...voce.usa, 'livello'],
    costanti: [...own, ...voce.costanti],
    soglie: capped ? [...voce.soglie, MAI_ROSSA] : voce.soglie,
  };
}

export const regola = (
  id: RegolaId,
  voce: Omit<VoceRegistro, 'id' | 'versione'> & { versione?: number },
): VoceRegistro => ({ id, versione: 1, ...voce });
