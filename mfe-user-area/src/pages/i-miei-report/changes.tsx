import type { ResponseOf } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { Box, LevelMark, Text, Title, useMoney } from '@bussola/ui/core';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

export type Comparison = ResponseOf<'compareReports'>;

/**
 * Figures of two answers stand in these sentences without their unit: in privacy mode every number
 * of thousands is covered.
 */
const covered = (text: string, hidden: boolean): string =>
  hidden ? text.replace(/\d{1,3}(?:\.\d{3})+(?:,\d+)?/g, '••••') : text;

/**
 * The levels that moved and why, in the engine's words; and what differs without having moved any.
 */
export function Changes({
  comparison: { result, regole, differenze, spostamenti },
}: {
  comparison: Comparison;
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { hidden } = useMoney();
  if (result === 'not-kept') return <Text>{t('cambiamenti.notKept')}</Text>;
  if (differenze.length === 0) return <Text>{t('cambiamenti.same')}</Text>;
  return (
    <>
      {result === 'method-changed' && (
        <Text marginBottom="3">{t('cambiamenti.methodChanged')}</Text>
      )}
      {regole.map((regola) => (
        <Text key={regola.it} marginBottom="3">
          {regola[language]}
        </Text>
      ))}
      <Text>
        {spostamenti.length === 0
          ? t('cambiamenti.noLevel')
          : t('cambiamenti.levels', { count: spostamenti.length })}
      </Text>
      {spostamenti.length > 0 && (
        <Box as="ul" listStyleType="none" display="grid" gap="3" marginTop="3">
          {spostamenti.map(({ code, dopo, testo }) => (
            <Box as="li" key={code} display="flex" gap="3" alignItems="baseline">
              <LevelMark level={dopo} />
              <span>{covered(testo[language], hidden)}</span>
            </Box>
          ))}
        </Box>
      )}
      <Title as="h3" size={17} marginTop="6" marginBottom="2">
        {t('cambiamenti.differences', { count: differenze.length })}
      </Title>
      <Box as="ul" paddingInlineStart="5" display="grid" gap="1" textStyle="quiet">
        {differenze.map((one) => (
          <li key={one.it}>{covered(one[language], hidden)}</li>
        ))}
      </Box>
    </>
  );
}
