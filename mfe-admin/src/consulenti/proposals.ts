import type { ConsulenteRow } from '@bussola/contract';

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** Clients and open proposals: both take up a place. */
export const takenBy = ({ clients, waiting }: Pick<ConsulenteRow, 'clients' | 'waiting'>): number =>
  clients + waiting;

export type Hindrance = 'full' | 'unregistered';
/** Why nobody new is proposed; undefined: nothing speaks against it. */
export function hindranceOf(row: ConsulenteRow): Hindrance | undefined {
  if (row.numero === null) return 'unregistered';
  return takenBy(row) >= row.limite ? 'full' : undefined;
}

/** The list of municipalities has straight apostrophes, people type both. */
const plain = (text: string): string => text.trim().replaceAll('’', "'").toLocaleLowerCase('it-IT');
const receivesIn = ({ luoghi }: ConsulenteRow, comune: string | null): boolean =>
  comune !== null && luoghi.some((place) => plain(place) === plain(comune));

/** Who may follow a client of this municipality: there first, then the one with more room. */
export const bestFirst = (rows: readonly ConsulenteRow[], comune: string | null): ConsulenteRow[] =>
  [...rows].sort(
    (one, other) =>
      Number(hindranceOf(one) !== undefined) - Number(hindranceOf(other) !== undefined) ||
      Number(receivesIn(other, comune)) - Number(receivesIn(one, comune)) ||
      takenBy(one) - takenBy(other) ||
      nameOf(one).localeCompare(nameOf(other), 'it'),
  );

/**
 * A proposal for each client of somebody who stops, by the place and the room that is left; null
 * where nobody has room.
 */
export function proposalsFor(
  clients: readonly { userId: string; comune: string | null }[],
  rows: readonly ConsulenteRow[],
): Record<string, string | null> {
  const left = rows.map((row) => ({ ...row }));
  return Object.fromEntries(
    clients.map(({ userId, comune }) => {
      const [best] = bestFirst(left, comune);
      if (!best || hindranceOf(best)) return [userId, null];
      best.waiting += 1;
      return [userId, best.id];
    }),
  );
}
