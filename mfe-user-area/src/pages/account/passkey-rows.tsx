import type { Profile } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatList } from '@bussola/i18n/format';
import { Box, Button, Text } from '@bussola/ui/core';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

interface Props {
  passkeys: Profile['secondFactor']['passkeys'];
  busy: boolean;
  onRemove: (passkeyId: string) => void;
}

const worksKey = (here: boolean, hosts: readonly string[]) => {
  if (!here) return 'account.factor.worksElsewhere';
  return hosts.length > 1 ? 'account.factor.worksAt' : 'account.factor.worksOnlyAt';
};

export function PasskeyRows({ passkeys, busy, onRemove }: Props) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  if (passkeys.length === 0)
    return (
      <Text size="quiet" marginTop="2">
        {t('account.factor.none')}
      </Text>
    );
  return (
    <Box as="ul" listStyleType="none" marginTop="3">
      {passkeys.map(({ passkeyId, name, createdAt, lastUsedAt, here, hosts }) => (
        <Box
          as="li"
          key={passkeyId}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="4px 16px"
          minHeight="52px"
          paddingY="2"
          borderTopWidth="1px"
          borderColor="line"
        >
          <Box flex="1" minWidth="12em">
            <Text as="span" fontWeight="560" overflowWrap="anywhere">
              {name}
            </Text>
            <Text size="quiet">
              {[
                t('account.factor.made', { date: formatDate(createdAt, language) }),
                lastUsedAt === null
                  ? t('account.factor.never')
                  : t('account.factor.used', { date: formatDate(lastUsedAt, language) }),
              ].join(', ')}
            </Text>
            {hosts.length > 0 && (
              <Text size="quiet" overflowWrap="anywhere">
                {t(worksKey(here, hosts), { hosts: formatList(hosts, language) })}
              </Text>
            )}
          </Box>
          <Button
            variant="tertiary"
            disabled={busy}
            onClick={() => onRemove(passkeyId)}
            aria-label={t('account.factor.removePasskey', { name })}
          >
            {t('account.factor.remove')}
          </Button>
        </Box>
      ))}
    </Box>
  );
}
