import { saveFile, useExportData } from '@bussola/client';
import type { Profile } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { useProved } from '@bussola/step-up';
import { Actions, Box, Button, Divider, DownloadIcon, Icon, Text, Title } from '@bussola/ui/core';
import { useState } from 'react';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { Part } from './part.tsx';
import { useAsyncAction } from '../../area/use-async-action.ts';

/** Everything in one's hands, and the way out. */
export function DataPart({ userId, profile }: { userId: string; profile: Profile }) {
  const t = useT(userAreaNamespace);
  const proved = useProved();
  const [isLeaving, setLeaving] = useState(false);
  const { mutateAsync: exportData } = useExportData(userId);
  const { busy, run } = useAsyncAction();
  const download = () =>
    void run(async () => {
      const blob = await proved(() => exportData());
      if (blob) saveFile(blob, t('account.data.fileName'));
    });
  return (
    <Part id="dati" title={t('account.data.title')}>
      <Text>{t('account.data.exportText')}</Text>
      <Actions marginTop="4">
        <Button
          icon={<Icon icon={DownloadIcon} />}
          busy={busy}
          busyLabel={t('account.data.exporting')}
          onClick={download}
        >
          {t('account.data.export')}
        </Button>
      </Actions>
      <Box marginBlock="8">
        <Divider />
      </Box>
      <Title as="h3" size={20}>
        {t('account.data.delete')}
      </Title>
      <Text marginTop="2">{t('account.data.deleteText')}</Text>
      <Actions marginTop="4">
        <Button onClick={() => setLeaving(true)}>{t('account.data.delete')}</Button>
      </Actions>
      {isLeaving && (
        <DeleteDialog
          userId={userId}
          hasPassword={profile.hasPassword}
          onClose={() => setLeaving(false)}
        />
      )}
    </Part>
  );
}
