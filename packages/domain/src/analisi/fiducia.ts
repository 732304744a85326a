/** How far the estimate of an area may be relied on, and why not further (domain.md 10.6). */
import { affidabilita } from '../affidabilita/affidabilita.ts';
import type { Segnale } from '../affidabilita/segnali.ts';
import type { SoluzioneCode } from '../aree.ts';
import type { Affidabilita } from '../regole/regola.ts';
import { trackReads } from '../traccia/read-tracker.ts';
import type { Contesto, Scheda } from './contesto.ts';
import { RISPOSTE_ATTESE } from './risposte-attese.ts';

export interface Fiducia {
  livello: Affidabilita;
  /** Why it is not surer, the worst first. */
  segnali: Segnale[];
}

/** In a household without a first person nothing can be relied on. */
const NESSUNO: Fiducia = { livello: 'bassa', segnali: [] };

/** @param s whose figure it is; of a figure of the household, me */
export function fiduciaDi(ctx: Contesto, code: SoluzioneCode, s = ctx.me): Fiducia {
  if (!s) return NESSUNO;
  // The figure is not made of what its confidence reads.
  return trackReads(ctx.valori, (): Fiducia => {
    const table = ctx.valori['affidabilita.segnali'];
    const segnali = SEGNALI[code](ctx, s).toSorted((a, b) => table[b] - table[a]);
    const attese = RISPOSTE_ATTESE[code](ctx, s);
    const quante = (stato: (typeof attese)[number]['stato']) =>
      attese.filter((one) => one.stato === stato).length;
    const { livello } = affidabilita(ctx.valori, {
      segnali,
      stimati: quante('stimata'),
      mancanti: quante('manca'),
      totale: attese.length,
      decisiva: attese.some(({ stato, decisiva }) => decisiva && stato === 'manca'),
    });
    return { livello, segnali };
  }).value;
}

const niente = (): Segnale[] => [];
const dellaPensione = (_: Contesto, s: Scheda): Segnale[] => s.segnali;

/** What the budget had to suppose. */
export const segnaliBilancio = ({ bilancio }: Contesto): Segnale[] => [
  ...(bilancio.speseStimate ? (['speseStimate'] as const) : []),
  ...(bilancio.rateStimate ? (['rateStimate'] as const) : []),
];
const comune = ({ me }: Contesto): Segnale[] => (me?.ripartizione === null ? ['comuneIgnoto'] : []);
/** A jointly owned home whose share was not told. */
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
