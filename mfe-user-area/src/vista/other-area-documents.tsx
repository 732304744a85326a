import { asProblem, fileQueries } from '@bussola/client';
import { useErrorText, useT } from '@bussola/i18n';
import {
  Box,
  Button,
  ErrorState,
  Icon,
  PickButton,
  Skeleton,
  Text,
  UploadIcon,
} from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { FileRows } from '../documenti/file-rows.tsx';
import { ACCEPT } from '../documenti/fit.ts';
import { UploadRows } from '../documenti/upload-rows.tsx';
import { useUploads } from '../documenti/use-uploads.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

/** The documents of another person's area: to read, and to upload if that was granted. */
export function OtherAreaDocuments({ userId, canWrite }: { userId: string; canWrite: boolean }) {
  const t = useT(userAreaNamespace);
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(fileQueries.list(userId));
  const work = useUploads(userId, data, () => undefined);
  if (error)
    return (
      <ErrorState
        headingLevel="h3"
        title={t('documenti.failed')}
        code={asProblem(error)?.code}
        action={<Button onClick={() => void refetch()}>{t('account.retry')}</Button>}
      >
        {errorText(asProblem(error)?.code)}
      </ErrorState>
    );
  if (!data) return <Skeleton label={t('documenti.loading')} />;
  return (
    <>
      {data.files.length === 0 ? (
        <Text>{t('documenti.vistaNone')}</Text>
      ) : (
        <FileRows userId={userId} files={data.files} canWrite={canWrite} />
      )}
      {canWrite && (
        <Box marginTop="4">
          <PickButton
            name="documents"
            multiple
            accept={ACCEPT}
            icon={<Icon icon={UploadIcon} />}
            onPick={(files) => work.add(files)}
          >
            {t('documenti.upload')}
          </PickButton>
        </Box>
      )}
      {canWrite && <UploadRows work={work} maxFileBytes={data.maxFileBytes} />}
    </>
  );
}
