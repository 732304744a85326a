/** The estate of «me»: tax, shares, what each heir would receive, and whether to write a will. */
import { known } from '../records.ts';
import type { InputCalcolato, LevelOrGrey } from '../analisi.ts';
import type { EsitoSuccessione, SuccessioneCalcolata } from '../calcolo.ts';
import { figliEredi, isFiglioDi } from '../famiglia/perimetro.ts';
import { r2, r6 } from '../money.ts';
import { isPropria } from '../nucleo.ts';
import { secondeCaseDi } from '../patrimonio/beni-di.ts';
import { quotePerErede, type FamigliaEredi, type QuotaErede } from '../successione/per-erede.ts';
import { legittima, type Legittima } from '../successione/quote.ts';
import {
  PATRIMONIO_IMPORTANTE,
  stimaSuccessione,
  type FattiImposta,
  type StimaSuccessione,
} from '../successione/stima.ts';
import { cita } from '../traccia/read-tracker.ts';
import { fuoriInputs } from './carico.ts';
import type { Contesto } from './contesto.ts';
import {
  detti,
  haImpresa,
  impresaInputs,
  isConiuge,
  isFiglio,
  isGenitore,
  type Scheda,
} from './scheda.ts';
import { beniInputs, fondoInputs } from './dietro.ts';

/** Heirs by law: a spouse and all children, switched on or off, else the parents. */
export function erediDi(ctx: Contesto): FamigliaEredi {
  const { valori, tutte, me } = ctx;
  cita(valori, [
    ...tutte.flatMap((s) => detti(s, 'figlioDi')),
    ...ctx.dietroPartner,
    ...fuoriInputs(ctx),
  ]);
  const figli = figliEredi(ctx.familiari);
  const figliFuori = ctx.fuori.length;
  const [first] = tutte.filter((s) => isFiglio(s) && isFiglioDi(s.membro, 'me'));
  return {
    coniuge: tutte.some(isConiuge),
    figli,
    figliFuori,
    genitori: figli + figliFuori > 0 ? 0 : tutte.filter(isGenitore).length,
    convivente: me?.partner !== undefined && !isConiuge(me.partner),
    figlia: figliFuori === 0 && figli === 1 && first?.membro.gradoParentela === 'daughter',
  };
}

/** Tax with no will, with the answers behind it. */
export function stimaDi(ctx: Contesto, eredi: FamigliaEredi): StimaSuccessione {
  const { valori, me } = ctx;
  if (!me) return { base: null, imposta: null, motivo: 'eredi_non_noti' };
  cita(valori, [
    ...inputSuccessione(me),
    ...ctx.coppia.flatMap((s) => [...detti(s, 'professione'), ...impresaInputs(s)]),
  ]);
  const { beni, membro } = me;
  const owned = isPropria(membro.statoResidenza);
  return stimaSuccessione(valori, {
    valoreResidenza: beni.residenza,
    renditaAbitazione: owned ? membro.catastoAbitazione : undefined,
    secondeCase: beni.secondeCase,
    mobiliare: beni.mobiliare,
    assicurativiPct: membro.strumentiInvestimento?.assicurativi,
    attivita: beni.attivita,
    debiti: beni.debiti,
    coniuge: eredi.coniuge,
    figli: eredi.figli + eredi.figliFuori,
    genitori: eredi.genitori,
  });
}

export const quoteDi = ({ coniuge, figli, figliFuori, genitori }: FamigliaEredi): Legittima =>
  legittima({ coniuge, figli: figli + figliFuori, ascendenti: genitori });

/** The facts that the text about the tax needs. */
export const fattiImposta = (
  { me }: Contesto,
  eredi: FamigliaEredi,
  { imposta }: StimaSuccessione,
): FattiImposta => ({
  stimata: imposta,
  soloConiuge: eredi.coniuge && eredi.figli + eredi.figliFuori + eredi.genitori === 0,
  catastoNoto:
    me !== undefined &&
    isPropria(me.membro.statoResidenza) &&
    me.membro.catastoAbitazione !== undefined,
});

export function successioneDi(ctx: Contesto): SuccessioneCalcolata {
  const eredi = erediDi(ctx);
  const stima = stimaDi(ctx, eredi);
  const quote = quoteDi(eredi);
  return {
    base: stima.base === null ? null : r2(stima.base),
    impostaStimata: stima.imposta === null ? null : r2(stima.imposta),
    ...esitoDi(ctx, eredi),
    imposta: fattiImposta(ctx, eredi, stima),
    eredi: conNomi(ctx, quotePerErede(ctx.valori, eredi, stima.base)),
    legittima: {
      coniuge: r6(quote.coniuge),
      figliTot: r6(quote.figliTot),
      ascendenti: r6(quote.ascendenti),
      disponibile: r6(quote.disponibile),
    },
  };
}

/** Rows with the people of the list, in its order. */
function conNomi(
  { tutte, me }: Contesto,
  rows: readonly QuotaErede[],
): SuccessioneCalcolata['eredi'] {
  const of = {
    coniuge: tutte.filter(isConiuge),
    figlio: tutte.filter((s) => isFiglio(s) && isFiglioDi(s.membro, 'me')),
    genitore: tutte.filter(isGenitore),
    convivente: me?.partner ? [me.partner] : [],
  };
  const taken = new Map<string, number>();
  return rows.map((row) => {
    const { tipo } = row;
    const people: readonly Scheda[] = tipo in of ? of[tipo as keyof typeof of] : [];
    const at = taken.get(tipo) ?? 0;
    taken.set(tipo, at + 1);
    const one = people[at];
    const euro = (value: number | null) => (value === null ? null : r2(value));
    return {
      tipo,
      memberId: one?.id,
      senzaTestamento: row.senzaTestamento === null ? null : r6(row.senzaTestamento),
      imposta: euro(row.imposta),
      minimo: r6(row.minimo),
      massimo: r6(row.massimo),
      impostaMassima: euro(row.impostaMassima),
    };
  });
}

/** Never red: a will is an opportunity (domain.md 5.4). */
function esitoDi(
  { valori, me, coppia }: Contesto,
  eredi: FamigliaEredi,
): { level: LevelOrGrey; esito: EsitoSuccessione } {
  const hasWill = me?.membro.haTestamento;
  if (hasWill === true) return { level: 'green', esito: 'testamentoFatto' };
  if (hasWill === undefined) return { level: 'grey', esito: 'testamentoIgnoto' };
  if (eredi.convivente) return { level: 'yellow', esito: 'convivente' };
  if (coppia.some(haImpresa)) return { level: 'yellow', esito: 'patrimonioImportante' };
  // A pension fund pays no estate tax, so it is not among the answers behind the estimate.
  cita(valori, fondoInputs(known(me)));
  if (known(me).beni.netto > PATRIMONIO_IMPORTANTE)
    return { level: 'yellow', esito: 'patrimonioImportante' };
  if (eredi.coniuge || eredi.figli + eredi.figliFuori > 0)
    return { level: 'yellow', esito: 'decideLaLegge' };
  return { level: 'green', esito: 'bastaLaLegge' };
}

/** What the estate of one person is made of. */
function inputSuccessione(me: Scheda): InputCalcolato[] {
  const { membro, ingressi } = me;
  return [
    ingressi('statoResidenza', membro.statoResidenza),
    ...beniInputs(me),
    ...(isPropria(membro.statoResidenza) && membro.catastoAbitazione !== undefined
      ? [ingressi('catastoAbitazione', membro.catastoAbitazione)]
      : []),
    ingressi('valorePatrimonioImmobiliareSecondHomes', secondeCaseDi(membro)),
    ingressi('valorePatrimonioMobiliare', membro.valorePatrimonioMobiliare),
    ...(me.beni.mobiliare > 0
      ? [ingressi('strumentiInvestimento', membro.strumentiInvestimento)]
      : []),
  ];
}
