/**
 * Who inherits how much: forced shares and shares without a will, as fractions of the estate
 * (domain.md 5.1 and 5.2).
 */

export interface Legittima {
  coniuge: number;
  figliTot: number;
  ascendenti: number;
  disponibile: number;
}

/**
 * Shares the law reserves (Codice civile, art. 536 ff.); relatives in ascending line only when
 * there are no children.
 */
export function legittima({
  coniuge,
  figli,
  ascendenti,
}: {
  coniuge: boolean;
  figli: number;
  ascendenti: number;
}): Legittima {
  const of = (spouse: number, figliTot: number, parents: number): Legittima => ({
    coniuge: spouse,
    figliTot,
    ascendenti: parents,
    disponibile: clean(1 - spouse - figliTot - parents),
  });
  if (coniuge) {
    if (figli === 1) return of(1 / 3, 1 / 3, 0);
    if (figli > 1) return of(1 / 4, 1 / 2, 0);
    return ascendenti > 0 ? of(1 / 2, 0, 1 / 4) : of(1 / 2, 0, 0);
  }
  if (figli === 1) return of(0, 1 / 2, 0);
  if (figli > 1) return of(0, 2 / 3, 0);
  return ascendenti > 0 ? of(0, 0, 1 / 3) : of(0, 0, 0);
}

export interface Intestata {
  coniuge: number;
  figliTot: number;
  genitoriTot: number;
  fratelliTot: number;
  altri: number;
}

/**
 * Shares without a will (Codice civile, art. 565 ff.). `altri`: relatives to the sixth degree, then
 * the State.
 */
export function intestata({
  coniuge,
  figli,
  genitori,
  fratelli,
}: {
  coniuge: boolean;
  figli: number;
  genitori: number;
  fratelli: number;
}): Intestata {
  const of = (
    spouse: number,
    figliTot: number,
    genitoriTot: number,
    fratelliTot: number,
  ): Intestata => ({
    coniuge: spouse,
    figliTot,
    genitoriTot,
    fratelliTot,
    altri: clean(1 - spouse - figliTot - genitoriTot - fratelliTot),
  });
  if (figli > 0) {
    if (!coniuge) return of(0, 1, 0, 0);
    return figli === 1 ? of(1 / 2, 1 / 2, 0, 0) : of(1 / 3, 2 / 3, 0, 0);
  }
  // What the spouse leaves: all of it without one.
  const rest = coniuge ? 1 / 3 : 1;
  const spouse = coniuge ? 2 / 3 : 0;
  if (genitori > 0 && fratelli > 0) {
    const perHead = genitori / (genitori + fratelli);
    const parents = coniuge ? Math.max(1 / 4, perHead / 3) : Math.max(1 / 2, perHead);
    return of(spouse, 0, parents, rest - parents);
  }
  if (genitori > 0) return of(spouse, 0, rest, 0);
  if (fratelli > 0) return of(spouse, 0, 0, rest);
  return of(coniuge ? 1 : 0, 0, 0, 0);
}

/** A remainder of subtractions that should be nothing is nothing. */
const clean = (share: number): number => (share < 1e-12 ? 0 : share);
