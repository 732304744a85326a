/** The monthly surplus in a sentence (domain.md 13.2). */
import { words, type Words } from '../aree.ts';
import type { Apertura } from '../bilancio/apertura.ts';
import type { BilancioCalcolato } from '../calcolo.ts';
import type { Persona } from '../soluzioni/fatti.ts';
import { anniTesto, circaTesto } from './numeri.ts';
import { maiuscola, redditoDi } from '../parole/parole.ts';

/** Null when the plan says it all. */
export function raccontaBilancio(b: BilancioCalcolato, apertura: Apertura): Words | null {
  if (b.margine === null) return b.ignoto ? mancaReddito(b.ignoto) : null;
  if ((b.disavanzoNoto ?? 0) > 0) return apertura === 'bilancio' ? null : disavanzo(b);
  if (b.margine === 0 && b.speseStimate)
    return words(
      'Con le spese di una famiglia simile (stima su dati ISTAT 2024) non resterebbe margine: indica le tue spese per un piano su misura.',
      'With what a similar family spends (estimated from ISTAT 2024 data) nothing would be left over: tell us what you spend for a plan tailored to you.',
    );
  return null;
}

export function mancaReddito(persona: Persona): Words {
  const { it, en } = redditoDi(persona);
  return words(
    `Manca ${it}: senza, non possiamo dire quanto resta ogni mese.`,
    `${maiuscola(en)} is missing: without it we cannot say what is left each month.`,
  );
}

function disavanzo({ disavanzoNoto, risparmi }: BilancioCalcolato): Words {
  const monthly = disavanzoNoto ?? 0;
  const amount = circaTesto(monthly);
  const months = risparmi === null ? 0 : Math.floor(risparmi / monthly);
  if (months < 1)
    return words(
      `Ogni mese escono ${amount.it} più di quanto entra.`,
      `${maiuscola(amount.en)} more goes out each month than comes in.`,
    );
  // Beyond two years months are false precision.
  const years = anniTesto(months < 24 ? months / 12 : Math.floor(months / 12));
  return words(
    `Ogni mese escono ${amount.it} più di quanto entra: i risparmi bastano per circa ${years.it}.`,
    `${maiuscola(amount.en)} more goes out each month than comes in: savings will last about ${years.en}.`,
  );
}
