import { chakra } from '@bussola/ui/core';

const TICKS = Array.from({ length: 60 }, (_, place) => ({
  angle: place * 6,
  long: place % 5 === 0,
}));

/**
 * The compass with its needle at rest and no colour: drawn here, because the charts may be what
 * does not arrive.
 */
export function CompassAtRest() {
  return (
    <chakra.svg
      viewBox="0 0 300 300"
      width="100%"
      aria-hidden="true"
      focusable="false"
      css={{
        '& *': { stroke: '{colors.line-strong}', fill: 'none' },
        '& polygon': { fill: '{colors.line}' },
      }}
    >
      {TICKS.map(({ angle, long }) => (
        <line
          key={angle}
          x1="150"
          y1="14"
          x2="150"
          y2={long ? 30 : 21}
          transform={`rotate(${angle} 150 150)`}
          strokeWidth="1"
          opacity={long ? 1 : 0.7}
        />
      ))}
      <circle cx="150" cy="150" r="112" strokeWidth="1" opacity="0.5" />
      <circle cx="150" cy="150" r="54" strokeWidth="1" opacity="0.5" strokeDasharray="3 5" />
      <g transform="rotate(-52 150 150)">
        <polygon points="150,56 159,150 141,150" strokeWidth="1.4" />
        <polygon points="150,244 159,150 141,150" strokeWidth="1.4" />
      </g>
      <circle cx="150" cy="150" r="6" strokeWidth="2" />
    </chakra.svg>
  );
}
