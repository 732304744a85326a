import type { TextDoc } from '@bussola/contract';
import { romeDay } from '@bussola/domain/calendario';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Question, Section, SectionHead } from '@bussola/ui/core';
import { testiNamespace } from '../../locales/testi-namespace.ts';
import { writingNamespace } from '../../locales/writing-namespace.ts';
import { HistoryList } from '../../writing/history-list.tsx';
import { inForce } from '../../writing/written-doc.ts';
import type { TextWritten } from './use-text-written.ts';

/** «E prima?»: what was published, when and by whom. */
export function HistoryPart({ doc, text }: { doc: TextDoc; text: TextWritten }) {
  const t = useT(writingNamespace);
  const words = useT(testiNamespace);
  const { notify } = useShell();
  const { form, update, isDirty } = text;
  const { key, version } = doc;
  const restore = (n: number) =>
    void form.send(async () => {
      await update.mutateAsync({ action: 'restore', key, version, n });
      notify({ kind: 'success', text: words('restored', { n }) });
    });
  return (
    <Section aria-labelledby="history">
      <SectionHead>
        <Question id="history">{t('history.title')}</Question>
      </SectionHead>
      <HistoryList
        versions={doc.versions}
        inForce={inForce(doc, romeDay(new Date()))}
        busy={update.isPending}
        onRestore={isDirty ? undefined : restore}
      />
    </Section>
  );
}
