import { useUiWords } from '@bussola/i18n';
import { chakra } from '../core/layout.ts';
import { CountUp } from '../core/count-up.tsx';
import { LevelMark, type LevelLook } from '../core/level.tsx';

/** In the order of the list; the first ones are shown also when they count nothing. */
const SHOWN = [
  { key: 'red', level: 'red', always: true },
  { key: 'yellow', level: 'yellow', always: true },
  { key: 'toCheck', level: 'yellow', always: false },
  { key: 'green', level: 'green', always: true },
  { key: 'missing', level: 'grey', always: false },
  { key: 'notApplicable', level: 'grey', always: false },
] as const satisfies readonly { key: string; level: LevelLook; always: boolean }[];

export interface LevelCountsProps {
  /** A yellow is something to weigh or to check; a grey lacks data or does not concern one. */
  counts: Record<(typeof SHOWN)[number]['key'], number>;
  label?: string;
}

/** How many areas stand at each level: a row on wide screens, a list on phones. */
export function LevelCounts({ counts, label }: LevelCountsProps) {
  const t = useUiWords();
  const shown = SHOWN.filter(({ key, always }) => always || counts[key] > 0);
  return (
    <chakra.ul
      aria-label={label ?? t('counts.label')}
      listStyle="none"
      display={{ base: 'grid', md: 'flex' }}
      gridTemplateColumns="minmax(0, 1fr)"
      flexWrap="wrap"
      rowGap={{ md: '3' }}
    >
      {shown.map(({ key, level }, place) => (
        <chakra.li
          key={key}
          display="flex"
          alignItems="center"
          gap="10px"
          paddingBlock={{ base: '7px', md: '0' }}
          paddingInline={{ md: place === 0 ? '0 15px' : '15px' }}
          borderColor="line"
          borderTopWidth={{ base: place === 0 ? '0' : '1px', md: '0' }}
          borderInlineStartWidth={{ base: '0', md: place === 0 ? '0' : '1px' }}
        >
          <chakra.span
            fontFamily="title"
            fontSize={{ base: 't26', md: 't34' }}
            lineHeight="1"
            fontWeight="420"
            color={level}
            fontVariantNumeric="lining-nums tabular-nums"
            minWidth={{ base: '18px', md: 'auto' }}
          >
            <CountUp value={counts[key]} />
          </chakra.span>
          <chakra.span
            display="flex"
            flexDirection={{ base: 'row-reverse', md: 'column' }}
            alignItems={{ base: 'center', md: 'flex-start' }}
            justifyContent={{ base: 'space-between', md: 'center' }}
            gap={{ base: '2', md: '1' }}
            flex={{ base: '1', md: 'none' }}
            fontSize={{ base: 't15', md: 't13' }}
            lineHeight="1.2"
            color={{ base: 'text', md: 'text-2' }}
            minWidth="0"
            whiteSpace={{ base: 'normal', md: 'nowrap' }}
          >
            <LevelMark level={level} size={15} />
            {key === 'notApplicable' ? (
              <span>{t('counts.notApplicable', { count: counts.notApplicable })}</span>
            ) : (
              <span>{t(`counts.${key}`)}</span>
            )}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
