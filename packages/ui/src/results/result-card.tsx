import { useUiWords } from '@bussola/i18n';
import type { ReactNode } from 'react';
import { GapBar, type GapBarProps } from '../charts/gap-bar.tsx';
import { Button, LinkButton } from '../core/button.tsx';
import { Icon } from '../core/icon.tsx';
import { SlidersIcon, StepsIcon } from '../core/icons.ts';
import { chakra } from '../core/layout.ts';
import { LevelPill, type LevelLook } from '../core/level.tsx';
import { Marked, Title } from '../core/typography.tsx';
import { UiLink } from '../core/ui-link.tsx';
import { ConfidenceMark, type Confidence } from './confidence-mark.tsx';
import { Estimate, type EstimateProps } from './estimate.tsx';
import { People, type PersonShown } from './people.tsx';

export interface ResultCardProps {
  /** The first priority is wider, its bar beside the words; the others share a row. */
  variant?: 'lead' | 'small';
  ordinal?: number;
  people: readonly PersonShown[];
  level: LevelLook;
  direction?: 'tooLittle' | 'tooMuch' | undefined;
  notApplicable?: boolean;
  toCheck?: boolean;
  title: string;
  /** The page of this result; the title leads there. */
  href?: string | undefined;
  /** One sentence, its one number between `**`. */
  answer: string;
  /** The range of its estimate and the reasons for doubt. */
  estimate?: EstimateProps | undefined;
  gap?: GapBarProps | undefined;
  onWhy?: (() => void) | undefined;
  simulateHref?: string | undefined;
  confidence?: Confidence | undefined;
  /** «20 nov»: when it was worked out. */
  date?: string | undefined;
  /** What was done about it, or what is missing: a line over the actions. */
  note?: ReactNode;
  headingLevel?: 'h2' | 'h3';
}

const Frame = chakra('article', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    padding: { base: '5', md: '7' },
    paddingBottom: { base: '2', md: '3.5' },
    minWidth: 0,
  },
  variants: {
    variant: {
      lead: {
        display: 'grid',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 376px' },
        columnGap: '56px',
        '& > header, & > footer, & > .note': { gridColumn: '1 / -1' },
      },
      // Side by side their feet stand on one line, also where one of them has no bar.
      small: {
        display: 'flex',
        flexDirection: 'column',
        '& > .bar': { marginTop: 'auto' },
        '& > header + div + footer': { marginTop: 'auto' },
      },
    },
  },
});
const TitleLink = chakra(UiLink, {
  base: {
    color: 'title',
    textDecoration: 'none',
    borderRadius: '3px',
    _hover: {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '4px',
    },
  },
});

/** What one can do with a result, and how far it can be relied on. */
function Foot({
  variant = 'small',
  onWhy,
  simulateHref,
  confidence,
  date,
}: Pick<ResultCardProps, 'variant' | 'onWhy' | 'simulateHref' | 'confidence' | 'date'>) {
  const t = useUiWords();
  const isLead = variant === 'lead';
  return (
    <chakra.footer
      display="flex"
      alignItems="center"
      flexWrap="wrap"
      gap="0 14px"
      marginTop={isLead ? '5' : '4'}
      paddingTop="2"
      borderTopWidth="1px"
      borderColor="line"
    >
      {onWhy && (
        <Button variant="tertiary" onClick={onWhy} icon={isLead && <Icon icon={StepsIcon} />}>
          {t('result.why')}
        </Button>
      )}
      {simulateHref && (
        <LinkButton
          variant="tertiary"
          href={simulateHref}
          icon={isLead && <Icon icon={SlidersIcon} />}
        >
          {t('result.simulate')}
        </LinkButton>
      )}
      {confidence && (
        <chakra.span
          marginInlineStart={{ md: 'auto' }}
          flexBasis={{ base: '100%', md: 'auto' }}
          paddingBlock={{ base: '2', md: '3' }}
        >
          <ConfidenceMark confidence={confidence}>{date}</ConfidenceMark>
        </chakra.span>
      )}
    </chakra.footer>
  );
}

/**
 * A result: who, how it stands, one sentence with one number, what there is and what is missing,
 * what one can do.
 */
export function ResultCard(props: ResultCardProps) {
  const {
    variant = 'small',
    ordinal,
    people,
    level,
    direction,
    notApplicable,
    toCheck,
    title,
    href,
    answer,
    estimate,
    gap,
    note,
    headingLevel = 'h3',
  } = props;
  const isLead = variant === 'lead';
  return (
    <Frame variant={variant}>
      <chakra.header
        display="flex"
        alignItems="center"
        gap="14px"
        marginBottom="14px"
        flexWrap="wrap"
      >
        {ordinal !== undefined && (
          <chakra.span
            fontFamily="title"
            fontStyle="italic"
            fontWeight="300"
            fontSize="t34"
            lineHeight="1"
            color="text-2"
            fontVariantNumeric="lining-nums"
          >
            {ordinal}
          </chakra.span>
        )}
        <People people={people} />
        <chakra.span marginInlineStart="auto">
          <LevelPill
            level={level}
            direction={direction}
            notApplicable={notApplicable ?? false}
            toCheck={toCheck ?? false}
          />
        </chakra.span>
      </chakra.header>
      <chakra.div marginBottom="4">
        <Title as={headingLevel} size={isLead ? 26 : 20}>
          {href ? <TitleLink href={href}>{title}</TitleLink> : title}
        </Title>
        <chakra.p
          textStyle={isLead ? 'lead' : 'body'}
          marginTop={isLead ? '2' : '1.5'}
          maxWidth="58ch"
        >
          <Marked>{answer}</Marked>
        </chakra.p>
        <Estimate {...estimate} />
      </chakra.div>
      {gap && (
        <div className="bar">
          <GapBar {...gap} />
        </div>
      )}
      {note && (
        <chakra.div className="note" textStyle="quiet" marginTop="3">
          {note}
        </chakra.div>
      )}
      <Foot {...props} />
    </Frame>
  );
}

/** The first card whole, the others two a row. */
export const ResultGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
});
