import { accountQueries, useUnlinkSocial } from '@bussola/client';
import type { Profile } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Box, Button, RuledList, RuledRow, Text } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { Part } from './part.tsx';
import { useAsyncAction } from '../../area/use-async-action.ts';

/**
 * Other sites that enter this account. Not drawn where the server knows none, and until it has said
 * so.
 */
export function SocialPart({
  userId,
  profile: { social, hasPassword, secondFactor },
}: {
  userId: string;
  profile: Pick<Profile, 'social' | 'hasPassword' | 'secondFactor'>;
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const shell = useShell();
  const proved = useProved();
  const { mutateAsync: unlinkSocial } = useUnlinkSocial(userId);
  const { data } = useQuery(accountQueries.socialProviders());
  const { busy, run } = useAsyncAction();
  if (!data?.providers.length) return null;
  // An account may still be linked to a site that the operator has removed, so that link can be
  // removed too.
  const sites = [
    ...data.providers,
    ...social
      .filter(({ provider }) => !data.providers.some(({ id }) => id === provider))
      .map(({ provider, name }) => ({ id: provider, name })),
  ];
  // Without a password or a second factor there is nothing to prove with: the question would have
  // no answer.
  const cannotProve = !hasPassword && !secondFactor.totp && secondFactor.passkeys.length === 0;
  const tell = (code: string) => {
    if (code !== 'LAST_FACTOR') return false;
    shell.notify({ kind: 'error', text: t('account.social.last') });
    return true;
  };
  const unlink = (provider: string, name: string) =>
    void run(async () => {
      if (!(await proved(() => unlinkSocial(provider)))) return;
      shell.notify({ kind: 'success', text: t('account.social.done', { name }) });
    }, tell);
  return (
    <Part id="altri-siti" title={t('account.social.title')} lead={t('account.social.lead')}>
      <RuledList>
        {sites.map(({ id, name }) => {
          const linked = social.find(({ provider }) => provider === id);
          return (
            <RuledRow key={id}>
              <Box flex="1" minWidth="14em">
                <Text fontWeight="560" overflowWrap="anywhere">
                  {name}
                </Text>
                <Text size="quiet">
                  {linked
                    ? t('account.social.linked', {
                        date: formatDate(linked.createdAt, language, 'long'),
                      })
                    : t('account.social.notLinked', { name })}
                </Text>
                {linked && cannotProve && (
                  <Text size="quiet">{t('account.social.needsPassword')}</Text>
                )}
              </Box>
              {linked && !cannotProve && (
                <Button
                  disabled={busy}
                  onClick={() => unlink(id, name)}
                  aria-label={t('account.social.unlinkOne', { name })}
                >
                  {t('account.social.unlink')}
                </Button>
              )}
            </RuledRow>
          );
        })}
      </RuledList>
    </Part>
  );
}
