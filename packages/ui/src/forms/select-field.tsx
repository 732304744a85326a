import {
  NativeSelectField,
  NativeSelectIndicator,
  NativeSelectRoot,
} from '@chakra-ui/react/native-select';
import { useUiWords } from '@bussola/i18n';
import type { Ref } from 'react';
import { fieldBoxLook, FieldFrame, useFieldMarks, type FieldBasics } from '../core/field-frame.tsx';
import { Icon } from '../core/icon.tsx';
import { ChevronDownIcon } from '../core/icons.ts';
import { chakra } from '../core/layout.ts';

export interface SelectFieldProps<V extends string> extends FieldBasics {
  value: V | '' | null | undefined;
  onChange: (value: V | '') => void;
  options: readonly { value: V; label: string; disabled?: boolean }[];
  /** Of the empty choice. */
  placeholder?: string;
  /**
   * `link` looks like a small text link and has no empty choice. `pill` is a filter: its options
   * say what they are without the label, and what is chosen stands out.
   */
  look?: 'box' | 'link' | 'pill';
  ref?: Ref<HTMLSelectElement>;
}

const Box = chakra(NativeSelectRoot, fieldBoxLook);

const FIELD = {
  box: {
    width: '100%',
    minHeight: '46px',
    fontSize: 'inherit',
    paddingInlineStart: '14px',
    paddingInlineEnd: '42px',
  },
  link: {
    minHeight: '44px',
    fontSize: 't13',
    paddingInlineStart: '0',
    paddingInlineEnd: '24px',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    // As wide as the chosen option. Browsers without it take the longest option.
    fieldSizing: 'content',
  },
  pill: {
    minHeight: '44px',
    fontSize: 't13',
    fontWeight: 600,
    paddingInlineStart: '16px',
    paddingInlineEnd: '36px',
    fieldSizing: 'content',
  },
} as const;
const PILL = {
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  borderWidth: '1px',
  borderColor: 'line-strong',
  borderRadius: 'full',
  bg: 'surface',
} as const;
const CHOSEN = { borderColor: 'ink', bg: 'ink-soft' } as const;

/** The browser's own list: on phones it is the one people know. */
export function SelectField<V extends string>({
  value,
  onChange,
  onBlur,
  options,
  placeholder,
  look = 'box',
  ref,
  ...frame
}: SelectFieldProps<V>) {
  const t = useUiWords();
  const isLink = look === 'link';
  const isPill = look === 'pill';
  const Root = look === 'box' ? Box : NativeSelectRoot;
  const box = useFieldMarks<HTMLDivElement>();
  return (
    <FieldFrame {...frame} hideLabel={isPill || frame.hideLabel}>
      {({ id, describedBy, invalid }) => (
        <Root
          ref={box}
          position="relative"
          paddingInline="0"
          {...(isLink ? { display: 'flex', alignItems: 'center', width: 'fit-content' } : {})}
          {...(isPill && { ...PILL, ...(value && CHOSEN) })}
          maxWidth="100%"
          disabled={frame.disabled}
        >
          <NativeSelectField
            ref={ref}
            id={id}
            name={frame.name}
            value={value ?? ''}
            onChange={(event) =>
              onChange(options.find((one) => one.value === event.target.value)?.value ?? '')
            }
            onBlur={onBlur}
            aria-required={frame.required || undefined}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            appearance="none"
            {...FIELD[look]}
            bg="transparent"
            color={value || isPill ? 'text' : 'text-2'}
            borderRadius={isPill ? 'full' : 'control'}
            outline="none"
            // The box draws the ring around both; a link has no box.
            _focusVisible={look === 'box' ? {} : { outline: '3px solid {colors.focus}' }}
            cursor="pointer"
            textOverflow="ellipsis"
            css={{ '& option': { color: '{colors.text}', background: '{colors.surface}' } }}
          >
            {!isLink && <option value="">{placeholder ?? t('select.choose')}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </NativeSelectField>
          <NativeSelectIndicator
            position="absolute"
            insetInlineEnd={isLink ? '0' : '14px'}
            pointerEvents="none"
            color="text-2"
            display="inline-flex"
          >
            <Icon icon={ChevronDownIcon} />
          </NativeSelectIndicator>
        </Root>
      )}
    </FieldFrame>
  );
}
