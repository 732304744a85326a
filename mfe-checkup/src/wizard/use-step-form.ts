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
import { whenIdle } from '@bussola/portal/when-idle';
import type { Bozza } from '@bussola/contract';
import { flatErrors, valueAt, withValue } from '@bussola/forms';
import type { FormErrors, FormSaving } from '@bussola/forms';
import { useForm } from '@bussola/forms/form';
import { changesOf, type StepCall, type StepData } from '../draft/draft-merge.ts';
import type { RefusedSave } from '../draft/draft-sender.ts';
import type { DraftState } from '../draft/draft-store.ts';
import { useDraft, useDraftStore } from '../draft/use-draft.tsx';
import { nextPath, type Tab } from '../steps.ts';
import { today } from '../today.ts';
import { useErrorList } from './error-list.ts';
import { loadTabRules } from './load-tab-rules.ts';
import { useOpenStep } from './open-step.ts';
import { refusedFields, stillRefused } from './refusals.ts';

export interface StepFormOptions<V extends object> {
  tab: Tab;
  call: StepCall;
  /** From the saved answers to the fields, and back. */
  toForm: (data: Bozza) => V;
  toPatch: (values: V, data: Bozza) => StepData;
}

/** The form of one step: its saves on the way, its refusals, and the way to the next step. */
export function useStepForm<V extends object>({ tab, call, toForm, toPatch }: StepFormOptions<V>) {
  const openStep = useOpenStep();
  const draft = useDraftStore();
  const [initial] = useState(() => toForm(draft.store.getState().data));
  const { judge, isGood } = useJudge<V>(tab);
  const form = useForm<V>({
    initialValues: initial,
    eager: true,
    validate: judge,
    onSubmit: () => advance(),
  });
  const { formik } = form.inner;
  useEffect(() => whenIdle(() => void judge(initial).catch(() => {})), [judge, initial]);
  const latest = useRef(formik.values);
  useLayoutEffect(() => {
    latest.current = formik.values;
  }, [formik.values]);
  const read = useCallback(() => latest.current, []);

  const save = useCallback(() => {
    const { data } = draft.store.getState();
    draft.save(call, changesOf(toPatch(latest.current, data), data));
  }, [draft, call, toPatch]);
  const now = useCallback(
    () => toPatch(latest.current, draft.store.getState().data),
    [draft, toPatch],
  );
  const { refusals, setRefusals, failure } = useRefusals(tab, { initial, read, now });
  const saving = useMemo<FormSaving>(
    () => ({
      save,
      refusals,
      read,
      write: (values) => {
        // The fields of this form change its own values.
        latest.current = values as V;
      },
      forget: (name) => setRefusals((known) => without(known, name)),
    }),
    [save, read, refusals, setRefusals],
  );
  useFollowMerges(toForm, formik);
  useSaveOnLeaving(save);

  const isSubmitted = formik.submitCount > 0 || failure !== null;
  const errors = useErrorList({ ...(isSubmitted ? flatErrors(formik.errors) : {}), ...refusals });

  const advance = () => {
    draft.complete(call, tab, toPatch(latest.current, draft.store.getState().data));
    openStep(nextPath(tab, draft.store.getState().data.analisiFamiliare));
  };
  // Good answers skip formik, which would judge them again and draw the form five times.
  const submit = async () => {
    // After the submit event: React treats a transition started inside it as a form action.
    await Promise.resolve();
    await (isGood(latest.current) ? form.send(advance) : form.submit());
  };
  return { form: { ...form, submit }, saving, isSubmitted, errors, failure };
}

/** Remembers the errors of the values, so that «Avanti» does not validate the same ones again. */
function useJudge<V extends object>(tab: Tab) {
  const [verdicts] = useState(() => new WeakMap<V, FormErrors>());
  const judge = useCallback(
    async (values: V): Promise<FormErrors> => {
      const { checkTab } = await loadTabRules();
      const verdict = verdicts.get(values) ?? (await checkTab(tab, values, { today: today() }));
      verdicts.set(values, verdict);
      return verdict;
    },
    [verdicts, tab],
  );
  const isGood = (values: V): boolean => {
    const verdict = verdicts.get(values);
    return verdict !== undefined && Object.keys(verdict).length === 0;
  };
  return { judge, isGood };
}

const without = (known: Readonly<Record<string, string>>, name: string) =>
  name in known ? Object.fromEntries(Object.entries(known).filter(([key]) => key !== name)) : known;

const shownMembri = (values: object): readonly { _id: string }[] =>
  valueAt<{ _id: string }[] | undefined>(values, 'membri') ?? [];

/** What the server refused: single fields that were saved on the way, or the whole step. */
function useRefusals(
  tab: Tab,
  { initial, read, now }: { initial: object; read: () => object; now: () => StepData },
) {
  const { store } = useDraftStore();
  const [ofStep, setOfStep] = useState(() => stepRefusal(store.getState(), tab));
  const [refusals, setRefusals] = useState(() => (ofStep ? fieldsOf(ofStep, initial) : {}));
  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (state.refused === before.refused) return;
        setOfStep(stepRefusal(state, tab));
        const { refused } = state;
        if (!refused) return;
        const found = stillRefused(fieldsOf(refused, read()), refused.sent, now());
        setRefusals((known) => ({ ...known, ...found }));
      }),
    [store, tab, read, now],
  );
  return { refusals, setRefusals, failure: ofStep?.problem ?? null };
}

/** The fields of the form as it stands that were refused. */
const fieldsOf = ({ problem, sent }: RefusedSave, form: object) =>
  refusedFields(problem, { judged: sent.membri ?? [], shown: shownMembri(form) });

const stepRefusal = ({ refused }: DraftState, tab: Tab): RefusedSave | null =>
  refused?.tab === tab ? refused : null;

/**
 * Another device saved in between: its answers take their places, except in the field one is
 * writing in. A step that is drawn ahead takes them when it is opened.
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
