import { useT } from '@bussola/i18n';
import type { Area } from '../area/area.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { peopleOf } from './people.ts';
import type { Person } from './people.ts';

/** The household by name, in the language in use. */
export function usePeople({ info, analisi }: Pick<Area, 'info' | 'analisi'>): Person[] {
  const t = useT(userAreaNamespace);
  return peopleOf(info.nucleoFamiliare, analisi.refDate, (kinship) => t(`area.unnamed.${kinship}`));
}
