/**
 * The constants of November 2026, which every case of this folder is worked out under. The figures
 * themselves are done by hand.
 */
import { valoriAl } from '../costanti/costanti.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';

export const OGGI = '2026-11-20';
export const v = valoriAl(COSTANTI_2026_12, OGGI);
