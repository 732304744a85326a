import { asProblem } from '@bussola/client';
import type { FaqDoc } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { ConfirmDialog } from '@bussola/ui/core';
import { useNavigate } from 'react-router-dom';
import { faqsNamespace } from '../../locales/faqs-namespace.ts';
import { HERE } from './faq-paths.ts';
import { questionOf } from './faq-state.ts';
import type { FaqText } from './use-faq-text.ts';

interface Props {
  what: 'discard' | 'delete';
  doc: FaqDoc;
  text: FaqText;
  onClose: () => void;
}

/** Before a draft is thrown away, or the whole question. */
export function LeaveDialog({ what, doc, text, onClose }: Props) {
  const t = useT(faqsNamespace);
  const language = useLanguage();
  const { notify } = useShell();
  const navigate = useNavigate();
  const proved = useProved();
  const { id, version, versions } = doc;
  const isGone = what === 'delete' || versions.length === 0;
  const act = async () => {
    const all = await proved(() => text.update.mutateAsync({ action: what, id, version }));
    if (!all) return;
    notify({ kind: 'success', text: t(`${what}.done`) });
    onClose();
    const left = all.find((one) => one.id === id);
    if (left) text.adopt(left);
    else void navigate(HERE, { replace: true });
  };
  return (
    <ConfirmDialog
      title={t(`${what}.title`, { question: questionOf(doc, language) })}
      confirm={t(`${what}.confirm`)}
      busyLabel={t(`${what}.busy`)}
      onConfirm={act}
      asProblem={asProblem}
      onClose={onClose}
    >
      {t(what === 'discard' && isGone ? 'discard.only' : `${what}.text`)}
    </ConfirmDialog>
  );
}
