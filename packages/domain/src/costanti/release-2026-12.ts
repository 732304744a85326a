import type { Costanti } from './costanti.ts';
import { VOCI_BILANCIO } from './voci-bilancio.ts';
import { VOCI_FISCO } from './voci-fisco.ts';
import { VOCI_MEDIE } from './voci-medie.ts';
import { VOCI_PATRIMONIO } from './voci-patrimonio.ts';
import { VOCI_PREVIDENZA } from './voci-previdenza.ts';
import { VOCI_PROIEZIONE } from './voci-proiezione.ts';
import { VOCI_PROTEZIONE } from './voci-protezione.ts';
import { VOCI_SOLUZIONI } from './voci-soluzioni.ts';

/**
 * The constants of December 2026: the whole table of section 8 of the domain specification, and
 * what the projection supposes.
 */
export const COSTANTI_2026_12: Costanti = {
  id: '2026.12',
  validFrom: '2026-11-20',
  voci: {
    ...VOCI_FISCO,
    ...VOCI_PREVIDENZA,
    ...VOCI_PROTEZIONE,
    ...VOCI_PATRIMONIO,
    ...VOCI_MEDIE,
    ...VOCI_SOLUZIONI,
    ...VOCI_PROIEZIONE,
    ...VOCI_BILANCIO,
  },
};

/**
 * The release that this code ships: what a new installation starts from, and what later ones are
 * offered.
 */
export const COSTANTI_FORNITE: Costanti = COSTANTI_2026_12;
