import { asProblem, useDeleteAvatar, useUploadAvatar } from '@bussola/client';
import { useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Avatar, Box, Button, Dialog, FieldError, PickButton, Text } from '@bussola/ui/core';
import { useState } from 'react';
import { refusalOf, unfitHere } from '../documenti/fit.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

const ACCEPT = '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp';
const MAX_BYTES = 2 * 1024 * 1024;

interface Props {
  userId: string;
  memberId: string;
  title: string;
  fullName: string;
  tone: number;
  image: string | undefined;
  onClose: () => void;
}

/** Choose and send a person's picture; every screen shows it at once. */
export function AvatarDialog({ userId, memberId, title, fullName, tone, image, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const errorText = useErrorText();
  const { notify } = useShell();
  const upload = useUploadAvatar(userId, memberId);
  const remover = useDeleteAvatar(userId, memberId);
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<string>();
  const tell = (failure: unknown) => {
    const problem = asProblem(failure);
    const key = refusalOf(problem?.code ?? 'INTERNAL', problem?.problem?.errors ?? []);
    setError(
      key === 'fileTooLarge'
        ? t('documenti.photo.tooLarge')
        : key
          ? t(`documenti.refused.${key}`)
          : errorText(problem?.code),
    );
  };
  const send = async (file: File) => {
    const unfit =
      file.type === 'application/pdf'
        ? 'fileType'
        : unfitHere(file, { maxBytes: MAX_BYTES, leftBytes: Infinity });
    setError(
      unfit === 'fileTooLarge'
        ? t('documenti.photo.tooLarge')
        : unfit && t(`documenti.refused.${unfit}`),
    );
    if (unfit) return;
    setShare(0);
    try {
      await upload.mutateAsync({ file, onProgress: setShare });
      notify({ kind: 'success', text: t('documenti.photo.saved') });
    } catch (failure) {
      tell(failure);
    } finally {
      setShare(undefined);
    }
  };
  const remove = async () => {
    setError(undefined);
    try {
      await remover.mutateAsync();
      notify({ kind: 'success', text: t('documenti.photo.removed') });
    } catch (failure) {
      tell(failure);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <PickButton
            name="avatar"
            variant="primary"
            accept={ACCEPT}
            busy={share !== undefined}
            busyLabel={t('documenti.photo.saving', { share: Math.round((share ?? 0) * 100) })}
            onPick={([file]) => {
              if (file) void send(file);
            }}
          >
            {t('documenti.photo.choose')}
          </PickButton>
          {image !== undefined && (
            <Button
              busy={remover.isPending}
              busyLabel={t('documenti.photo.removing')}
              onClick={() => void remove()}
            >
              {t('documenti.photo.remove')}
            </Button>
          )}
          <Button variant="tertiary" onClick={onClose}>
            {t('documenti.photo.close')}
          </Button>
        </>
      }
    >
      <Box display="flex" alignItems="center" gap="5" marginTop="3">
        <Avatar name={fullName} tone={tone} image={image} size="lg" />
        <Text color="text-2">{t('documenti.photo.text')}</Text>
      </Box>
      {error !== undefined && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </Dialog>
  );
}
