import { asProblem, useCreateMembro, useUpdateMembro } from '@bussola/client';
import type { Membro } from '@bussola/domain';
import { isSpouse } from '@bussola/domain';
import { useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useState } from 'react';
import type { Area } from '../area/area.ts';
import { useLeaveGuard } from '../area/use-leave-guard.ts';
import { useReadAgain } from '../area/use-read-again.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
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
  const { notify, session } = useShell();
  const create = useCreateMembro(area.userId);
  const update = useUpdateMembro(area.userId);
  const readAgain = useReadAgain(area.userId);
  // What the form was opened on: what is sent is measured against it. Who saves meanwhile is never
  // overwritten, also when the page around has read the newer household.
  const [base, setBase] = useState({ membro, version: area.info.version });
  const today = area.analisi.refDate;
  const context = {
    today,
    hasSpouse: membri.some(
      ({ _id, gradoParentela }) => _id !== membro?._id && isSpouse(gradoParentela),
    ),
  };

  const form = useForm<MembroForm>({
    initialValues: toMembroForm(membro),
    // What saving would change is shown while one types, as long as it could be saved.
    eager: membro !== undefined,
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
    const { version } = base;
    const data = membroPatch(values, base.membro, today);
    const name = values.firstName.trim();
    if (membro) {
      const kinship =
        values.gradoParentela !== '' && values.gradoParentela !== membro.gradoParentela
          ? { gradoParentela: values.gradoParentela }
          : {};
      await update.mutateAsync({ memberId: membro._id, version, data, ...kinship });
      // The account names the same person.
      if (membro.gradoParentela === 'me') await session.reload();
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
    const { nucleoFamiliare, version } = await readAgain();
    const latest = nucleoFamiliare.find(({ _id }) => _id === membro?._id);
    if (!latest) return;
    form.setValues(rebaseForm(values, toMembroForm(base.membro), toMembroForm(latest)));
    setBase({ membro: latest, version });
  };
  useLeaveGuard(form.dirty && !form.busy);
  return form;
}
