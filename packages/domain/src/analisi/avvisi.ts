/**
 * What the person should look at in their own answers: likely slips, and what was left out of the
 * sums.
 */
import type { Analisi } from '../analisi.ts';
import { isPropria } from '../nucleo.ts';
import { lavora, type Contesto, type Scheda } from './contesto.ts';

type Avviso = Analisi['avvisi'][number];

export function avvisiDi(ctx: Contesto): Avviso[] {
  const found = ctx.schede.flatMap(diPersona);
  if (ctx.reddito === 0 && ctx.mobiliareNoto) {
    found.push({
      code: 'riserva_senza_reddito',
      testo: {
        it: 'Senza redditi indicati la riserva per gli imprevisti è calcolata solo sulle spese previste.',
        en: 'With no income told, the reserve for surprises is worked out on planned costs only.',
      },
    });
  }
  return found;
}

function diPersona(s: Scheda): Avviso[] {
  const { membro, id: memberId } = s;
  const found: Avviso[] = [];
  const owned = isPropria(membro.statoResidenza);
  const residual = membro.valoreResiduoMutuo ?? 0;
  if (residual > 0 && (!owned || !membro.mutuoResidenza)) {
    found.push({
      code: 'mutuo_ignorato',
      memberId,
      testo: {
        it: 'C’è un mutuo residuo ma la casa non risulta di proprietà o con mutuo: non lo abbiamo contato.',
        en: 'There is a residual mortgage but the home is not marked as owned or mortgaged: we have not counted it.',
      },
    });
  }
  if (
    owned &&
    membro.mutuoResidenza &&
    membro.valoreResidenza !== undefined &&
    residual > membro.valoreResidenza
  ) {
    found.push({
      code: 'mutuo_oltre_valore',
      memberId,
      testo: {
        it: 'Il mutuo supera il valore dell’immobile: controlla i due importi.',
        en: 'The mortgage exceeds the value of the home: check both amounts.',
      },
    });
  }
  if (owned && membro.mutuoResidenza && residual > 0 && membro.assicurazioneResidenza === false) {
    found.push({
      code: 'mutuo_senza_polizza',
      memberId,
      testo: {
        it: 'Le banche chiedono una copertura incendio per concedere un mutuo: controlla se una polizza sulla casa c’è già.',
        en: 'Banks require fire cover to grant a mortgage: check whether your home is already insured.',
      },
    });
  }
  if (membro.professione === 'Imprenditore' && membro.imprenditore === undefined) {
    found.push({
      code: 'valore_attivita',
      memberId,
      testo: {
        it: 'Hai indicato «Imprenditore»: quanto vale l’attività?',
        en: 'You chose «Imprenditore»: how much is the business worth?',
      },
    });
  }
  if (membro.imprenditore === false && (membro.valoreAttivita ?? 0) > 0) {
    found.push({
      code: 'attivita_ignorata',
      memberId,
      testo: {
        it: 'Il valore dell’attività non è contato, perché non risulta un’impresa.',
        en: 'The value of the business is not counted, because none is told.',
      },
    });
  }
  if (lavora(s) && s.maggiorenne && s.reddito === 0) {
    found.push({
      code: 'reddito_zero',
      memberId,
      testo: {
        it: 'Per chi lavora il reddito indicato è zero: senza un reddito alcune aree non si possono calcolare.',
        en: 'The income told for a working person is zero: without one some areas cannot be worked out.',
      },
    });
  }
  if (membro.comuneResidenza && s.regione === null) {
    found.push({
      code: 'regione_sconosciuta',
      memberId,
      testo: {
        it: 'Il comune non è tra quelli italiani che conosciamo: usiamo i valori medi nazionali.',
        en: 'The municipality is not among the Italian ones we know: we use national averages.',
      },
    });
  }
  return found;
}
