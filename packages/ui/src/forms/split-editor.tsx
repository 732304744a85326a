import { useMessage, useUiWords } from '@bussola/i18n';
import { formatPercent } from '@bussola/i18n/format';
import type { ReactNode } from 'react';
import { Button } from '../core/button.tsx';
import { FieldError, fieldId } from '../core/field-frame.tsx';
import { Icon } from '../core/icon.tsx';
import { CheckIcon } from '../core/icons.ts';
import { chakra } from '../core/layout.ts';
import { Title } from '../core/typography.tsx';
import { completeWith, shareRest, splitTotal, type Split } from './split-sums.ts';
import { SplitRow } from './split-row.tsx';

export interface SplitEditorProps<K extends string> {
  /** Name in the form: the group's id comes from it. */
  name: string;
  title: ReactNode;
  parts: readonly { key: K; label: string; note?: string }[];
  value: Split<K>;
  /** What a hundred percent is, in euro: each part then shows its amount. */
  amount?: number | undefined;
  onChange: (value: Split<K>) => void;
  onBlur?: (() => void) | undefined;
  /** Which part takes the rest at «Completa con…». */
  restKey?: K;
  /** «Non lo so» and other samples, each a whole split. */
  presets?: readonly { label: string; value: Split<K> }[];
  /** The exact texts for a total under and over 100, or their keys. */
  messages: { under: string; over: string };
  /** Other refusals, from the schema or the server. */
  error?: string | undefined;
  /** Before anybody answered, an empty split is not yet a mistake. */
  showUnder?: boolean;
  help?: ReactNode;
  /** Digits after the comma that can be typed: two, so that a third can be written as 33,33. */
  headingLevel?: 'h2' | 'h3';
}

type SplitState = 'exact' | 'over' | 'under';
function stateOf(total: number): SplitState {
  if (total === 100) return 'exact';
  return total > 100 ? 'over' : 'under';
}

/**
 * A hundred to divide: a slider and a number a part, a bar that fills, and help to get to exactly
 * 100.
 */
export function SplitEditor<K extends string>(props: SplitEditorProps<K>) {
  const {
    name,
    title,
    parts,
    value,
    amount,
    onChange,
    onBlur,
    restKey,
    presets = [],
    messages,
    error,
    showUnder = true,
    help,
    headingLevel = 'h2',
  } = props;
  const message = useMessage();
  const id = fieldId(name);
  const total = splitTotal(value);
  const state = stateOf(total);
  const under = showUnder ? messages.under : error;
  const refusal = { exact: error, over: messages.over, under }[state];
  const look = state === 'exact' ? 'good' : refusal ? 'bad' : 'open';
  const change = (next: Split<K>) => {
    onChange(next);
    onBlur?.();
  };
  return (
    <chakra.section
      id={id}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-total`}
      tabIndex={-1}
      data-invalid={refusal ? '' : undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <SplitHead
        id={`${id}-title`}
        title={title}
        headingLevel={headingLevel}
        presets={presets}
        onPreset={change}
      />
      {help && (
        <chakra.p textStyle="quiet" marginBottom="2">
          {help}
        </chakra.p>
      )}
      {parts.map((part) => (
        <SplitRow
          key={part.key}
          id={`${id}-${part.key}`}
          label={part.label}
          note={part.note}
          value={value[part.key]}
          amount={amount}
          onChange={(share) => onChange({ ...value, [part.key]: share })}
        />
      ))}
      <chakra.div borderTopWidth="1.5px" borderColor="ink" paddingTop="4" marginTop="0.5">
        <Total total={total} look={look} />
        <chakra.div id={`${id}-total`} role="status" minHeight="30px">
          {state === 'exact' && !error && <Exact />}
          {refusal && <FieldError>{message(refusal)}</FieldError>}
        </chakra.div>
        {/* Its place stays when the buttons go, so that the next split does not move. */}
        <chakra.div minHeight="54px">
          {state !== 'exact' && (
            <ReachHundred value={value} parts={parts} restKey={restKey} onChange={change} />
          )}
        </chakra.div>
      </chakra.div>
    </chakra.section>
  );
}

interface HeadProps<K extends string> extends Pick<SplitEditorProps<K>, 'title' | 'headingLevel'> {
  id: string;
  presets: readonly { label: string; value: Split<K> }[];
  onPreset: (value: Split<K>) => void;
}

function SplitHead<K extends string>({ id, title, headingLevel, presets, onPreset }: HeadProps<K>) {
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      flexWrap="wrap"
      marginBottom="2.5"
    >
      <Title as={headingLevel} size={20} id={id}>
        {title}
      </Title>
      {presets.map((preset) => (
        <Button key={preset.label} variant="tertiary" onClick={() => onPreset(preset.value)}>
          {preset.label}
        </Button>
      ))}
    </chakra.div>
  );
}

function Exact() {
  const t = useUiWords();
  return (
    <chakra.p
      display="flex"
      gap="2"
      alignItems="flex-start"
      color="green"
      fontWeight="560"
      lineHeight="1.4"
      marginTop="2"
    >
      <Icon icon={CheckIcon} style={{ marginTop: 1 }} />
      <span>{t('split.exact')}</span>
    </chakra.p>
  );
}

const TONES = { good: 'green', bad: 'red', open: 'ink' } as const;

function Total({ total, look }: { total: number; look: keyof typeof TONES }) {
  const t = useUiWords();
  return (
    <>
      <chakra.div display="flex" justifyContent="space-between" fontWeight="600" marginBottom="9px">
        <span>{t('split.total')}</span>
        <chakra.b
          fontVariantNumeric="lining-nums tabular-nums"
          color={look === 'open' ? 'text' : TONES[look]}
        >
          {formatPercent(total, { decimals: 2 })}
        </chakra.b>
      </chakra.div>
      <TotalBar
        total={total}
        tone={TONES[look]}
        label={t('split.totalLabel', { pct: formatPercent(total, { decimals: 2 }) })}
      />
    </>
  );
}

/** The ways to exactly 100: the rest into one part, or over all of them. */
function ReachHundred<K extends string>({
  value,
  parts,
  restKey,
  onChange,
}: Pick<SplitEditorProps<K>, 'value' | 'parts' | 'restKey' | 'onChange'>) {
  const t = useUiWords();
  const total = splitTotal(value);
  const rest = parts.find(({ key }) => key === restKey);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="8px 20px" marginTop="2.5">
      {rest && total < 100 && (
        <Button paddingInline="3" onClick={() => onChange(completeWith(value, rest.key))}>
          {t('split.complete', { label: rest.label })}
        </Button>
      )}
      {total > 0 && (
        <Button
          variant="tertiary"
          onClick={() =>
            onChange(
              shareRest(
                value,
                parts.map(({ key }) => key),
              ),
            )
          }
        >
          {t('split.share')}
        </Button>
      )}
    </chakra.div>
  );
}

/** What is assigned is solid, what is missing is hatched paper. */
function TotalBar({
  total,
  tone,
  label,
}: {
  total: number;
  tone: 'green' | 'red' | 'ink';
  label: string;
}) {
  return (
    <chakra.div
      role="img"
      aria-label={label}
      height="10px"
      borderRadius="3px"
      borderWidth="1px"
      borderColor="line-strong"
      overflow="hidden"
      background="repeating-linear-gradient(-52deg, transparent 0 5px, {colors.line} 5px 6px), {colors.surface}"
    >
      <chakra.div
        height="100%"
        bg={tone}
        transition="width 160ms"
        style={{ width: `${Math.min(100, Math.max(0, total))}%` }}
      />
    </chakra.div>
  );
}
