import { useUiWords } from '@bussola/i18n';
import type { ComponentProps, ReactNode } from 'react';
import { GapBar, type GapBarProps } from '../charts/gap-bar.tsx';
import { Button, LinkButton } from '../core/button.tsx';
import { EstimateTag } from '../core/estimate-tag.tsx';
import { Icon } from '../core/icon.tsx';
import { ChevronDownIcon, SlidersIcon, StepsIcon } from '../core/icons.ts';
import { chakra } from '../core/layout.ts';
import { LevelPill, type LevelLook } from '../core/level.tsx';
import { Reveal } from '../core/reveal.tsx';
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
  /** What is wrong with a yellow area: «troppa liquidità». */ direction?: string | undefined;
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
  /** What was supposed for it, in words: the answer, the bar and the card say «stima». */
  supposed?: ReactNode;
  /** How it was worked out, opened in place; or `onWhy`, which opens it elsewhere. */
  why?: ReactNode;
  isWhyOpen?: boolean;
  onWhy?: (() => void) | undefined;
  simulateHref?: string | undefined;
  confidence?: Confidence | undefined;
  /** «20 nov»: when it was worked out. */
  date?: string | undefined;
  /** What was done about it, or what is missing: lines over the actions. */
  note?: ReactNode;
  mark?: ReactNode;
  /** More that one can do, beside the other actions. */
  more?: ReactNode;
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
        '& > footer': { marginTop: '5' },
      },
      // Side by side their feet stand on one line, also where one of them has no bar.
      small: {
        // Two a row on a tablet are as narrow as on a phone: the actions need the room.
        paddingInline: { md: '5', lg: '7' },
        display: 'flex',
        flexDirection: 'column',
        '& > .bar': { marginTop: 'auto' },
        '& > footer': { marginTop: '4' },
        '&:not([data-bar]) > footer': { marginTop: 'auto' },
        '&:not([data-bar]) > .note:nth-last-child(2)': { marginBottom: '4' },
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

/** Phones have no room for it: the actions stand on one line. */
const WideIcon = (props: ComponentProps<typeof Icon>) => (
  <chakra.span display={{ base: 'none', md: 'inline-flex' }}>
    <Icon {...props} />
  </chakra.span>
);

/** What one can do with a result, and how far it can be relied on. */
function Foot({
  variant = 'small',
  onWhy,
  simulateHref,
  more,
  confidence,
  date,
}: Pick<ResultCardProps, 'variant' | 'onWhy' | 'simulateHref' | 'more' | 'confidence' | 'date'>) {
  const t = useUiWords();
  const isLead = variant === 'lead';
  return (
    <chakra.footer
      display="flex"
      alignItems="center"
      flexWrap="wrap"
      gap={isLead ? '0 14px' : { base: '0 8px', md: '0 2px', lg: '0 8px' }}
      paddingTop="2"
      borderTopWidth="1px"
      borderColor="line"
      // In the narrowest cards the arrow of the menu gives its room to the words.
      containerType="inline-size"
      css={{ '@container (max-width: 270px)': { '& [aria-haspopup] svg': { display: 'none' } } }}
    >
      {onWhy && (
        <Button variant="tertiary" onClick={onWhy} icon={isLead && <WideIcon icon={StepsIcon} />}>
          {t('result.why')}
        </Button>
      )}
      {simulateHref && (
        <LinkButton
          variant="tertiary"
          href={simulateHref}
          icon={isLead && <WideIcon icon={SlidersIcon} />}
        >
          {t('result.simulate')}
        </LinkButton>
      )}
      {more}
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

/** Opens in the card how the result was worked out. */
function Why({
  why,
  isWhyOpen,
  confidence,
  date,
}: Pick<ResultCardProps, 'why' | 'isWhyOpen' | 'confidence' | 'date'>) {
  const t = useUiWords();
  return (
    <chakra.footer borderTopWidth="1px" borderColor="line">
      <Reveal
        look="row"
        open={isWhyOpen}
        line={
          <>
            <chakra.span flex="1" color="ink">
              {t('result.why')}
            </chakra.span>
            {confidence && <ConfidenceMark confidence={confidence}>{date}</ConfidenceMark>}
            <Icon icon={ChevronDownIcon} />
          </>
        }
      >
        <chakra.div paddingBottom="4">{why}</chakra.div>
      </Reveal>
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
    supposed,
    why,
    note,
    mark,
    headingLevel = 'h3',
  } = props;
  const isLead = variant === 'lead';
  return (
    <Frame variant={variant} data-bar={gap ? '' : undefined}>
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
          {supposed && (
            <>
              {' '}
              <EstimateTag />
            </>
          )}
        </chakra.p>
        <Estimate {...estimate} />
      </chakra.div>
      {gap && (
        <div className="bar">
          <GapBar {...gap} isEstimate={Boolean(supposed)} />
        </div>
      )}
      {[supposed, note, mark].map(
        (line, place) =>
          line && (
            <chakra.div key={place} className="note" textStyle="quiet" marginTop="3">
              {line}
            </chakra.div>
          ),
      )}
      {why ? <Why {...props} /> : <Foot {...props} />}
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
    // One that is opened does not stretch its neighbour; a menu lies over the page.
    '@supports selector(:has(a))': {
      '&:has(> :not(:first-of-type) [aria-expanded=true]:not([aria-haspopup]))': {
        alignItems: 'start',
      },
    },
  },
});
