import { asProblem, regaliQueries } from '@bussola/client';
import { Form } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Box, LoadFailed, PageHead, Section, Skeleton } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { regaliNamespace } from '../../locales/regali-namespace.ts';
import { History } from './history.tsx';
import { LetterStep } from './letter-step.tsx';
import { Promises } from './promises.tsx';
import { useGiftForm } from './use-gift-form.ts';
import { WriteStep } from './write-step.tsx';
import '../../portal.css';

export { regaliNamespace as words };

/**
 * /app/dashboards/strumenti/regali: sends a letter with a useful gift, and lists the gifts sent so
 * far. Only the giver sees the page.
 */
export default function RegaliPage() {
  const t = useT(regaliNamespace);
  const { id: userId } = useShell().session.user;
  const { data, error, refetch, isFetching } = useQuery(regaliQueries.list(userId));
  if (data)
    return (
      <>
        <PageHead title={t('title')}>{t('lead')}</PageHead>
        <Giving userId={userId} deducibilita={data.deducibilita} />
        <History userId={userId} regali={data.regali} />
      </>
    );
  if (error)
    return (
      <LoadFailed
        headingLevel="h1"
        title={t('failed')}
        problem={asProblem(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {t('safe')}
      </LoadFailed>
    );
  return (
    <Box paddingTop="9">
      <Skeleton label={t('loading')} />
    </Box>
  );
}

function Giving({ userId, deducibilita }: { userId: string; deducibilita: number }) {
  const { form, step, hasMoved, sentOn, goBack } = useGiftForm(userId);
  return (
    <Section
      display="grid"
      gap={{ base: '10', xl: '16' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' }}
    >
      <Box maxWidth="680px">
        <Form form={form} display="block">
          {step === 'write' ? (
            <WriteStep form={form} deducibilita={deducibilita} hasMoved={hasMoved} />
          ) : (
            <LetterStep form={form} deducibilita={deducibilita} sentOn={sentOn} onBack={goBack} />
          )}
        </Form>
      </Box>
      <Promises />
    </Section>
  );
}
