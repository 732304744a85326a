import type { Valori } from '../costanti/costanti.ts';
import type { TipoLavoro } from './tipo.ts';

/** Social contributions paid by the worker on gross income, euro a year (domain.md 1.2). */
export function contributi(valori: Valori, tipo: TipoLavoro, lordo: number): number {
  const massimale = valori['inps.massimale'];
  const primaFascia = valori['inps.primaFascia'];
  switch (tipo) {
    case 'dipendente': {
      const base = Math.min(lordo, massimale);
      return (
        valori['inps.dip.aliquota'] * base +
        valori['inps.dip.aggiuntiva'] * Math.max(0, base - primaFascia)
      );
    }
    case 'gs':
      return valori['inps.gs.aliquota'] * Math.min(lordo, massimale);
    case 'artigiano':
    case 'commerciante': {
      const rate = valori[tipo === 'artigiano' ? 'inps.art.aliquota' : 'inps.com.aliquota'];
      const base = baseArtigiani(valori, lordo);
      return (
        rate * Math.min(base, primaFascia) +
        (rate + valori['inps.ac.aggiuntiva']) * Math.max(0, base - primaFascia) +
        valori['inps.ac.maternita']
      );
    }
    default:
      return 0;
  }
}

/** Artisans and shopkeepers pay on a minimum, whatever they earn. */
const baseArtigiani = (valori: Valori, lordo: number): number =>
  Math.min(Math.max(lordo, valori['inps.minimaleAC']), valori['inps.massimale']);

/** What one year of gross income adds to the pension account, euro (domain.md 1.6). */
export function quotaComputo(valori: Valori, tipo: TipoLavoro, lordo: number): number {
  const computo = valori['inps.computo'];
  const massimale = valori['inps.massimale'];
  switch (tipo) {
    case 'dipendente':
      return computo.dip * Math.min(lordo, massimale);
    case 'gs':
      return computo.gs * Math.min(lordo, massimale);
    case 'artigiano':
    case 'commerciante': {
      const rate = tipo === 'artigiano' ? computo.art : computo.com;
      const base = baseArtigiani(valori, lordo);
      const primaFascia = valori['inps.primaFascia'];
      return (
        rate * Math.min(base, primaFascia) +
        (rate + valori['inps.ac.aggiuntiva']) * Math.max(0, base - primaFascia)
      );
    }
    default:
      return 0;
  }
}
