import type { FormErrors } from '@bussola/forms';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { Box, Dialog, RadioCards, Text } from '@bussola/ui/core';
import { DateField } from '@bussola/ui/forms';
import type { ReactNode } from 'react';
import { writingNamespace } from '../locales/writing-namespace.ts';

interface Props {
  title: string;
  /** The version that will be read, as it will be read. */
  children: ReactNode;
  /** What is worth knowing before, such as an English that is missing. */
  notes: readonly string[];
  today: string;
  /** Undefined: at once. Closes the dialog itself; what it throws is shown here. */
  onPublish: (from: string | undefined) => Promise<unknown>;
  onClose: () => void;
}

/** The version that was looked at is published, at once or on a day to come. */
export function PublishDialog({ title, children, notes, today, onPublish, onClose }: Props) {
  const t = useT(writingNamespace);
  const form = useForm<{ when: 'now' | 'day'; from: string }>({
    initialValues: { when: 'now', from: '' },
    validate: ({ when, from }) => {
      const found: FormErrors = {};
      if (when === 'day' && (!/^\d{4}-\d{2}-\d{2}$/.test(from) || from <= today))
        found['from'] = t('publish.needDay');
      return Promise.resolve(found);
    },
    words: (problem) =>
      problem?.code === 'CONFLICT'
        ? t('publish.conflict')
        : problem?.fields['review']
          ? t('publish.pastReview')
          : undefined,
    onSubmit: ({ when, from }) => onPublish(when === 'now' ? undefined : from),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <FormActions
          formId="publish-form"
          busy={form.busy}
          save={t(form.values.when === 'now' ? 'publish.now' : 'publish.onDay')}
          saving={t('publish.busy')}
          onClose={onClose}
        />
      }
    >
      <Box marginBottom="5">{children}</Box>
      {notes.map((note) => (
        <Text key={note} color="text-2" marginBottom="3">
          {note}
        </Text>
      ))}
      <Form form={form} id="publish-form" marginTop="5">
        <RadioCards
          {...form.field('when')}
          label={t('publish.when')}
          columns={2}
          options={[
            { value: 'now', label: t('publish.atOnce') },
            { value: 'day', label: t('publish.aDay') },
          ]}
        />
        {form.values.when === 'day' && (
          <DateField {...form.field('from')} label={t('publish.day')} ahead required />
        )}
      </Form>
    </Dialog>
  );
}
