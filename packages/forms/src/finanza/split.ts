import type {
  RegimeInvestimento,
  StrumentiInvestimento,
  SuddivisioneInvestimento,
} from '@bussola/domain';

type Split = Readonly<Record<string, number>>;

export const isEmptySplit = (split: Split): boolean =>
  Object.values(split).every((share) => share === 0);

/**
 * «Non lo so»: samples of a cautious family portfolio, mostly in accounts and deposits. They are
 * ours, not a statistic and not a suggestion; the answer is marked as estimated.
 */
export const SUDDIVISIONE_CAMPIONE: SuddivisioneInvestimento = {
  azioni: 15,
  obbligazioni: 25,
  gestioneSeparate: 0,
  oro: 0,
  liquidi: 50,
  altro: 10,
};
export const STRUMENTI_CAMPIONE: StrumentiInvestimento = {
  fondi: 25,
  etf: 5,
  assicurativi: 15,
  singoliTitoli: 5,
  altro: 50,
};
/** Here not knowing is an answer of its own. */
export const REGIME_NON_SO: RegimeInvestimento = {
  amministrato: 0,
  gestito: 0,
  dichiarativo: 0,
  nonso: 100,
};
