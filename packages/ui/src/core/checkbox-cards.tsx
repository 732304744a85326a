import {
  CheckboxCardContent,
  CheckboxCardControl,
  CheckboxCardHiddenInput,
  CheckboxCardLabel,
  CheckboxCardRoot,
} from '@chakra-ui/react/checkbox-card';
import { Fragment, type ReactNode } from 'react';
import { FieldFrame, fieldId, type FieldBasics } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import { CheckIcon } from './icons.ts';
import { chakra } from './layout.ts';
import { tickLook } from './tick-look.ts';
import { useShownTick } from './use-shown-tick.ts';
import { wholeArea } from './whole-area.ts';

export interface Tick<V extends string> {
  value: V;
  /** Its own field of the form. */
  name: string;
  label: ReactNode;
  help?: ReactNode;
  /** What is asked once it is ticked, under the card. */
  under?: ReactNode;
}

export interface CheckboxCardsProps<V extends string> extends FieldBasics {
  values: readonly V[];
  onChange: (value: V, checked: boolean) => void;
  options: readonly Tick<V>[];
  /** After the cards, under the same question. */
  children?: ReactNode;
}

const CardLabel = chakra(CheckboxCardRoot, {
  base: {
    ...tickLook,
    display: 'flex',
    minHeight: { base: '72px', md: '58px' },
    padding: '10px 16px',
    borderRadius: 'control',
    lineHeight: 1.25,
    'fieldset[aria-invalid=true] &': { borderColor: 'red' },
  },
});

/** Indented, with room below for the error of its last field. */
const Under = chakra('div', {
  base: {
    marginTop: '6px',
    marginBottom: '20px',
    marginInlineStart: { base: '10px', md: '26px' },
    _empty: { display: 'none' },
  },
});

/** Several answers out of a few, each a card one can press whole. */
export function CheckboxCards<V extends string>({
  values,
  onChange,
  options,
  children,
  onBlur,
  ...frame
}: CheckboxCardsProps<V>) {
  return (
    <FieldFrame {...frame} group>
      {({ describedBy, invalid }) => (
        <chakra.div
          display="grid"
          gap="10px"
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
          }}
        >
          {options.map(({ under, ...option }) => (
            <Fragment key={option.value}>
              <TickCard
                {...option}
                checked={values.includes(option.value)}
                onChange={(checked) => onChange(option.value, checked)}
                describedBy={describedBy}
                invalid={invalid}
              />
              {under && <Under>{under}</Under>}
            </Fragment>
          ))}
          {children}
        </chakra.div>
      )}
    </FieldFrame>
  );
}

interface TickCardProps {
  value: string;
  name: string;
  label: ReactNode;
  help?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  describedBy: string | undefined;
  invalid: boolean;
}

function TickCard({
  value,
  name,
  label,
  help,
  checked,
  onChange,
  describedBy,
  invalid,
}: TickCardProps) {
  const { input, press } = useShownTick(checked, onChange);
  return (
    <CardLabel
      ids={{ hiddenInput: fieldId(name) }}
      name={name}
      value={value}
      checked={checked}
      onCheckedChange={press}
      invalid={invalid}
    >
      <CheckboxCardHiddenInput ref={input} style={wholeArea} aria-describedby={describedBy} />
      <CheckboxCardControl display="flex" alignItems="center" gap="3" padding="0" flex="1">
        <TickBox checked={checked} />
        <CheckboxCardContent
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '186px minmax(0, 1fr)' }}
          gap={{ base: '0.5', md: '3' }}
          alignItems="center"
        >
          <CheckboxCardLabel fontWeight="600" lineHeight="1.35">
            {label}
          </CheckboxCardLabel>
          {help && (
            <chakra.small
              fontSize={{ base: 't15', md: 't13' }}
              fontWeight="400"
              lineHeight="1.4"
              color={checked ? 'text' : 'text-2'}
            >
              {help}
            </chakra.small>
          )}
        </CheckboxCardContent>
      </CheckboxCardControl>
    </CardLabel>
  );
}

function TickBox({ checked }: { checked: boolean }) {
  return (
    <chakra.span
      aria-hidden="true"
      width="22px"
      height="22px"
      flex="none"
      display="grid"
      placeItems="center"
      borderRadius="5px"
      borderWidth="1.5px"
      borderColor={checked ? 'ink' : 'line-strong'}
      bg={checked ? 'ink' : 'surface'}
      color="on-ink"
    >
      {checked && <Icon icon={CheckIcon} size={16} />}
    </chakra.span>
  );
}
