/** The plan of the household: reserve and debts of the budget, covers and pensions of the areas. */
import type { LevelOrGrey } from '../analisi.ts';
import { piano, type PensionePiano, type Piano } from '../bilancio/piano.ts';
import type { SoluzioneCalcolata } from '../calcolo.ts';
import type { Contesto } from './contesto.ts';
import { debitiCostosiDi } from './quadro-coppia.ts';

export function pianoDi(
  ctx: Contesto,
  soluzioni: readonly Pick<SoluzioneCalcolata, 'code' | 'perMembro'>[],
): Piano {
  const { valori, bilancio, gestione } = ctx;
  const { riserva } = gestione;
  return piano(valori, {
    margine: bilancio.margine,
    redditoNettoMensile: bilancio.entrate,
    bisogno: riserva.eligible ? riserva.bisogno : null,
    carenza: riserva.eligible ? riserva.carenza : null,
    essenzialeMensile: riserva.eligible ? riserva.essenzialeMensile : 0,
    mobiliare: riserva.eligible ? riserva.mobiliare : 0,
    debitiCostosi: debitiCostosiDi(ctx),
    protezione: soluzioni.some((soluzione) => isDaProteggere(ctx, soluzione)),
    pensione: pensioni(ctx),
  });
}

/** Somebody of the couple lacks a cover that may still be taken out. */
const isDaProteggere = (
  { coppia }: Contesto,
  { code, perMembro }: Pick<SoluzioneCalcolata, 'code' | 'perMembro'>,
): boolean =>
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
