import { useAnswerRichiesta, useUpdateRichiesta } from '@bussola/client';
import type { RichiestaRow } from '@bussola/contract';
import { MAX_LENGTH } from '@bussola/contract/limits';
import { Form, useForm } from '@bussola/forms/form';
import { messageKey, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Box, Button, Text } from '@bussola/ui/core';
import { TextAreaField } from '@bussola/ui/forms';
import { object, string } from 'yup';
import { richiesteNamespace } from '../../locales/richieste-namespace.ts';

const schema = object({
  answer: string()
    .trim()
    .default('')
    .required(messageKey(richiesteNamespace, 'drawer.empty'))
    .max(MAX_LENGTH.requestWords, messageKey(richiesteNamespace, 'drawer.tooLong')),
});

/** The answer, which leaves by mail and closes the request; or the end without one. */
export function AnswerForm({ row, onDone }: { row: RichiestaRow; onDone: () => void }) {
  const t = useT(richiesteNamespace);
  const { notify } = useShell();
  const { mutateAsync: answer } = useAnswerRichiesta(row.id);
  const { mutate: update, isPending } = useUpdateRichiesta(row.id);
  const done = (text: string) => {
    notify({ kind: 'success', text });
    onDone();
  };
  const form = useForm({
    initialValues: { answer: '' },
    schema,
    onSubmit: async (sent) => {
      await answer(sent.answer.trim());
      done(t('drawer.sent'));
    },
  });
  const close = (
    <Button
      variant="tertiary"
      disabled={isPending}
      onClick={() => update({ action: 'close' }, { onSuccess: () => done(t('drawer.closed')) })}
    >
      {t('drawer.close')}
    </Button>
  );
  if (!row.body?.email)
    return (
      <Box marginTop="6">
        <Text color="text-2" marginBottom="3">
          {t('drawer.noAnswer')}
        </Text>
        {close}
      </Box>
    );
  return (
    <Box marginTop="6">
      <Form form={form}>
        <TextAreaField
          {...form.field('answer')}
          label={t('drawer.answer')}
          help={t('drawer.answerHelp')}
          rows={5}
          required
        />
        <Box display="flex" flexWrap="wrap" gap="8px 12px">
          <Button type="submit" variant="primary" busy={form.busy}>
            {t(form.busy ? 'drawer.busy' : 'drawer.send')}
          </Button>
          {close}
        </Box>
      </Form>
    </Box>
  );
}
