import { answersAfter } from '@bussola/contract/draft';
import { chiOf, isLeftOut } from '@bussola/domain';
import type { Chiave, Membro } from '@bussola/domain';
import { MayProvider, WhoProvider } from '@bussola/forms';
import { Form } from '@bussola/forms/form';
import { useLanguage, useT } from '@bussola/i18n';
import { Box, Button, Dialog, Divider, LetterLine, Text, Title } from '@bussola/ui/core';
import { FieldStack } from '@bussola/ui/forms';
import { useDeferredValue, useMemo } from 'react';
import type { Person } from '@bussola/results';
import type { Area } from '../area/area.ts';
import { rightsOf } from '../area/rights.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { datoPatch } from './dato-form.ts';
import type { DatoForm } from './dato-form.ts';
import { EditorFields } from './editor-fields.tsx';
import { EDITORS } from './editors.ts';
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
  const { form, chi, keys, base, theirs } = dato;
  const language = useLanguage();
  const { of, title, why } = EDITORS[editor];
  const { mayChange } = rightsOf(area.info);
  return (
    <Dialog
      open
      side="end"
      onClose={onClose}
      title={
        <>
          {of && <LetterLine>{of(person.name)[language]}</LetterLine>}
          <span>{title[language]}</span>
        </>
      }
    >
      <Form form={form} display="block" marginTop="5">
        <WhoProvider value={chi.who}>
          <WhoseDatum area={area} editor={editor} membro={membro} people={people} />
          {dato.isSupposed && <Text marginBottom="4">{t('dati.editor.supposed')}</Text>}
          {keys.some((key) => isLeftOut(key, area.info.sezioni)) && (
            <Text marginBottom="4">{t('dati.use.answerOff')}</Text>
          )}
          {/* A part of a longer form stands alone here: no line and no room over it. */}
          <FieldStack
            css={{
              '& > section:first-child': { marginTop: 0, paddingTop: 0, borderTopWidth: 0 },
            }}
          >
            <MayProvider value={(key) => mayChange([key])}>
              <EditorFields
                editor={editor}
                isMe={chi.who === 'me'}
                name={person.name}
                today={chi.today}
              />
            </MayProvider>
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
          <Text marginTop="2">{why[language]}</Text>
          {form.isValid && (
            <Preview area={area} keys={keys} membro={base} people={people} values={form.values} />
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
  keys,
  membro,
  people,
  values,
}: Pick<Props, 'area' | 'membro' | 'people'> & { keys: readonly Chiave[]; values: DatoForm }) {
  const shown = useDeferredValue(values);
  const { refDate } = area.analisi;
  const changed = useMemo(() => {
    const chi = chiOf(membro, refDate);
    const patch = datoPatch(keys, shown, membro, chi);
    if (Object.keys(patch).length === 0) return undefined;
    return { memberId: membro._id, risposte: answersAfter(membro, patch, chi) };
  }, [keys, shown, membro, refDate]);
  return changed ? <SaveEffect area={area} people={people} changed={changed} /> : null;
}
