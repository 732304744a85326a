import { CLIENTS_AT_ONCE } from '@bussola/contract/limits';
import type { ResponseOf } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { formatNumber } from '@bussola/i18n/format';
import { Box, Button, LinkLikeButton, Text } from '@bussola/ui/core';
import { adminNamespace } from '../../locales/admin-namespace.ts';

interface Props {
  count: number;
  /** Of the filters, on every page. */
  total: ResponseOf<'adminClients'>['total'];
  /** All that the filters find are chosen. */
  isAll: boolean;
  onAll: () => void;
  onClear: () => void;
  /** What is done with them. */
  deed: string;
  onDeed: () => void;
}

/** How many clients are chosen, and what can be done with them together. */
export function ChosenBar({ count, total, isAll, onAll, onClear, deed, onDeed }: Props) {
  const t = useT(adminNamespace);
  const isTooMany = !total.exact || total.n > CLIENTS_AT_ONCE;
  return (
    <Box
      role="region"
      aria-label={t('clienti.chosen.title')}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="8px 20px"
      bg="ink-soft"
      borderRadius="card"
      padding="8px 16px"
      marginBottom="4"
    >
      <Text as="span" role="status" fontWeight="620">
        {t('clienti.chosen.count', { count, number: formatNumber(count) })}
      </Text>
      <Button onClick={onDeed}>{deed}</Button>
      {!isAll && !isTooMany && total.n > count && (
        <LinkLikeButton type="button" onClick={onAll}>
          {t('clienti.chosen.all', { number: formatNumber(total.n) })}
        </LinkLikeButton>
      )}
      <LinkLikeButton type="button" onClick={onClear}>
        {t('clienti.chosen.clear')}
      </LinkLikeButton>
      {isTooMany && (
        <Text as="span" size="quiet">
          {t('clienti.chosen.tooMany', { limit: CLIENTS_AT_ONCE })}
        </Text>
      )}
    </Box>
  );
}
