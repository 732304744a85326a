import { words, type Words } from '../aree.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';

/** Names of the constants of the budget, the plan and the hard situations. */
export const NOMI_BILANCIO = {
  'spese.quotaReddito': words(
    'Quota minima del reddito che si stima spesa',
    'Least share of income taken as spent',
  ),
  'bilancio.mesi': words(
    'Mesi di disavanzo che i risparmi devono reggere',
    'Months of deficit that savings must bear',
  ),
  'bilancio.mesiSolide': words(
    'Mesi di disavanzo oltre i quali non si segnala',
    'Months of deficit beyond which nothing is said',
  ),
  'debiti.mesiApertura': words(
    'Mesi di reddito in debiti oltre i quali vengono prima',
    'Months of income in debts beyond which they come first',
  ),
  'debiti.mesiOcc': words(
    'Mesi di reddito in debiti per parlare di crisi',
    'Months of income in debts for a debt crisis',
  ),
  'debiti.rateLiquide': words(
    'Rate che i risparmi di chi non ha reddito devono coprire',
    'Instalments that savings must cover without an income',
  ),
  'rate.soglie': words('Soglie delle rate sul reddito', 'Thresholds of instalments over income'),
  'piano.protezione': words(
    'Budget mensile per confrontare le coperture',
    'Monthly budget for comparing insurance cover',
  ),
  'piano.minimo': words('Importo minimo di un passo del piano', 'Smallest step of the plan'),
  'piano.riservaTollerata': words(
    'Parte della riserva che può mancare quando si inizia a risparmiare per la pensione',
    'Share of the reserve that may be missing when saving for the pension begins',
  ),
  'situazioni.anziani': words('Reddito basso di chi è in pensione', 'Low income of a pensioner'),
  'situazioni.etaAssegno': words(
    'Età da cui si parla dell’assegno sociale',
    'Age from which the social allowance is mentioned',
  ),
  'situazioni.redditoFigli': words(
    'Reddito basso di una famiglia con figli minori',
    'Low income of a family with children under 18',
  ),
} as const satisfies Partial<Record<ChiaveCostante, Words>>;
