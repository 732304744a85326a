import type {
  RegimeInvestimento,
  StrumentiInvestimento,
  SuddivisioneInvestimento,
} from '@bussola/domain';

/** Wire names; screens call `gestioneSeparate` Crypto and `oro` Materie prime. */
export const CLASSI = [
  'azioni',
  'obbligazioni',
  'gestioneSeparate',
  'oro',
  'liquidi',
  'altro',
] as const satisfies readonly (keyof SuddivisioneInvestimento)[];
export const STRUMENTI = [
  'fondi',
  'etf',
  'assicurativi',
  'singoliTitoli',
  'altro',
] as const satisfies readonly (keyof StrumentiInvestimento)[];
export const REGIMI = [
  'amministrato',
  'gestito',
  'dichiarativo',
  'nonso',
] as const satisfies readonly (keyof RegimeInvestimento)[];

type Split = Readonly<Record<string, number>>;
/** domain.md 4.2: a total is 100 within this, and no more. */
const TOLERANCE = 1e-9;

export const splitSum = (split: Split): number =>
  Object.values(split).reduce((sum, share) => sum + share, 0);
export const emptySplit = <K extends string>(keys: readonly K[]): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;
export const isEmptySplit = (split: Split): boolean =>
  Object.values(split).every((share) => share === 0);

/**
 * The message for a split that is not 100, with the exact texts of the specification behind the
 * keys.
 */
export function splitError(split: Split): string | undefined {
  if (Object.values(split).some((share) => !Number.isFinite(share) || share < 0 || share > 100))
    return 'forms:split.share';
  const sum = splitSum(split);
  if (Math.abs(sum - 100) <= TOLERANCE) return undefined;
  return sum > 100 ? 'forms:split.over' : 'forms:split.under';
}

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
