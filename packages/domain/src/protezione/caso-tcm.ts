import type { Valori } from '../costanti/costanti.ts';
import type { Tcm } from './tcm.ts';

/** Which sentence says the outcome of {@link Tcm} (domain.md 7.1). */
export type CasoTcm =
  | 'dati_mancanti'
  | 'nessuno'
  | 'nessun_reddito'
  | 'debiti_senza_reddito'
  | 'coobbligato'
  | 'debiti_partner_ignoto'
  | 'solo_debiti'
  | 'debiti_coperti'
  | 'eta'
  | 'capitale'
  | 'coperto';

/** The first case that holds, in the order of the table. */
export function casoTcm(valori: Valori, d: Tcm): CasoTcm {
  if (d.motivo !== null && d.motivo !== 'eta') return d.motivo;
  if (d.senzaReddito && (d.familiari || d.coobbligato)) return 'debiti_senza_reddito';
  if (d.dipendenti === 0 && !d.coobbligato) return casoDebiti(d);
  if (!(d.capitale > valori['livelli.materialita'].tcm)) return 'coperto';
  if (d.coobbligato) return 'coobbligato';
  return d.motivo === 'eta' ? 'eta' : 'capitale';
}

/** Nobody depends and nobody is known to owe the debts too. */
function casoDebiti(d: Tcm): CasoTcm {
  if (d.redditoPartnerIgnoto) return 'debiti_partner_ignoto';
  return d.capitale > 0 ? 'solo_debiti' : 'debiti_coperti';
}
