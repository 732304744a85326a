import { useLanguage, useT } from '@bussola/i18n';
import { Box, Notice, Stack, Title } from '@bussola/ui/core';
import type { Area } from '../area/area.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

/** Help that can be asked for, with its law; it stands before everything else. */
export function HardSituations({ area: { analisi } }: { area: Area }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { situazioni } = analisi;
  if (situazioni.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="hard-situations" marginTop={{ base: '8', md: '10' }}>
      <Title as="h2" size={20} id="hard-situations" marginBottom="4">
        {t('piano.hard')}
      </Title>
      <Stack gap="3">
        {situazioni.map(({ code, testo }) => (
          <Notice key={code} kind="info" title={testo[language]} flat silent />
        ))}
      </Stack>
    </Box>
  );
}
