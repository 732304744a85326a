/**
 * The estate of «me»: a first estimate of tax, forced shares, and whether a will is worth writing
 * (domain.md 5).
 */
import type { InputCalcolato, LevelOrGrey } from '../analisi.ts';
import type { Calcolo, EsitoSuccessione } from '../calcolo.ts';
import { figliEredi } from '../famiglia/perimetro.ts';
import { r2, r6 } from '../money.ts';
import { impostaSuccessione } from '../successione/imposta.ts';
import { intestata, legittima } from '../successione/quote.ts';
import { cita } from '../traccia/read-tracker.ts';
import {
  detti,
  isConiuge,
  isFiglio,
  isGenitore,
  secondeCaseDi,
  type Contesto,
  type Scheda,
} from './contesto.ts';
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
  cita(
    valori,
    ctx.tutte.filter(isFiglio).flatMap((s) => detti(s, 'figlioDi')),
  );
  const { beni } = me;
  const assicurativi =
    me.membro.strumentiInvestimento?.assicurativi ?? gestione.strumenti?.assicurativi ?? 0;
  const immobili = (beni.residenza + beni.secondeCase) * valori['successione.quotaCatastale'];
  const base = Math.max(
    0,
    immobili + beni.mobiliare * (1 - assicurativi / 100) + beni.attivita - beni.debiti,
  );
  const coniuge = ctx.tutte.some(isConiuge);
  const figli = figliEredi(ctx.familiari);
  const genitori = figli > 0 ? 0 : ctx.tutte.filter(isGenitore).length;
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

export function successioneDi(ctx: Contesto): Calcolo['successione'] {
  const stima = stimaSuccessione(ctx);
  const quote = legittima({
    coniuge: stima.coniuge,
    figli: stima.figli,
    ascendenti: stima.genitori,
  });
  return {
    impostaStimata: r2(stima.imposta),
    ...esitoDi(ctx, stima),
    legittima: {
      coniuge: r6(quote.coniuge),
      figliTot: r6(quote.figliTot),
      ascendenti: r6(quote.ascendenti),
      disponibile: r6(quote.disponibile),
    },
  };
}

function esitoDi(
  { valori, me, schede, attive }: Contesto,
  stima: StimaSuccessione,
): { level: LevelOrGrey; esito: EsitoSuccessione } {
  cita(
    valori,
    attive.flatMap((s) => detti(s, 'convivente')),
  );
  const hasWill = me?.membro.haTestamento;
  if (hasWill === true) return { level: 'green', esito: 'testamentoFatto' };
  if (hasWill === undefined) return { level: 'grey', esito: 'testamentoIgnoto' };
  if (me?.partner && !isConiuge(me.partner)) return { level: 'red', esito: 'convivente' };
  const business = schede.some(
    ({ membro }) => membro.imprenditore === true || membro.professione === 'Imprenditore',
  );
  if (business || me!.beni.netto > MILIONE) return { level: 'red', esito: 'patrimonioImportante' };
  if (stima.coniuge || stima.figli > 0) return { level: 'yellow', esito: 'decideLaLegge' };
  return { level: 'green', esito: 'bastaLaLegge' };
}

/** What the estate of one person is made of. */
export function inputSuccessione(me: Scheda): InputCalcolato[] {
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
