/** What some other answers of one person would change, before they are saved. */
import { calcola } from '../analisi/calcola.ts';
import { valoriAl, type Costanti } from '../costanti/costanti.ts';
import { netFromGross } from '../fisco/netto.ts';
import { isLavoratore } from '../fisco/tipo.ts';
import type { Euro } from '../money.ts';
import type { Famiglia, Membro } from '../nucleo.ts';
import { carriera } from '../previdenza/carriera.ts';
import { personaDi } from '../previdenza/persona-di.ts';
import { noTrace } from '../traccia/no-trace.ts';
import { membroDi } from './cambiamenti.ts';
import { quadroDi, type Quadro } from './quadro.ts';
import { mosseCifre, mosseLivelli, type MossaCifra, type MossaLivello } from './simula.ts';

export interface EffettoRisposte {
  prima: Quadro;
  dopo: Quadro;
  /** Only what moved. */
  livelli: MossaLivello[];
  cifre: MossaCifra[];
}

/**
 * In place of those that were given: all the answers of one person, so that one that is not there
 * was taken back, or some of the whole household.
 */
export type RisposteCambiate =
  | { memberId: string; risposte: Membro }
  | { nucleo: Partial<Pick<Famiglia, 'analisiFamiliare' | 'uscitePianificate'>> };

/** @throws ValidationError when nobody in the household has that id */
export function effettoRisposte(
  costanti: Costanti,
  famiglia: Famiglia,
  cambiate: RisposteCambiate,
): EffettoRisposte {
  const quadro = (one: Famiglia): Quadro => quadroDi(calcola(one, costanti, noTrace));
  const [prima, dopo] = [quadro(famiglia), quadro(cambiata(famiglia, cambiate))];
  return {
    prima,
    dopo,
    livelli: mosseLivelli(prima, dopo),
    cifre: mosseCifre(prima.cifre, dopo.cifre),
  };
}

function cambiata(famiglia: Famiglia, cambiate: RisposteCambiate): Famiglia {
  if ('nucleo' in cambiate) return { ...famiglia, ...cambiate.nucleo };
  const { memberId, risposte } = cambiate;
  membroDi(famiglia, memberId);
  const membri = famiglia.membri.map((m) => (m._id === memberId ? risposte : m));
  return { ...famiglia, membri };
}

/**
 * What a member would take home of a gross pay, in whole euro a year; undefined while
 * profession, birth date or income are missing, and for people who do not work.
 * @param lordo euro a year
 * @throws ValidationError when nobody in the household has that id
 */
export function nettoDelMembro(
  costanti: Costanti,
  famiglia: Famiglia,
  memberId: string,
  lordo: Euro,
): Euro | undefined {
  const { refDate } = famiglia;
  const persona = personaDi(refDate, membroDi(famiglia, memberId));
  if (!persona) return undefined;
  const valori = valoriAl(costanti, refDate);
  const { tipo, regione, opzioni } = carriera(valori, persona, lordo);
  return isLavoratore(tipo)
    ? Math.round(netFromGross(valori, tipo, lordo, regione, opzioni).net)
    : undefined;
}
