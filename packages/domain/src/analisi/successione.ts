/**
 * The estate of «me»: a first estimate of tax, forced shares, and whether a will is worth writing
 * (domain.md 5).
 */
import type { Analisi, InputUsato, LevelOrGrey } from '../analisi.ts';
import type { Words } from '../aree.ts';
import { r2, r6 } from '../money.ts';
import { impostaSuccessione } from '../successione/imposta.ts';
import { intestata, legittima } from '../successione/quote.ts';
import { cita } from '../traccia/read-tracker.ts';
import { secondeCaseDi, type Contesto, type Scheda } from './contesto.ts';
import { beniInputs } from './dietro.ts';

export interface StimaSuccessione {
  base: number;
  imposta: number;
  coniuge: boolean;
  figli: number;
  genitori: number;
}

/**
 * Tax with no will. Property at a share of its market value, pension fund and life policies left
 * out, debts taken away. With no heirs told the tax is not guessed: zero.
 */
export function stimaSuccessione(ctx: Contesto): StimaSuccessione {
  const { valori, me, gestione } = ctx;
  if (!me) return { base: 0, imposta: 0, coniuge: false, figli: 0, genitori: 0 };
  cita(valori, inputSuccessione(me));
  const { beni } = me;
  const assicurativi =
    me.membro.strumentiInvestimento?.assicurativi ?? gestione.strumenti?.assicurativi ?? 0;
  const immobili = (beni.residenza + beni.secondeCase) * valori['successione.quotaCatastale'];
  const base = Math.max(
    0,
    immobili + beni.mobiliare * (1 - assicurativi / 100) + beni.attivita - beni.debiti,
  );
  const coniuge = me.coniuge !== undefined;
  const figli = me.figli.length;
  const genitori = figli > 0 ? 0 : me.genitori.length;
  const quote = intestata({ coniuge, figli, genitori, fratelli: 0 });
  const perHead = (total: number, heads: number) =>
    heads > 0 ? heads * impostaSuccessione(valori, 'linea', (base * total) / heads) : 0;
  return {
    base,
    coniuge,
    figli,
    genitori,
    imposta:
      perHead(quote.coniuge, coniuge ? 1 : 0) +
      perHead(quote.figliTot, figli) +
      perHead(quote.genitoriTot, genitori),
  };
}

const MILIONE = 1_000_000;

export function successioneDi(ctx: Contesto): Analisi['successione'] {
  const stima = stimaSuccessione(ctx);
  const quote = legittima({
    coniuge: stima.coniuge,
    figli: stima.figli,
    ascendenti: stima.genitori,
  });
  const { level, testo } = esito(ctx, stima);
  return {
    impostaStimata: r2(stima.imposta),
    level,
    testo,
    legittima: {
      coniuge: r6(quote.coniuge),
      figliTot: r6(quote.figliTot),
      ascendenti: r6(quote.ascendenti),
      disponibile: r6(quote.disponibile),
    },
  };
}

function esito(
  { me, schede, adulti }: Contesto,
  stima: StimaSuccessione,
): { level: LevelOrGrey; testo: Words } {
  const hasWill = me?.membro.haTestamento;
  if (hasWill === true) {
    return {
      level: 'green',
      testo: {
        it: 'Un testamento c’è già: rileggilo dopo ogni cambiamento in famiglia e comunque ogni cinque anni.',
        en: 'There is already a will: read it again after every change in the family, and every five years anyway.',
      },
    };
  }
  if (hasWill === undefined) {
    return {
      level: 'grey',
      testo: {
        it: 'Non sappiamo se hai un testamento: indicalo e ti diciamo se vale la pena pensarci.',
        en: 'We do not know whether you have a will: tell us and we will say whether it is worth thinking about.',
      },
    };
  }
  const partner = adulti.some(({ membro }) => membro.gradoParentela === 'other');
  const business = schede.some(
    ({ membro }) => membro.imprenditore === true || membro.professione === 'Imprenditore',
  );
  if (partner) {
    return {
      level: 'red',
      testo: {
        it: 'Chi vive con te senza essere coniuge o parente stretto per legge non eredita: senza testamento non riceverebbe nulla.',
        en: 'Whoever lives with you without being a spouse or close relative inherits nothing by law: without a will they would receive nothing.',
      },
    };
  }
  if (business || me!.beni.netto > MILIONE) {
    return {
      level: 'red',
      testo: {
        it: 'Con un’attività o un patrimonio importante un testamento evita divisioni difficili e dà continuità.',
        en: 'With a business or sizeable wealth a will avoids hard divisions and gives continuity.',
      },
    };
  }
  if (stima.coniuge || stima.figli > 0) {
    return {
      level: 'yellow',
      testo: {
        it: 'Senza testamento decide la legge e i beni restano in comune tra gli eredi: puoi scegliere tu a chi va la parte disponibile.',
        en: 'Without a will the law decides and the heirs own everything together: you may choose who receives the part that is free.',
      },
    };
  }
  return {
    level: 'green',
    testo: {
      it: 'Oggi la legge basta; un testamento serve se vuoi lasciare qualcosa a qualcuno in particolare.',
      en: 'Today the law is enough; a will is useful if you want to leave something to someone in particular.',
    },
  };
}

/** What the estate of one person is made of. */
export function inputSuccessione(me: Scheda): InputUsato[] {
  const { membro, ingressi } = me;
  return [
    ingressi('statoResidenza', membro.statoResidenza),
    ...beniInputs(me),
    ingressi('valorePatrimonioImmobiliareSecondHomes', secondeCaseDi(membro), 'euro'),
    ingressi('valorePatrimonioMobiliare', membro.valorePatrimonioMobiliare, 'euro'),
    ...(me.beni.mobiliare > 0
      ? [ingressi('strumentiInvestimento', membro.strumentiInvestimento)]
      : []),
  ];
}
