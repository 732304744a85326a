/**
 * What a browser needs to try things out: no sentences of solutions, no release, no demonstration
 * families (docs/decisions/0007, 0010).
 */
export type { Cambiamento, TipoCambiamento } from '../simulazione/cambiamenti.ts';
export type { Applicata, CostoRiscatto } from '../simulazione/applica.ts';
export { NOMI_CIFRE } from './cifre.ts';
export { leve, type EsitoLeva } from './leve.ts';
export { manopole } from '../simulazione/leve.ts';
export type { Leva } from '../simulazione/leve-di.ts';
export type { Piano } from '../proiezione/piano.ts';
export type { Cifra, Quadro, QuadroSoluzione } from '../simulazione/quadro.ts';
export {
  simula,
  type MossaCifra,
  type MossaLivello,
  type OpzioniSimulazione,
  type Simulazione,
} from '../simulazione/simula.ts';
export { affinamenti, type Affinamento } from '../simulazione/affina.ts';
export {
  effettoRisposte,
  nettoDelMembro,
  type EffettoRisposte,
  type RisposteCambiate,
} from '../simulazione/effetto-risposte.ts';
export {
  riassumiEstratto,
  type AnnoEstratto,
  type Buco,
  type Gestione,
  type RiassuntoEstratto,
  type RigaEstratto,
} from '../estratto/estratto-conto.ts';
export { tfrDelMembro, type TfrDelMembro } from '../simulazione/tfr-del-membro.ts';
export type { ContributiFondo, EsitoScelta } from '../previdenza/tfr-o-fondo.ts';
export {
  proietta,
  type AnnoProiezione,
  type BaseProiezione,
  type EsitoProiezione,
  type Proiezione,
} from '../proiezione/proiezione.ts';
