import { useUiWords } from '@bussola/i18n';
import { formatPercent } from '@bussola/i18n/format';
import type { ReactNode } from 'react';
import { chakra } from '../core/layout.ts';
import { useMoney } from '../core/money.tsx';
import { coveredKey } from './covered.ts';
import { HATCHED_PAPER, SeriesDot } from './series.tsx';
import { textElement } from '../core/text-element.tsx';

export interface GapBarProps {
  have: number;
  need: number;
  haveLabel: string;
  needLabel: string;
  /** «Mancano»; nothing is written when nothing is missing. */
  gapLabel?: string;
  /** After the missing amount: «l'anno». */
  gapSuffix?: ReactNode;
  /** How its numbers are written: euro by default. */
  format?: (value: number) => string;
  size?: 'md' | 'big';
  /** Rests on something that was supposed: its edge is dashed. */
  isEstimate?: boolean;
  /** What `have` is made of, at most two: each its own tone, named under the bar. */
  haveParts?: readonly { label: string; value: number }[];
}

/** What there is, solid; what is missing, hatched paper: it survives grey printing. */
export function GapBar({
  have,
  need,
  haveLabel,
  needLabel,
  gapLabel,
  gapSuffix,
  format,
  size = 'md',
  isEstimate = false,
  haveParts,
}: GapBarProps) {
  const t = useUiWords();
  const money = useMoney();
  const write = format ?? ((value: number) => money.format(value));
  const share = need > 0 ? Math.min(100, Math.max(0, (have / need) * 100)) : 100;
  const gap = Math.max(0, need - have);
  const pct = formatPercent(share);
  const covered = t(coveredKey(share), { pct });
  const textSize = size === 'big' ? 't15' : 't13';
  return (
    <chakra.figure
      margin="0"
      fontSize={textSize}
      css={{
        '& b': {
          fontVariantNumeric: 'lining-nums tabular-nums',
          whiteSpace: 'nowrap',
          unicodeBidi: 'plaintext',
          color: '{colors.text}',
          fontWeight: 600,
        },
      }}
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        gap="0 12px"
        color="text-2"
        marginBottom="7px"
      >
        <span>
          <span>{haveLabel}</span> <b>{write(have)}</b>
        </span>
        <span>
          <span>{needLabel}</span> <b>{write(need)}</b>
        </span>
      </chakra.div>
      <Bar
        label={`${haveLabel} ${write(have)}. ${needLabel} ${write(need)}. ${covered}`}
        share={share}
        size={size}
        isEstimate={isEstimate}
        parts={haveParts ?? [{ label: haveLabel, value: 1 }]}
      />
      <chakra.figcaption
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        gap="0 12px"
        marginTop="2"
      >
        {haveParts && <PartNames parts={haveParts} write={write} />}
        <span>
          {gap > 0 && (
            <>
              <span>{gapLabel ?? t('result.missing')}</span> <b>{write(gap)}</b>
              {gapSuffix && <> {textElement(gapSuffix)}</>}
            </>
          )}
        </span>
        <chakra.span color="text-2">{covered}</chakra.span>
      </chakra.figcaption>
    </chakra.figure>
  );
}

type Parts = NonNullable<GapBarProps['haveParts']>;

interface BarProps {
  label: string;
  /** How much of the need there is, 0 to 100. */
  share: number;
  size: 'md' | 'big';
  isEstimate: boolean;
  parts: Parts;
}

function Bar({ label, share, size, isEstimate, parts }: BarProps) {
  return (
    <chakra.div
      role="img"
      aria-label={label}
      height={size === 'big' ? '30px' : '14px'}
      borderRadius={size === 'big' ? '4px' : '3px'}
      borderWidth="1px"
      borderStyle={isEstimate ? 'dashed' : 'solid'}
      borderColor={isEstimate ? 'text-2' : 'line-strong'}
      background={HATCHED_PAPER}
      overflow="hidden"
    >
      <chakra.div
        height="100%"
        display="flex"
        transition="width 200ms"
        style={{ width: `${share}%` }}
      >
        {parts.map((part, place) => (
          <chakra.span
            key={part.label}
            bg={place === 0 ? 'ink' : 'c2'}
            flexBasis="0"
            borderInlineStartWidth={place === 0 ? '0' : '2px'}
            borderColor="surface"
            style={{ flexGrow: Math.max(0, part.value) }}
          />
        ))}
      </chakra.div>
    </chakra.div>
  );
}

function PartNames({ parts, write }: { parts: Parts; write: (value: number) => string }) {
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="0 18px" flexBasis="100%">
      {parts.map((part, place) => (
        <chakra.span key={part.label} display="inline-flex" alignItems="baseline" gap="7px">
          <SeriesDot series={place === 0 ? 1 : 2} />
          <span>{part.label}</span> <b>{write(part.value)}</b>
        </chakra.span>
      ))}
    </chakra.span>
  );
}
