import { romeDay } from '@bussola/domain/calendario';
import { accountQueries, asProblem } from '@bussola/client';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import {
  Box,
  EmptyState,
  LoadFailed,
  PageHead,
  Question,
  Section,
  SectionHead,
  Skeleton,
  Text,
} from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { thirdpartyNamespace } from '../../locales/thirdparty-namespace.ts';
import { GrantCard } from './grant-card.tsx';
import { splitGrants } from './grants.ts';
import type { Grant } from './grants.ts';
import '../../portal.css';

/** /thirdparty/clienti: the areas that others have opened to this person. */
export default function ClientiPage() {
  const t = useT(thirdpartyNamespace);
  const { user } = useShell().session;
  const { data, error, isFetching, refetch } = useQuery(accountQueries.thirdParty(user.id));
  const today = romeDay(new Date());

  if (!data) {
    if (!error)
      return (
        <Box paddingTop="9">
          <Skeleton label={t('loading')} />
        </Box>
      );
    return (
      <LoadFailed
        headingLevel="h1"
        title={t('failed')}
        problem={asProblem(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const { live, past } = splitGrants(data.thirdParty, today);
  return (
    <>
      <PageHead title={t('title', { count: live.length })}>
        {data.thirdParty.length > 0 ? t('lead') : null}
      </PageHead>
      {data.thirdParty.length === 0 ? (
        <NoGrants email={user.email} />
      ) : (
        <>
          <GrantSection title={t('live')} grants={live} today={today} none={t('noneLive')} />
          {past.length > 0 && <GrantSection title={t('past')} grants={past} today={today} />}
        </>
      )}
    </>
  );
}

function GrantSection({
  title,
  grants,
  today,
  none,
}: {
  title: string;
  grants: readonly Grant[];
  today: string;
  none?: string;
}) {
  return (
    <Section>
      <SectionHead>
        <Question>{title}</Question>
      </SectionHead>
      {grants.length === 0 ? (
        <Text color="text-2">{none}</Text>
      ) : (
        <Box
          as="ul"
          listStyleType="none"
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: '1fr', lg: 'repeat(2, minmax(0, 1fr))' }}
        >
          {grants.map((grant) => (
            <li key={grant.grantId}>
              <GrantCard grant={grant} today={today} />
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
}

function NoGrants({ email }: { email: string }) {
  const t = useT(thirdpartyNamespace);
  return (
    <Box marginTop="6" maxWidth="720px">
      <EmptyState
        title={t('empty.title')}
        action={
          <Box as="ol" paddingInlineStart="5" display="grid" gap="2" overflowWrap="anywhere">
            <li>{t('empty.step1')}</li>
            <li>{t('empty.step2', { email })}</li>
            <li>{t('empty.step3')}</li>
          </Box>
        }
      >
        {t('empty.text')}
      </EmptyState>
    </Box>
  );
}
