import { chakra } from '../core/layout.ts';
import { useMoney } from '../core/money.tsx';
import { colorVar } from '../core/tokens.ts';

export interface PeerMark {
  key: string;
  label: string;
  value: number;
}
export interface PeersStripProps {
  /** The household's own, in saffron. */
  own: PeerMark;
  /** One or two to compare with: median, average. */
  peers: readonly PeerMark[];
  /** Read aloud: a whole sentence. */
  label: string;
  format?: (value: number) => string;
}

/** Of a name with its amount, as it is drawn. */
const NAME_WIDTH = 110;

/**
 * Where one stands among the others: one line from zero, the others marked under it, oneself over
 * it.
 */
export function PeersStrip({ own, peers, label, format }: PeersStripProps) {
  return (
    <>
      <chakra.div display={{ base: 'none', lg: 'block' }} maxWidth="500px">
        <Strip {...{ own, peers, label, format }} width={460} />
      </chakra.div>
      <chakra.div display={{ base: 'block', lg: 'none' }} maxWidth="380px">
        <Strip {...{ own, peers, label, format }} width={330} />
      </chakra.div>
    </>
  );
}

function Strip({ own, peers, label, format, width }: PeersStripProps & { width: number }) {
  const money = useMoney();
  const write = format ?? ((value: number) => money.format(value));
  const end = Math.max(own.value, ...peers.map(({ value }) => value), 1) * 1.22;
  const at = (value: number) => 14 + (width - 28) * Math.min(1, Math.max(0, value / end));
  const sorted = [...peers].sort((one, other) => one.value - other.value);
  const band = [
    at(Math.min(own.value, sorted[0]?.value ?? own.value)),
    at(Math.max(own.value, sorted[0]?.value ?? own.value)),
  ] as const;
  const line = colorVar('line-strong');
  const ownAt = at(own.value);
  // A name at the end of the line is written towards its middle, on a row of its own where it would
  // meet the other.
  const marks = sorted.map((peer, place) => {
    const leansBack = sorted.length > 1 && place > 0 && at(peer.value) > width - NAME_WIDTH;
    const meets = leansBack && at(peer.value) - NAME_WIDTH < at(sorted[place - 1]?.value ?? 0);
    return {
      peer,
      anchor:
        sorted.length === 1
          ? ('middle' as const)
          : place === 0 || leansBack
            ? ('end' as const)
            : ('start' as const),
      y: meets || (sorted.length > 2 && place === 1) ? 88 : 73,
    };
  });
  return (
    <chakra.svg
      viewBox={`0 0 ${width} 92`}
      width="100%"
      role="img"
      aria-label={label}
      display="block"
      css={{ '& text': { fontSize: '12.5px', fontWeight: 480, fill: '{colors.text-2}' } }}
    >
      <path d={`M14 46H${width - 14}`} stroke={line} strokeWidth="1.5" />
      <circle cx="14" cy="46" r="2.5" fill={line} />
      <circle cx={width - 14} cy="46" r="2.5" fill={line} />
      <path d={`M${band[0]} 46H${band[1]}`} stroke={colorVar('c2')} strokeWidth="6" opacity=".35" />
      {marks.map(({ peer, anchor, y }) => (
        <g key={peer.key}>
          <path
            d={`M${at(peer.value)} 37V55`}
            stroke={colorVar('text')}
            strokeWidth="1.5"
            strokeLinecap="round"
          />
          {/* Two of them lean away from each other, so that their names do not touch. */}
          <text x={at(peer.value)} y={y} textAnchor={anchor}>
            {peer.label} {write(peer.value)}
          </text>
        </g>
      ))}
      <path
        d={`M${ownAt} 33V59`}
        stroke={colorVar('accent')}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <chakra.text
        x={ownAt}
        y={26}
        textAnchor={ownAt > width - 60 ? 'end' : ownAt < 60 ? 'start' : 'middle'}
        css={{ fill: '{colors.ink} !important', fontWeight: '680 !important' }}
      >
        {own.label} {write(own.value)}
      </chakra.text>
    </chakra.svg>
  );
}
