import { memo, useEffect } from 'react';
import type { ReactNode } from 'react';
import type { ProblemError } from '@bussola/client';
import { FormSavingProvider } from '@bussola/forms';
import { Form } from '@bussola/forms/form';
import { useCommonWords, useErrorText, useT } from '@bussola/i18n';
import {
  Button,
  chakra,
  ChevronLeftIcon,
  ChevronRightIcon,
  Icon,
  LinkButton,
  Notice,
} from '@bussola/ui/core';
import { ErrorSummary, focusFirstInvalid, StickyFooter } from '@bussola/ui/forms';
import { useDraft } from '../draft/use-draft.tsx';
import { checkupNamespace } from '../namespace.ts';
import { previousPath, type Tab } from '../steps.ts';
import type { ListedError } from './error-list.ts';
import type { MarginNote } from './margin-notes.tsx';
import { StepPage } from './step-page.tsx';
import { useStepForm, type StepFormOptions } from './use-step-form.ts';

export interface StepFormProps<V extends object> extends StepFormOptions<V> {
  title: string;
  intro: string;
  notes?: readonly MarginNote[];
  /** Beside «Avanti» while nothing is to be looked at again. */
  hint?: (values: V) => string | undefined;
  /** Instead of «Avanti». `quiet`: the page itself has the main button. */
  next?: { label: string; quiet: boolean } | undefined;
  children: ReactNode;
}

/**
 * One step: every field saves itself, «Avanti» judges the whole, nothing is ever lost by a refusal.
 */
export function StepForm<V extends object>({ hint, children, ...options }: StepFormProps<V>) {
  const { form, saving, isSubmitted, errors, failure } = useStepForm(options);
  // After a refusal that leads back here, the field that it is about is shown.
  const { element } = form;
  useEffect(() => {
    if (failure && element.current) focusFirstInvalid(element.current);
  }, [failure, element]);
  return (
    <Form form={form} display="contents">
      <FormSavingProvider value={saving}>
        <StepBody
          {...options}
          busy={form.busy}
          errors={errors}
          isSummed={isSubmitted && errors.length > 0}
          failure={failure}
          hint={hint?.(form.values)}
        >
          {children}
        </StepBody>
      </FormSavingProvider>
    </Form>
  );
}

interface BodyProps extends Pick<
  StepFormProps<object>,
  'tab' | 'title' | 'intro' | 'notes' | 'next' | 'children'
> {
  busy: boolean;
  errors: readonly ListedError[];
  /** Whether the list of them stands below the fields. */
  isSummed: boolean;
  failure: ProblemError | null;
  hint: string | undefined;
}

/** `memo`: a press on «Avanti» changes the form six times, and the page only if it is refused. */
const StepBody = memo(function StepBody({
  tab,
  title,
  intro,
  notes = [],
  next,
  children,
  busy,
  errors,
  isSummed,
  failure,
  hint,
}: BodyProps) {
  return (
    <StepPage
      tab={tab}
      title={title}
      intro={intro}
      notes={notes}
      footer={<StepFooter tab={tab} next={next} busy={busy} reviews={errors.length} hint={hint} />}
    >
      {children}
      {/* Below the fields: their places stay as the person left them. */}
      {isSummed && <ErrorSummary errors={errors} attempt={0} />}
      {failure && errors.length === 0 && <SaveFailed problem={failure} />}
    </StepPage>
  );
});

interface FooterProps {
  tab: Tab;
  next: StepFormProps<object>['next'];
  busy: boolean;
  /** How many fields have to be looked at again. */
  reviews: number;
  hint: string | undefined;
}

function StepFooter({ tab, next, busy, reviews, hint }: FooterProps) {
  const t = useT(checkupNamespace);
  const common = useCommonWords();
  const scope = useDraft((state) => state.data.analisiFamiliare);
  return (
    <StickyFooter
      start={
        <LinkButton
          variant="tertiary"
          href={previousPath(tab, scope)}
          icon={<Icon icon={ChevronLeftIcon} />}
        >
          {common('action.back')}
        </LinkButton>
      }
      note={reviews > 0 ? t('footer.toReview', { count: reviews }) : hint}
      end={
        <Button
          type="submit"
          variant={next?.quiet ? 'secondary' : 'primary'}
          size="big"
          busy={busy}
          busyLabel={common('state.saving')}
          iconEnd={<Icon icon={ChevronRightIcon} />}
        >
          {next?.label ?? common('action.next')}
        </Button>
      }
    />
  );
}

/** The step was refused for a reason that no field of the page can show. */
function SaveFailed({ problem }: { problem: ProblemError }) {
  const t = useT(checkupNamespace);
  const errorText = useErrorText();
  return (
    <chakra.div marginTop="6">
      <Notice
        kind="error"
        flat
        title={t('save.failedTitle')}
      >{`${errorText(problem.code)} ${t('save.failed')}`}</Notice>
    </chakra.div>
  );
}
