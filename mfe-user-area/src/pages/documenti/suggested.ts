import type { StoredFile } from '@bussola/contract';
import { ageAt } from '@bussola/domain';
import type { IsoDate, Membro } from '@bussola/domain';

export type SuggestedKey = 'polizzaMutuo' | 'polizzaCasa' | 'atto' | 'inps' | 'redditi';
export interface Suggested {
  key: SuggestedKey;
  memberId?: string;
}

const EARNS: readonly Membro['professione'][] = [
  'Imprenditore',
  'Dipendente',
  'Autonomo/a',
  'Artigiano/a',
];

/**
 * The papers that would make this family's figures surer: those of the home, and those of who
 * earns. At most six.
 */
export function suggestedFor(membri: readonly Membro[], refDate: IsoDate): Suggested[] {
  const counted = membri.filter(({ enabled }) => enabled);
  const owns = ({ statoResidenza }: Membro) =>
    statoResidenza === 'proprietà' || statoResidenza === 'comproprietà';
  const adults = counted.filter(
    ({ dataNascita }) => dataNascita !== undefined && ageAt(dataNascita, refDate) >= 18,
  );
  const earners = adults.filter(
    ({ professione, redditoNettoAnnuo }) =>
      EARNS.includes(professione) && (redditoNettoAnnuo ?? 0) > 0,
  );
  return [
    ...(counted.some(({ mutuoResidenza }) => mutuoResidenza === true)
      ? [{ key: 'polizzaMutuo' as const }]
      : []),
    ...earners.slice(0, 2).map(({ _id }) => ({ key: 'inps' as const, memberId: _id })),
    ...earners.slice(0, 2).map(({ _id }) => ({ key: 'redditi' as const, memberId: _id })),
    ...(counted.some(owns) ? [{ key: 'atto' as const }] : []),
    ...(counted.some(({ assicurazioneResidenza }) => assicurazioneResidenza === true)
      ? [{ key: 'polizzaCasa' as const }]
      : []),
  ].slice(0, 6);
}

/**
 * Whether one is there already: it was kept under the name it was asked for, whatever its ending.
 */
export const isKept = (name: string, files: readonly Pick<StoredFile, 'name'>[]): boolean =>
  files.some((file) => file.name.replace(/\.[A-Za-z0-9]{2,5}$/, '') === name);
