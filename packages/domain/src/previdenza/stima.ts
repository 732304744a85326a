/** What the first pillar pays from a month on, gross (domain.md 1.6). */
import { known } from '../records.ts';
import { yearOf } from '../calendario.ts';
import type { Valori } from '../costanti/costanti.ts';
import type { IpotesiPensione } from '../nucleo.ts';
import type { Carriera } from './carriera.ts';
import { coefAt } from './coefficienti.ts';

/** Last five years' pay stands for the wages behind the pre-1996 share. */
const ANNI_RETRIBUTIVO = 5;

/** Euro of the reference day, not rounded. */
export interface Stima {
  montanteFinale: number;
  coefficiente: number;
  quotaRetributiva: number;
  /** Euro a year, gross. */
  pensioneLordaAnnua: number;
  redditoFinaleLordo: number;
}

/**
 * The pension that starts at `month`.
 * @param smette the month of the last pay, when it is before that of the pension: the account is
 *   revalued in the meanwhile
 * @param riscatto years bought back, paid in yearly instalments from today
 */
export function stimaAl(
  valori: Valori,
  c: Carriera,
  month: number,
  smette = Infinity,
  riscatto?: IpotesiPensione['riscatto'],
): Stima {
  const work = (Math.min(smette, month) - c.ref) / 12;
  const years = (month - c.ref) / 12;
  const wage = 1 + valori['pensione.g'];
  const yield_ = 1 + valori['pensione.rho'];
  const whole = Math.floor(work);
  const part = work - whole;
  const paid = known(c.quoteFuture[whole]);
  // The last year is not whole: its part is paid in the middle of the year it belongs to.
  const middle = whole + 0.5;
  const last = (known(c.quoteFuture[whole + 1]) - paid) * yield_ ** middle;
  let montanteFinale =
    yield_ ** years * (c.montanteOggi + c.densitaFutura * paid) +
    part * c.densitaFutura * last * yield_ ** Math.max(0, years - middle);
  if (riscatto) {
    const rata = riscatto.costo / riscatto.rate;
    for (let j = 0; j < riscatto.rate; j++)
      montanteFinale += rata * yield_ ** Math.max(0, years - j);
  }
  const redditoFinaleLordo = c.lordo * wage ** work;
  const coefficiente = coefAt(valori, month - c.birth, yearOf(month));
  const quotaRetributiva = c.anniPre1996 > 0 ? retributiva(valori, c, redditoFinaleLordo) : 0;
  return {
    montanteFinale,
    coefficiente,
    quotaRetributiva,
    redditoFinaleLordo,
    pensioneLordaAnnua: montanteFinale * coefficiente + quotaRetributiva,
  };
}

/** The share earned before 1996, on pay. */
function retributiva(valori: Valori, c: Carriera, redditoFinaleLordo: number): number {
  const pay = redditoFinaleLordo * (1 + valori['pensione.g']) ** -ANNI_RETRIBUTIVO;
  const primaFascia = valori['inps.primaFascia'];
  return (
    c.anniPre1996 *
    (valori['pensione.retributivo'] * Math.min(pay, primaFascia) +
      valori['pensione.retributivo.eccedenza'] *
        Math.max(0, Math.min(pay, valori['inps.massimale']) - primaFascia))
  );
}
