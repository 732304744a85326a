/** A couple that cases of the household start from. */
import { contesto } from '../contesto/contesto.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import type { Membro } from '../nucleo.ts';
import { famiglia } from './famiglie.ts';

export const io: Partial<Membro> = {
  dataNascita: '1976-05-10',
  professione: 'Dipendente',
  redditoNettoAnnuo: 30000,
  anniContributi: 25,
};
export const lei: Partial<Membro> = { gradoParentela: 'wife', dataNascita: '1980-05-10' };
export const di = (membri: Partial<Membro>[]) => contesto(famiglia(membri), COSTANTI_2026_12);
export const casa = { statoResidenza: 'proprietà', valoreResidenza: 200000 } as const;
