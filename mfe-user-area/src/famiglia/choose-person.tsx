import { useT } from '@bussola/i18n';
import { Segmented } from '@bussola/ui/charts';
import { useState } from 'react';
import type { Person } from '@bussola/results';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

interface Props {
  /** Those who can be chosen. */
  among: readonly Pick<Person, 'id' | 'name'>[];
  value: string;
  onChange: (id: string) => void;
  /** «Per chi» by default. */
  label?: string;
}

/** Whose figures a tool is about; nothing to choose with one person. */
export function ChoosePerson({ among, value, onChange, label }: Props) {
  const t = useT(userAreaNamespace);
  if (among.length < 2) return null;
  return (
    <Segmented
      label={label ?? t('area.person.who')}
      value={value}
      onChange={onChange}
      options={among.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** The person that a tool is about, and a setter; the first person by default. */
export function useChosenPerson<P extends Pick<Person, 'id'>>(among: readonly P[]) {
  const [chosen, choose] = useState<string>();
  return [among.find(({ id }) => id === chosen) ?? among[0], choose] as const;
}
