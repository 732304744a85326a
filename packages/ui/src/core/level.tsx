import { Badge } from '@chakra-ui/react/badge';
import { useUiWords } from '@bussola/i18n';
import type { ReactNode } from 'react';
import { chakra, VisuallyHidden } from './layout.ts';
import { colorVar } from './tokens.ts';

export type LevelLook = 'red' | 'yellow' | 'green' | 'grey';

/** The drawing alone, in a box of 16 by 16: for marks inside other drawings. */
export function LevelShape({ level }: { level: LevelLook }) {
  const ink = colorVar(level);
  const paper = colorVar(`${level}-bg`);
  switch (level) {
    case 'red':
      return (
        <>
          <path d="M8 .6 15.4 8 8 15.4.6 8z" fill={ink} />
          <path d="M8 4.6v4" stroke={paper} strokeWidth="1.8" strokeLinecap="round" />
          <circle cx="8" cy="11.2" r="1.05" fill={paper} />
        </>
      );
    case 'yellow':
      return (
        <>
          <circle cx="8" cy="8" r="6.4" fill={paper} stroke={ink} strokeWidth="1.6" />
          <path d="M1.6 8a6.4 6.4 0 0 0 12.8 0z" fill={ink} />
        </>
      );
    case 'green':
      return (
        <>
          <circle cx="8" cy="8" r="7.2" fill={ink} />
          <path
            d="M4.7 8.3l2.3 2.3 4.4-4.7"
            fill="none"
            stroke={paper}
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      );
    case 'grey':
      return (
        <circle
          cx="8"
          cy="8"
          r="6.4"
          fill={paper}
          stroke={ink}
          strokeWidth="1.5"
          strokeDasharray="2.4 2.1"
        />
      );
  }
}

/**
 * Lozenge, half disc, disc with a tick, dashed ring. The word goes beside it, or in `label` where
 * there is no room for it.
 */
export function LevelMark({
  level,
  size = 16,
  label,
}: {
  level: LevelLook;
  size?: number;
  label?: string;
}) {
  return (
    <chakra.svg
      width={`${size}px`}
      height={`${size}px`}
      flex="none"
      display="inline-block"
      verticalAlign="-.16em"
      viewBox="0 0 16 16"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <LevelShape level={level} />
    </chakra.svg>
  );
}

const Pill = chakra(Badge, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '7px',
    minHeight: '28px',
    paddingInline: '8px 12px',
    borderRadius: 'full',
    borderWidth: '1px',
    fontSize: 't13',
    fontWeight: 600,
    lineHeight: 1,
    whiteSpace: 'nowrap',
  },
  variants: {
    level: {
      red: { color: 'red', bg: 'red-bg', borderColor: 'red-line' },
      yellow: { color: 'yellow', bg: 'yellow-bg', borderColor: 'yellow-line' },
      green: { color: 'green', bg: 'green-bg', borderColor: 'green-line' },
      grey: { color: 'grey', bg: 'grey-bg', borderColor: 'grey-line' },
    },
  },
});

const Sentence = chakra('span', {
  base: { display: 'inline-block', _firstLetter: { textTransform: 'uppercase' } },
});

export interface LevelPillProps {
  level: LevelLook;
  /** What is wrong with a yellow area: «troppa liquidità». Shown instead of «Da valutare». */
  direction?: string | undefined;
  /** Grey because it does not concern the person, not because data is missing. */
  notApplicable?: boolean;
  /** Name of the person, when the level is not the reader's own. */
  of?: string | undefined;
  /** True for areas of nature `verifica`: yellow then reads «Da verificare». */
  toCheck?: boolean;
  /** Other words than the usual ones. */
  children?: ReactNode;
}

/** A level in shape, word and colour. */
export function LevelPill({ children, ...of }: LevelPillProps) {
  const { level, direction } = of;
  const words = useLevelWords();
  return (
    <Pill level={level}>
      <LevelMark level={level} size={14} />
      {direction ? (
        <span>
          <VisuallyHidden>{`${words(of)}: `}</VisuallyHidden>
          <Sentence>{direction}</Sentence>
        </span>
      ) : (
        <span>{children ?? words(of)}</span>
      )}
    </Pill>
  );
}

/** The words of a level, for other parts that write them. */
export function useLevelWords(): (level: Omit<LevelPillProps, 'children' | 'direction'>) => string {
  const t = useUiWords();
  return ({ level, notApplicable, of, toCheck }) => {
    if (level === 'yellow' && toCheck) return t('level.toCheck');
    if (level !== 'grey' || !notApplicable) return t(`level.${level}`);
    return of === undefined
      ? t('level.notApplicable')
      : t('level.notApplicableTo', { name: shortened(of) });
  };
}

/** A pill stays on one line; whose level it is stands beside it, whole. */
const LONGEST_NAME = 20;
const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
