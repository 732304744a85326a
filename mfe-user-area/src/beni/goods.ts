/** What a household owns and owes, in its parts. */
import type { PatrimonioAnalisi } from '@bussola/domain';
import type { Series } from '@bussola/ui/charts';

/** Each part keeps its colour wherever it is drawn. */
export const OWNED = [
  ['residenza', 1],
  ['altriImmobili', 2],
  ['mobiliare', 3],
  ['attivita', 4],
  ['fondoPensione', 5],
] as const satisfies readonly (readonly [keyof PatrimonioAnalisi['voci'], Series])[];
export const OWED = [
  'mutuo',
  'altriDebiti',
] as const satisfies readonly (keyof PatrimonioAnalisi['voci'])[];

export type Owned = (typeof OWNED)[number][0];
export type Voce = Owned | (typeof OWED)[number];
