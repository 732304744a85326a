import { accountQueries, asProblem, useCreateGrant, useUpdateGrant } from '@bussola/client';
import type { Grant } from '@bussola/contract';
import { useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLeaveGuard } from '../../area/use-leave-guard.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import {
  emptyForm,
  errorsOf,
  refusedAt,
  scopesOf,
  STEPS,
  toGrantForm,
  emailOf,
} from './grant-form.ts';
import type { GrantErrors, GrantForm, GrantStep } from './grant-form.ts';

export interface GrantFormOptions {
  userId: string;
  ownEmail: string;
  day: string;
  /** Absent to give a new one. */ grant?: Grant;
  onClose: () => void;
}

/** The form of a grant over its steps: the last one asks for the proof and saves. */
export function useGrantForm({ userId, ownEmail, day, grant, onClose }: GrantFormOptions) {
  const t = useT(userAreaNamespace);
  const { notify } = useShell();
  const proved = useProved();
  const { mutateAsync: create } = useCreateGrant(userId);
  const { mutateAsync: update } = useUpdateGrant(userId);
  const queryClient = useQueryClient();
  const [base, setBase] = useState(grant);
  const [step, setStep] = useState<GrantStep>('who');
  const isNew = !grant;
  const place = STEPS.indexOf(step);
  const goBy = (by: 1 | -1) => setStep(STEPS[place + by] ?? step);
  const form = useForm<GrantForm>({
    initialValues: grant ? toGrantForm(grant) : emptyForm(day),
    validate: async (given) => messagesOf(errorsOf(step, given, { day, ownEmail, isNew })),
    place: (what) => (what === 'scopes' ? 'rights' : what),
    wordsOf: (refused) => Object.values(messagesOf(refusedAt([refused])?.errors ?? {}))[0],
    words: (problem) => (problem?.code === 'CONFLICT' ? t('grants.drawer.conflict') : undefined),
    onSubmit: (given) => (step === 'summary' ? save(given) : goBy(1)),
  });
  const { values } = form;
  const isTouched =
    JSON.stringify(values) !== JSON.stringify(base ? toGrantForm(base) : emptyForm(day));
  useLeaveGuard(isTouched);

  const scopes = scopesOf(values.rights, base?.scopes);
  const save = async (given: GrantForm) => {
    const { from, purpose, members, hideAmounts, to } = given;
    const common = { scopes, members, hideAmounts, purpose: purpose.trim(), to };
    try {
      const saved = await proved(() =>
        base
          ? update({ grantId: base.grantId, version: base.version, ...common })
          : create({ ...common, email: emailOf(given), from }),
      );
      if (!saved) return;
    } catch (error) {
      const problem = asProblem(error);
      const at = refusedAt(problem?.problem?.errors ?? []);
      if (at) setStep(at.step);
      else if (problem?.code === 'CONFLICT') await takeLatest();
      throw error;
    }
    notify(
      base
        ? { kind: 'success', text: t('grants.drawer.changed') }
        : {
            kind: 'info',
            permanent: true,
            title: t('grants.drawer.given'),
            text: t('grants.drawer.givenText', { email: emailOf(given) }),
          },
    );
    onClose();
  };
  const takeLatest = async () => {
    const latest = (
      await queryClient.fetchQuery({ ...accountQueries.grants(userId), staleTime: 0 })
    ).grants.find(({ grantId }) => grantId === grant?.grantId);
    if (!latest) {
      onClose();
      return;
    }
    setBase(latest);
    form.setValues(toGrantForm(latest));
  };
  return { form, step, place, isNew, scopes, goBack: place > 0 ? () => goBy(-1) : undefined };
}

/** The errors by field of the form, as keys of their words. */
const messagesOf = (errors: GrantErrors): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [
      name === 'scopes' ? 'rights' : name,
      `user-area:grants.errors.${error}`,
    ]),
  );
