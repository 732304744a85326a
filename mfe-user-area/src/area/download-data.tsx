import { saveFile, useExportData } from '@bussola/client';
import { useT } from '@bussola/i18n';
import { useProved } from '@bussola/step-up';
import { Button, DownloadIcon, Icon } from '@bussola/ui/core';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { useAsyncAction } from './use-async-action.ts';

/** Everything we know, as a file; the person proves who they are first. Inside a `StepUp`. */
export function DownloadData({ userId, label }: { userId: string; label: string }) {
  const t = useT(userAreaNamespace);
  const proved = useProved();
  const { mutateAsync: exportData } = useExportData(userId);
  const { busy, run } = useAsyncAction();
  const download = () =>
    void run(async () => {
      const blob = await proved(() => exportData());
      if (blob) saveFile(blob, t('account.data.fileName'));
    });
  return (
    <Button
      icon={<Icon icon={DownloadIcon} />}
      busy={busy}
      busyLabel={t('account.data.exporting')}
      onClick={download}
    >
      {label}
    </Button>
  );
}
