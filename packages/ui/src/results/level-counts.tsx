import { useUiWords } from '@bussola/i18n';
import { chakra } from '../core/layout.ts';
import { CountUp } from '../core/count-up.tsx';
import { LevelMark, type LevelLook } from '../core/level.tsx';

export interface LevelCountsProps {
  counts: Record<LevelLook, number>;
  /**
   * Of the grey ones, those that do not concern the family: they are another thing than missing
   * data.
   */
  notApplicable?: number;
  label?: string;
}

/** How many areas stand at each level: a row on wide screens, a list on phones. */
export function LevelCounts({ counts, notApplicable = 0, label }: LevelCountsProps) {
  const t = useUiWords();
  const shown: { key: LevelLook | 'notApplicable'; level: LevelLook; count: number }[] = [
    ...(['red', 'yellow', 'green'] as const).map((level) => ({
      key: level,
      level,
      count: counts[level],
    })),
    ...(
      [
        ['grey', counts.grey - notApplicable],
        ['notApplicable', notApplicable],
      ] as const
    )
      .filter(([, count]) => count > 0)
      .map(([key, count]) => ({ key, level: 'grey' as const, count })),
  ];
  return (
    <chakra.ul
      aria-label={label ?? t('counts.label')}
      listStyle="none"
      display={{ base: 'grid', md: 'flex' }}
      gridTemplateColumns="minmax(0, 1fr)"
      flexWrap="wrap"
      rowGap={{ md: '3' }}
    >
      {shown.map(({ key, level, count }, place) => (
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
            <CountUp value={count} />
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
              <span>{t('counts.notApplicable', { count })}</span>
            ) : (
              <span>{t(`counts.${key}`)}</span>
            )}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
