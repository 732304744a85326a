/** What each heir would receive, with and without a will (domain.md 5.1–5.3). */
import type { Valori } from '../costanti/costanti.ts';
import { impostaSuccessione, type Rapporto } from './imposta.ts';
import { intestata, legittima } from './quote.ts';

/** `fratelli`, `parenti`: who may be there and is not listed. */
export type TipoErede =
  'coniuge' | 'figlio' | 'figlioFuori' | 'genitore' | 'convivente' | 'fratelli' | 'parenti';

export interface QuotaErede {
  tipo: TipoErede;
  /** Share of the estate without a will, 0–1; null: it depends on who else there is. */
  senzaTestamento: number | null;
  /** The least that the law leaves with a will, and the most that a will may leave. */
  minimo: number;
  massimo: number;
  /** Tax on the share without a will and on the most, euro; null: not known. */
  imposta: number | null;
  impostaMassima: number | null;
}

const RAPPORTI: Readonly<Record<TipoErede, Rapporto>> = {
  coniuge: 'linea',
  figlio: 'linea',
  figlioFuori: 'linea',
  genitore: 'linea',
  convivente: 'altro',
  fratelli: 'fratello',
  parenti: 'parente',
};

export interface FamigliaEredi {
  coniuge: boolean;
  /** Children of the household and outside it. */
  figli: number;
  figliFuori: number;
  genitori: number;
  convivente: boolean;
  /** The only child is a daughter. */
  figlia: boolean;
}

/**
 * One row for each heir of the list, children outside the household and an unmarried partner; one
 * for brothers and sisters where the law would call them, and one for other relatives.
 * @param base taxable estate, euro; null when it is not known
 */
export function quotePerErede(valori: Valori, p: FamigliaEredi, base: number | null): QuotaErede[] {
  const figli = p.figli + p.figliFuori;
  const genitori = figli > 0 ? 0 : p.genitori;
  const law = intestata({ coniuge: p.coniuge, figli, genitori, fratelli: 0 });
  const forced = legittima({ coniuge: p.coniuge, figli, ascendenti: genitori });
  const row = (tipo: TipoErede, share: number | null, minimo: number): QuotaErede => {
    const massimo = minimo + forced.disponibile;
    const tax = (quota: number | null) =>
      base === null || quota === null
        ? null
        : impostaSuccessione(valori, RAPPORTI[tipo], base * quota);
    return {
      tipo,
      senzaTestamento: share,
      minimo,
      massimo,
      imposta: tax(share),
      impostaMassima: tax(massimo),
    };
  };
  const many = (
    count: number,
    tipo: TipoErede,
    total: number,
    forcedTotal: number,
    heads: number,
  ): QuotaErede[] => {
    const rows: QuotaErede[] = [];
    while (rows.length < count) rows.push(row(tipo, total / heads, forcedTotal / heads));
    return rows;
  };
  // Brothers and sisters inherit beside spouse and parents, and are seldom listed.
  const fratelli = figli === 0 && (p.coniuge || genitori > 0);
  return [
    // Beside a parent the spouse has two thirds, with brothers and sisters or without (c.c. 582).
    ...(p.coniuge
      ? [row('coniuge', fratelli && genitori === 0 ? null : law.coniuge, forced.coniuge)]
      : []),
    ...many(p.figli, 'figlio', law.figliTot, forced.figliTot, figli),
    ...many(p.figliFuori, 'figlioFuori', law.figliTot, forced.figliTot, figli),
    ...many(genitori, 'genitore', law.genitoriTot, forced.ascendenti, genitori).map((one) => ({
      ...one,
      senzaTestamento: null,
      imposta: null,
    })),
    ...(p.convivente ? [row('convivente', 0, 0)] : []),
    ...(fratelli ? [row('fratelli', null, 0)] : []),
    ...(!p.coniuge && figli + genitori === 0 ? [row('parenti', null, 0)] : []),
  ];
}
