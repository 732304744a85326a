import { asProblem, useDownloadReport } from '@bussola/client';
import { useErrorText, useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import {
  Box,
  Button,
  LinkButton,
  Question,
  Section,
  SectionHead,
  Text,
  Title,
} from '@bussola/ui/core';
import type { ReactNode } from 'react';
import type { Corrections } from '../../correzioni/use-value-text.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { METODO } from '../../paths.ts';

const INPS = 'https://www.inps.it';

/** Three ways to check: the earlier report, the figure of INPS, and the rules. */
export function HowToCheck({ userId, report }: { userId: string; report: Corrections['report'] }) {
  const t = useT(userAreaNamespace);
  return (
    <Section>
      <SectionHead>
        <Question>{t('correzioni.check')}</Question>
      </SectionHead>
      <Box
        as="ol"
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(auto-fit, minmax(220px, 1fr))' }}
        gap={{ base: '6', md: '8' }}
      >
        {report && <EarlierReport userId={userId} report={report} />}
        <Way
          title={t('correzioni.inps.title')}
          text={t('correzioni.inps.text')}
          action={
            <LinkButton href={INPS} target="_blank" rel="noopener noreferrer">
              {t('correzioni.inps.open')}
            </LinkButton>
          }
        />
        <Way
          title={t('correzioni.rules.title')}
          text={t('correzioni.rules.text')}
          action={<LinkButton href={METODO}>{t('correzioni.rules.open')}</LinkButton>}
        />
      </Box>
    </Section>
  );
}

function EarlierReport({
  userId,
  report,
}: {
  userId: string;
  report: NonNullable<Corrections['report']>;
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const errorText = useErrorText();
  const download = useDownloadReport(userId);
  const { reportId, name, at } = report;
  return (
    <Way
      title={t('correzioni.report.title')}
      text={t('correzioni.report.text', { name, date: formatDate(at, language, 'long') })}
      action={
        <>
          <Button
            busy={download.isPending}
            onClick={() => {
              download.mutate({ reportId, name });
            }}
          >
            {t('correzioni.report.open')}
          </Button>
          {download.error && (
            <Text size="quiet" role="alert" marginTop="2">
              {errorText(asProblem(download.error)?.code)}
            </Text>
          )}
        </>
      }
    />
  );
}

const Way = ({ title, text, action }: { title: string; text: string; action: ReactNode }) => (
  <Box as="li" borderTopWidth="1px" borderColor="line" paddingTop="4">
    <Title as="h3" size={20}>
      {title}
    </Title>
    <Text marginTop="2" marginBottom="4" maxWidth="34em">
      {text}
    </Text>
    {action}
  </Box>
);
