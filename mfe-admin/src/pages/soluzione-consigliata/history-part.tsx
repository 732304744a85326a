import type { SolutionDoc } from '@bussola/contract';
import { romeDay } from '@bussola/domain/calendario';
import { useLanguage, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Question, Section, SectionHead } from '@bussola/ui/core';
import { soluzioniNamespace } from '../../locales/soluzioni-namespace.ts';
import { writingNamespace } from '../../locales/writing-namespace.ts';
import { HistoryList } from '../../writing/history-list.tsx';
import { inForce } from '../../writing/written-doc.ts';
import { plainSentence } from './solution-form.ts';
import type { SolutionWritten } from './use-solution-written.ts';

/** «E prima?»: what was published, when and by whom. */
export function HistoryPart({ doc, text }: { doc: SolutionDoc; text: SolutionWritten }) {
  const t = useT(writingNamespace);
  const words = useT(soluzioniNamespace);
  const language = useLanguage();
  const { notify } = useShell();
  const { form, update, isDirty } = text;
  const { code, version } = doc;
  const restore = (n: number) =>
    void form.send(async () => {
      await update.mutateAsync({ action: 'restore', code, version, n });
      notify({ kind: 'success', text: words('restored', { n }) });
    });
  return (
    <Section aria-labelledby="history">
      <SectionHead>
        <Question id="history">{t('history.title')}</Question>
      </SectionHead>
      <HistoryList
        versions={doc.versions.map((one) => ({
          ...one,
          title: plainSentence(code, one.title, language) || words('publish.own'),
        }))}
        inForce={inForce(doc, romeDay(new Date()))}
        busy={update.isPending}
        onRestore={isDirty ? undefined : restore}
      />
    </Section>
  );
}
