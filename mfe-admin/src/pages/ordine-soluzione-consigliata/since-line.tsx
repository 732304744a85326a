import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatList, formatTime } from '@bussola/i18n/format';
import { Box, chakra, Icon, TextLink } from '@bussola/ui/core';
import { History } from 'lucide-react';
import { ordineNamespace } from '../../locales/ordine-namespace.ts';
import { historyPath } from '../../costanti/release.ts';
import type { Summary } from '../../costanti/release.ts';
import type { Names } from '../../costanti/use-names.ts';

/** Since when this order holds, who wanted it and why. */
export function SinceLine({ last, names }: { last: Summary | undefined; names: Names }) {
  const t = useT(ordineNamespace);
  const language = useLanguage();
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="6px 12px"
      marginTop="5"
      paddingBlock="3"
      borderBlockWidth="1px"
      borderColor="line"
      fontSize="t13"
      color="text-2"
    >
      <Icon icon={History} />
      <chakra.span flex="1 1 260px">
        {last
          ? t(last.origin === 'presentation' ? 'since' : 'sinceSigned', {
              date: formatDate(last.effectiveFrom ?? last.createdAt, language, 'long'),
              time: formatTime(last.createdAt, language),
              who: formatList(last.contributors.map(names.of), language),
              why: last.why,
            })
          : t('never')}
      </chakra.span>
      <TextLink href={historyPath()}>{t('versions')}</TextLink>
    </Box>
  );
}
