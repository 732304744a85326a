/**
 * Yearly amounts that are not answers of the household, in euro of today: what the projection adds
 * to them.
 */
export interface Piano {
  /** Set aside in each year of work; if absent, all that remains of the income. */
  risparmioAnnuo?: number;
  /**
   * Tax given back by deductions and instalments to pay, by years from today: years `from`
   * (included) to `to` (excluded).
   */
  flussi: { from: number; to: number; euro: number }[];
}

export const PIANO_VUOTO: Piano = { flussi: [] };
