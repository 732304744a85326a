/** What me and the partner own, owe and earn, as the opening and the hard situations read it. */
import type { InputSituazioni } from '../bilancio/situazioni.ts';
import { debitiCostosi } from '../bilancio/margine.ts';
import { stimaSpese } from '../bilancio/spese.ts';
import type { Valori } from '../costanti/costanti.ts';
import { sum } from '../money.ts';
import { debitiDi, isPropria, mutuoCasa } from '../nucleo.ts';
import { cita } from '../traccia/read-tracker.ts';
import { nucleoDi } from '../contesto/bilancio-di.ts';
import type { Contesto } from '../contesto/contesto.ts';
import { detti, type Scheda } from '../contesto/scheda.ts';

/** Amounts in euro. */
export interface QuadroCoppia {
  netto: number;
  /** False: savings of one of them, or the value of an owned home, were not given. */
  nettoNoto: boolean;
  /** Residual of all debts but mortgages. */
  debitiCostosi: number;
  /** Homes whose value was given, and the mortgages on them. */
  valoreCase: number;
  mutuoCase: number;
  /** Value of the business, and all that they own. */
  attivita: number;
  lordo: number;
  /** One of them guarantees another person's debts. */
  garanzie: boolean;
}

export function quadroCoppia(ctx: Contesto): QuadroCoppia {
  const { coppia } = ctx;
  cita(ctx.valori, ctx.dietroCoppia.patrimonio());
  cita(
    ctx.valori,
    coppia.flatMap((s) => detti(s, 'garanziePersonali')),
  );
  const lordo = sum(coppia.map(({ beni }) => beni.lordo));
  const valued = coppia.filter(hasValore);
  const valoreCase = sum(valued.map(({ membro }) => membro.valoreResidenza ?? 0));
  const mutuoCase = sum(valued.map(({ membro }) => mutuoCasa(membro)));
  return {
    netto: lordo - sum(coppia.map(({ membro }) => debitiDi(membro))),
    nettoNoto: coppia.every(isNota),
    debitiCostosi: debitiCostosiDi(ctx),
    valoreCase,
    mutuoCase,
    attivita: sum(coppia.map(({ beni }) => beni.attivita)),
    lordo,
    garanzie: coppia.some(({ membro }) => membro.garanziePersonali === true),
  };
}

const hasValore = ({ membro }: Scheda): boolean =>
  isPropria(membro.statoResidenza) && (membro.valoreResidenza ?? 0) > 0;
const isNota = ({ membro }: Scheda): boolean =>
  membro.valorePatrimonioMobiliare !== undefined &&
  (!isPropria(membro.statoResidenza) || membro.valoreResidenza !== undefined);

/** Residual of the debts of both that cost more than a mortgage, euro. */
export const debitiCostosiDi = ({ coppia }: Pick<Contesto, 'coppia'>): number =>
  debitiCostosi(coppia.flatMap(({ membro }) => membro.altriDebiti ?? []));

/** A business weighs too much in what they own, a mortgage in the home, or guarantees. */
export const isPesante = (valori: Valori, q: QuadroCoppia): boolean =>
  q.attivita > valori['soglie.impresa'][1] * q.lordo ||
  q.mutuoCase > valori['soglie.leva'][1] * q.valoreCase ||
  q.garanzie;

export function situazioniInput(ctx: Contesto): InputSituazioni {
  const quadro = quadroCoppia(ctx);
  const { valori, attive, coppia, bilancio } = ctx;
  const adulti = attive.filter(({ maggiorenne }) => maggiorenne !== false).length;
  const { entrate } = bilancio;
  return {
    quotaRateNota: bilancio.quotaRateNota,
    netto: quadro.nettoNoto ? quadro.netto : null,
    debitiCostosi: quadro.debitiCostosi,
    redditoNettoMensile: entrate,
    rate: bilancio.rate,
    mobiliare: risparmiNoti(coppia),
    valoreResidenza: quadro.valoreCase,
    residuoMutuo:
      quadro.valoreCase > 0 ? quadro.mutuoCase : sum(coppia.map(({ membro }) => mutuoCasa(membro))),
    disoccupato: attive.some(({ professione }) => professione === 'Disoccupato/a'),
    pensionati: attive.flatMap(({ professione, eta, reddito }) =>
      professione === 'Pensionato/a' && eta !== undefined && reddito !== undefined
        ? [{ eta, reddito }]
        : [],
    ),
    dopoVecchiaia: Math.max(0, ...coppia.filter(isDopoVecchiaia).map(({ eta }) => eta ?? 0)),
    redditoPerAdulto: entrate === null || adulti === 0 ? null : (12 * entrate) / adulti,
    minori: attive.filter(({ maggiorenne }) => maggiorenne === false).length,
    stimaSpese: stimaSpese(valori, nucleoDi(attive, coppia)),
  };
}

/** Null when one of them did not tell. */
const risparmiNoti = (coppia: readonly Scheda[]): number | null =>
  coppia.every(({ membro }) => membro.valorePatrimonioMobiliare !== undefined)
    ? sum(coppia.map(({ beni }) => beni.mobiliare))
    : null;

const isDopoVecchiaia = ({ stima }: Scheda): boolean =>
  stima?.status === 'ok' && stima.dopoVecchiaia;
