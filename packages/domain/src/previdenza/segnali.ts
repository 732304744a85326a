/** What makes the estimate of a pension less sure (domain.md 10.6). */
import type { Segnale } from '../costanti/segnali.ts';
import type { Valori } from '../costanti/costanti.ts';
import { isAutonomo, isLavoratore, tipoLavoro, type TipoLavoro } from '../fisco/tipo.ts';
import { carriera, type Carriera } from './carriera.ts';
import { stimaPensione, type PersonaPensione, type StimaPensione } from './pensione.ts';

/**
 * In the order in which they are shown. Where nothing is estimated there is nothing to doubt.
 * @param conti the career and the estimate, when the caller has them
 */
export function segnaliPensione(
  valori: Valori,
  p: PersonaPensione,
  conti?: { carriera: Carriera; stima: StimaPensione },
): Segnale[] {
  const tipo = tipoLavoro(valori, p.professione, p.redditoNettoAnnuo);
  if (!isLavoratore(tipo) || p.cassa) return [];
  const found = delLavoro(p, tipo);
  if (!(p.redditoNettoAnnuo > 0)) return found;
  const career = conti?.carriera ?? carriera(valori, p);
  const stima = conti?.stima ?? stimaPensione(valori, p, career);
  return [...found, ...dellaCarriera(p, career), ...dellUscita(p, stima)];
}

/** Rules of the work that are not known. A student has neither regime nor fund of a profession. */
function delLavoro(p: PersonaPensione, tipo: TipoLavoro): Segnale[] {
  const student = p.professione === 'Studente';
  return [
    ...(isAutonomo(tipo) && !student && p.regimeFiscale === undefined
      ? (['regimeIgnoto'] as const)
      : []),
    ...(tipo === 'gs' && !student && p.cassa === undefined ? (['cassaIgnota'] as const) : []),
    ...(student || p.professione === 'Altro' ? (['professioneAltro'] as const) : []),
  ];
}

function dellaCarriera(p: PersonaPensione, c: Carriera): Segnale[] {
  const known = p.anniContributi !== undefined;
  const found: Segnale[] = [];
  if (c.opzioni.ante1996) found.push(known ? 'mistoConAnni' : 'mistoSenzaAnni');
  else if (!known) found.push('anniIgnoti');
  if (c.inizioIncerto) found.push('inizioIncerto');
  if (!known && p.continuita === undefined) found.push('continuitaIgnota');
  return found;
}

function dellUscita(p: PersonaPensione, stima: StimaPensione): Segnale[] {
  if (stima.status !== 'ok') return [];
  const { sogliaVicina, tipo } = stima.principale;
  return [
    ...(sogliaVicina ? (['sogliaVicina'] as const) : []),
    ...(tipo === 'anticipata' && p.sesso === undefined ? (['sessoIgnoto'] as const) : []),
  ];
}
