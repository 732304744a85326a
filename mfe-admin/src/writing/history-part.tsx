import { useT } from '@bussola/i18n';
import { Question, Section, SectionHead } from '@bussola/ui/core';
import { writingNamespace } from '../locales/writing-namespace.ts';
import { HistoryList } from './history-list.tsx';
import type { HistoryProps } from './history-list.tsx';

/** «E prima?»: what was published, when and by whom. */
export function HistoryPart(props: HistoryProps) {
  const t = useT(writingNamespace);
  return (
    <Section aria-labelledby="history">
      <SectionHead>
        <Question id="history">{t('history.title')}</Question>
      </SectionHead>
      <HistoryList {...props} />
    </Section>
  );
}
