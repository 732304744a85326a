import { debitiDi, isPropria, mutuoCasa, netWorth } from '@bussola/domain';
import type { Membro } from '@bussola/domain';
import type { Voce } from './goods.ts';

/**
 * What one person owns and owes, entry by entry: the analysis has each one's total, and the entries
 * of the household. The rule of the engine adds up the answers of the person.
 */
export function memberGoods(membro: Membro): Record<Voce | 'netto', number> {
  const goods = netWorth({
    residenzaPropria: isPropria(membro.statoResidenza),
    valoreResidenza: membro.valoreResidenza,
    secondeCase: otherHomesOf(membro),
    mobiliare: membro.valorePatrimonioMobiliare,
    imprenditore: membro.imprenditore,
    valoreAttivita: membro.valoreAttivita,
    mutuo: membro.mutuoResidenza,
    residuoMutuo: membro.valoreResiduoMutuo,
    altriDebiti: debitiDi(membro) - mutuoCasa(membro),
    fondoPensione: membro.montanteFondo,
  });
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

/** Told directly, or all the real estate less the home. */
function otherHomesOf(membro: Membro): number | undefined {
  const { valorePatrimonioImmobiliareSecondHomes: told, valorePatrimonioImmobiliare: all } = membro;
  if (told !== undefined || all === undefined) return told;
  return Math.max(0, all - (isPropria(membro.statoResidenza) ? (membro.valoreResidenza ?? 0) : 0));
}
