import { nucleoQueries } from '@bussola/client';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Avatar, Box, Button } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AvatarDialog } from '../../famiglia/avatar-dialog.tsx';
import { useAvatars } from '../../famiglia/use-avatars.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

/**
 * One's own picture: it belongs to the person in the household, so there is none before the
 * checkup.
 */
export function PhotoRow({ userId, fullName }: { userId: string; fullName: string }) {
  const t = useT(userAreaNamespace);
  const { checkup } = useShell().session.user;
  const { data } = useQuery({ ...nucleoQueries.membri(userId), enabled: checkup });
  const me = data?.nucleoFamiliare.find(({ gradoParentela }) => gradoParentela === 'me');
  const image = useAvatars(userId, me ? [me._id] : [])[me?._id ?? ''];
  const [isOpen, setOpen] = useState(false);
  if (!me) return null;
  return (
    <Box display="flex" alignItems="center" gap="4" marginBottom="6">
      <Avatar name={fullName} image={image} size="lg" />
      <Button onClick={() => setOpen(true)}>{t('documenti.photo.change')}</Button>
      {isOpen && (
        <AvatarDialog
          userId={userId}
          memberId={me._id}
          title={t('documenti.photo.own')}
          fullName={fullName}
          tone={0}
          image={image}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
