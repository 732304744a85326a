import { accountQueries, useSetConsent } from '@bussola/client';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { Box, Skeleton, Switch } from '@bussola/ui/core';
import { DisclosureList } from '@bussola/ui/core';
import { DataTable } from '@bussola/ui/results';
import { useQuery } from '@tanstack/react-query';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { Part } from './part.tsx';
import { useAsyncAction } from '../../area/use-async-action.ts';

/**
 * Consents with their day and the version of the text. The optional ones are switched here; the
 * history stays.
 */
export function ConsentsPart({ userId }: { userId: string }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { data } = useQuery(accountQueries.consents(userId));
  const { mutateAsync: setConsent } = useSetConsent(userId);
  const { busy, run } = useAsyncAction();
  if (!data)
    return (
      <Part id="consensi" title={t('account.consents.title')}>
        <Skeleton label={t('account.loading')} />
      </Part>
    );
  const holds = (kind: 'marketing' | 'profiling') =>
    data.consents.findLast((one) => one.kind === kind)?.granted ?? false;
  const turn = (kind: 'marketing' | 'profiling') => (granted: boolean) =>
    void run(() => setConsent({ kind, granted }));
  const newestFirst = data.consents.toReversed();
  return (
    <Part id="consensi" title={t('account.consents.title')} lead={t('account.consents.lead')}>
      <Box display="grid" gap="4">
        <Switch
          label={t('account.consents.marketing')}
          checked={holds('marketing')}
          disabled={busy}
          onChange={turn('marketing')}
        />
        <Switch
          label={t('account.consents.profiling')}
          checked={holds('profiling')}
          disabled={busy}
          onChange={turn('profiling')}
        />
      </Box>
      <Box marginTop="5">
        <DisclosureList
          items={[
            {
              id: 'consents',
              title: t('account.consents.history'),
              children: (
                <DataTable
                  caption={t('account.consents.history')}
                  rows={newestFirst}
                  rowKey={({ kind, at }) => `${kind} ${at}`}
                  empty={t('account.consents.none')}
                  columns={[
                    {
                      key: 'what',
                      label: t('account.consents.what'),
                      render: ({ kind }) => t(`account.consents.kind.${kind}`),
                    },
                    {
                      key: 'choice',
                      label: t('account.consents.choice'),
                      onCard: true,
                      render: ({ granted }) =>
                        t(granted ? 'account.consents.given' : 'account.consents.taken'),
                    },
                    {
                      key: 'when',
                      label: t('account.consents.when'),
                      onCard: true,
                      render: ({ at }) => formatDate(at, language),
                    },
                    {
                      key: 'text',
                      label: t('account.consents.text'),
                      render: ({ textVersion }) => textVersion,
                    },
                  ]}
                />
              ),
            },
          ]}
        />
      </Box>
    </Part>
  );
}
