import { accountQueries, asProblem } from '@bussola/client';
import type { BodyOf } from '@bussola/contract';
import { useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import {
  ActingBar,
  Box,
  Button,
  chakra,
  Dialog,
  ErrorState,
  Icon,
  RetryIcon,
  Skeleton,
  SkeletonBar,
  Stack,
} from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { SeenArea } from './seen-area.tsx';

interface Props {
  userId: string;
  /** Absent for an example, of nobody. */ who?: string;
  wanted: BodyOf<'previewGrant'>;
  onClose: () => void;
}

/**
 * «Così ti vede»: the owner's area as a person with this grant would see it (docs/decisions/0032).
 */
export function PreviewDialog({ userId, who, wanted, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const errorText = useErrorText();
  const { amountsHidden } = useShell();
  const { data, error, refetch, isFetching } = useQuery(
    accountQueries.grantPreview(userId, wanted),
  );
  return (
    <Dialog
      open
      side="wide"
      onClose={onClose}
      title={who ? t('grants.seen.title', { name: who }) : t('grants.seen.exampleTitle')}
    >
      <Box
        borderWidth="1px"
        borderColor="line"
        borderRadius="10px"
        bg="ground"
        overflow="clip"
        marginTop="3"
      >
        <ActingBar
          label={t('grants.seen.bar')}
          action={<Button onClick={onClose}>{t('grants.seen.back')}</Button>}
        >
          <chakra.b>{t('grants.seen.bar')}</chakra.b> <span>{t('grants.seen.barText')}</span>
          {amountsHidden && !wanted.hideAmounts && <span>{` ${t('grants.seen.covered')}`}</span>}
        </ActingBar>
        <Box paddingInline={{ base: '5', md: '9' }} paddingTop="4" paddingBottom="10">
          {error ? (
            <ErrorState
              headingLevel="h3"
              title={t('grants.seen.failed')}
              code={asProblem(error)?.code}
              action={
                <Button
                  icon={<Icon icon={RetryIcon} />}
                  busy={isFetching}
                  onClick={() => void refetch()}
                >
                  {t('account.retry')}
                </Button>
              }
            >{`${errorText(asProblem(error)?.code)} ${t('grants.seen.failedSafe')}`}</ErrorState>
          ) : data ? (
            <SeenArea userId={userId} seen={data} label={t('grants.seen.loading')} />
          ) : (
            <Skeleton label={t('grants.seen.loading')}>
              <Stack gap="4">
                <SkeletonBar kind="title" width="54%" height="40px" />
                <SkeletonBar width="70%" />
                <SkeletonBar height="180px" marginTop="6" />
              </Stack>
            </Skeleton>
          )}
        </Box>
      </Box>
    </Dialog>
  );
}
