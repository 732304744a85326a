import { useUpdateRichiesta } from '@bussola/client';
import type { RichiestaRow } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { Box, chakra, Dialog, Fact, Facts, LinkLikeButton, Text, TextLink } from '@bussola/ui/core';
import { DrawerTitle } from '../../drawer-title.tsx';
import { richiesteNamespace } from '../../locales/richieste-namespace.ts';
import { AnswerForm } from './answer-form.tsx';
import { DoorsPart } from './doors-part.tsx';

interface Props {
  row: RichiestaRow;
  onClose: () => void;
}

/** One request: the person’s own words, what answers it, and the answer. */
export function RichiestaDrawer({ row, onClose }: Props) {
  const t = useT(richiesteNamespace);
  const { body } = row;
  return (
    <Dialog
      open
      onClose={onClose}
      side="end"
      title={
        <DrawerTitle over={t('kindVia', { kind: t(`kind.${row.kind}`), via: t(`via.${row.via}`) })}>
          {body?.subject ?? t('forgotten')}
        </DrawerTitle>
      }
    >
      <RequestFacts row={row} />
      {body && (
        <Box marginTop="5">
          <Text size="quiet">{t('drawer.words')}</Text>
          <chakra.blockquote
            marginTop="2"
            paddingInlineStart="4"
            borderInlineStartWidth="2px"
            borderColor="line-strong"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
          >
            {body.words}
          </chakra.blockquote>
        </Box>
      )}
      {row.kind === 'privacy' && <DoorsPart row={row} />}
      <AnswerForm row={row} onDone={onClose} />
    </Dialog>
  );
}

function RequestFacts({ row }: { row: RichiestaRow }) {
  const t = useT(richiesteNamespace);
  const language = useLanguage();
  const { dueOn } = row;
  return (
    <Facts>
      <Fact label={t('drawer.from')}>
        <From row={row} />
      </Fact>
      {row.kind === 'privacy' && (
        <Fact label={t('drawer.recognised')}>
          <span>{row.body?.recognised ?? t('drawer.notRecognised')}</span>
          {row.recognisedAt !== null && (
            <Text as="div" size="quiet">
              {t('drawer.recognisedBy', {
                name: row.recognisedBy ?? t('gone'),
                date: formatDate(row.recognisedAt, language, 'dayMonth'),
              })}
            </Text>
          )}
        </Fact>
      )}
      <Fact label={t('drawer.arrived')}>{formatDate(row.arrivedOn, language, 'letter')}</Fact>
      {dueOn !== null && (
        <Fact label={t('drawer.until')}>
          <chakra.span fontWeight="620">{formatDate(dueOn, language, 'letter')}</chakra.span>
          <Text as="div" size="quiet">
            {t('drawer.untilNote')}
          </Text>
        </Fact>
      )}
      <Fact label={t('owner')}>
        <Owner row={row} />
      </Fact>
    </Facts>
  );
}

function From({ row: { body, clientId } }: { row: RichiestaRow }) {
  const t = useT(richiesteNamespace);
  return (
    <>
      <span>{body?.person ?? t('gone')}</span>
      {body?.email && (
        <Text as="div" size="quiet">
          {body.email}
        </Text>
      )}
      <Text as="div" size="quiet">
        {clientId === null ? (
          t('drawer.noAccount')
        ) : (
          <TextLink href={`/admin/cliente?id=${clientId}`}>{t('drawer.account')}</TextLink>
        )}
      </Text>
    </>
  );
}

function Owner({ row: { id, owner } }: { row: RichiestaRow }) {
  const t = useT(richiesteNamespace);
  const { session } = useShell();
  const { mutate, isPending } = useUpdateRichiesta(id);
  const isMine = owner?.id === session.user.id;
  return (
    <>
      <span>{owner === null ? t('free') : isMine ? t('you') : owner.name}</span>
      {(owner === null || isMine) && (
        <>
          <span>{' · '}</span>
          <LinkLikeButton
            type="button"
            disabled={isPending}
            onClick={() => mutate({ action: isMine ? 'leave' : 'take' })}
          >
            {t(isMine ? 'leave' : 'take')}
          </LinkLikeButton>
        </>
      )}
    </>
  );
}
