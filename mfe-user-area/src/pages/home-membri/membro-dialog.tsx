import {
  asProblem,
  generaleQueries,
  nucleoQueries,
  useCreateMembro,
  useUpdateMembro,
} from '@bussola/client';
import type { Membro } from '@bussola/domain';
import { isSpouse } from '@bussola/domain';
import { Form, useForm } from '@bussola/forms/form';
import { useCommonWords, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Actions, Button, chakra, Dialog, Text } from '@bussola/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Area } from '../../area/area.ts';
import type { Person } from '../../famiglia/people.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { MembroFields } from './membro-fields.tsx';
import { membroPatch, rebaseForm, toMembroForm } from './membro-form.ts';
import type { MembroForm } from './membro-form.ts';
import { membroErrors } from './membro-schema.ts';

interface Props {
  area: Area;
  membri: readonly Membro[];
  /** Absent to add somebody. */
  membro?: Membro | undefined;
  person?: Person | undefined;
  onClose: () => void;
}

/**
 * The data of one person, to add or to correct. The drawer stays open until the server has taken
 * them.
 */
export function MembroDialog({ area, membri, membro, person, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const common = useCommonWords();
  const { notify, setLeaveGuard } = useShell();
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
  const { dirty, busy } = form;
  useEffect(() => {
    setLeaveGuard(dirty && !busy ? t('membri.leave') : null);
    return () => setLeaveGuard(null);
  }, [dirty, busy, setLeaveGuard, t]);

  return (
    <Dialog
      open
      side="end"
      onClose={onClose}
      title={
        membro
          ? t('membri.form.editTitle', { name: person?.name ?? '' })
          : t('membri.form.addTitle')
      }
    >
      <Form form={form} display="block" marginTop="3">
        {!membro && (
          <Text color="text-2" marginBottom="6">
            {t('membri.form.intro')}
          </Text>
        )}
        <MembroFields today={today} />
        <chakra.div
          position="sticky"
          bottom={{ base: '-20px', md: '-36px' }}
          bg="surface"
          borderTopWidth="1px"
          borderColor="line"
          marginTop="9"
          paddingBlock="4"
          zIndex="2"
        >
          <Actions>
            <Button
              variant="primary"
              type="submit"
              busy={busy}
              busyLabel={t(membro ? 'membri.form.saving' : 'membri.form.creating')}
            >
              {t(membro ? 'membri.form.save' : 'membri.form.create')}
            </Button>
            <Button variant="tertiary" onClick={onClose}>
              {common('action.cancel')}
            </Button>
          </Actions>
        </chakra.div>
      </Form>
    </Dialog>
  );
}
