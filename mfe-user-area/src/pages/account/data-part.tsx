import type { Profile } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { Actions, Box, Button, Divider, Text, Title } from '@bussola/ui/core';
import { useState } from 'react';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { DeviceCopy } from './device-copy.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { Part } from './part.tsx';
import { DownloadData } from '../../area/download-data.tsx';

/** Everything in one's hands, and the way out. */
export function DataPart({ userId, profile }: { userId: string; profile: Profile }) {
  const t = useT(userAreaNamespace);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Part id="dati" title={t('account.data.title')}>
      <Text>{t('account.data.exportText')}</Text>
      <Actions marginTop="4">
        <DownloadData userId={userId} label={t('account.data.export')} />
      </Actions>
      <DeviceCopy />
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
