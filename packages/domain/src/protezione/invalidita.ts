/** Loss of income by a permanent disability (domain.md 3.3). */
import type { Valori } from '../costanti/costanti.ts';
import { netFromGross } from '../fisco/netto.ts';
import { isLavoratore, tipoLavoro } from '../fisco/tipo.ts';
import { clamp } from '../money.ts';
import {
  carriera as carrieraDi,
  pensioneMaturata,
  type Carriera,
  type PersonaPrevidenza,
} from '../previdenza/carriera.ts';
import { stimaPensione, type StimaPensione } from '../previdenza/pensione.ts';

export interface PersonaInvalidita extends PersonaPrevidenza {
  mobiliare: number;
  /** Holds a permanent disability policy. */
  copertura?: boolean | undefined;
}

export type Invalidita =
  | { eligible: false }
  | {
      eligible: true;
      anni: number;
      prestazionePubblicaNetta: number;
      perditaAnnua: number;
      capitale: number;
      score: number;
    };

/** @param known the same person's career and pension, when the caller has them already */
export function invalidita(
  valori: Valori,
  p: PersonaInvalidita,
  known?: { carriera: Carriera; pensione: StimaPensione },
): Invalidita {
  const tipo = tipoLavoro(valori, p.professione, p.redditoNettoAnnuo);
  const reddito = p.redditoNettoAnnuo;
  if (!isLavoratore(tipo) || !(reddito > 0)) return { eligible: false };
  const c = known?.carriera ?? carrieraDi(valori, p);
  const pensione = known?.pensione ?? stimaPensione(valori, p, c);
  const left = pensione.status === 'ok' ? pensione.anniAlPensionamento : 0;
  const anni = Math.min(valori['invalidita.anniMax'], left);
  const maturata = pensioneMaturata(valori, c);
  const prestazionePubblicaNetta =
    maturata > 0 ? netFromGross(valori, 'pensionato', maturata, c.regione).net : 0;
  const perditaAnnua = Math.max(0, valori['invalidita.quota'] * reddito - prestazionePubblicaNetta);
  const massimo = valori['invalidita.multiplo'] * reddito;
  const capitale = clamp(
    perditaAnnua * anni - valori['tcm.quotaLiquidi'] * p.mobiliare,
    0,
    massimo,
  );
  const factor = (tipo === 'dipendente' ? 1 : 1.2) * (p.copertura ? 0.3 : 1);
  return {
    eligible: true,
    anni,
    prestazionePubblicaNetta,
    perditaAnnua,
    capitale,
    score: clamp(((100 * capitale) / massimo) * factor, 0, 100),
  };
}
