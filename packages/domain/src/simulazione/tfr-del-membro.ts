/** The severance pay of one member, for the page that compares what to do with it. */
import { valoriAl, type Costanti } from '../costanti/costanti.ts';
import type { Famiglia } from '../nucleo.ts';
import { personaDi } from '../previdenza/persona-di.ts';
import {
  confrontaTfr,
  type ConfrontoTfr,
  type ContributiFondo,
  type EsitoConfrontoTfr,
  type SceltaTfr,
} from '../previdenza/tfr-o-fondo.ts';
import { membroDi } from './cambiamenti.ts';

export interface TfrDelMembro extends ConfrontoTfr {
  /** The choice of today; undefined when it was not given. */
  oggi: SceltaTfr | undefined;
  /** Share of gross pay that severance pay is, and most that is deducted in a year, euro. */
  quota: number;
  tetto: number;
}
type Senza = Exclude<EsitoConfrontoTfr, ConfrontoTfr>;

/**
 * @param contributi tried out; without, those that were given or supposed
 * @throws ValidationError when nobody in the household has that id
 */
export function tfrDelMembro(
  costanti: Costanti,
  famiglia: Famiglia,
  memberId: string,
  contributi?: ContributiFondo,
): TfrDelMembro | Senza {
  const { refDate } = famiglia;
  const valori = valoriAl(costanti, refDate);
  const m = membroDi(famiglia, memberId);
  const persona = personaDi(refDate, m);
  if (!persona) return { status: 'dati_mancanti' };
  const esito = confrontaTfr(valori, persona, contributi);
  if (esito.status !== 'ok') return esito;
  const { tfrDestinazione, contributoDatore = 0 } = m;
  const nelFondo = contributoDatore > 0 ? 'fondoDatore' : 'fondo';
  return {
    ...esito,
    oggi: tfrDestinazione === 'fondo' ? nelFondo : tfrDestinazione && 'azienda',
    quota: valori['tfr.quota'],
    tetto: valori['fondo.deducibilita'],
  };
}
