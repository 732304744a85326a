import { adminQueries } from '@bussola/client';
import type { LetterRow, Posta } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatNumber, numberWordUpper } from '@bussola/i18n/format';
import { Box, EmptyState, PageHead, Question, Section, SectionHead, Text } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { postaNamespace } from '../../locales/posta-namespace.ts';
import { NotReadYet } from '../../not-read-yet.tsx';
import { LetterDrawer } from './letter-drawer.tsx';
import { StuckTable, WaitingTable } from './letters-tables.tsx';
import { PostaTiles } from './posta-tiles.tsx';
import { SentPart } from './sent-part.tsx';
import '../../portal.css';

export { postaNamespace as words };

/** /admin/posta, for a SuperAdmin: what is stuck and why, what waits, how many left. */
export default function PostaPage() {
  const t = useT(postaNamespace);
  const query = useQuery(adminQueries.posta());
  if (query.data) return <Read posta={query.data} />;
  return <NotReadYet queries={[query]} loading={t('loading')} failed={t('failed')} />;
}

function Read({ posta }: { posta: Posta }) {
  const t = useT(postaNamespace);
  const language = useLanguage();
  const [opened, open] = useState<LetterRow>();
  const { stuck, waiting, stuckTotal, waitingTotal, sent } = posta;
  const today = sent.kinds.reduce((sum, one) => sum + one.today, 0);
  const more = (shown: number, all: number) =>
    all > shown && (
      <Text size="quiet" marginTop="3">
        {t('waiting.more', { shown: formatNumber(shown), all: formatNumber(all) })}
      </Text>
    );
  return (
    <>
      <PageHead title={t('title')}>
        {t('lead', {
          stuck: t('stuckLead', {
            count: stuckTotal,
            number: numberWordUpper(stuckTotal, language),
          }),
          sent: t('sentLead', { count: today }),
        })}
      </PageHead>
      <PostaTiles posta={posta} today={today} />
      <Section aria-labelledby="stuck">
        <SectionHead>
          <Question id="stuck">{t('stuck.title')}</Question>
        </SectionHead>
        {stuck.length === 0 ? (
          <Box maxWidth="720px">
            <EmptyState title={t('stuck.none')}>{t('stuck.noneText')}</EmptyState>
          </Box>
        ) : (
          <StuckTable rows={stuck} onOpen={open} />
        )}
        {more(stuck.length, stuckTotal)}
      </Section>
      <Section aria-labelledby="waiting">
        <SectionHead>
          <Question id="waiting">{t('waiting.title')}</Question>
        </SectionHead>
        {waiting.length === 0 ? (
          <Text color="text-2">{t('waiting.none')}</Text>
        ) : (
          <WaitingTable rows={waiting} />
        )}
        {more(waiting.length, waitingTotal)}
      </Section>
      <SentPart sent={sent} />
      <Text size="quiet" marginTop="8">
        {t('note')}
      </Text>
      {opened && <LetterDrawer letter={opened} onClose={() => open(undefined)} />}
    </>
  );
}
