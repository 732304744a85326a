import type { Words } from '@bussola/domain';
import type { MossaCifra } from '@bussola/domain/simulazione';
import { useLanguage, useT } from '@bussola/i18n';
import { formatAge } from '@bussola/i18n/format';
import { chakra } from '@bussola/ui/core';
import { useFigure } from '@bussola/results';
import type { Person } from '@bussola/results';
import { Cell, Head } from '../area/plain-table.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

/** Each figure that would move: as it is today, and as it would be. */
export function MovedFigures({
  figures,
  people,
  then,
}: {
  figures: readonly (MossaCifra & { label: Words })[];
  people: readonly Person[];
  /** Names the second column. */
  then: string;
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const figure = useFigure();
  const nameOf = (id: string | undefined) => people.find((person) => person.id === id)?.name;
  const write = ({ key, unit }: MossaCifra, value: number | null) => {
    if (value === null) return t('soluzioni.noValue');
    return key === 'previdenza.mesiEta' ? formatAge(value, language) : figure(value, unit);
  };
  return (
    <chakra.table width="100%" marginTop="4" fontSize="t15">
      <chakra.thead>
        <tr>
          <Head scope="col">{t('soluzioni.page.item')}</Head>
          <Head scope="col" end>
            {t('simula.today')}
          </Head>
          <Head scope="col" end>
            {then}
          </Head>
        </tr>
      </chakra.thead>
      <tbody>
        {figures.map((moved) => (
          <tr key={`${moved.key} ${moved.memberId ?? ''}`}>
            <Cell as="th" scope="row" fontWeight="480">
              {people.length > 1 && nameOf(moved.memberId)
                ? `${moved.label[language]} (${nameOf(moved.memberId) ?? ''})`
                : moved.label[language]}
            </Cell>
            <Cell end color="text-2">
              {write(moved, moved.prima)}
            </Cell>
            <Cell end fontWeight="600">
              {write(moved, moved.dopo)}
            </Cell>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
