import { adviserQueries, asProblem } from '@bussola/client';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import {
  Avatar,
  Box,
  Card,
  EmptyState,
  FactList,
  LoadFailed,
  PageHead,
  Skeleton,
  Title,
} from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { thirdpartyNamespace } from '../../locales/thirdparty-namespace.ts';
import '../../portal.css';

/**
 * /consulente/clienti: the people who said yes to this adviser.
 */
export default function AssegnatiPage() {
  const t = useT(thirdpartyNamespace);
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(adviserQueries.clients());

  if (!data) {
    if (!error)
      return (
        <Box paddingTop="9">
          <Skeleton label={t('assigned.loading')} />
        </Box>
      );
    return (
      <LoadFailed
        headingLevel="h1"
        title={t('assigned.failed')}
        problem={asProblem(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const { clienti } = data;
  return (
    <>
      <PageHead title={t('assigned.title', { count: clienti.length })}>
        {clienti.length > 0 ? t('assigned.lead') : null}
      </PageHead>
      {clienti.length === 0 ? (
        <Box marginTop="6" maxWidth="720px">
          <EmptyState title={t('assigned.emptyTitle')}>{t('assigned.empty')}</EmptyState>
        </Box>
      ) : (
        <Box
          as="ul"
          listStyleType="none"
          marginTop="6"
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: '1fr', lg: 'repeat(2, minmax(0, 1fr))' }}
        >
          {clienti.map(({ userId, firstName, lastName, comune, checkup, since }) => {
            const name = `${firstName} ${lastName}`;
            return (
              <li key={userId}>
                <Card height="100%">
                  <Box display="flex" alignItems="center" gap="3" marginBottom="4">
                    <Avatar name={name} />
                    <Title as="h2" size={20} flex="1" minWidth="0" overflowWrap="anywhere">
                      {name}
                    </Title>
                  </Box>
                  <FactList
                    facts={[
                      { label: t('assigned.comune'), value: comune ?? t('assigned.unknown') },
                      {
                        label: t('assigned.checkup'),
                        value: t(checkup ? 'assigned.done' : 'assigned.missing'),
                      },
                      { label: t('assigned.since'), value: formatDate(since, language, 'long') },
                    ]}
                  />
                </Card>
              </li>
            );
          })}
        </Box>
      )}
    </>
  );
}
