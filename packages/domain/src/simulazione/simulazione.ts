/** What a browser needs to try things out: no sentences of solutions, no release, no demonstration families (docs/decisions/0007). */
export { validaCambiamento, type Cambiamento, type TipoCambiamento } from './cambiamenti.ts';
export { applica, costoRiscatto, type Applicata, type CostoRiscatto } from './applica.ts';
export { leve, manopole, type EsitoLeva } from './leve.ts';
export type { Leva } from './leve-di.ts';
export { PIANO_VUOTO, type Piano } from './piano.ts';
export { CLASSI_IN_PAROLE, descrivi } from './parole-cambiamenti.ts';
export { quadroDi, type Cifra, type Quadro, type QuadroSoluzione } from './quadro.ts';
export { simula, type MossaCifra, type MossaLivello, type OpzioniSimulazione, type Simulazione } from './simula.ts';
export { proietta, type AnnoProiezione, type BaseProiezione, type EsitoProiezione, type Proiezione } from '../proiezione/proiezione.ts';
