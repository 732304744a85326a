/** How financial wealth grows: classes, mix, tax. Plain numbers, ready to cross to a worker. */
import type { Valori } from '../costanti/costanti.ts';
import type { SuddivisioneInvestimento } from '../nucleo.ts';
import { CLASSI } from '../risposte/scelte.ts';
import { cholesky } from '../costanti/cholesky.ts';

/** One number a class, in the order of `CLASSI`. Rates are real and yearly. */
export interface Mercato {
  /** Shares of wealth, sum 1; brought back to these every year. */
  mix: number[];
  /** Mean and volatility of the logarithm of the yearly factor. */
  logMedia: number[];
  logSigma: number[];
  /** Tax on the year's nominal gain, and stamp duty on the amount. */
  tassa: number[];
  bollo: number[];
  inflazione: number;
  /** Lower triangle of the correlations, row by row. */
  radice: number[];
}

/**
 * Factors are lognormal: no class can lose more than all it has, and their mean is the documented
 * return. Tax falls each year on the nominal gain, inflation included, as under the managed regime
 * (D.Lgs. 461/1997, art. 7); losses are not carried forward, which is prudent. Stamp duty is on
 * products, not on cash (DPR 642/1972, tariffa, art. 13, comma 2-ter).
 * @param suddivisione percentages that sum to 100; undefined: all in cash
 * @throws ConfigError when the correlations cannot hold together
 */
export function mercato(
  valori: Valori,
  suddivisione: SuddivisioneInvestimento | undefined,
): Mercato {
  const media = valori['proiezione.rendimenti'];
  const sigma = valori['rischio.sigma'];
  const capitale = valori['tassa.capitale'];
  const statali = valori['proiezione.quotaStatali'];
  const tassa = {
    azioni: capitale,
    obbligazioni: statali * valori['tassa.statali'] + (1 - statali) * capitale,
    gestioneSeparate: valori['tassa.crypto'],
    oro: capitale,
    liquidi: capitale,
    altro: capitale,
  };
  const logSigma = CLASSI.map((classe) =>
    Math.sqrt(Math.log1p((sigma[classe] / 100 / (1 + media[classe])) ** 2)),
  );
  return {
    mix: CLASSI.map((classe) =>
      suddivisione ? suddivisione[classe] / 100 : classe === 'liquidi' ? 1 : 0,
    ),
    logMedia: CLASSI.map((classe, i) => Math.log1p(media[classe]) - logSigma[i]! ** 2 / 2),
    logSigma,
    tassa: CLASSI.map((classe) => tassa[classe]),
    bollo: CLASSI.map((classe) => (classe === 'liquidi' ? 0 : valori['bollo.prodotti'])),
    inflazione: valori['proiezione.inflazione'],
    radice: [...cholesky(valori['proiezione.correlazioni'])],
  };
}

/** The same market in which every year gives the mean: what the plan is drawn with. */
export const senzaOscillazioni = (m: Mercato): Mercato => ({
  ...m,
  logMedia: m.logMedia.map((media, i) => media + m.logSigma[i]! ** 2 / 2),
  logSigma: m.logSigma.map(() => 0),
});

/** What one euro of the mix becomes in a year of mean returns, after tax and duty. */
export function fattoreMedio(m: Mercato): number {
  let total = 0;
  for (let i = 0; i < m.mix.length; i++) {
    const gross = Math.exp(m.logMedia[i]! + m.logSigma[i]! ** 2 / 2);
    total +=
      m.mix[i]! * (gross - m.tassa[i]! * Math.max(0, gross - 1 + m.inflazione) - m.bollo[i]!);
  }
  return total;
}
