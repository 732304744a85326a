import { chakra } from '../core/layout.ts';
import { useMoney } from '../core/money.tsx';
import { colorVar } from '../core/tokens.ts';
import { placeLabels, type PlacedLabel } from './place-labels.ts';

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
  /** The largest amount of several strips that are drawn to one scale. */
  top?: number;
}

/**
 * Where one stands among the others: one line from zero, the others marked under it, oneself over
 * it.
 */
export function PeersStrip(props: PeersStripProps) {
  return (
    <>
      <chakra.div display={{ base: 'none', lg: 'block' }} maxWidth="500px">
        <Strip {...props} width={460} />
      </chakra.div>
      <chakra.div display={{ base: 'block', lg: 'none' }} maxWidth="380px">
        <Strip {...props} width={330} />
      </chakra.div>
    </>
  );
}

/** Under the line, and one row of names after the other. */
const [FIRST_ROW, ROW] = [73, 15];

function Strip({ own, peers, label, format, top, width }: PeersStripProps & { width: number }) {
  const money = useMoney();
  const write = format ?? ((value: number) => money.format(value));
  const end = (top ?? Math.max(own.value, ...peers.map(({ value }) => value), 1)) * 1.22;
  const at = (value: number) => 14 + (width - 28) * Math.min(1, Math.max(0, value / end));
  const sorted = [...peers].sort((one, other) => one.value - other.value);
  const nearest = at(sorted[0]?.value ?? own.value);
  const line = colorVar('line-strong');
  const ownAt = at(own.value);
  // Two of them lean away from each other, so that their names do not touch.
  const names = placeLabels(
    sorted.map((peer, place) => ({
      at: at(peer.value),
      text: `${peer.label} ${write(peer.value)}`,
      lean: sorted.length === 1 ? 'middle' : place === 0 ? 'end' : 'start',
    })),
    width,
  );
  const [ownName] = placeLabels(
    [{ at: ownAt, text: `${own.label} ${write(own.value)}`, lean: 'middle', bold: true }],
    width,
  );
  const rows = Math.max(0, ...names.map(({ row }) => row));
  return (
    <chakra.svg
      viewBox={`0 0 ${width} ${FIRST_ROW + ROW * rows + 4}`}
      width="100%"
      role="img"
      aria-label={label}
      display="block"
      css={{
        // The places are counted from the left on pages that read from the right too.
        '& text': {
          direction: 'ltr',
          fontSize: '12.5px',
          fontWeight: 480,
          fill: '{colors.text-2}',
        },
        '& text[data-own]': { fontWeight: 680, fill: '{colors.ink}' },
      }}
    >
      <path d={`M14 46H${width - 14}`} stroke={line} strokeWidth="1.5" />
      <circle cx="14" cy="46" r="2.5" fill={line} />
      <circle cx={width - 14} cy="46" r="2.5" fill={line} />
      <path
        d={`M${Math.min(ownAt, nearest)} 46H${Math.max(ownAt, nearest)}`}
        stroke={colorVar('c2')}
        strokeWidth="6"
        opacity=".35"
      />
      {sorted.map((peer) => (
        <path
          key={peer.key}
          d={`M${at(peer.value)} 37V55`}
          stroke={colorVar('text')}
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      ))}
      {names.map((name) => (
        <text key={name.text} {...anchored(name)} y={FIRST_ROW + ROW * name.row}>
          {name.text}
        </text>
      ))}
      <path
        d={`M${ownAt} 33V59`}
        stroke={colorVar('accent')}
        strokeWidth="3"
        strokeLinecap="round"
      />
      {ownName && (
        <text {...anchored(ownName)} y={26} data-own="">
          {ownName.text}
        </text>
      )}
    </chakra.svg>
  );
}

const anchored = ({ x, anchor }: PlacedLabel) => ({ x, textAnchor: anchor });
