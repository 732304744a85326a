import type { Analisi } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { Text } from '@bussola/ui/core';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

/** Which constants and which engine the figures of the page come from. */
export function ReleaseLine({ analisi }: { analisi: Pick<Analisi, 'costanti' | 'motore'> }) {
  const t = useT(userAreaNamespace);
  return (
    <Text size="quiet" marginTop="9">
      {t('soluzioni.page.release', { costanti: analisi.costanti, motore: analisi.motore })}
    </Text>
  );
}
