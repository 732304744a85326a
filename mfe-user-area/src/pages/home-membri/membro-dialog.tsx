import {
  asProblem,
  generaleQueries,
  nucleoQueries,
  useCreateMembro,
  useUpdateMembro,
} from '@bussola/client';
import type { Membro } from '@bussola/domain';
import { isSpouse } from '@bussola/domain';
import { useCommonWords, useErrorText, useMessage, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Actions, Button, chakra, Dialog, FieldError, Text } from '@bussola/ui/core';
import { focusField } from '@bussola/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { FormikProvider, setIn, useFormik } from 'formik';
import type { FormikErrors } from 'formik';
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
  const errorText = useErrorText();
  const say = useMessage();
  const { notify, setLeaveGuard } = useShell();
  const create = useCreateMembro(area.userId);
  const update = useUpdateMembro(area.userId);
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  // What the form was opened on: what is sent is measured against it.
  const [base, setBase] = useState(membro);
  const today = area.analisi.refDate;
  const context = {
    today,
    hasSpouse: membri.some(
      ({ _id, gradoParentela }) => _id !== membro?._id && isSpouse(gradoParentela),
    ),
  };

  const formik = useFormik<MembroForm>({
    initialValues: toMembroForm(membro),
    validate: async (values) => nested(await membroErrors(values, context)),
    onSubmit: async (values, { setFieldError, setValues }) => {
      setRefusal(undefined);
      const { version } = area.info;
      const data = membroPatch(values, base, today);
      const name = values.firstName.trim();
      try {
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
        onClose();
      } catch (error) {
        const problem = asProblem(error);
        for (const { field, code, message } of problem?.problem?.errors ?? []) {
          const text = say(code);
          setFieldError(field.replace(/^data\./, ''), text === code ? message : text);
        }
        setRefusal(
          problem?.code === 'CONFLICT' ? t('membri.form.conflict') : errorText(problem?.code),
        );
        if (problem?.code !== 'CONFLICT') return;
        await Promise.all(
          [nucleoQueries.of(area.userId), generaleQueries.of(area.userId)].map((queryKey) =>
            queryClient.invalidateQueries({ queryKey }),
          ),
        );
        const latest = queryClient
          .getQueryData(nucleoQueries.membri(area.userId).queryKey)
          ?.nucleoFamiliare.find(({ _id }) => _id === membro?._id);
        if (!latest) return;
        await setValues(rebaseForm(values, toMembroForm(base), toMembroForm(latest)));
        setBase(latest);
      }
    },
  });
  const { dirty, isSubmitting, submitCount } = formik;
  useEffect(() => {
    setLeaveGuard(dirty && !isSubmitting ? t('membri.leave') : null);
    return () => setLeaveGuard(null);
  }, [dirty, isSubmitting, setLeaveGuard, t]);

  const submit = async () => {
    const errors = await formik.validateForm();
    await formik.submitForm();
    const [first] = flatNames(errors);
    if (first) focusField(first);
  };
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
      <FormikProvider value={formik}>
        <chakra.form
          noValidate
          marginTop="3"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
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
            {refusal && submitCount > 0 && (
              <chakra.div role="alert" marginBottom="3">
                <FieldError>{refusal}</FieldError>
              </chakra.div>
            )}
            <Actions>
              <Button
                variant="primary"
                type="submit"
                busy={isSubmitting}
                busyLabel={t(membro ? 'membri.form.saving' : 'membri.form.creating')}
              >
                {t(membro ? 'membri.form.save' : 'membri.form.create')}
              </Button>
              <Button variant="tertiary" onClick={onClose}>
                {common('action.cancel')}
              </Button>
            </Actions>
          </chakra.div>
        </chakra.form>
      </FormikProvider>
    </Dialog>
  );
}

/** `polizze.capitaleCasoMorte` as formik keeps errors: nested like the values. */
function nested(errors: Record<string, string>): FormikErrors<MembroForm> {
  let all: FormikErrors<MembroForm> = {};
  for (const [path, message] of Object.entries(errors))
    all = setIn(all, path, message) as FormikErrors<MembroForm>;
  return all;
}

/** Names of the fields in error, in the order of the screen. */
function flatNames(errors: FormikErrors<MembroForm>): string[] {
  const order = [
    'gradoParentela',
    'firstName',
    'lastName',
    'dataNascita',
    'professione',
    'redditoNettoAnnuo',
    'anniContributi',
  ] as const;
  return [
    ...order.filter((name) => name in errors),
    ...('polizze' in errors ? ['polizze.capitaleCasoMorte'] : []),
  ];
}
