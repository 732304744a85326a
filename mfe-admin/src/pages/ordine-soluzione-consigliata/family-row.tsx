import { NOMI } from '@bussola/domain/nomi';
import { useLanguage, useT } from '@bussola/i18n';
import { formatNumber } from '@bussola/i18n/format';
import {
  ArrowRightIcon,
  Box,
  chakra,
  Icon,
  LevelMark,
  RuledRow,
  useLevelWords,
} from '@bussola/ui/core';
import { ordineNamespace } from '../../locales/ordine-namespace.ts';
import { usePlace } from '../../sorting/use-place.ts';
import { riseOf, rowsOf } from './order.ts';
import type { Family, Place } from './order.ts';

/** Who a demonstration family is, in a few words. */
const KEYS = ['bellini', 'galli', 'rizzo', 'locatelli', 'esposito', 'marchetti'] as const;
function useWho(): (key: string) => string {
  const t = useT(ordineNamespace);
  return (key) => {
    const known = KEYS.find((one) => one === key);
    return known ? t(`of.${known}`) : '';
  };
}

/** One family: whole with both lists, or in one line. */
export function FamilyRow({ family, isWhole }: { family: Family; isWhole: boolean }) {
  const who = useWho();
  return (
    <RuledRow display="block" paddingBlock="4">
      <Box
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: isWhole ? '1fr' : 'minmax(0, 3fr) minmax(0, 4fr)' }}
        gap="3px 20px"
        alignItems="center"
      >
        <Box>
          <chakra.h3 fontWeight="640" fontSize="t15">
            {family.nome}
          </chakra.h3>
          <chakra.p textStyle="quiet">{who(family.key)}</chakra.p>
        </Box>
        {isWhole ? <Both family={family} /> : <InOneLine family={family} />}
      </Box>
    </RuledRow>
  );
}

function Both({ family }: { family: Family }) {
  const t = useT(ordineNamespace);
  const rows = rowsOf(family);
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '1fr 28px 1fr' }}
      gap="12px 8px"
      alignItems="center"
      marginTop="2"
    >
      <Column
        title={t('effect.now')}
        places={rows.map(({ was }) => ({ place: was, isMoved: false }))}
      />
      <Box color="text-2" display={{ base: 'none', md: 'block' }}>
        <Icon icon={ArrowRightIcon} />
      </Box>
      <Column
        title={t('effect.draft')}
        places={rows.map(({ is }) => ({
          place: is,
          isMoved: is.code === riseOf(family)?.place.code,
        }))}
      />
    </Box>
  );
}

interface ColumnProps {
  title: string;
  places: readonly { place: Place; isMoved: boolean }[];
}
const Column = ({ title, places }: ColumnProps) => (
  <Box>
    <chakra.p textStyle="quiet" marginBottom="1">
      {title}
    </chakra.p>
    <chakra.ol listStyleType="none" fontSize="t13">
      {places.map(({ place, isMoved }) => (
        <chakra.li
          key={place.code}
          display="flex"
          alignItems="center"
          gap="2"
          minHeight="28px"
          paddingInline="2"
          marginInline="-8px"
          borderRadius="4px"
          {...(isMoved ? { bg: 'ink-soft', fontWeight: 640 } : {})}
        >
          <Named place={place} />
        </chakra.li>
      ))}
    </chakra.ol>
  </Box>
);

function Named({ place: { code, level } }: { place: Place }) {
  const language = useLanguage();
  const words = useLevelWords();
  return (
    <>
      <LevelMark level={level} size={14} label={words({ level })} />
      <span>{NOMI[code][language]}</span>
    </>
  );
}

function InOneLine({ family }: { family: Family }) {
  const t = useT(ordineNamespace);
  const language = useLanguage();
  const words = useLevelWords();
  const place = usePlace();
  const rise = riseOf(family);
  if (!rise) return <chakra.p textStyle="quiet">{t('effect.same')}</chakra.p>;
  const { level, code, priorita } = rise.place;
  return (
    <chakra.p fontSize="t13">
      <LevelMark level={level} size={14} label={words({ level })} /> <b>{NOMI[code][language]}</b>{' '}
      <span>
        {t(rise.isTie ? 'effect.tie' : 'effect.moved', {
          from: place(rise.from),
          to: place(rise.to),
          other: NOMI[rise.other.code][language],
          points: formatNumber(priorita, 1, 0),
        })}
      </span>
    </chakra.p>
  );
}
