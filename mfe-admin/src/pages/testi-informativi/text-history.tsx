import type { TextDoc } from '@bussola/contract';
import { romeDay } from '@bussola/domain/calendario';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { testiNamespace } from '../../locales/testi-namespace.ts';
import { HistoryPart } from '../../writing/history-part.tsx';
import { inForce } from '../../writing/written-doc.ts';
import type { TextWritten } from './use-text-written.ts';

/** The versions of a text; each can become the draft again. */
export function TextHistory({ doc, text }: { doc: TextDoc; text: TextWritten }) {
  const t = useT(testiNamespace);
  const { notify } = useShell();
  const { form, update, isDirty } = text;
  const { key, version } = doc;
  const restore = (n: number) =>
    void form.send(async () => {
      await update.mutateAsync({ action: 'restore', key, version, n });
      notify({ kind: 'success', text: t('restored', { n }) });
    });
  return (
    <HistoryPart
      versions={doc.versions}
      inForce={inForce(doc, romeDay(new Date()))}
      busy={update.isPending}
      onRestore={isDirty ? undefined : restore}
    />
  );
}
