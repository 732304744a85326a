import type { AllInfo } from '@bussola/contract';
import type { Analisi } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { resultsNamespace } from './namespace.ts';
import { peopleOf } from './people.ts';
import type { Person } from './people.ts';

interface Household {
  info: Pick<AllInfo, 'nucleoFamiliare'>;
  analisi: Pick<Analisi, 'refDate'>;
}

/** The household by name, in the language in use. */
export function usePeople({ info, analisi }: Household): Person[] {
  const t = useT(resultsNamespace);
  return peopleOf(info.nucleoFamiliare, analisi.refDate, (kinship) => t(`unnamed.${kinship}`));
}
