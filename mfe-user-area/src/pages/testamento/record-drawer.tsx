import type { IsoDate } from '@bussola/domain';
import type { Testamento } from '@bussola/contract';
import { Form, FormActions } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import {
  Box,
  Button,
  Dialog,
  LetterLine,
  Notice,
  RadioCards,
  Text,
  TextField,
} from '@bussola/ui/core';
import { DateField, FieldStack } from '@bussola/ui/forms';
import { DrawerActions } from '../../area/drawer-actions.tsx';
import { testamentoNamespace } from '../../locales/testamento-namespace.ts';
import { FACTS, useFactText } from './facts.ts';
import { FORME, useRecordForm } from './use-record-form.ts';
import type { Will } from './wills.ts';

interface Props {
  userId: string;
  will: Will;
  today: IsoDate;
  onClose: () => void;
}

/** Edits the record of one will. The drawer stays open until the server has saved it. */
export function RecordDrawer({ userId, will, today, onClose }: Props) {
  const t = useT(testamentoNamespace);
  const { form, theirs, takeTheirs } = useRecordForm({ userId, will, today, onClose });
  return (
    <Dialog
      open
      side="end"
      onClose={onClose}
      title={
        <>
          <LetterLine>{t('of', { name: will.person.name })}</LetterLine>
          <span>{t('add')}</span>
        </>
      }
    >
      <Text color="text-2" marginTop="3">
        {t('form.noText')}
      </Text>
      <Form form={form} display="block" marginTop="5">
        <FieldStack>
          <RadioCards
            {...form.field('forma')}
            label={t('form.forma')}
            stacked
            columns={1}
            options={[
              ...FORME.map((forma) => ({
                value: forma,
                label: t(`forme.${forma}.name`),
                help: t(`forme.${forma}.help`),
              })),
              { value: 'nonso' as const, label: t('forme.nonso.name') },
            ]}
          />
          <TextField
            {...form.field('notaio')}
            label={t('form.notaio')}
            help={t('form.notaioHelp')}
            autoComplete="off"
          />
          <TextField
            {...form.field('indirizzo')}
            label={t('form.indirizzo')}
            help={t('form.indirizzoHelp')}
            autoComplete="off"
          />
          <TextField
            {...form.field('chiLoSa')}
            label={t('form.chiLoSa')}
            help={t('form.chiLoSaHelp')}
            autoComplete="off"
          />
          <DateField {...form.field('rivistoIl')} label={t('form.rivistoIl')} />
        </FieldStack>
        {theirs && <Theirs record={theirs} onTake={takeTheirs} />}
        <DrawerActions marginTop="9">
          <FormActions
            busy={form.busy}
            save={t('form.save')}
            saving={t('form.saving')}
            onClose={onClose}
          />
        </DrawerActions>
      </Form>
    </Dialog>
  );
}

/** The version that another person saved meanwhile, beside the one being typed. */
function Theirs({ record, onTake }: { record: Testamento; onTake: () => void }) {
  const t = useT(testamentoNamespace);
  const factText = useFactText();
  return (
    <Box marginTop="5">
      <Notice kind="warning" title={t('form.theirs')}>
        {FACTS.map((fact) => (
          <p key={fact}>{`${t(fact)}: ${factText(record, fact) ?? t('form.nothing')}`}</p>
        ))}
        <Box marginTop="3">
          <Button onClick={onTake}>{t('form.take')}</Button>
        </Box>
      </Notice>
    </Box>
  );
}
