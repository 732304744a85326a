import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { FormikProps } from 'formik';
import { useNavigate } from '@bussola/portal/router';
import { asProblem } from '@bussola/client';
import type { ProblemError } from '@bussola/client';
import type { Bozza } from '@bussola/contract';
import { flatErrors, valueAt, withValue } from '@bussola/forms';
import type { FormSaving } from '@bussola/forms';
import { useForm } from '@bussola/forms/form';
import { changesOf, type StepCall, type StepData } from '../draft/draft-merge.ts';
import { useDraft, useDraftStore } from '../draft/use-draft.tsx';
import { nextPath, type Tab } from '../steps.ts';
import { today } from '../today.ts';
import { useErrorList } from './error-list.ts';
import { refusedFields } from './refusals.ts';

export interface StepFormOptions<V extends object> {
  tab: Tab;
  call: StepCall;
  /** From the saved answers to the fields, and back. */
  toForm: (data: Bozza) => V;
  toPatch: (values: V, data: Bozza) => StepData;
}

/** Loaded with the first answer, so that the page can be shown without them. */
const loadRules = () => import('./tab-rules.ts');

// Starts loading early. A failure is shown when the button is pressed.
const prepareRules = () => {
  loadRules().catch(() => {});
};

/** The form of one step: its saves on the way, its refusals, and the way to the next step. */
export function useStepForm<V extends object>({ tab, call, toForm, toPatch }: StepFormOptions<V>) {
  const navigate = useNavigate();
  const draft = useDraftStore();
  const [failure, setFailure] = useState<ProblemError | null>(null);
  const [initial] = useState(() => toForm(draft.store.getState().data));
  const form = useForm<V>({
    initialValues: initial,
    eager: true,
    validate: async (values) => (await loadRules()).checkTab(tab, values, { today: today() }),
    onSubmit: () => advance(),
  });
  const { formik } = form;
  const latest = useRef(formik.values);
  useLayoutEffect(() => {
    latest.current = formik.values;
  }, [formik.values]);

  const save = useCallback(() => {
    const { data } = draft.store.getState();
    draft.save(call, changesOf(toPatch(latest.current, data), data));
  }, [draft, call, toPatch]);
  const [refusals, setRefusals] = useRefusals(latest);
  const saving = useMemo<FormSaving>(
    () => ({
      save,
      refusals,
      read: () => latest.current,
      write: (values) => {
        // The fields of this form change its own values.
        latest.current = values as V;
      },
      forget: (name) => setRefusals((known) => without(known, name)),
    }),
    [save, refusals, setRefusals],
  );
  useFollowMerges(toForm, formik);
  useSaveOnLeaving(save);

  const isSubmitted = formik.submitCount > 0;
  const errors = useErrorList({ ...(isSubmitted ? flatErrors(formik.errors) : {}), ...refusals });

  const advance = async () => {
    setFailure(null);
    try {
      const { data } = draft.store.getState();
      const next = await draft.complete(call, tab, toPatch(latest.current, data));
      await navigate(nextPath(tab, next.data.analisiFamiliare));
    } catch (error) {
      const problem = asProblem(error);
      if (!problem) throw error;
      const judged = draft.store.getState().data.membri;
      setRefusals(refusedFields(problem, { judged, shown: shownMembri(latest.current) }));
      setFailure(problem);
    }
  };
  return { form, saving, isSubmitted, errors, failure, prepareRules };
}

const without = (known: Readonly<Record<string, string>>, name: string) =>
  name in known ? Object.fromEntries(Object.entries(known).filter(([key]) => key !== name)) : known;

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
