import type { Soluzione } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { chakra } from '@bussola/ui/core';
import type { Person } from '@bussola/results';
import { Cell, Head } from '../area/plain-table.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { useWriteInput } from './write-input.ts';

/** Every figure the result rests on, with whose it is and where it comes from. */
export function InputsTable({
  soluzione,
  people,
}: {
  soluzione: Pick<Soluzione, 'inputs'>;
  people: readonly Person[];
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const write = useWriteInput();
  return (
    <chakra.table width="100%" fontSize="t15">
      <chakra.thead>
        <tr>
          <Head scope="col">{t('soluzioni.page.item')}</Head>
          <Head scope="col" end>
            {t('soluzioni.page.value')}
          </Head>
          <Head scope="col">{t('soluzioni.page.origin')}</Head>
        </tr>
      </chakra.thead>
      <tbody>
        {soluzione.inputs.map((input, place) => {
          const whose = people.find(({ id }) => id === input.memberId)?.name;
          return (
            <tr key={`${input.memberId ?? ''} ${input.key} ${String(place)}`}>
              <Cell as="th" scope="row" fontWeight="480">
                <span>{input.label[language]}</span>
                {whose && (
                  <chakra.span display="block" textStyle="quiet">
                    {whose}
                  </chakra.span>
                )}
              </Cell>
              <Cell end fontWeight="560">
                {write(input)}
              </Cell>
              <Cell color={input.provenance === 'typed' ? 'text-2' : 'accent-text'} fontSize="t13">
                {t(`soluzioni.provenance.${input.provenance}`)}
              </Cell>
            </tr>
          );
        })}
      </tbody>
    </chakra.table>
  );
}
