/** Wealth, income and reserves with the trace of each part, and the answers behind them. */
import type { GestioneAnalisi, InputUsato, PatrimonioAnalisi, RedditoAnalisi } from '../analisi.ts';
import { isPropria } from '../nucleo.ts';
import { dato, datoComune } from '../soluzioni/bozza.ts';
import { composizioneInputs, mobiliareInputs } from '../soluzioni/patrimonio-comune.ts';
import type { Taccuino } from '../traccia/taccuino.ts';
import { hasFondo, type Contesto, type Scheda } from './contesto.ts';
import { composizioneDi, confrontoDi, gestioneAnalisi, liquiditaDi, nettoDi, redditoDi, segnaliDi } from './patrimonio-analisi.ts';

export function patrimonioTracciato(ctx: Contesto, note: Taccuino): PatrimonioAnalisi {
  const { perMembro, ...netto } = note.figura('patrimonio.netto', () => nettoDi(ctx), () => ({ regola: 'patrimonio.netto', inputs: inputPatrimonio(ctx) }));
  const splits = composizioneInputs(ctx, 'suddivisioneInvestimento', 'strumentiInvestimento', 'regimeInvestimento');
  const liquidita = note.figura('patrimonio.liquidita', () => liquiditaDi(ctx), () => ({
    regola: 'patrimonio.liquidita', inputs: composizioneInputs(ctx, 'suddivisioneInvestimento'),
  }));
  const composizione = note.figura('patrimonio.composizione', () => composizioneDi(ctx), () => ({ regola: 'patrimonio.composizione', inputs: splits }));
  const segnali = note.figura('patrimonio.segnali', () => segnaliDi(ctx), () => ({
    regola: 'patrimonio.segnali', inputs: [...splits, ...datoComune(ctx, 'garanziePersonali', ({ membro }) => membro.garanziePersonali)],
  }));
  return { ...netto, liquidita, ...composizione, perMembro, segnali };
}

export function redditoTracciato(ctx: Contesto, note: Taccuino): RedditoAnalisi {
  const reddito = note.figura('reddito.netto', () => redditoDi(ctx), () => ({ regola: 'reddito.netto', inputs: ctx.adulti.flatMap(redditoDetto) }));
  const confronto = note.figura('reddito.confronto', () => confrontoDi(ctx), () => ({ regola: 'reddito.confronto' }));
  return { ...reddito, ...(confronto ? { confronto } : {}) };
}

/** Of who has no profession of income, none is asked. */
const redditoDetto = (s: Scheda): InputUsato[] => (s.tipo === 'nessuno' && s.reddito === undefined ? [] : [dato(s, 'redditoNettoAnnuo', s.reddito, 'euroAnno')]);

export const gestioneTracciata = (ctx: Contesto, note: Taccuino): GestioneAnalisi | undefined =>
  note.figura('gestione', () => gestioneAnalisi(ctx), () => ({ regola: 'gestione', inputs: mobiliareInputs(ctx, 'suddivisioneInvestimento') }));

/** What is owned and owed. A value is asked only of who has the thing. */
export function inputPatrimonio(ctx: Contesto): InputUsato[] {
  return [
    ...datoComune(ctx, 'statoResidenza', ({ membro }) => membro.statoResidenza), ...ctx.adulti.flatMap(casa),
    ...datoComune(ctx, 'valorePatrimonioImmobiliareSecondHomes', ({ membro, beni }) => membro.valorePatrimonioImmobiliareSecondHomes ?? (membro.valorePatrimonioImmobiliare === undefined ? undefined : beni.secondeCase), 'euro'),
    ...datoComune(ctx, 'valorePatrimonioMobiliare', ({ membro }) => membro.valorePatrimonioMobiliare, 'euro'),
    ...ctx.adulti.filter(({ membro }) => hasFondo(membro)).map((s) => dato(s, 'montanteFondo', s.membro.montanteFondo, 'euro')),
  ];
}

const casa = (s: Scheda): InputUsato[] => {
  const { membro } = s;
  return [
    ...(isPropria(membro.statoResidenza) ? [dato(s, 'valoreResidenza', membro.valoreResidenza, 'euro')] : []),
    ...(isPropria(membro.statoResidenza) && membro.mutuoResidenza ? [dato(s, 'valoreResiduoMutuo', membro.valoreResiduoMutuo, 'euro')] : []),
    ...(membro.imprenditore ? [dato(s, 'valoreAttivita', membro.valoreAttivita, 'euro')] : []),
  ];
};

/** The estate is that of «me». */
export function inputSuccessione({ me }: Contesto): InputUsato[] {
  if (!me) return [];
  const { membro } = me;
  return [
    dato(me, 'haTestamento', membro.haTestamento), dato(me, 'statoResidenza', membro.statoResidenza), ...casa(me),
    dato(me, 'valorePatrimonioMobiliare', membro.valorePatrimonioMobiliare, 'euro'),
    ...(me.beni.mobiliare > 0 ? [dato(me, 'strumentiInvestimento', membro.strumentiInvestimento)] : []),
  ];
}
