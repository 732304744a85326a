import { readScopes } from '@bussola/contract/grant-rules';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { Box, RuledList, RuledRow, StateTag, Text } from '@bussola/ui/core';
import { clienteNamespace } from '../../locales/cliente-namespace.ts';
import type { PartOf } from './tabs.ts';

/** The access that the client gave: read here, not touched. */
export function AccessiTab({ part: { grants } }: { part: PartOf<'accessi'> }) {
  const t = useT(clienteNamespace);
  return (
    <Box marginTop="6" maxWidth="860px">
      {grants.length === 0 ? (
        <Text color="text-2">{t('accessi.none')}</Text>
      ) : (
        <RuledList>
          {grants.map((grant, place) => (
            <Grant key={place} grant={grant} />
          ))}
        </RuledList>
      )}
      <Text size="quiet" marginTop="3">
        {t('accessi.note')}
      </Text>
    </Box>
  );
}

function Grant({ grant }: { grant: PartOf<'accessi'>['grants'][number] }) {
  const t = useT(clienteNamespace);
  const language = useLanguage();
  const { scopes, hideAmounts, from, to, lastAccessAt, state } = grant;
  const date = (day: string) => formatDate(day, language, 'long');
  return (
    <RuledRow justifyContent="space-between">
      <Box minWidth="0" flex="1 1 320px">
        <Text fontWeight="560">
          {[
            ...readScopes(scopes).map(
              ({ section, write }) =>
                t(`accessi.scope.${section}`) + (write ? ` (${t('accessi.write')})` : ''),
            ),
            ...(hideAmounts ? [t('accessi.hidden')] : []),
          ].join(' · ')}
        </Text>
        <Text size="quiet">
          {[
            t('accessi.dates', { from: date(from), to: date(to) }),
            lastAccessAt ? t('accessi.last', { date: date(lastAccessAt) }) : t('accessi.neverIn'),
          ].join(', ')}
        </Text>
      </Box>
      <StateTag live={state === 'active'}>{t(`accessi.state.${state}`)}</StateTag>
    </RuledRow>
  );
}
