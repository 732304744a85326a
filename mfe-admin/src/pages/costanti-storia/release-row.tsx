import { useLanguage, useT } from '@bussola/i18n';
import { formatConstant, formatDate, formatList, formatTime } from '@bussola/i18n/format';
import { Box, Button, chakra, Text, TextLink } from '@bussola/ui/core';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { isTable } from '../../costanti/figures.ts';
import { releasePath } from '../../costanti/release.ts';
import type { Constant, Constants, Release, Summary } from '../../costanti/release.ts';
import type { Names } from '../../costanti/use-names.ts';

interface Props {
  release: Summary;
  detail: Release | undefined;
  /** When the history is that of one constant. */
  constant: Constant | undefined;
  constants: Constants;
  names: Names;
  /** Absent where there is nothing to go back to. */
  onBack: (() => void) | undefined;
}
const SHOWN = 4;

/** One release: when, what, why, who proposed and who signed. */
export function ReleaseRow({ release, detail, constant, constants, names, onBack }: Props) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const { id, state, keys, why, effectiveFrom, validFrom, contributors, approvedBy, createdAt } =
    release;
  const isOrder = release.origin === 'presentation';
  const from = effectiveFrom ?? validFrom;
  const nameOf = (key: string) =>
    constants.costanti.find((one) => one.key === key)?.nome[language] ?? key;
  const name = release.release ?? t('costanti.vita.draft');
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '1fr', lg: '180px minmax(0, 1fr) 200px 170px' }}
      gap={{ base: '10px', lg: '24px' }}
      paddingBlock="5"
      borderBottomWidth="1px"
      borderColor="line"
    >
      <Box>
        <chakra.b display="block">
          {from === null
            ? name
            : t('costanti.vita.story.from', { date: formatDate(from, language, 'long') })}
        </chakra.b>
        <Text size="quiet">
          {`${from === null ? '' : `${name} · `}${t(`costanti.vita.list.stateOf.${state}`, {
            date: from === null ? '' : formatDate(from, language),
          })}`}
        </Text>
      </Box>
      <Box minWidth="0">
        {constant ? (
          <Moved constant={constant} detail={detail} />
        ) : (
          <chakra.p fontWeight="580">
            {isOrder
              ? t('costanti.vita.story.order')
              : keys.length === 0
                ? t('costanti.vita.story.shipped')
                : [
                    ...keys.slice(0, SHOWN).map(nameOf),
                    ...(keys.length > SHOWN
                      ? [t('costanti.vita.change.more', { count: keys.length - SHOWN })]
                      : []),
                  ].join(' · ')}
          </chakra.p>
        )}
        {why !== '' && <Text color="text-2">{why}</Text>}
        <Families release={release} />
      </Box>
      <Text size="quiet">
        {contributors.length > 0 && (
          <chakra.span display="block">
            {t(isOrder ? 'costanti.vita.story.ordered' : 'costanti.vita.story.proposed', {
              who: formatList(contributors.map(names.of), language),
              date: formatDate(createdAt, language, 'long'),
              time: formatTime(createdAt, language),
            })}
          </chakra.span>
        )}
        {approvedBy !== null && (
          <chakra.span display="block">
            {t('costanti.vita.story.signed', { who: names.of(approvedBy) })}
          </chakra.span>
        )}
      </Text>
      <Box textAlign={{ lg: 'end' }} display="grid" gap="1" justifyItems={{ lg: 'end' }}>
        {state === 'in-force' && <Text size="quiet">{t('costanti.vita.story.isToday')}</Text>}
        {onBack && (
          <Button
            variant="tertiary"
            onClick={onBack}
            aria-label={t('costanti.vita.story.backTo', { name })}
          >
            {t('costanti.vita.story.back')}
          </Button>
        )}
        <TextLink
          quiet
          href={releasePath(id)}
          aria-label={t('costanti.vita.story.openOf', { name })}
        >
          {t('costanti.vita.list.open')}
        </TextLink>
      </Box>
    </chakra.li>
  );
}

/** Of the first figures, and of an order, nobody's levels move. */
function Families({ release: { famiglie, origin, keys } }: Pick<Props, 'release'>) {
  const t = useT(adminNamespace);
  if (famiglie === null || origin === 'presentation' || keys.length === 0) return null;
  return <Text size="quiet">{t('costanti.vita.story.families', { count: famiglie })}</Text>;
}

function Moved({ constant, detail }: { constant: Constant; detail: Release | undefined }) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const change = detail?.differenze.find(({ key }) => key === constant.key);
  if (!change) return null;
  if (isTable(change.dopo?.value))
    return <chakra.p fontWeight="580">{t('costanti.vita.story.table')}</chakra.p>;
  const say = (value: unknown) => formatConstant(value, constant.unit, language);
  return (
    <chakra.p fontFamily="title" fontSize="t26" lineHeight="1.2">
      {change.prima && (
        <chakra.span color="text-2" fontSize="t17">{`${say(change.prima.value)} → `}</chakra.span>
      )}
      {change.dopo && <span>{say(change.dopo.value)}</span>}
    </chakra.p>
  );
}
