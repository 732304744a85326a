/** Wealth, income and reserves with the trace of each part, and the answers behind them. */
import type { GestioneAnalisi, InputCalcolato } from '../analisi.ts';
import type { Calcolo } from '../calcolo.ts';
import { dato, datoComune } from '../soluzioni/bozza.ts';
import { composizioneInputs, mobiliareInputs } from '../soluzioni/patrimonio-comune.ts';
import type { TraceRecorder } from '../traccia/trace-recorder.ts';
import type { Contesto } from '../contesto/contesto.ts';
import type { Scheda } from '../contesto/scheda.ts';
import {
  composizioneDi,
  confrontoDi,
  gestioneAnalisi,
  liquiditaDi,
  nettoDi,
  redditoDi,
  segnaliDi,
} from '../contesto/patrimonio-analisi.ts';

const garanzie = ({ membro }: Scheda) => membro.garanziePersonali;

export function patrimonioTracciato(ctx: Contesto, note: TraceRecorder): Calcolo['patrimonio'] {
  const { perMembro, ...netto } = note.figura(
    'patrimonio.netto',
    () => nettoDi(ctx),
    () => ({ regola: 'patrimonio.netto', inputs: ctx.dietro.patrimonio() }),
  );
  const splits = composizioneInputs(
    ctx,
    'suddivisioneInvestimento',
    'strumentiInvestimento',
    'regimeInvestimento',
  );
  const liquidita = note.figura(
    'patrimonio.liquidita',
    () => liquiditaDi(ctx),
    () => ({
      regola: 'patrimonio.liquidita',
      inputs: composizioneInputs(ctx, 'suddivisioneInvestimento'),
    }),
  );
  const composizione = note.figura(
    'patrimonio.composizione',
    () => composizioneDi(ctx),
    () => ({ regola: 'patrimonio.composizione', inputs: splits }),
  );
  const segnali = note.figura(
    'patrimonio.segnali',
    () => segnaliDi(ctx),
    () => ({
      regola: 'patrimonio.segnali',
      inputs: [...splits, ...datoComune(ctx, 'garanziePersonali', garanzie, ctx.schede)],
    }),
  );
  return { ...netto, liquidita, ...composizione, perMembro, segnali };
}

export function redditoTracciato(ctx: Contesto, note: TraceRecorder): Calcolo['reddito'] {
  const reddito = note.figura(
    'reddito.netto',
    () => redditoDi(ctx),
    () => ({ regola: 'reddito.netto', inputs: ctx.schede.flatMap(redditoDetto) }),
  );
  const confronto = note.figura(
    'reddito.confronto',
    () => confrontoDi(ctx),
    () => ({ regola: 'reddito.confronto' }),
  );
  return { ...reddito, ...(confronto ? { confronto } : {}) };
}

/** Minors, and people whose profession has no income, are not asked. */
const redditoDetto = (s: Scheda): InputCalcolato[] =>
  s.reddito === undefined && (s.tipo === 'nessuno' || s.maggiorenne === false)
    ? []
    : [dato(s, 'redditoNettoAnnuo', s.reddito)];

export const gestioneTracciata = (
  ctx: Contesto,
  note: TraceRecorder,
): GestioneAnalisi | undefined =>
  note.figura(
    'gestione',
    () => gestioneAnalisi(ctx),
    () => ({ regola: 'gestione', inputs: mobiliareInputs(ctx, 'suddivisioneInvestimento') }),
  );
