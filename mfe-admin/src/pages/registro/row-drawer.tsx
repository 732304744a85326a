import type { RegistroRow } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatNumber, formatTime } from '@bussola/i18n/format';
import { chakra, Box, Dialog, Fact, Facts, LinkLikeButton, Text, Title } from '@bussola/ui/core';
import { DrawerTitle } from '../../drawer-title.tsx';
import { registroNamespace } from '../../locales/registro-namespace.ts';
import { useRowWords } from './registro-table.tsx';

interface Props {
  row: RegistroRow;
  onSearch: (search: string) => void;
  onClose: () => void;
}

/** One row: by what right, for how long, which fields, and its place in the chain. */
export function RowDrawer({ row, onSearch, onClose }: Props) {
  const t = useT(registroNamespace);
  const language = useLanguage();
  const words = useRowWords();
  const { reason, requestId, detail } = row;
  const isAboutAnother =
    row.about?.kind === 'person' && row.who?.kind === 'person' && row.who.id !== row.about.id;
  return (
    <Dialog
      open
      onClose={onClose}
      side="sheet"
      title={
        <DrawerTitle over={t('drawer.over', { row: formatNumber(row.seq) })}>
          {t('drawer.title', { who: words.who(row), what: words.what(row) })}
        </DrawerTitle>
      }
    >
      <Facts gridTemplateColumns="minmax(108px, 38%) 1fr">
        <Fact label={t('drawer.when')}>
          {`${formatDate(row.at, language, 'long')}, ${formatTime(row.at, language)}`}
        </Fact>
        <Fact label={t('aboutHead')}>{words.about(row)}</Fact>
        <Fact label={t('drawer.right')}>
          <Right row={row} />
        </Fact>
        {reason !== null && (
          <Fact label={t('why')}>{reason.text === null ? t('lost') : `«${reason.text}»`}</Fact>
        )}
        <Fact label={t('drawer.until')}>
          <Duration row={row} />
        </Fact>
        <Fact label={t('drawer.fields')}>
          <span>{row.fields.length === 0 ? t('drawer.noFields') : row.fields.join(', ')}</span>
          {row.fields.length > 0 && (
            <Text as="div" size="quiet">
              {t('drawer.fieldsNote')}
            </Text>
          )}
        </Fact>
        {detail !== null && detail !== '' && (
          <Fact label={t('drawer.detail')}>
            <Mono>{detail}</Mono>
          </Fact>
        )}
        <Fact label={t('drawer.code')}>
          <Mono>{row.action}</Mono>
        </Fact>
        {requestId !== null && (
          <Fact label={t('drawer.request')}>
            <Mono>{requestId}</Mono>{' '}
            <LinkLikeButton type="button" onClick={() => onSearch(requestId)}>
              {t('drawer.sameRequest')}
            </LinkLikeButton>
          </Fact>
        )}
      </Facts>
      <Box as="section" aria-labelledby="chain" marginTop="6">
        <Title as="h3" id="chain" size={20}>
          {t('drawer.chain')}
        </Title>
        <Facts gridTemplateColumns="1fr" gap="1">
          <Fact label={t('drawer.before')}>
            {row.before === null ? t('drawer.first') : <Mono>{row.before}</Mono>}
          </Fact>
          <Fact label={t('drawer.own')}>
            <Mono bg="ink-soft" color="ink" borderRadius="4px" paddingInline="1">
              {row.hash}
            </Mono>
          </Fact>
        </Facts>
      </Box>
      <Text size="quiet" marginTop="5">
        {t(isAboutAnother ? 'drawer.same' : 'drawer.stays')}
      </Text>
    </Dialog>
  );
}

const Mono = chakra('span', {
  base: { fontFamily: 'monospace', fontSize: 't13', overflowWrap: 'anywhere' },
});

const RIGHTS = ['own', 'grant', 'adviser', 'placeholder', 'look'] as const;
function Right({ row: { via, who, about, reason } }: { row: RegistroRow }) {
  const t = useT(registroNamespace);
  const role = who?.kind === 'person' ? who.role : '';
  const right = RIGHTS.find((one) => one === via);
  if (right) return t(`drawer.rightOf.${right}`);
  if (via === 'staff')
    return t(reason === null ? 'drawer.rightOf.staff' : 'drawer.rightOf.staffReason', { role });
  return who?.kind === 'person' && about?.kind === 'person' && who.id === about.id
    ? t('drawer.rightOf.own')
    : role || t('drawer.rightOf.none');
}

function Duration({ row: { action, via, until } }: { row: RegistroRow }) {
  const t = useT(registroNamespace);
  const language = useLanguage();
  if (action === 'read.openAdminClient') return t('drawer.untilOf.look');
  if (until !== null)
    return t('drawer.untilOf.grant', { date: formatDate(until, language, 'long') });
  return t(via === 'adviser' ? 'drawer.untilOf.adviser' : 'drawer.untilOf.once');
}
