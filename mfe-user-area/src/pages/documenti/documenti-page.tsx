import { asProblem, accountQueries, fileQueries } from '@bussola/client';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import {
  Box,
  Icon,
  LoadFailed,
  OutlineRows,
  PageHead,
  PickButton,
  Section,
  Skeleton,
  Text,
  UploadIcon,
  VisuallyHidden,
} from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { rightsOf } from '../../area/rights.ts';
import { WithArea } from '../../with-area/use-area.tsx';
import { OtherAreaDocuments } from '../../vista/other-area-documents.tsx';
import type { Area } from '../../area/area.ts';
import { FileRows } from '../../documenti/file-rows.tsx';
import { useFileSize } from '../../documenti/file-size.ts';
import { ACCEPT } from '../../documenti/fit.ts';
import { UploadRows } from '../../documenti/upload-rows.tsx';
import { useUploads } from '../../documenti/use-uploads.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { DropPlace } from './drop-place.tsx';
import { Suggestions } from './suggestions.tsx';
import '../../portal.css';

/** /app/dashboards/strumenti/documenti: the papers of the family. */
export default function DocumentiPage() {
  return (
    <WithArea needs="documenti">
      {(area) => (area.info.vista ? <Theirs area={area} /> : <Documenti area={area} />)}
    </WithArea>
  );
}

function Theirs({ area: { userId, info } }: { area: Area }) {
  const t = useT(userAreaNamespace);
  return (
    <>
      <PageHead title={t('documenti.title')} />
      <Section>
        <OtherAreaDocuments userId={userId} canWrite={rightsOf(info).mayWrite('documenti')} />
      </Section>
    </>
  );
}

function Documenti({ area }: { area: Area }) {
  const t = useT(userAreaNamespace);
  const { notify } = useShell();
  const list = useQuery(fileQueries.list(area.userId));
  const work = useUploads(area.userId, list.data, (name) =>
    notify({ kind: 'success', title: t('documenti.sending.done'), text: name }),
  );
  const size = useFileSize();
  const { data } = list;
  if (!data) {
    return (
      <Box paddingTop="9">
        {list.error ? (
          <LoadFailed
            headingLevel="h1"
            title={t('documenti.failed')}
            problem={asProblem(list.error)}
            busy={list.isFetching}
            onRetry={() => void list.refetch()}
          >
            {t('documenti.safe')}
          </LoadFailed>
        ) : (
          <Skeleton label={t('documenti.loading')} />
        )}
      </Box>
    );
  }
  const isEmpty = data.files.length === 0;
  return (
    <DropPlace onFiles={(files) => work.add(files)}>
      <PageHead title={t('documenti.title')}>
        {t(isEmpty ? 'documenti.lead' : 'documenti.leadSome')}
      </PageHead>
      <Box marginTop="6" display="flex" flexDirection="column">
        {isEmpty && <OutlineRows />}
        <Box
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="10px 20px"
          marginTop={isEmpty ? '7' : '0'}
        >
          <PickButton
            name="documents"
            variant="primary"
            size="big"
            multiple
            accept={ACCEPT}
            icon={<Icon icon={UploadIcon} />}
            onPick={(files) => work.add(files)}
          >
            {t(isEmpty ? 'documenti.first' : 'documenti.upload')}
          </PickButton>
          <Text size="quiet">
            <Box as="span">
              {t('documenti.rules', { mb: Math.floor(data.maxFileBytes / 1_000_000) })}
            </Box>{' '}
            <WhoSees userId={area.userId} />{' '}
            <Box as="span" hideBelow="md">
              {t('documenti.drop')}
            </Box>
          </Text>
        </Box>
        <UploadRows work={work} maxFileBytes={data.maxFileBytes} />
        {!isEmpty && (
          <Box as="section" marginTop="6">
            <VisuallyHidden as="h2">{t('documenti.list')}</VisuallyHidden>
            <FileRows userId={area.userId} files={data.files} canWrite />
            <Text
              size="quiet"
              marginTop="4"
            >{`${t('documenti.room', { used: size(data.usedBytes), quota: size(data.quotaBytes) })} ${t('documenti.redrawn')}`}</Text>
          </Box>
        )}
      </Box>
      <Section>
        <Suggestions
          area={area}
          files={data.files}
          onPick={(file, name) => work.add([file], name)}
        />
      </Section>
    </DropPlace>
  );
}

/** The sentence promises nothing false: people with access to the documents see them too. */
function WhoSees({ userId }: { userId: string }) {
  const t = useT(userAreaNamespace);
  const { isActing } = useShell().session;
  const { data } = useQuery({ ...accountQueries.grants(userId), enabled: isActing !== true });
  if (!data) return null;
  const isShared = data.grants.some(
    ({ state, scopes }) =>
      (state === 'active' || state === 'pending') &&
      scopes.some((scope) => scope.startsWith('documenti')),
  );
  return t(isShared ? 'documenti.others' : 'documenti.yours');
}
