import { chakra, Notice } from '@bussola/ui/core';
import { focusFirstInvalid } from '@bussola/ui/forms';
import { FormikProvider } from 'formik';
import { useEffect } from 'react';
import type { ComponentProps } from 'react';
import type { FormHandle } from './use-form.ts';

type Props<V extends object> = Omit<
  ComponentProps<typeof chakra.form>,
  'form' | 'ref' | 'onSubmit' | 'noValidate'
> & { form: FormHandle<V> };

/**
 * The one form element: what the server refused above it, and the focus on the first field that is
 * wrong.
 */
export function Form<V extends object>({ form, children, ...rest }: Props<V>) {
  const { element, attempt, problem, showProblem, submit, formik } = form;
  useEffect(() => {
    if (attempt === 0 || !element.current) return;
    // A refusal of a field that is not on the screen is told above the form.
    if (!focusFirstInvalid(element.current)) showProblem();
  }, [attempt, element, showProblem]);
  const text = problem?.text ?? null;
  return (
    <FormikProvider value={formik}>
      {/* The region is always there, so that its coming is heard. */}
      <chakra.div role="alert" marginBottom={text === null ? '0' : '5'}>
        {text !== null && <Notice kind="error" flat silent title={text} />}
      </chakra.div>
      <chakra.form
        display="grid"
        gap="5"
        {...rest}
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
      </chakra.form>
    </FormikProvider>
  );
}
