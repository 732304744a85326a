/** The plan of the household: reserve and debts of the budget, covers and pensions of the areas. */
import type { LevelOrGrey } from '../analisi.ts';
import { fasiPiano } from '../bilancio/mesi-piano.ts';
import { piano, type InputPiano, type PensionePiano } from '../bilancio/piano.ts';
import type { PianoCalcolato, SoluzioneCalcolata } from '../calcolo.ts';
import type { Contesto } from '../contesto/contesto.ts';
import { debitiCostosiDi } from './quadro-coppia.ts';

type Valutata = Pick<SoluzioneCalcolata, 'code' | 'perMembro'>;

/** The plan of a month, and its phases over the months to come. */
export function pianoDi(ctx: Contesto, soluzioni: readonly Valutata[]): PianoCalcolato {
  const input = inputPiano(ctx, soluzioni);
  return {
    ...piano(ctx.valori, input),
    fasi: fasiPiano(ctx.valori, input, ctx.famiglia.refDate),
  };
}

function inputPiano(ctx: Contesto, soluzioni: readonly Valutata[]): InputPiano {
  const { bilancio, gestione } = ctx;
  const { riserva } = gestione;
  return {
    margine: bilancio.margine,
    redditoNettoMensile: bilancio.entrate,
    bisogno: riserva.eligible ? riserva.bisogno : null,
    carenza: riserva.eligible ? riserva.carenza : null,
    essenzialeMensile: riserva.eligible ? riserva.essenzialeMensile : 0,
    mobiliare: riserva.eligible ? riserva.mobiliare : 0,
    debitiCostosi: debitiCostosiDi(ctx),
    protezione: soluzioni.some((soluzione) => isDaProteggere(ctx, soluzione)),
    pensione: pensioni(ctx),
  };
}

/** A person of the couple lacks a cover that can still be taken out. */
const isDaProteggere = ({ coppia }: Contesto, { code, perMembro }: Valutata): boolean =>
  perMembro.some(
    ({ memberId, level, numeri }) =>
      coppia.some(({ id }) => id === memberId) &&
      isScoperto(level) &&
      numeri.prodotto === true &&
      (code === 'infortuni-malattie' ||
        (code === 'TCM' && (Number(numeri.dipendenti) > 0 || numeri.coobbligato === true))),
  );

const isScoperto = (level: LevelOrGrey): boolean => level === 'red' || level === 'yellow';

/** Me, then the partner. */
const pensioni = ({ coppia }: Contesto): PensionePiano[] =>
  coppia.flatMap(({ id, pensione }) =>
    pensione?.status === 'ok' && pensione.versamentoSostenibile !== null
      ? [
          {
            id,
            mensile: pensione.versamentoSostenibile,
            tetto: pensione.tettoFondoMensile,
            possibile: pensione.fondoPossibile,
          },
        ]
      : [],
  );
