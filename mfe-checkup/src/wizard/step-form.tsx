import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import type { FormikProps } from 'formik';
import { useNavigate } from '@bussola/portal/router';
import { asProblem } from '@bussola/client';
import type { ProblemError } from '@bussola/client';
import type { Bozza } from '@bussola/contract';
import { FormSavingProvider, valueAt, withValue } from '@bussola/forms';
import type { FormSaving } from '@bussola/forms';
import { Form, useForm } from '@bussola/forms/form';
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
import { ErrorSummary, StickyFooter } from '@bussola/ui/forms';
import { changesOf, type StepCall, type StepData } from '../draft/draft-merge.ts';
import { useDraft, useDraftStore } from '../draft/use-draft.tsx';
import { checkupNamespace } from '../namespace.ts';
import { nextPath, previousPath, type Tab } from '../steps.ts';
import { today } from '../today.ts';
import { flatErrors, useErrorList } from './error-list.ts';
import { refusedFields } from './refusals.ts';
import { StepPage, type MarginNote } from './step-page.tsx';

export interface StepFormProps<V extends object> {
  tab: Tab;
  call: StepCall;
  title: string;
  intro: string;
  notes: readonly MarginNote[];
  /** From the saved answers to the fields, and back. */
  toForm: (data: Bozza) => V;
  toPatch: (values: V, data: Bozza) => StepData;
  nextLabel?: string;
  children: ReactNode;
}

/** Fetched when somebody begins to answer: the first page is drawn without them. */
const loadRules = () => import('./tab-rules.ts');

/**
 * One step: every field saves itself, «Avanti» judges the whole, nothing is ever lost by a refusal.
 */
export function StepForm<V extends object>({
  tab,
  call,
  title,
  intro,
  notes,
  toForm,
  toPatch,
  nextLabel,
  children,
}: StepFormProps<V>) {
  const t = useT(checkupNamespace);
  const common = useCommonWords();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const draft = useDraftStore();
  const scope = useDraft((state) => state.data.analisiFamiliare);
  const [failure, setFailure] = useState<ProblemError | null>(null);
  const [initial] = useState(() => toForm(draft.store.getState().data));
  const form = useForm<V>({
    initialValues: initial,
    eager: true,
    validate: async (values) => (await loadRules()).checkTab(tab, values, { today: today() }),
    onSubmit: () => advance(),
  });
  const { formik } = form;
  const latest = useRef<object>(formik.values);
  useLayoutEffect(() => {
    latest.current = formik.values;
  }, [formik.values]);

  const save = useCallback(() => {
    const { data } = draft.store.getState();
    draft.save(call, changesOf(toPatch(latest.current as V, data), data));
  }, [draft, call, toPatch]);

  const [refusals, setRefusals] = useRefusals(latest);
  const saving = useMemo<FormSaving>(
    () => ({
      save,
      refusals,
      read: () => latest.current,
      write: (values) => {
        latest.current = values;
      },
      forget: (name) =>
        setRefusals((known) =>
          name in known
            ? Object.fromEntries(Object.entries(known).filter(([key]) => key !== name))
            : known,
        ),
    }),
    [save, refusals, setRefusals],
  );

  useFollowMerges(toForm, formik);
  useSaveOnLeaving(save);

  const errors = { ...(formik.submitCount > 0 ? flatErrors(formik.errors) : {}), ...refusals };
  const list = useErrorList(errors);

  const advance = async () => {
    setFailure(null);
    try {
      const values = latest.current as V;
      const { data } = draft.store.getState();
      const next = await draft.complete(call, tab, toPatch(values, data));
      await navigate(nextPath(tab, next.data.analisiFamiliare));
    } catch (error) {
      const problem = asProblem(error);
      if (!problem) throw error;
      setRefusals(
        refusedFields(problem, {
          judged: draft.store.getState().data.membri,
          shown: shownMembri(latest.current),
        }),
      );
      setFailure(problem);
    }
  };

  // The rules come with the first answer, before they are needed; a failure shows at the press of
  // the button.
  const prepare = () => {
    loadRules().catch(() => {});
  };

  const said = list.length > 0 ? t('footer.toReview', { count: list.length }) : undefined;
  return (
    <Form
      form={form}
      onFocus={(event) => {
        if (event.target.matches('input, select')) prepare();
      }}
      display="contents"
    >
      <FormSavingProvider value={saving}>
        <StepPage
          tab={tab}
          title={title}
          intro={intro}
          notes={notes}
          footer={
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
              note={said}
              end={
                <Button
                  type="submit"
                  variant="primary"
                  size="big"
                  busy={form.busy}
                  busyLabel={common('state.saving')}
                  iconEnd={<Icon icon={ChevronRightIcon} />}
                >
                  {nextLabel ?? common('action.next')}
                </Button>
              }
            />
          }
        >
          {formik.submitCount > 0 && <ErrorSummary errors={list} attempt={0} />}
          {failure && list.length === 0 && (
            <chakra.div marginBottom="6">
              <Notice kind="error" flat title={t('save.failedTitle')}>
                {errorText(failure.code)} {t('save.failed')}
              </Notice>
            </chakra.div>
          )}
          {children}
        </StepPage>
      </FormSavingProvider>
    </Form>
  );
}

const shownMembri = (values: object): readonly { _id: string }[] =>
  valueAt<{ _id: string }[] | undefined>(values, 'membri') ?? [];

/** What the server refused of the step and of single fields saved on the way. */
function useRefusals(latest: { current: object }) {
  const { store } = useDraftStore();
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  useEffect(
    () =>
      store.subscribe(({ refused }, before) => {
        if (!refused || refused === before.refused) return;
        setRefusals((known) => ({
          ...known,
          ...refusedFields(refused.problem, {
            judged: refused.sent.membri ?? [],
            shown: shownMembri(latest.current),
          }),
        }));
      }),
    [store, latest],
  );
  return [refusals, setRefusals] as const;
}

/**
 * Another device saved in between: its answers take their places, except in the field one is
 * writing in.
 */
function useFollowMerges<V extends object>(
  toForm: (data: Bozza) => V,
  { values, setValues }: FormikProps<V>,
): void {
  const { store } = useDraftStore();
  const mergedCount = useDraft((state) => state.mergedCount);
  const followed = useRef(mergedCount);
  useEffect(() => {
    if (mergedCount === followed.current) return;
    followed.current = mergedCount;
    const fresh = toForm(store.getState().data);
    const active = document.activeElement?.getAttribute('name');
    void setValues(
      active && valueAt(fresh, active) !== undefined
        ? withValue(fresh, active, valueAt(values, active))
        : fresh,
    );
  }, [mergedCount, store, toForm, setValues, values]);
}

/** A field left without a blur (browser back, a hidden tab) is saved too. */
function useSaveOnLeaving(save: () => void): void {
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      saveNow();
    };
  }, []);
}
