import type { SolutionDoc } from '@bussola/contract';
import { romeDay } from '@bussola/domain/calendario';
import { useLanguage, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { soluzioniNamespace } from '../../locales/soluzioni-namespace.ts';
import { HistoryPart } from '../../writing/history-part.tsx';
import { inForce } from '../../writing/written-doc.ts';
import { plainSentence } from './solution-form.ts';
import type { SolutionWritten } from './use-solution-written.ts';

/** The versions of a solution; each can become the draft again. */
export function SolutionHistory({ doc, text }: { doc: SolutionDoc; text: SolutionWritten }) {
  const t = useT(soluzioniNamespace);
  const language = useLanguage();
  const { notify } = useShell();
  const { form, update, isDirty } = text;
  const { code, version } = doc;
  const restore = (n: number) =>
    void form.send(async () => {
      await update.mutateAsync({ action: 'restore', code, version, n });
      notify({ kind: 'success', text: t('restored', { n }) });
    });
  return (
    <HistoryPart
      versions={doc.versions.map((one) => ({
        ...one,
        title: plainSentence(code, one.title, language) || t('publish.own'),
      }))}
      inForce={inForce(doc, romeDay(new Date()))}
      busy={update.isPending}
      onRestore={isDirty ? undefined : restore}
    />
  );
}
