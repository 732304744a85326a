import { testo, type Words } from '../aree.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';

/** Names of the constants of the budget, the plan and the hard situations. */
export const NOMI_BILANCIO = {
  'spese.quotaReddito': testo(
    'Quota minima del reddito che si stima spesa',
    'Least share of income taken as spent',
  ),
  'bilancio.mesi': testo(
    'Mesi di disavanzo che i risparmi devono reggere',
    'Months of deficit that savings must bear',
  ),
  'bilancio.mesiSolide': testo(
    'Mesi di disavanzo oltre i quali non si segnala',
    'Months of deficit beyond which nothing is said',
  ),
  'debiti.mesiApertura': testo(
    'Mesi di reddito in debiti oltre i quali vengono prima',
    'Months of income in debts beyond which they come first',
  ),
  'debiti.mesiOcc': testo(
    'Mesi di reddito in debiti per parlare di crisi',
    'Months of income in debts for a debt crisis',
  ),
  'debiti.rateLiquide': testo(
    'Rate che i risparmi di chi non ha reddito devono coprire',
    'Instalments that savings must cover without an income',
  ),
  'rate.soglie': testo('Soglie delle rate sul reddito', 'Thresholds of instalments over income'),
  'piano.protezione': testo(
    'Budget mensile per confrontare le coperture',
    'Monthly budget for comparing insurance cover',
  ),
  'piano.minimo': testo('Importo minimo di un passo del piano', 'Smallest step of the plan'),
  'piano.riservaTollerata': testo(
    'Parte della riserva che può mancare quando si inizia a risparmiare per la pensione',
    'Share of the reserve that may be missing when saving for the pension begins',
  ),
  'situazioni.anziani': testo('Reddito basso di chi è in pensione', 'Low income of a pensioner'),
  'situazioni.etaAssegno': testo(
    'Età da cui si parla dell’assegno sociale',
    'Age from which the social allowance is mentioned',
  ),
  'situazioni.redditoFigli': testo(
    'Reddito basso di una famiglia con figli minori',
    'Low income of a family with children under 18',
  ),
} as const satisfies Partial<Record<ChiaveCostante, Words>>;
