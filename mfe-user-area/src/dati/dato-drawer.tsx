import { answersAfter } from '@bussola/contract/draft';
import { chiOf, isLeftOut } from '@bussola/domain';
import type { Membro } from '@bussola/domain';
import { WhoProvider } from '@bussola/forms';
import { Form } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { Box, Button, Dialog, Divider, LetterLine, Text, Title } from '@bussola/ui/core';
import { FieldStack } from '@bussola/ui/forms';
import { useDeferredValue, useMemo } from 'react';
import type { Person } from '@bussola/results';
import type { Area } from '../area/area.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { datoPatch } from './dato-form.ts';
import type { DatoForm } from './dato-form.ts';
import { EDITOR_FIELDS } from './editor-fields.tsx';
import { keysOf } from './editors.ts';
import type { EditorId } from './editors.ts';
import type { History } from './history.ts';
import { PastValues } from './past-values.tsx';
import { SaveActions } from './save-actions.tsx';
import { SaveEffect } from './save-effect.tsx';
import { Theirs } from './theirs.tsx';
import { useDatoForm } from './use-dato-form.ts';
import { WhoseDatum } from './whose-datum.tsx';

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
  const dato = useDatoForm({ area, editor, membro, onClose });
  const { form, chi, base, theirs } = dato;
  const Fields = EDITOR_FIELDS[editor];
  return (
    <Dialog
      open
      side="end"
      onClose={onClose}
      title={
        <>
          <LetterLine>{t(`dati.editor.${editor}.of`, { name: person.name })}</LetterLine>
          <span>{t(`dati.editor.${editor}.title`)}</span>
        </>
      }
    >
      <Form form={form} display="block" marginTop="5">
        <WhoProvider value={chi.who}>
          <WhoseDatum area={area} editor={editor} membro={membro} people={people} />
          {dato.isSupposed && <Text marginBottom="4">{t('dati.editor.supposed')}</Text>}
          {keysOf(editor).some((key) => isLeftOut(key, area.info.sezioni)) && (
            <Text marginBottom="4">{t('dati.use.answerOff')}</Text>
          )}
          {/* A part of a longer form stands alone here: no line and no room over it. */}
          <FieldStack
            css={{
              '& > section:first-child': { marginTop: 0, paddingTop: 0, borderTopWidth: 0 },
            }}
          >
            <Fields isMe={chi.who === 'me'} name={person.name} today={chi.today} />
          </FieldStack>
          {theirs && (
            <Theirs editor={editor} membro={theirs} onTake={() => dato.takeTheirs(theirs)} />
          )}
          <Box marginTop="10" marginBottom="6">
            <Divider />
          </Box>
          <Title as="h3" size={17}>
            {t('dati.editor.why')}
          </Title>
          <Text marginTop="2">{t(`dati.editor.${editor}.why`)}</Text>
          {form.isValid && (
            <Preview
              area={area}
              editor={editor}
              membro={base}
              people={people}
              values={form.values}
            />
          )}
          <PastValues
            dato={editor}
            membro={membro}
            people={people}
            history={history}
            today={chi.today}
          />
        </WhoProvider>
        <SaveActions busy={form.busy} onClose={onClose}>
          {dato.isSupposed && (
            <Button disabled={form.busy} onClick={dato.confirm}>
              {t('dati.editor.right')}
            </Button>
          )}
        </SaveActions>
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
  const shown = useDeferredValue(values);
  const { refDate } = area.analisi;
  const changed = useMemo(() => {
    const chi = chiOf(membro, refDate);
    const patch = datoPatch(editor, shown, membro, chi);
    if (Object.keys(patch).length === 0) return undefined;
    return { memberId: membro._id, risposte: answersAfter(membro, patch, chi) };
  }, [editor, shown, membro, refDate]);
  return changed ? <SaveEffect area={area} people={people} changed={changed} /> : null;
}
