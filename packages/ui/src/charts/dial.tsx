import { useUiWords } from '@bussola/i18n';
import { useEffect, useRef, type ReactNode } from 'react';
import { chakra, VisuallyHidden } from '../core/layout.ts';
import { LevelShape, useLevelWords, type LevelLook } from '../core/level.tsx';
import { colorVar } from '../core/tokens.ts';
import { UiLink } from '../core/ui-link.tsx';
import { markDegrees, nameLines, onRing, ticksPath } from './dial-geometry.ts';

export interface DialMark {
  key: string;
  name: string;
  level: LevelLook;
  notApplicable?: boolean;
  toCheck?: boolean;
  /** The mark becomes a link to it. */
  href?: string | undefined;
}

export interface DialProps {
  /** Clockwise from one o'clock. */
  marks: readonly DialMark[];
  /** Where to begin; without it the needle rests. */
  pointsTo?: string | undefined;
  /** Read aloud: «Le dodici aree: 3 da affrontare…». */
  label: string;
  /** Phones get no names anyway. */
  names?: boolean;
}

const TICKS = ticksPath(false);
const BARE_TICKS = ticksPath(true);

const MarkLink = chakra(UiLink, {
  base: {
    outline: 'none',
    cursor: 'pointer',
    '& .ring': { stroke: 'transparent', fill: 'none' },
    _focusVisible: { outline: 'none', '& .ring': { stroke: '{colors.focus}' } },
    _hover: { '& .ring': { stroke: '{colors.line-strong}' } },
  },
});
const Name = chakra('text', {
  base: { fontSize: '12.5px', fontWeight: 480, fill: 'text-2' },
  variants: {
    look: {
      first: { fill: 'ink', fontWeight: 680 },
      red: { fill: 'text', fontWeight: 560 },
      quiet: {},
    },
  },
  defaultVariants: { look: 'quiet' },
});

/**
 * The compass: each mark with its name, the saffron needle on the first
 * priority.
 */
export function Dial({ marks, pointsTo, label, names = true }: DialProps) {
  const t = useUiWords();
  const word = useLevelWords();
  const target = marks.findIndex(({ key }) => key === pointsTo);
  const first = marks[target];
  const summary = `${label} ${first ? t('chart.dialNeedle', { name: first.name }) : t('chart.dialAtRest')}`;
  const drawing = (withNames: boolean) => (
    <chakra.svg
      viewBox={withNames ? '-246 -172 492 350' : '-136 -136 272 272'}
      width="100%"
      height="auto"
      display={
        names ? { base: withNames ? 'none' : 'block', md: withNames ? 'block' : 'none' } : 'block'
      }
      overflow="visible"
      role="group"
      aria-label={summary}
    >
      <Ring />
      {marks.map((mark, place) => (
        <Mark
          key={mark.key}
          mark={mark}
          degrees={markDegrees(place, marks.length)}
          words={`${mark.name}: ${word(mark)}`}
        />
      ))}
      <NeedleShape degrees={target >= 0 ? markDegrees(target, marks.length) : 0} />
      {withNames &&
        marks.map((mark, place) => (
          <MarkName
            key={mark.key}
            mark={mark}
            degrees={markDegrees(place, marks.length)}
            isFirst={place === target}
          />
        ))}
    </chakra.svg>
  );
  return (
    <chakra.figure position="relative" margin="0">
      {names && drawing(true)}
      {drawing(false)}
      <VisuallyHidden>
        <table>
          <caption>{summary}</caption>
          <thead>
            <tr>
              <th scope="col">{t('chart.area')}</th>
              <th scope="col">{t('chart.level')}</th>
            </tr>
          </thead>
          <tbody>
            {marks.map((mark) => (
              <tr key={mark.key}>
                <th scope="row">{mark.name}</th>
                <td>{word(mark)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </chakra.figure>
  );
}

function Ring() {
  return (
    <g aria-hidden="true" fill="none" stroke={colorVar('line')}>
      <path d={TICKS} stroke={colorVar('line-strong')} strokeWidth=".8" opacity=".7" />
      <circle r="102" />
      <circle r="54" />
      <path d="M-102 0H102M0-102V102" />
    </g>
  );
}

function Mark({ mark, degrees, words }: { mark: DialMark; degrees: number; words: string }) {
  const { x, y } = onRing(degrees, 118);
  const shape = (
    <g transform={`translate(${x - 9} ${y - 9})`}>
      <circle cx="9" cy="9" r="13" fill={colorVar('ground')} />
      {mark.href !== undefined && (
        <>
          <circle cx="9" cy="9" r="22" fill="transparent" />
          <circle className="ring" cx="9" cy="9" r="14" strokeWidth="3" />
        </>
      )}
      <g transform="scale(1.125)">
        <LevelShape level={mark.level} />
      </g>
    </g>
  );
  return mark.href === undefined ? (
    <g aria-hidden="true">{shape}</g>
  ) : (
    <MarkLink href={mark.href} aria-label={words}>
      <title>{words}</title>
      {shape}
    </MarkLink>
  );
}

function MarkName({
  mark,
  degrees,
  isFirst,
}: {
  mark: DialMark;
  degrees: number;
  isFirst: boolean;
}) {
  const { x, y } = onRing(degrees, 140);
  const lines = nameLines(mark.name);
  // At the top the last line stands on the ring, at the bottom the first; at the sides the block is
  // centred.
  const first =
    Math.abs(x) > 1
      ? y + 4 - (lines.length - 1) * 7.5
      : y < 0
        ? y - (lines.length - 1) * 15
        : y + 8;
  return (
    <Name
      aria-hidden="true"
      x={x}
      y={first}
      textAnchor={x > 1 ? 'start' : x < -1 ? 'end' : 'middle'}
      look={isFirst ? 'first' : mark.level === 'red' ? 'red' : 'quiet'}
      css={{ direction: 'ltr' }}
    >
      {lines.map((line, place) => (
        <tspan key={line} x={x} dy={place === 0 ? 0 : 15}>
          {line}
        </tspan>
      ))}
    </Name>
  );
}

function NeedleShape({ degrees }: { degrees: number }) {
  const needle = useRef<SVGGElement>(null);
  // Played once, when the dial appears: a style would play it again each time the drawing is hidden
  // and shown.
  useEffect(() => {
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
    needle.current?.animate?.([{ transform: 'rotate(-150deg)' }, { transform: 'rotate(0deg)' }], {
      duration: 700,
      easing: 'cubic-bezier(.2,.8,.3,1)',
    });
  }, []);
  return (
    <g aria-hidden="true">
      <g transform={`rotate(${degrees})`}>
        <g ref={needle}>
          <path d="M0-90 9 0H-9z" fill={colorVar('accent')} />
          <path d="M0 90-9 0H9z" fill={colorVar('ink')} />
          <path d="M0-90 0 90" stroke={colorVar('ground')} strokeWidth=".8" opacity=".6" />
        </g>
      </g>
      <circle r="4.5" fill={colorVar('ground')} stroke={colorVar('ink')} strokeWidth="1.5" />
    </g>
  );
}

/**
 * The compass of a portal that does not answer: no colour, the needle at rest. Silent: the page
 * says it in words.
 */
export function DialAtRest() {
  const line = colorVar('line-strong');
  return (
    <chakra.svg
      viewBox="-136 -136 272 272"
      width="100%"
      height="auto"
      display="block"
      aria-hidden="true"
      focusable="false"
      fill="none"
    >
      <path d={BARE_TICKS} stroke={line} />
      <circle r="102" stroke={colorVar('line')} />
      <circle r="49" stroke={colorVar('line')} strokeDasharray="3 5" />
      <g transform="rotate(-52)" stroke={line} strokeWidth=".9" strokeLinejoin="round">
        <path d="M0-85 8 0H-8z" fill={colorVar('line')} />
        <path d="M0 85-8 0H8z" fill={colorVar('sunken')} />
      </g>
      <circle r="5" fill={colorVar('ground')} stroke={line} strokeWidth="1.5" />
    </chakra.svg>
  );
}

/** A dial that is not of the person looking: it says so in words. */
export function ExampleDial({ caption, ...dial }: DialProps & { caption: ReactNode }) {
  return (
    <chakra.div display="grid" justifyItems="center" gap="3" width="100%">
      <chakra.div width="100%" maxWidth={{ base: '230px', md: '500px' }}>
        <Dial {...dial} />
      </chakra.div>
      <chakra.p textStyle="letter" fontSize="t15">
        {caption}
      </chakra.p>
    </chakra.div>
  );
}
