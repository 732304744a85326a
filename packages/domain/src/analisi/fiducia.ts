/** How far the estimate of an area may be relied on, and why not further (domain.md 10.6). */
import { affidabilita } from '../traccia/punti-affidabilita.ts';
import type { Segnale } from '../costanti/segnali.ts';
import type { SoluzioneCode } from '../aree.ts';
import type { Affidabilita } from '../traccia/regola.ts';
import { trackReads } from '../traccia/read-tracker.ts';
import { attesePer } from './completezza.ts';
import type { Contesto } from '../contesto/contesto.ts';
import type { Scheda } from '../contesto/scheda.ts';

export interface Fiducia {
  livello: Affidabilita;
  /** 0–100, before the rule of decisive answers. */
  punti: number;
  /** Reasons for doubt, the most serious first. */
  segnali: Segnale[];
}

/** In a household without a first person nothing can be relied on. */
const NESSUNO: Fiducia = { livello: 'bassa', punti: 0, segnali: [] };

/** @param s the person of the figure; the first person for a figure of the household */
export function fiduciaDi(ctx: Contesto, code: SoluzioneCode, s = ctx.me): Fiducia {
  if (!s) return NESSUNO;
  // What the confidence reads must not count as an input of the figure.
  return trackReads(ctx.valori, (): Fiducia => {
    const table = ctx.valori['affidabilita.segnali'];
    const found = SEGNALI[code](ctx, s);
    const segnali = found.length < 2 ? found : found.toSorted((a, b) => table[b] - table[a]);
    const attese = attesePer(ctx, code, s);
    let [stimati, mancanti, manca] = [0, 0, false];
    for (const { stato, decisiva } of attese) {
      if (stato === 'stimata') stimati++;
      if (stato !== 'manca') continue;
      mancanti++;
      manca ||= decisiva;
    }
    const totale = attese.length;
    const conto = { segnali, stimati, mancanti, totale, decisiva: manca };
    const { livello, punti } = affidabilita(ctx.valori, conto);
    return { livello, punti, segnali };
  }).value;
}

const niente = (): Segnale[] => [];
const dellaPensione = (_: Contesto, s: Scheda): Segnale[] => s.segnali;

/** Signals for the values that the budget had to estimate. */
export const segnaliBilancio = ({ bilancio }: Contesto): Segnale[] => [
  ...(bilancio.speseStimate ? (['speseStimate'] as const) : []),
  ...(bilancio.rateStimate ? (['rateStimate'] as const) : []),
];
const comune = ({ me }: Contesto): Segnale[] => (me?.ripartizione === null ? ['comuneIgnoto'] : []);
/** A jointly owned home whose share was not given. */
const quota = ({ coppia }: Contesto): Segnale[] =>
  coppia.some(
    ({ membro }) =>
      membro.statoResidenza === 'comproprietà' && membro.valoreResidenza === undefined,
  )
    ? ['quotaIgnota']
    : [];

const SEGNALI: Readonly<Record<SoluzioneCode, (ctx: Contesto, s: Scheda) => Segnale[]>> = {
  'gestione-patrimonio': segnaliBilancio,
  TCM: dellaPensione,
  'infortuni-malattie': dellaPensione,
  'polizze-rischi': quota,
  pensione: dellaPensione,
  LTC: (ctx, s) => [...s.segnali, ...comune(ctx)],
  'assistenza-medica': niente,
  'tutela-legale': niente,
  polizza: quota,
  'riscatto-laurea': dellaPensione,
  'investimenti-capitale-garantito': segnaliBilancio,
  'unit-index-linked': niente,
};
