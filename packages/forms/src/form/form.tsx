import { chakra, FIELD_GAP, Notice } from '@bussola/ui/core';
import { focusFirstInvalid } from '@bussola/ui/forms';
import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { readFilled } from './read-filled.ts';
import { AnswersContext, useFormAnswers } from './answers-context.ts';
import type { FormHandle } from './use-form.ts';

type Props<V extends object> = Omit<
  ComponentProps<typeof chakra.form>,
  'form' | 'ref' | 'onSubmit' | 'noValidate'
> & { form: FormHandle<V> };

/**
 * The one form element: what the server refused below it, and the focus on the first field that is
 * wrong.
 */
export function Form<V extends object>({ form, children, ...rest }: Props<V>) {
  const { element, problem, submit } = form;
  const { attempt, showProblem, formik } = form.inner;
  useEffect(() => {
    if (attempt === 0 || !element.current) return;
    // A refusal of a field that is not on the screen is shown with the form.
    if (!focusFirstInvalid(element.current)) showProblem();
  }, [attempt, element, showProblem]);
  const text = problem?.text ?? null;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== null) notice.current?.scrollIntoView?.({ block: 'nearest' });
  }, [text]);
  return (
    <AnswersContext value={useFormAnswers(formik)}>
      <chakra.form
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap={FIELD_GAP}
        {...rest}
        ref={element}
        noValidate
        // Before anything is drawn anew, which would empty a field that was filled in unheard.
        onPointerDownCapture={(event) => readFilled(event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
      </chakra.form>
      {/* Always there, so that its coming is heard; below the fields, so that it moves none. */}
      <chakra.div ref={notice} role="alert" marginTop={text === null ? '0' : '5'}>
        {text !== null && <Notice kind="error" flat silent title={text} />}
      </chakra.div>
    </AnswersContext>
  );
}
