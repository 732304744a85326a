import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { asProblem } from '@bussola/client';
import { MAX_LENGTH } from '@bussola/contract/limits';
import { useErrorText, useLanguage } from '@bussola/i18n';
import { formatDate, formatNumber, formatTime } from '@bussola/i18n/format';
import {
  Actions,
  Box,
  Button,
  chakra,
  Dialog,
  FieldError,
  Notice,
  Skeleton,
  Text,
} from '@bussola/ui/core';
import { useAuthWords } from '../auth/use-auth-words.ts';
import { isUnsaved, noteDraft, openNote, saveNote, settleNote, writeNote } from './note-draft.ts';
import type { Note, NoteState } from './note-draft.ts';
import { notify } from '../boot/notifications.ts';
import { readNote } from '../session/calls.ts';

/**
 * The note of the area, beside the open page. The text outlives the drawer: `note-draft.ts` keeps
 * and saves it.
 */
export function NoteDrawer({ userId, onClose }: { userId: string; onClose: () => void }) {
  const authWords = useAuthWords();
  const errorText = useErrorText();
  const draft = useStore(noteDraft, ({ draft: open }) => (open?.userId === userId ? open : null));
  const [isRead, setRead] = useState(() => isUnsaved(noteDraft.getState().draft));
  const [failed, setFailed] = useState<string>();

  const read = useCallback(() => {
    readNote(userId).then(
      (note) => {
        openNote(userId, note, authWords('note.leave'));
        setRead(true);
        setFailed(undefined);
      },
      (error: unknown) => setFailed(errorText(asProblem(error)?.code)),
    );
  }, [userId, authWords, errorText]);
  // An unsaved text stays in place; the server's text is read when there is none.
  useEffect(() => {
    if (!isRead) read();
  }, [isRead, read]);

  const close = () => {
    onClose();
    void saveNote().then((isSafe) => {
      if (!isSafe && isUnsaved())
        notify({
          kind: 'warning',
          title: authWords('note.keptTitle'),
          text: authWords('note.kept'),
        });
    });
  };
  return (
    <Dialog open side="end" onClose={close} title={authWords('note.title')}>
      <Text color="text-2">{authWords('note.lead')}</Text>
      {failed !== undefined && (
        <Box marginTop="4">
          <Notice
            kind="error"
            flat
            title={failed}
            action={<Button onClick={read}>{authWords('note.retry')}</Button>}
          />
        </Box>
      )}
      {!isRead && failed === undefined && <Skeleton label={authWords('note.loading')} />}
      {isRead && draft && (
        <>
          <Paper
            aria-label={authWords('note.label')}
            value={draft.text}
            readOnly={draft.state.kind === 'conflict'}
            onChange={(event) => writeNote(event.target.value)}
          />
          {draft.state.kind === 'conflict' ? (
            <Conflict other={draft.state.other} onSettle={settleNote} />
          ) : (
            <Saved
              note={draft.saved}
              state={draft.state}
              isUnsaved={isUnsaved(draft)}
              isTooLong={draft.text.length > MAX_LENGTH.note}
              onRetry={() => void saveNote()}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

function Saved({
  note,
  state,
  isUnsaved,
  isTooLong,
  onRetry,
}: {
  note: Note;
  state: NoteState;
  isUnsaved: boolean;
  isTooLong: boolean;
  onRetry: () => void;
}) {
  const authWords = useAuthWords();
  const language = useLanguage();
  const errorText = useErrorText();
  if (state.kind === 'failed') {
    return (
      <div role="alert">
        <FieldError>
          {isTooLong
            ? authWords('note.tooLong', { max: formatNumber(MAX_LENGTH.note) })
            : `${authWords('note.unsaved')} ${errorText(state.code)}`}
        </FieldError>
        <Actions marginTop="3">
          <Button onClick={onRetry}>{authWords('note.retry')}</Button>
        </Actions>
      </div>
    );
  }
  const told = isUnsaved
    ? authWords('note.saving')
    : note.updatedAt === null
      ? authWords('note.none')
      : authWords('note.saved', {
          date: formatDate(note.updatedAt, language, 'long'),
          time: formatTime(note.updatedAt, language),
        });
  return (
    <Text size="quiet" role="status" marginTop="2">
      {told}
    </Text>
  );
}

/** Written in two places at once: both are shown, and the person chooses. */
function Conflict({ other, onSettle }: { other: Note; onSettle: (keepMine: boolean) => void }) {
  const authWords = useAuthWords();
  return (
    <Box role="alert" marginTop="4">
      <FieldError>{authWords('note.conflict')}</FieldError>
      <Text fontWeight="560" marginTop="4">
        {authWords('note.other')}
      </Text>
      <Box
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        maxHeight="200px"
        overflowY="auto"
        tabIndex={0}
        role="region"
        aria-label={authWords('note.other')}
        padding="3"
        marginTop="1"
        borderWidth="1px"
        borderColor="line"
        borderRadius="control"
        bg="sunken"
      >
        {other.text}
      </Box>
      <Actions marginTop="4">
        <Button variant="primary" onClick={() => onSettle(true)}>
          {authWords('note.keepMine')}
        </Button>
        <Button onClick={() => onSettle(false)}>{authWords('note.takeOther')}</Button>
      </Actions>
    </Box>
  );
}

const Paper = chakra('textarea', {
  base: {
    display: 'block',
    width: '100%',
    minHeight: '46dvh',
    marginTop: '4',
    padding: '14px',
    borderWidth: '1px',
    borderColor: 'line-strong',
    borderRadius: 'control',
    bg: 'surface',
    color: 'text',
    fontSize: 't17',
    lineHeight: 1.55,
    resize: 'vertical',
    _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  },
});
