import type { ClientCard } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { Box, Fact, Facts, Question, Section, SectionHead, Text } from '@bussola/ui/core';
import { LevelCounts } from '@bussola/ui/results';
import type { ReactNode } from 'react';
import { clienteNamespace } from '../../locales/cliente-namespace.ts';

interface Props {
  card: ClientCard;
  /** Area by area, where a reason opened it. */
  levels: ReactNode;
  /** Who follows the client, and the account. */
  aside: ReactNode;
}

/** What staff see without a reason: who, how many, how many of each level, adviser and dates. */
export function SintesiTab({ card, levels, aside }: Props) {
  const t = useT(clienteNamespace);
  const language = useLanguage();
  const { client, persone, conteggi } = card;
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' }}
      gap={{ base: '0', xl: '64px' }}
    >
      <Section minWidth="0" aria-labelledby="client-levels">
        <SectionHead>
          <Question id="client-levels">{t('sintesi.title')}</Question>
          <Text size="quiet">
            {[
              t('people', { count: persone }),
              client.comune,
              `${t('facts.updated').toLocaleLowerCase(language)}: ${formatDate(client.updatedAt, language, 'long')}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </SectionHead>
        {conteggi ? (
          <LevelCounts counts={{ ...conteggi, toCheck: 0, missing: 0, notApplicable: 0 }} />
        ) : (
          <Text color="text-2">{t('sintesi.noLevels')}</Text>
        )}
        <Box marginTop="6">{levels}</Box>
      </Section>
      <Box minWidth="0">{aside}</Box>
    </Box>
  );
}

/** The account in four facts. */
export function AccountFacts({ client }: { client: ClientCard['client'] }) {
  const t = useT(clienteNamespace);
  const language = useLanguage();
  const day = (moment: string | null) =>
    moment ? formatDate(moment, language, 'long') : t('facts.never');
  return (
    <Facts>
      <Fact label={t('facts.since')}>{day(client.createdAt)}</Fact>
      <Fact label={t('facts.last')}>{day(client.lastLoginAt)}</Fact>
      <Fact label={t('facts.checkup')}>{t(client.checkup ? 'facts.done' : 'facts.undone')}</Fact>
      <Fact label={t('facts.email')}>
        {t(client.state === 'to-verify' ? 'facts.toConfirm' : 'facts.confirmed')}
      </Fact>
    </Facts>
  );
}
