/** What would turn a level green, in words. */
import { words } from '../aree.ts';
import type { OpzioniAnalisi, SoluzioneCode, Words } from '../analisi.ts';
import type { Costanti } from '../costanti/costanti.ts';
import type { Famiglia } from '../nucleo.ts';
import type { Cambiamento } from '../simulazione/cambiamenti.ts';
import { portate, type Portata } from '../simulazione/leve.ts';
import { descrivi } from './cambiamenti.ts';

export interface EsitoLeva extends Omit<Portata, 'raggiunge'> {
  raggiunge: { level: 'yellow' | 'green'; cambiamento: Cambiamento; cosa: Words }[];
  testo: Words;
}

/**
 * What {@link portate} finds, in both languages.
 * @throws ConfigError when a constant has no version valid on the reference day
 */
export const leve = (
  famiglia: Famiglia,
  costanti: Costanti,
  code: SoluzioneCode,
  opzioni: OpzioniAnalisi = {},
): EsitoLeva[] =>
  portate(famiglia, costanti, code, opzioni).map((portata) => {
    const raggiunge = portata.raggiunge.map((one) => ({
      ...one,
      cosa: descrivi(famiglia, one.cambiamento),
    }));
    return { ...portata, raggiunge, testo: testoDi(raggiunge) };
  });

function testoDi(raggiunge: EsitoLeva['raggiunge']): Words {
  const green = raggiunge.find(({ level }) => level === 'green');
  if (green)
    return words(
      `${green.cosa.it} Così è a posto.`,
      `${green.cosa.en} That would put it in order.`,
    );
  const yellow = raggiunge.find(({ level }) => level === 'yellow');
  if (yellow)
    return words(
      `${yellow.cosa.it} Migliora, ma da solo non basta per essere a posto.`,
      `${yellow.cosa.en} That helps, but on its own it is not enough to put it in order.`,
    );
  return words('Da solo non basta.', 'On its own it is not enough.');
}
