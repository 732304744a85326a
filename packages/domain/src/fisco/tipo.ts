import type { Professione } from '../nucleo.ts';

/** How a profession is taxed and pays contributions; `gs` = Gestione separata, professionals. */
export type TipoLavoro =
  'dipendente' | 'gs' | 'artigiano' | 'commerciante' | 'pensionato' | 'nessuno';

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

export const tipoLavoro = (professione: Professione): TipoLavoro => TIPO[professione] ?? 'nessuno';

/** Earns from work today, and so pays contributions. */
export const isLavoratore = (tipo: TipoLavoro): boolean =>
  tipo !== 'pensionato' && tipo !== 'nessuno';
