import { ageAt, legameDi } from '@bussola/domain';
import type { IsoDate, Legame, Membro } from '@bussola/domain';

/** A member as the screens speak of them. */
export interface Person {
  id: string;
  /** First name, or «tua moglie» when there is none. */
  name: string;
  fullName: string;
  /** Keeps its place, so its tone of the avatar, on every screen. */
  tone: number;
  kinship: Legame;
  /** Whole years; absent without a date of birth. */
  age: number | undefined;
  enabled: boolean;
}

/** The household in its own order; names are made up of kinship where they are missing. */
export function peopleOf(
  membri: readonly Membro[],
  refDate: IsoDate,
  unnamed: (kinship: Legame) => string,
): Person[] {
  return [...membri]
    .sort((a, b) => a.seq - b.seq)
    .map((membro, tone) => {
      const name = membro.firstName?.trim() || unnamed(legameDi(membro));
      return {
        id: membro._id,
        name,
        fullName: [name, membro.lastName?.trim()].filter(Boolean).join(' '),
        tone,
        kinship: legameDi(membro),
        age: membro.dataNascita ? ageAt(membro.dataNascita, refDate) : undefined,
        enabled: membro.enabled,
      };
    });
}
