import { useUiWords } from '@bussola/i18n';
import { chakra } from '../core/layout.ts';
import { LevelMark, type LevelLook } from '../core/level.tsx';

export interface LevelCountsProps {
  counts: Record<LevelLook, number>;
  label?: string;
  /** Other words than the usual ones, for a level. */
  words?: Partial<Record<LevelLook, string>>;
}

const LEVELS: readonly LevelLook[] = ['red', 'yellow', 'green', 'grey'];

/** How many areas stand at each level: a row on wide screens, a list on phones. */
export function LevelCounts({ counts, label, words = {} }: LevelCountsProps) {
  const t = useUiWords();
  return (
    <chakra.ul aria-label={label ?? t('counts.label')} listStyle="none" display={{ base: 'grid', md: 'flex' }} flexWrap="wrap" rowGap={{ md: '3' }}>
      {LEVELS.filter((level) => counts[level] > 0 || level !== 'grey').map((level, place) => (
        <chakra.li
          key={level} display="flex" alignItems="center" gap="10px" paddingBlock={{ base: '7px', md: '0' }} paddingInline={{ md: place === 0 ? '0 15px' : '15px' }} borderColor="line"
          borderTopWidth={{ base: place === 0 ? '0' : '1px', md: '0' }} borderInlineStartWidth={{ base: '0', md: place === 0 ? '0' : '1px' }}
        >
          <chakra.span fontFamily="title" fontSize={{ base: 't26', md: 't34' }} lineHeight="1" fontWeight="420" color={level} fontVariantNumeric="lining-nums tabular-nums" minWidth={{ base: '18px', md: 'auto' }}>{counts[level]}</chakra.span>
          <chakra.span
            display="flex" flexDirection={{ base: 'row-reverse', md: 'column' }} alignItems={{ base: 'center', md: 'flex-start' }} justifyContent={{ base: 'space-between', md: 'center' }} gap={{ base: '2', md: '1' }} flex={{ base: '1', md: 'none' }}
            fontSize={{ base: 't15', md: 't13' }} lineHeight="1.2" color={{ base: 'text', md: 'text-2' }} whiteSpace="nowrap"
          >
            <LevelMark level={level} size={15} />{words[level] ?? t(`counts.${level}`)}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
