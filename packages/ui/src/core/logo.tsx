import { brand } from '../brand.ts';
import { chakra } from './layout.ts';
import { colorVar } from './tokens.ts';

/** The compass: ring, four ticks and a needle at thirty degrees. */
export function CompassMark({ size = 30 }: { size?: number }) {
  const ink = colorVar('ink');
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="14.6" fill="none" stroke={ink} strokeWidth="1.5" />
      <path
        d="M16 3.4v2.6M16 26v2.6M3.4 16H6M26 16h2.6"
        stroke={ink}
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      <g transform="rotate(30 16 16)">
        <path d="M16 5.8 19 16h-6z" fill={colorVar('accent')} />
        <path d="M16 26.2 13 16h6z" fill={ink} />
      </g>
    </svg>
  );
}

export function Logo({ small = false }: { small?: boolean }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap={small ? '2' : '10px'}
      fontFamily="title"
      fontWeight="460"
      fontSize={small ? 't20' : '1.4375rem'}
      lineHeight="1"
      letterSpacing="-.015em"
      color="title"
    >
      <CompassMark size={small ? 26 : 30} />
      <span>{brand.name}</span>
    </chakra.span>
  );
}
