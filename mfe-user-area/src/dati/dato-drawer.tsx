import { asProblem, generaleQueries, nucleoQueries, useSaveAnswers } from '@bussola/client';
import type { Membro } from '@bussola/domain';
import { WhoProvider } from '@bussola/forms';
import { Form, useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Box, Button, Dialog, Divider, LetterLine, Text, Title } from '@bussola/ui/core';
import { FieldStack } from '@bussola/ui/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Area } from '../area/area.ts';
import type { Person } from '../famiglia/people.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { Effect } from '../simulatore/effect.tsx';
import { engineQuery } from '../simulazione/engine-query.ts';
import { afterPatch, chiOf, datoErrors, datoPatch, toDatoForm } from './dato-form.ts';
import type { DatoForm } from './dato-form.ts';
import { DrawerActions } from './drawer-actions.tsx';
import { EDITOR_FIELDS } from './editor-fields.tsx';
import { keysOf } from './editors.ts';
import type { EditorId } from './editors.ts';
import type { History } from './history.ts';
import { PastValues } from './past-values.tsx';
import { Theirs } from './theirs.tsx';
import { useUndo } from './use-undo.ts';

interface Props {
  area: Area;
  editor: EditorId;
  membro: Membro;
  person: Person;
  people: readonly Person[];
  history: History;
  onClose: () => void;
}

/**
 * One datum of one person: its questions, why it is asked, what saving would change, and what it
 * was before. It stays open until the server has taken it.
 */
export function DatoDrawer({ area, editor, membro, person, people, history, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const { notify, setLeaveGuard } = useShell();
  const { mutateAsync: save } = useSaveAnswers(area.userId);
  const undo = useUndo(area.userId);
  const queryClient = useQueryClient();
  // What the form was opened on: what is sent is measured against it.
  const [base, setBase] = useState(membro);
  /** Somebody saved the same datum meanwhile: both values are shown. */
  const [theirs, setTheirs] = useState<Membro | null>(null);
  const today = area.analisi.refDate;
  const chi = chiOf(membro, today);
  const isMe = chi.who === 'me';

  const form = useForm<DatoForm>({
    initialValues: toDatoForm(editor, membro),
    validate: (values) => datoErrors(editor, values, chi),
    // What saving would change is shown while one types, as long as it could be saved.
    eager: true,
    place: (what) => what.replace(/^data\./, ''),
    words: (problem) => (problem?.code === 'CONFLICT' ? t('dati.editor.conflict') : undefined),
    onSubmit: async (values) => {
      const data = datoPatch(editor, values, base, chi);
      if (Object.keys(data).length === 0) return onClose();
      try {
        const { version } = await save({
          memberId: membro._id,
          version: area.info.version,
          before: base,
          data,
        });
        notify({
          kind: 'success',
          text: t('dati.editor.saved', { what: t(`dati.editor.${editor}.title`) }),
          action: {
            label: t('dati.editor.undo'),
            run: () => void undo({ membro: base, data, version }),
          },
        });
        onClose();
      } catch (error) {
        if (asProblem(error)?.code === 'CONFLICT') await takeLatest();
        throw error;
      }
    },
  });
  const takeLatest = async () => {
    await Promise.all(
      [nucleoQueries.of(area.userId), generaleQueries.of(area.userId)].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
    const info = queryClient.getQueryData(generaleQueries.allInfo(area.userId).queryKey);
    const latest = info?.nucleoFamiliare.find(({ _id }) => _id === membro._id);
    if (!latest) return;
    setTheirs(latest);
    setBase(latest);
  };
  const { dirty, busy } = form;
  useEffect(() => {
    setLeaveGuard(dirty && !busy ? t('dati.editor.leave') : null);
    return () => setLeaveGuard(null);
  }, [dirty, busy, setLeaveGuard, t]);

  const Fields = EDITOR_FIELDS[editor];
  const isSupposed = keysOf(editor).some((key) => base.stimati?.includes(key));
  return (
    <Dialog
      open
      side="end"
      onClose={onClose}
      title={
        <>
          <LetterLine>{t(`dati.editor.${editor}.of`, { name: person.name })}</LetterLine>
          {t(`dati.editor.${editor}.title`)}
        </>
      }
    >
      <Form form={form} display="block" marginTop="5">
        <WhoProvider value={chi.who}>
          {isSupposed && !dirty && <Text marginBottom="4">{t('dati.editor.supposed')}</Text>}
          <FieldStack>
            <Fields isMe={isMe} name={person.name} today={today} />
          </FieldStack>
          {theirs && (
            <Theirs
              editor={editor}
              membro={theirs}
              onTake={() => {
                form.setValues(toDatoForm(editor, theirs));
                setTheirs(null);
              }}
            />
          )}
          <Box marginBlock="6">
            <Divider />
          </Box>
          <Title as="h3" size={17}>
            {t('dati.editor.why')}
          </Title>
          <Text marginTop="2">{t(`dati.editor.${editor}.why`)}</Text>
          {Object.keys(form.formik.errors).length === 0 && (
            <Preview
              area={area}
              editor={editor}
              membro={base}
              people={people}
              values={form.values}
            />
          )}
          <PastValues
            editor={editor}
            membro={membro}
            people={people}
            history={history}
            today={today}
          />
        </WhoProvider>
        <DrawerActions
          busy={busy}
          onClose={onClose}
          extra={
            isSupposed && !dirty ? (
              <Button
                disabled={busy}
                onClick={() => {
                  const keys = keysOf(editor) as readonly string[];
                  form.setValues({
                    stimati: form.values.stimati.filter((key) => !keys.includes(key)),
                  });
                  void form.submit();
                }}
              >
                {t('dati.editor.right')}
              </Button>
            ) : null
          }
        />
      </Form>
    </Dialog>
  );
}

/** What saving would change; nothing while there is nothing to save. */
function Preview({
  area,
  editor,
  membro,
  people,
  values,
}: Pick<Props, 'area' | 'editor' | 'membro' | 'people'> & { values: DatoForm }) {
  const t = useT(userAreaNamespace);
  const queryClient = useQueryClient();
  const { data: ready } = useQuery(engineQuery(queryClient, area.analisi.costanti));
  const shown = useDeferredValue(values);
  const { refDate } = area.analisi;
  const changed = useMemo(() => {
    const chi = chiOf(membro, refDate);
    const patch = datoPatch(editor, shown, membro, chi);
    return Object.keys(patch).length === 0
      ? undefined
      : { memberId: membro._id, risposte: afterPatch(membro, patch, chi) };
  }, [editor, shown, membro, refDate]);
  if (!ready || !changed) return null;
  return (
    <Effect
      area={area}
      people={people}
      ready={ready}
      changed={changed}
      title={t('dati.editor.effect')}
      then={t('dati.editor.then')}
      none={t('dati.editor.noEffect')}
    />
  );
}
