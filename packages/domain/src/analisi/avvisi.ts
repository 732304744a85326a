/**
 * What the person should look at in their own answers: likely slips, and what was left out of the
 * sums.
 */
import type { Calcolo } from '../calcolo.ts';
import { isPropria } from '../nucleo.ts';
import { lavora, type Contesto, type Scheda } from './contesto.ts';

type Avviso = Calcolo['avvisi'][number];

export function avvisiDi(ctx: Contesto): Avviso[] {
  const found = ctx.schede.flatMap(diPersona);
  if (ctx.reddito === 0 && ctx.mobiliareNoto) {
    found.push({ code: 'riserva_senza_reddito' });
  }
  return found;
}

function diPersona(s: Scheda): Avviso[] {
  const { membro, id: memberId } = s;
  const found: Avviso[] = [];
  const owned = isPropria(membro.statoResidenza);
  const residual = membro.valoreResiduoMutuo ?? 0;
  if (residual > 0 && (!owned || !membro.mutuoResidenza)) {
    found.push({ code: 'mutuo_ignorato', memberId });
  }
  if (
    owned &&
    membro.mutuoResidenza &&
    membro.valoreResidenza !== undefined &&
    residual > membro.valoreResidenza
  ) {
    found.push({ code: 'mutuo_oltre_valore', memberId });
  }
  if (owned && membro.mutuoResidenza && residual > 0 && membro.assicurazioneResidenza === false) {
    found.push({ code: 'mutuo_senza_polizza', memberId });
  }
  if (membro.professione === 'Imprenditore' && membro.imprenditore === undefined) {
    found.push({ code: 'valore_attivita', memberId });
  }
  if (membro.imprenditore === false && (membro.valoreAttivita ?? 0) > 0) {
    found.push({ code: 'attivita_ignorata', memberId });
  }
  if (lavora(s) && s.maggiorenne && s.reddito === 0) {
    found.push({ code: 'reddito_zero', memberId });
  }
  if (membro.comuneResidenza && s.regione === null) {
    found.push({ code: 'regione_sconosciuta', memberId });
  }
  return found;
}
