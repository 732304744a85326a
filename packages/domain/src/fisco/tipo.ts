import type { Valori } from '../costanti/costanti.ts';
import type { Professione } from '../nucleo.ts';

/** How a profession is taxed and pays contributions; `gs` = Gestione separata, professionals. */
export type TipoLavoro =
  'dipendente' | 'gs' | 'artigiano' | 'commerciante' | 'pensionato' | 'nessuno';
type TipoAttivo = Exclude<TipoLavoro, 'pensionato' | 'nessuno'>;

const TIPO: Record<Professione, TipoLavoro> = {
  Dipendente: 'dipendente',
  Altro: 'dipendente',
  'Autonomo/a': 'gs',
  'Artigiano/a': 'artigiano',
  Imprenditore: 'commerciante',
  'Pensionato/a': 'pensionato',
  'Casalingo/a': 'nessuno',
  Studente: 'nessuno',
  'Disoccupato/a': 'nessuno',
};

/**
 * A student who earns more than occasional work may give pays into the Gestione separata.
 * @param reddito net, euro a year, when it was given
 */
export function tipoLavoro(valori: Valori, professione: Professione, reddito = 0): TipoLavoro {
  if (professione === 'Studente' && reddito > 0 && reddito > valori['studente.sogliaGs'])
    return 'gs';
  return TIPO[professione] ?? 'nessuno';
}

/** Earns from work today, and so pays contributions. */
export const isLavoratore = (tipo: TipoLavoro): tipo is TipoAttivo =>
  tipo !== 'pensionato' && tipo !== 'nessuno';

/** On their own account. */
export const isAutonomo = (tipo: TipoLavoro): tipo is 'gs' | 'artigiano' | 'commerciante' =>
  tipo === 'gs' || tipo === 'artigiano' || tipo === 'commerciante';
