import { asProblem, fileQueries } from '@bussola/client';
import type { BodyOf } from '@bussola/contract';
import { errorKey } from '@bussola/domain';
import type { IsoDate } from '@bussola/domain';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { messageKey, useErrorText, useT } from '@bussola/i18n';
import { Dialog, Text } from '@bussola/ui/core';
import { DateField, SelectField } from '@bussola/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { object, string } from 'yup';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

export type Dated = 'primo_passo' | 'fatto';

interface Props {
  userId: string;
  stato: Dated;
  /** Of the area. */
  title: string;
  /** As it is known on the page, in Rome. */
  today: IsoDate;
  onSave: (body: BodyOf<'updateSegno'>) => Promise<void>;
  onClose: () => void;
}

const schema = (today: IsoDate) =>
  object({
    data: string()
      .required(messageKey(userAreaNamespace, 'segni.whenMissing'))
      .matches(/^\d{4}-\d{2}-\d{2}$/, errorKey('date'))
      .test('past', errorKey('dateAhead'), (data) => data <= today),
    fileId: string().ensure(),
  });

/** When, and with which of the person's documents. */
export function MarkDialog({ userId, stato, title, today, onSave, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const form = useForm({
    initialValues: { data: today, fileId: '' },
    schema: schema(today),
    onSubmit: async ({ data, fileId }) => {
      await onSave({ stato, data, fileId: fileId || null });
      onClose();
    },
  });
  const formId = `segno-${stato}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`segni.action.${stato}`)}
      actions={
        <FormActions
          formId={formId}
          busy={form.busy}
          save={t('segni.save')}
          saving={t('segni.saving')}
          onClose={onClose}
        />
      }
    >
      <Text color="text-2">{t(`segni.lead.${stato}`, { title })}</Text>
      <Form form={form} id={formId} marginTop="5">
        <DateField {...form.field('data')} label={t('segni.when')} required />
        <DocumentField userId={userId} {...form.field('fileId')} />
      </Form>
    </Dialog>
  );
}

interface DocumentFieldProps {
  userId: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The documents of the person; without any, where to keep one. */
function DocumentField({ userId, ...field }: DocumentFieldProps) {
  const t = useT(userAreaNamespace);
  const errorText = useErrorText();
  const { data, error } = useQuery(fileQueries.list(userId));
  if (error)
    return (
      <Text size="quiet">{`${t('segni.documentFailed')} ${errorText(asProblem(error)?.code)}`}</Text>
    );
  if (data?.files.length === 0) return <Text size="quiet">{t('segni.noDocuments')}</Text>;
  return (
    <SelectField
      {...field}
      label={t('segni.document')}
      help={t('segni.documentHelp')}
      placeholder={t('segni.documentNone')}
      disabled={data === undefined}
      options={(data?.files ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
