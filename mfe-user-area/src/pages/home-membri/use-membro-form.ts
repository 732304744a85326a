import {
  asProblem,
  generaleQueries,
  nucleoQueries,
  useCreateMembro,
  useUpdateMembro,
} from '@bussola/client';
import type { Membro } from '@bussola/domain';
import { isSpouse } from '@bussola/domain';
import { useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Area } from '../../area/area.ts';
import { useLeaveGuard } from '../../area/use-leave-guard.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { membroPatch, rebaseForm, toMembroForm } from './membro-form.ts';
import type { MembroForm } from './membro-form.ts';
import { membroErrors } from './membro-schema.ts';

export interface MembroFormOptions {
  area: Area;
  membri: readonly Membro[];
  /** Absent to add somebody. */
  membro?: Membro | undefined;
  onClose: () => void;
}

/** The form of one person: what is sent, and what happens when somebody else saved meanwhile. */
export function useMembroForm({ area, membri, membro, onClose }: MembroFormOptions) {
  const t = useT(userAreaNamespace);
  const { notify } = useShell();
  const create = useCreateMembro(area.userId);
  const update = useUpdateMembro(area.userId);
  const queryClient = useQueryClient();
  // What the form was opened on: what is sent is measured against it.
  const [base, setBase] = useState(membro);
  const today = area.analisi.refDate;
  const context = {
    today,
    hasSpouse: membri.some(
      ({ _id, gradoParentela }) => _id !== membro?._id && isSpouse(gradoParentela),
    ),
  };

  const form = useForm<MembroForm>({
    initialValues: toMembroForm(membro),
    validate: (values) => membroErrors(values, context),
    place: (what) => what.replace(/^data\./, ''),
    words: (problem) => (problem?.code === 'CONFLICT' ? t('membri.form.conflict') : undefined),
    onSubmit: async (values) => {
      try {
        await save(values);
        onClose();
      } catch (error) {
        if (asProblem(error)?.code === 'CONFLICT') await takeLatest(values);
        throw error;
      }
    },
  });
  const save = async (values: MembroForm) => {
    const { version } = area.info;
    const data = membroPatch(values, base, today);
    const name = values.firstName.trim();
    if (membro) {
      const kinship =
        values.gradoParentela !== '' && values.gradoParentela !== membro.gradoParentela
          ? { gradoParentela: values.gradoParentela }
          : {};
      await update.mutateAsync({ memberId: membro._id, version, data, ...kinship });
      notify({ kind: 'success', text: t('membri.saved', { name }) });
    } else if (values.gradoParentela !== '') {
      await create.mutateAsync({ version, gradoParentela: values.gradoParentela, data });
      notify({
        kind: 'success',
        title: t('membri.created', { name }),
        text: t('membri.createdText'),
      });
    }
  };
  /** Somebody else saved meanwhile: what was not touched here takes the newer value. */
  const takeLatest = async (values: MembroForm) => {
    await Promise.all(
      [nucleoQueries.of(area.userId), generaleQueries.of(area.userId)].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
    const latest = queryClient
      .getQueryData(nucleoQueries.membri(area.userId).queryKey)
      ?.nucleoFamiliare.find(({ _id }) => _id === membro?._id);
    if (!latest) return;
    form.setValues(rebaseForm(values, toMembroForm(base), toMembroForm(latest)));
    setBase(latest);
  };
  useLeaveGuard(form.dirty && !form.busy);
  return form;
}
