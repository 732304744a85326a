import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatNumber } from '@bussola/i18n/format';
import { Box, DocumentIcon, Icon, RuledList, RuledRow, Text } from '@bussola/ui/core';
import { clienteNamespace } from '../../locales/cliente-namespace.ts';
import type { PartOf } from './tabs.ts';

const TYPES: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
};
/** «258 kB», «3,2 MB»: thousands, as people's devices count them. */
const sizeOf = (bytes: number): string =>
  bytes < 1_000_000
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)))}\u00A0kB`
    : `${formatNumber(bytes / 1_000_000, 1, 0)}\u00A0MB`;

/** That they are there: nobody of staff opens one. */
export function DocumentiTab({ part: { documenti } }: { part: PartOf<'documenti'> }) {
  const t = useT(clienteNamespace);
  const language = useLanguage();
  return (
    <Box marginTop="6" maxWidth="720px">
      {documenti.length === 0 ? (
        <Text color="text-2">{t('documenti.none')}</Text>
      ) : (
        <RuledList>
          {documenti.map(({ name, type, sizeBytes, createdAt }, place) => (
            <RuledRow key={place} flexWrap="nowrap">
              <Icon icon={DocumentIcon} size={20} />
              <Box minWidth="0">
                <Text fontWeight="560" overflowWrap="anywhere">
                  {name}
                </Text>
                <Text size="quiet">
                  {t('documenti.loaded', {
                    type: TYPES[type] ?? type,
                    size: sizeOf(sizeBytes),
                    date: formatDate(createdAt, language, 'long'),
                  })}
                </Text>
              </Box>
            </RuledRow>
          ))}
        </RuledList>
      )}
      {documenti.length > 0 && (
        <Text size="quiet" marginTop="3">
          {t('documenti.note')}
        </Text>
      )}
    </Box>
  );
}
