import { asProblem, useDownloadFile } from '@bussola/client';
import type { StoredFile } from '@bussola/contract';
import { useErrorText, useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import {
  Box,
  Button,
  DocumentIcon,
  DownloadIcon,
  Icon,
  PencilIcon,
  RuledList,
  RuledRow,
  Text,
  Title,
  TrashIcon,
} from '@bussola/ui/core';
import { useState } from 'react';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { RemoveFileDialog, RenameFileDialog } from './file-dialogs.tsx';
import { useFileSize } from './file-size.ts';

interface Props {
  userId: string;
  files: readonly StoredFile[];
  canWrite: boolean;
  headingLevel?: 'h2' | 'h3';
}

type Change = 'rename' | 'remove';

/** The documents of an area; with read access they can only be downloaded. */
export function FileRows({ userId, files, canWrite, headingLevel = 'h3' }: Props) {
  const t = useT(userAreaNamespace);
  const errorText = useErrorText();
  const { notify } = useShell();
  const download = useDownloadFile(userId);
  const [open, setOpen] = useState<{ kind: Change; file: StoredFile } | null>(null);
  const take = ({ id, name }: StoredFile) =>
    download.mutate(
      { id, name },
      {
        onError: (error) =>
          notify({
            kind: 'error',
            title: t('documenti.downloadFailed'),
            text: errorText(asProblem(error)?.code),
          }),
      },
    );
  const close = () => setOpen(null);
  return (
    <>
      <RuledList>
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            canWrite={canWrite}
            headingLevel={headingLevel}
            busy={download.isPending && download.variables.id === file.id}
            onDownload={() => take(file)}
            onOpen={(kind) => setOpen({ kind, file })}
          />
        ))}
      </RuledList>
      {open?.kind === 'rename' && (
        <RenameFileDialog userId={userId} file={open.file} onClose={close} />
      )}
      {open?.kind === 'remove' && (
        <RemoveFileDialog userId={userId} file={open.file} onClose={close} />
      )}
    </>
  );
}

interface RowProps {
  file: StoredFile;
  canWrite: boolean;
  headingLevel: 'h2' | 'h3';
  busy: boolean;
  onDownload: () => void;
  onOpen: (kind: Change) => void;
}

function FileRow({ file, canWrite, headingLevel, busy, onDownload, onOpen }: RowProps) {
  const t = useT(userAreaNamespace);
  return (
    <RuledRow
      flexDirection={{ base: 'column', md: 'row' }}
      flexWrap="nowrap"
      alignItems={{ base: 'stretch', md: 'center' }}
      gap={{ base: '2', md: '5' }}
      paddingBlock="4"
    >
      <FileName file={file} headingLevel={headingLevel} />
      <Box
        display="flex"
        flexWrap="wrap"
        gap="2"
        data-print="hidden"
        marginInlineStart={{ base: '-2px', md: '0' }}
      >
        <Button
          icon={<Icon icon={DownloadIcon} />}
          busy={busy}
          busyLabel={t('documenti.downloading')}
          aria-label={t('documenti.downloadOne', { name: file.name })}
          onClick={onDownload}
        >
          {t('documenti.download')}
        </Button>
        {canWrite && (
          <Button
            variant="tertiary"
            icon={<Icon icon={PencilIcon} />}
            aria-label={t('documenti.renameOne', { name: file.name })}
            onClick={() => onOpen('rename')}
          >
            {t('documenti.rename')}
          </Button>
        )}
        {canWrite && (
          <Button
            variant="tertiary"
            icon={<Icon icon={TrashIcon} />}
            aria-label={t('documenti.removeOne', { name: file.name })}
            onClick={() => onOpen('remove')}
          >
            {t('documenti.remove')}
          </Button>
        )}
      </Box>
    </RuledRow>
  );
}

function FileName({ file, headingLevel }: Pick<RowProps, 'file' | 'headingLevel'>) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const size = useFileSize();
  return (
    <Box display="flex" gap="4" flex="1" minWidth="0" alignItems="center">
      <Box
        display="grid"
        placeItems="center"
        width="44px"
        height="44px"
        flex="none"
        borderRadius="50%"
        bg="ink-soft"
        color="ink"
      >
        <Icon icon={DocumentIcon} size={20} />
      </Box>
      <Box minWidth="0">
        <Title as={headingLevel} size={17} overflowWrap="anywhere">
          {file.name}
        </Title>
        <Text size="quiet">
          {[
            t(`documenti.type.${file.type}`),
            size(file.sizeBytes),
            t('documenti.added', { date: formatDate(file.createdAt, language, 'long') }),
            ...(file.ownUpload ? [] : [t('documenti.byOther')]),
          ].join(' · ')}
        </Text>
      </Box>
    </Box>
  );
}
