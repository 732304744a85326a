import { beniDi } from '@bussola/domain';
import type { Membro } from '@bussola/domain';
import type { Voce } from './goods.ts';

/**
 * What one person owns and owes, entry by entry: the analysis has each one's total, and the entries
 * of the household. The rule of the engine adds up the answers of the person.
 */
export function memberGoods(membro: Membro): Record<Voce | 'netto', number> {
  const goods = beniDi(membro);
  return {
    residenza: goods.residenza,
    altriImmobili: goods.secondeCase,
    mobiliare: goods.mobiliare,
    attivita: goods.attivita,
    fondoPensione: goods.fondoPensione,
    mutuo: goods.mutuo,
    altriDebiti: goods.altriDebiti,
    netto: goods.netto,
  };
}
