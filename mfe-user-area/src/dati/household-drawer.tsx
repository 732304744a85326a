import { asProblem, useUpdateHousehold } from '@bussola/client';
import { PERIMETRI } from '@bussola/domain';
import type { AnalisiFamiliare } from '@bussola/domain';
import { DOMANDE, EDITORI } from '@bussola/domain/domande';
import { answersSchema, brokenRules } from '@bussola/forms';
import { Form, useForm } from '@bussola/forms/form';
import { useLanguage, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Box, Dialog, Notice, RadioCards, Text, Title, useMoney } from '@bussola/ui/core';
import { MoneyField } from '@bussola/ui/forms';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Person } from '@bussola/results';
import type { Area } from '../area/area.ts';
import { useReadAgain } from '../area/use-read-again.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { SaveActions } from './save-actions.tsx';
import { SaveEffect } from './save-effect.tsx';

interface Props {
  area: Area;
  dato: 'uscite' | 'perimetro';
  people: readonly Person[];
  onClose: () => void;
}
interface Values {
  analisiFamiliare: AnalisiFamiliare;
  uscitePianificate: number | null;
}

/** An answer of the whole household: for whom the analysis is, or what is planned to go out. */
export function HouseholdDrawer({ area, dato, people, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const { notify } = useShell();
  const language = useLanguage();
  const editor = EDITORI[dato];
  const { mutateAsync: save } = useUpdateHousehold(area.userId);
  const { analisiFamiliare, uscitePianificate } = area.info;
  // Of the household that the form was opened on: a newer one is not overwritten unseen.
  const [version, setVersion] = useState(area.info.version);
  const [isLate, setLate] = useState(false);
  const readAgain = useReadAgain(area.userId);
  const saveWith = async (values: Values, over: number) =>
    save({
      version: over,
      ...(dato === 'perimetro'
        ? { analisiFamiliare: values.analisiFamiliare }
        : { uscitePianificate: values.uscitePianificate }),
    });
  const today = area.analisi.refDate;
  const before: Values = { analisiFamiliare, uscitePianificate };
  const form = useForm<Values>({
    initialValues: before,
    eager: true,
    validate: async ({ uscitePianificate }) =>
      brokenRules(answersSchema(['uscitePianificate'], 'me'), { uscitePianificate }, { today }),
    words: (problem) => (problem?.code === 'CONFLICT' ? t('dati.editor.conflict') : undefined),
    onSubmit: async (values) => {
      const saved = await saveWith(values, version).catch(async (error: unknown) => {
        if (asProblem(error)?.code === 'CONFLICT') {
          setVersion((await readAgain()).version);
          setLate(true);
        }
        throw error;
      });
      notify({
        kind: 'success',
        text: t('dati.editor.saved', { what: editor.title[language] }),
        action: {
          label: t('dati.editor.undo'),
          run: () =>
            void saveWith(before, saved.version).then(
              () => notify({ kind: 'success', text: t('dati.editor.undone') }),
              () => notify({ kind: 'error', text: t('dati.editor.notUndone') }),
            ),
        },
      });
      onClose();
    },
  });
  return (
    <Dialog open side="end" onClose={onClose} title={editor.title[language]}>
      <Form form={form} display="block" marginTop="5">
        {dato === 'perimetro' ? (
          <RadioCards<AnalisiFamiliare>
            {...form.field('analisiFamiliare')}
            label={t('dati.editor.perimetro.question')}
            stacked
            options={PERIMETRI.map((value) => ({
              value,
              label: DOMANDE.analisiFamiliare.choices?.[value]?.[language] ?? '',
            }))}
          />
        ) : (
          <MoneyField
            {...form.field('uscitePianificate')}
            label={t('dati.editor.uscite.question')}
            help={t('dati.editor.uscite.help')}
          />
        )}
        {isLate && <Theirs info={area.info} dato={dato} />}
        <Title as="h3" size={17} marginTop="6">
          {t('dati.editor.why')}
        </Title>
        <Text marginTop="2">{editor.why[language]}</Text>
        {form.dirty && form.isValid && (
          <HouseholdEffect area={area} people={people} values={form.values} />
        )}
        <SaveActions busy={form.busy} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

/** The value that somebody else saved meanwhile. */
function Theirs({ info, dato }: { info: Area['info']; dato: Props['dato'] }) {
  const t = useT(userAreaNamespace);
  const money = useMoney();
  const language = useLanguage();
  const { analisiFamiliare, uscitePianificate } = info;
  const planned =
    uscitePianificate === null ? t('dati.value.none') : money.price(uscitePianificate);
  return (
    <Box marginTop="5">
      <Notice kind="warning" title={t('dati.editor.theirs.title')}>
        {dato === 'uscite'
          ? planned
          : DOMANDE.analisiFamiliare.choices?.[analisiFamiliare]?.[language]}
      </Notice>
    </Box>
  );
}

function HouseholdEffect({
  area,
  people,
  values,
}: {
  area: Area;
  people: readonly Person[];
  values: Values;
}) {
  const { analisiFamiliare, uscitePianificate } = useDeferredValue(values);
  const changed = useMemo(
    () => ({
      nucleo: { analisiFamiliare, uscitePianificate: uscitePianificate ?? undefined },
    }),
    [analisiFamiliare, uscitePianificate],
  );
  return <SaveEffect area={area} people={people} changed={changed} />;
}
