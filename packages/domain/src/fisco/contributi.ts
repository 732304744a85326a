import type { Valori } from '../costanti/costanti.ts';
import type { TipoLavoro } from './tipo.ts';

/** What decides how a person's work is taxed, besides its kind. */
export interface OpzioniFisco {
  /** Flat-rate regime; only for work on own account. */
  forfettario?: boolean | undefined;
  /** Share of the turnover that is income under the flat-rate regime; that of the kind without. */
  coefficiente?: number | undefined;
  /** Paid contributions before 1996: other ceilings, or none. */
  ante1996?: boolean | undefined;
}

/** Income of a year above which no contribution is due, euro (L. 335/1995, art. 2, comma 18). */
export function massimale(
  valori: Valori,
  tipo: TipoLavoro,
  { ante1996 = false }: OpzioniFisco = {},
): number {
  if (!ante1996 || tipo === 'gs') return valori['inps.massimale'];
  return tipo === 'dipendente' ? Infinity : valori['inps.massimale.ac95'];
}

/** Social contributions paid by the worker on gross income, euro a year (domain.md 1.2). */
export function contributi(
  valori: Valori,
  tipo: TipoLavoro,
  lordo: number,
  opzioni: OpzioniFisco = {},
): number {
  switch (tipo) {
    case 'dipendente': {
      const base = Math.min(lordo, massimale(valori, tipo, opzioni));
      return (
        valori['inps.dip.aliquota'] * base +
        valori['inps.dip.aggiuntiva'] * Math.max(0, base - valori['inps.primaFascia'])
      );
    }
    case 'gs':
      return valori['inps.gs.aliquota'] * Math.min(lordo, massimale(valori, tipo, opzioni));
    case 'artigiano':
    case 'commerciante': {
      const rate = valori[tipo === 'artigiano' ? 'inps.art.aliquota' : 'inps.com.aliquota'];
      return sulleDueFasce(valori, tipo, rate, lordo, opzioni) + valori['inps.ac.maternita'];
    }
    default:
      return 0;
  }
}

/** What one year of gross income adds to the pension account, euro (domain.md 1.6). */
export function quotaComputo(
  valori: Valori,
  tipo: TipoLavoro,
  lordo: number,
  opzioni: OpzioniFisco = {},
): number {
  const computo = valori['inps.computo'];
  switch (tipo) {
    case 'dipendente':
      return computo.dip * Math.min(lordo, massimale(valori, tipo, opzioni));
    case 'gs':
      return computo.gs * Math.min(lordo, massimale(valori, tipo, opzioni));
    case 'artigiano':
    case 'commerciante':
      return sulleDueFasce(
        valori,
        tipo,
        tipo === 'artigiano' ? computo.art : computo.com,
        lordo,
        opzioni,
      );
    default:
      return 0;
  }
}

/** Artisans and shopkeepers: on a minimum, whatever they earn, and a point more above a band. */
function sulleDueFasce(
  valori: Valori,
  tipo: TipoLavoro,
  rate: number,
  lordo: number,
  opzioni: OpzioniFisco,
): number {
  const primaFascia = valori['inps.primaFascia'];
  const base = Math.min(
    Math.max(lordo, valori['inps.minimaleAC']),
    massimale(valori, tipo, opzioni),
  );
  return (
    rate * Math.min(base, primaFascia) +
    (rate + valori['inps.ac.aggiuntiva']) * Math.max(0, base - primaFascia)
  );
}
