import { useMessage, useUiWords } from '@bussola/i18n';
import { useEffect, useRef } from 'react';
import { FIELD_GAP, fieldId } from '../core/field-frame.tsx';
import { chakra } from '../core/layout.ts';
import { TextLink } from '../core/text-link.tsx';

export interface ErrorSummaryProps {
  /** In the order of the page. */
  errors: readonly { name: string; label: string; message: string }[];
  /** Grows at each refused submit: the summary takes the focus then. */
  attempt: number;
}

/** After a refused submit: how many answers are wrong and where, each a link to its field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const t = useUiWords();
  const message = useMessage();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <chakra.div
      ref={box}
      role="alert"
      tabIndex={-1}
      bg="red-bg"
      borderWidth="1px"
      borderColor="red-line"
      borderRadius="card"
      padding="4"
      marginTop={FIELD_GAP}
    >
      <chakra.p fontWeight="620" color="red">
        {t('summary.title', { count: errors.length })}
      </chakra.p>
      <chakra.ul listStyle="none" marginTop="1">
        {errors.map(({ name, label, message: text }) => (
          <chakra.li key={name} paddingBlock="1">
            <TextLink
              href={`#${fieldId(name)}`}
              color="red"
              onClick={(event) => {
                event.preventDefault();
                focusField(name);
              }}
            >
              {label}
            </TextLink>
            <span>{`: ${message(text)}`}</span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

/** Puts the focus on a field, or on the first control of a group. */
export function focusField(name: string): void {
  focusControl(document.getElementById(fieldId(name)));
}

/**
 * The same for the first field that is marked as wrong, in the order of the page.
 * @returns whether there is one
 */
export function focusFirstInvalid(form: HTMLElement): boolean {
  const first = form.querySelector<HTMLElement>('[aria-invalid=true]');
  focusControl(first);
  return first !== null;
}

function focusControl(element: HTMLElement | null): void {
  const target = element?.matches('input, select, textarea')
    ? element
    : (element?.querySelector<HTMLElement>('input:checked, input, select, textarea') ?? element);
  target?.focus();
  target?.scrollIntoView?.({ block: 'center' });
}
