import { FieldLabel, FieldRoot } from '@chakra-ui/react/field';
import { FieldsetLegend, FieldsetRoot } from '@chakra-ui/react/fieldset';
import { Input } from '@chakra-ui/react/input';
import { useMessage, useUiWords } from '@bussola/i18n';
import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { Icon } from './icon.tsx';
import { WarningIcon } from './icons.ts';
import { chakra, VisuallyHidden, type HTMLChakraProps } from './layout.ts';
import { Reveal } from './reveal.tsx';

/** What every field of a form takes, whatever it holds. */
export interface FieldBasics {
  label: ReactNode;
  /**
   * Name in the form: it makes the element's id too, so that a summary of errors can point to it.
   */
  name?: string | undefined;
  id?: string | undefined;
  help?: ReactNode;
  /**
   * «Perché lo chiediamo»: opens under the field. On wide screens reasons usually stand in the
   * margin instead.
   */
  reason?: ReactNode;
  /** A sentence, or its key (`forms:errors.required`). A blank: another field says what it is. */
  error?: string | undefined;
  /** At the other end of the label's line: «L'hai dimenticata?». */
  labelEnd?: ReactNode;
  hideLabel?: boolean;
  required?: boolean;
  disabled?: boolean;
  onBlur?: (() => void) | undefined;
}

/** Id of the element of the field with this name; the summary of errors links to it. */
export const fieldId = (name: string) => `field-${name.replace(/[^\w-]/g, '-')}`;

export interface FieldIds {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
}

export interface FieldFrameProps extends FieldBasics {
  /** Several controls under one name: a `fieldset`, its label a `legend`. */
  group?: boolean;
  /** The understood amount, in the place of the error. */
  echo?: ReactNode;
  children: (ids: FieldIds) => ReactNode;
}

const plain = { minWidth: 0, borderWidth: 0, padding: 0, margin: 0 } as const;
const labelLook = {
  display: 'block',
  fontWeight: 600,
  lineHeight: 1.35,
  fontSize: { base: 't17', md: 't15' },
  padding: 0,
} as const;

/**
 * One line in the space between two fields: what comes and goes there moves nothing. Only a second
 * line makes room for itself.
 */
const IN_THE_GAP = { lineHeight: '20px', marginTop: '3px', marginBottom: '-23px' } as const;
function InTheGap({
  ids,
  error,
  echo,
}: Pick<FieldFrameProps, 'error' | 'echo'> & { ids: Record<Told, string> }) {
  const message = useMessage();
  if (error?.trim())
    return (
      <FieldError id={ids.error} {...IN_THE_GAP}>
        {message(error)}
      </FieldError>
    );
  if (error || !echo) return null;
  return (
    <chakra.div id={ids.echo} textStyle="quiet" {...IN_THE_GAP}>
      {echo}
    </chakra.div>
  );
}
/** The distance between two fields, with room for such a line. */
export const FIELD_GAP = '38px';

/** Why it is asked, behind a line that opens. */
function Reason({ children }: { children: ReactNode }) {
  const t = useUiWords();
  return (
    <Reveal line={t('why')} textStyle="quiet" marginTop="1" maxWidth="60ch">
      {children}
    </Reveal>
  );
}

type Told = 'error' | 'echo' | 'help';
/** The ids of what is there, in the order in which it is read out. */
function describedByOf(ids: Record<Told, string>, told: Record<Told, unknown>): string | undefined {
  const present = (['error', 'echo', 'help'] as const).filter((one) => told[one]);
  return present.length > 0 ? present.map((one) => ids[one]).join(' ') : undefined;
}

/** Label, control, help and error, tied together for screen readers. */
export function FieldFrame(props: FieldFrameProps) {
  const {
    label,
    name,
    help,
    reason,
    error,
    labelEnd,
    hideLabel = false,
    group = false,
    echo,
    children,
  } = props;
  const ownId = useId();
  const id = props.id ?? (name ? fieldId(name) : ownId);
  const labelId = `${id}-label`;
  const ids = { error: `${id}-error`, echo: `${id}-echo`, help: `${id}-help` };
  const describedBy = describedByOf(ids, { error: error?.trim(), echo: !error && echo, help });
  const heading = hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label;
  const parts = (
    <>
      <chakra.div clear="both">
        {children({ id, labelId, describedBy, invalid: Boolean(error) })}
      </chakra.div>
      {help && (
        <chakra.div id={ids.help} textStyle="quiet" marginTop="7px" maxWidth="60ch">
          {help}
        </chakra.div>
      )}
      {reason && <Reason>{reason}</Reason>}
      <InTheGap ids={ids} error={error} echo={echo} />
    </>
  );
  if (group)
    return (
      // Chakra's fieldset keeps the id to itself: what leads to the field finds the box around it.
      <chakra.div id={id} tabIndex={-1} _focusVisible={{ outlineOffset: '6px' }}>
        <FieldsetRoot
          {...plain}
          minWidth="0"
          invalid={Boolean(error)}
          aria-invalid={error ? true : undefined}
          aria-labelledby={labelId}
          aria-describedby={describedBy}
        >
          <FieldsetLegend
            id={labelId}
            {...labelLook}
            marginBottom={hideLabel ? '0' : '7px'}
            float="inline-start"
            width="100%"
          >
            {heading}
          </FieldsetLegend>
          {parts}
        </FieldsetRoot>
      </chakra.div>
    );
  return (
    <FieldRoot {...plain} role="none" id={id} ids={{ label: labelId }} invalid={Boolean(error)}>
      <chakra.div
        display="flex"
        justifyContent="space-between"
        alignItems="baseline"
        gap="3"
        marginBottom={hideLabel ? '0' : '7px'}
      >
        <FieldLabel {...labelLook}>{heading}</FieldLabel>
        {labelEnd && (
          <chakra.span textStyle="small" whiteSpace="nowrap">
            {labelEnd}
          </chakra.span>
        )}
      </chakra.div>
      {parts}
    </FieldRoot>
  );
}

/** What is wrong, in words, with the sign of it. */
export function FieldError({ children, ...rest }: HTMLChakraProps<'p'>) {
  return (
    <chakra.p
      display="flex"
      gap="1.5"
      alignItems="flex-start"
      color="red"
      fontWeight="560"
      fontSize="t13"
      lineHeight="20px"
      marginTop="2"
      {...rest}
    >
      <Icon icon={WarningIcon} size={16} style={{ marginTop: 2 }} />
      <span>{children}</span>
    </chakra.p>
  );
}

/**
 * The box of a typed field: border, room for a sign at its end, ring of the focus around all of it.
 */
export const fieldBoxLook = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '48px',
    paddingInline: '14px',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'line-strong',
    bg: 'surface',
    fontSize: 't17',
    fontVariantNumeric: 'lining-nums tabular-nums',
    transition: 'border-color 120ms',
    '&:focus-within': {
      outline: '3px solid {colors.focus}',
      outlineOffset: '2px',
    },
    '&[data-off]': {
      bg: 'sunken',
      borderColor: 'line',
      color: 'text-2',
    },
    '&[data-wrong]': {
      borderColor: 'red',
      boxShadow: 'inset 0 0 0 1px {colors.red}',
    },
  },
  variants: { narrow: { true: { maxWidth: { md: '300px' } } } },
} as const;
const Box = chakra('div', fieldBoxLook);
export function FieldBox(props: ComponentProps<typeof Box>) {
  return <Box ref={useFieldMarks<HTMLDivElement>()} {...props} />;
}

/** Puts the state of a control on the box around it, which draws it. */
export function useFieldMarks<T extends HTMLElement>(): RefObject<T | null> {
  const box = useRef<T>(null);
  useLayoutEffect(() => {
    const control = box.current?.querySelector<HTMLInputElement>('input, textarea, select');
    box.current?.toggleAttribute('data-off', control?.disabled === true);
    box.current?.toggleAttribute('data-wrong', control?.getAttribute('aria-invalid') === 'true');
  });
  return box;
}

export const bareInputLook = {
  base: {
    flex: 1,
    minWidth: 0,
    width: '100%',
    alignSelf: 'stretch',
    minHeight: '44px',
    bg: 'transparent',
    borderWidth: 0,
    padding: 0,
    outline: 'none',
    color: 'text',
    fontSize: 'inherit',
    _focusVisible: { outline: 'none' },
    _placeholder: { color: 'text-2', opacity: 1 },
    _disabled: { color: 'text-2', WebkitTextFillColor: 'currentColor', cursor: 'not-allowed' },
  },
  variants: { end: { true: { textAlign: 'end' } } },
} as const;
export const BareInput = chakra(Input, bareInputLook);
