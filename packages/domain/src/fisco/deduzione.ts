import type { Valori } from '../costanti/costanti.ts';
import { irpefLorda } from './irpef.ts';
import type { OpzioniFisco } from './contributi.ts';
import { isForfettario, netFromGross } from './netto.ts';
import { aliquoteAddizionali } from './regione.ts';
import type { TipoLavoro } from './tipo.ts';

/**
 * Tax saved in a year by deducting `deduzione` from income, euro: never more than the tax of the
 * year, and nothing under the flat-rate regime, which deducts only contributions due by law
 * (L. 190/2014, art. 1, comma 64).
 */
export function taxSavingDeduction(
  valori: Valori,
  tipo: TipoLavoro,
  lordo: number,
  regione: string | null,
  deduzione: number,
  opzioni: OpzioniFisco = {},
): number {
  if (isForfettario(valori, tipo, lordo, opzioni)) return 0;
  const { rc, netta, addizionali } = netFromGross(valori, tipo, lordo, regione, opzioni);
  const used = Math.min(Math.max(deduzione, 0), rc);
  const saved =
    irpefLorda(valori, rc) -
    irpefLorda(valori, rc - used) +
    used * aliquoteAddizionali(valori, regione);
  return Math.min(saved, netta + addizionali);
}
