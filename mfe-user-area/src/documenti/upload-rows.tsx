import { useErrorText, useT } from '@bussola/i18n';
import {
  Actions,
  Box,
  Button,
  chakra,
  FieldError,
  RuledList,
  RuledRow,
  Text,
} from '@bussola/ui/core';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import type { Upload, Uploads } from './use-uploads.ts';

/** Files being uploaded with their progress, and files that could not be kept with the reason. */
export function UploadRows({ work, maxFileBytes }: { work: Uploads; maxFileBytes: number }) {
  const t = useT(userAreaNamespace);
  if (work.uploads.length === 0) return null;
  return (
    <RuledList aria-label={t('documenti.sending.label')} marginTop="6">
      {work.uploads.map((upload) => (
        <Row key={upload.id} upload={upload} work={work} maxFileBytes={maxFileBytes} />
      ))}
    </RuledList>
  );
}

function Row({
  upload: { id, name, state, share, why },
  work,
  maxFileBytes,
}: {
  upload: Upload;
  work: Uploads;
  maxFileBytes: number;
}) {
  const t = useT(userAreaNamespace);
  const errorText = useErrorText();
  const percent = Math.round(share * 100);
  const told =
    state === 'waiting'
      ? t('documenti.sending.waiting')
      : state === 'checking'
        ? t('documenti.sending.checking')
        : t('documenti.sending.share', { share: percent });
  const reason =
    why === undefined
      ? undefined
      : typeof why === 'string'
        ? t(`documenti.refused.${why}`, { mb: Math.floor(maxFileBytes / 1_000_000) })
        : errorText(why.code);
  return (
    <RuledRow>
      <Box flex="1" minWidth="14em">
        <Text fontWeight="560" overflowWrap="anywhere">
          {name}
        </Text>
        {state === 'refused' ? (
          <div role="alert">
            <FieldError>{reason}</FieldError>
          </div>
        ) : (
          <Box display="flex" alignItems="center" gap="3" marginTop="1">
            <Meter max={100} value={percent} aria-label={name} />
            <Text as="span" size="quiet" role="status" whiteSpace="nowrap">
              {told}
            </Text>
          </Box>
        )}
      </Box>
      <Actions>
        {state !== 'refused' && (
          <Button
            variant="tertiary"
            aria-label={t('documenti.sending.cancelOne', { name })}
            onClick={() => work.stop(id)}
          >
            {t('documenti.sending.cancel')}
          </Button>
        )}
        {state === 'refused' && work.canRetry(id) && (
          <Button
            aria-label={t('documenti.sending.againOne', { name })}
            onClick={() => work.again(id)}
          >
            {t('documenti.sending.again')}
          </Button>
        )}
        {state === 'refused' && (
          <Button
            variant="tertiary"
            aria-label={t('documenti.sending.dismissOne', { name })}
            onClick={() => work.dismiss(id)}
          >
            {t('documenti.sending.dismiss')}
          </Button>
        )}
      </Actions>
    </RuledRow>
  );
}

const Meter = chakra('progress', {
  base: {
    appearance: 'none',
    flex: 1,
    maxWidth: '320px',
    height: '6px',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'line',
    borderWidth: 0,
    '&::-webkit-progress-bar': { background: '{colors.line}' },
    '&::-webkit-progress-value': { background: '{colors.ink}', transition: 'width 120ms' },
    '&::-moz-progress-bar': { background: '{colors.ink}' },
  },
});
