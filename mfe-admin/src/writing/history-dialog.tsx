import { useT } from '@bussola/i18n';
import { Dialog } from '@bussola/ui/core';
import { writingNamespace } from '../locales/writing-namespace.ts';
import { HistoryList } from './history-list.tsx';
import type { HistoryProps } from './history-list.tsx';

/** «E prima?», over the page. */
export function HistoryDialog({ onClose, ...history }: HistoryProps & { onClose: () => void }) {
  const t = useT(writingNamespace);
  return (
    <Dialog open side="end" onClose={onClose} title={t('history.title')}>
      <HistoryList {...history} />
    </Dialog>
  );
}
