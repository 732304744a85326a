/** «Non so il totale»: the middle of a range, marked as an estimate. In euro. */
export const FASCE_RISPARMI = [
  { upTo: 5_000, value: 2_500 },
  { upTo: 20_000, value: 12_000 },
  { upTo: 50_000, value: 35_000 },
  { upTo: 150_000, value: 90_000 },
  { upTo: null, value: 250_000 },
] as const;
