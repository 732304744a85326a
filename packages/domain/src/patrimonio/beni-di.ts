import { debitiDi, isPropria, mutuoCasa, type Membro } from '../nucleo.ts';
import { netWorth, type NetWorth } from './net-worth.ts';

/** Other homes: told directly, or all the real estate less the home. */
export function secondeCaseDi(membro: Membro): number | undefined {
  const {
    valorePatrimonioImmobiliare: all,
    valorePatrimonioImmobiliareSecondHomes: others,
    valoreResidenza,
  } = membro;
  return (
    others ??
    (all === undefined
      ? undefined
      : Math.max(0, all - (isPropria(membro.statoResidenza) ? (valoreResidenza ?? 0) : 0)))
  );
}

/** What one person owns and owes, from their answers. */
export const beniDi = (membro: Membro): NetWorth =>
  netWorth({
    residenzaPropria: isPropria(membro.statoResidenza),
    valoreResidenza: membro.valoreResidenza,
    secondeCase: secondeCaseDi(membro),
    mobiliare: membro.valorePatrimonioMobiliare,
    imprenditore: membro.imprenditore,
    valoreAttivita: membro.valoreAttivita,
    mutuo: membro.mutuoResidenza,
    residuoMutuo: membro.valoreResiduoMutuo,
    altriDebiti: debitiDi(membro) - mutuoCasa(membro),
    fondoPensione: membro.montanteFondo,
  });
