import { useCallback, useEffect, useRef, useState } from 'react';
import type { ResponseOf } from '@bussola/contract';
import { asProblem, call } from '@bussola/client';
import { useErrorText, useLanguage } from '@bussola/i18n';
import { formatDate, formatTime } from '@bussola/i18n/format';
import { Actions, Box, Button, chakra, Dialog, FieldError, Notice, Skeleton, Text } from '@bussola/ui/core';
import { useDoorsWords } from '../auth/doors-words.ts';

type Note = ResponseOf<'getNote'>;
type State = { kind: 'clean' } | { kind: 'writing' | 'saving' } | { kind: 'failed'; code: string | undefined } | { kind: 'conflict'; other: Note };
const PAUSE_MS = 1_200;
const MAX = 20_000;

/** The note of the area, beside whatever page is open: saved at every pause, and never over what was written elsewhere. */
export function NoteDrawer({ userId, onClose }: { userId: string; onClose: () => void }) {
  const d = useDoorsWords();
  const errorText = useErrorText();
  const [saved, setSaved] = useState<Note>();
  const [text, setText] = useState('');
  const [state, setState] = useState<State>({ kind: 'clean' });
  const [failed, setFailed] = useState<string>();
  const isSaving = useRef(false);

  const read = useCallback(() => {
    call('getNote', { params: { userId } }).then((note) => { setSaved(note); setText(note.text); setFailed(undefined); }, (error: unknown) => setFailed(errorText(asProblem(error)?.code)));
  }, [userId, errorText]);
  useEffect(read, [read]);

  const save = async (note: string, over: Note): Promise<boolean> => {
    if (isSaving.current || note === over.text) return note === over.text;
    isSaving.current = true;
    setState({ kind: 'saving' });
    try {
      const kept = over.version === 0 ? await call('createNote', { params: { userId }, body: { text: note } }) : await call('updateNote', { params: { userId }, body: { text: note, version: over.version } });
      setSaved(kept);
      setState({ kind: 'clean' });
      return true;
    } catch (error) {
      const problem = asProblem(error);
      setState(problem?.code === 'CONFLICT' ? { kind: 'conflict', other: problem.problem?.current as Note } : { kind: 'failed', code: problem?.code });
      return false;
    } finally {
      isSaving.current = false;
    }
  };
  const isUnsaved = saved !== undefined && text !== saved.text;
  useEffect(() => {
    if (!saved || !isUnsaved || state.kind === 'conflict') return;
    const timer = setTimeout(() => void save(text, saved), PAUSE_MS);
    const retry = () => void save(text, saved);
    addEventListener('online', retry);
    return () => { clearTimeout(timer); removeEventListener('online', retry); };
  });
  useEffect(() => {
    if (!isUnsaved) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isUnsaved]);

  // What cannot be saved stays in sight: closing would lose it.
  const close = async () => { if (!saved || !isUnsaved || await save(text, saved)) onClose(); };
  const settle = (other: Note, keepMine: boolean) => {
    setSaved(other);
    if (keepMine) { void save(text, other); return; }
    setText(other.text);
    setState({ kind: 'clean' });
  };
  return (
    <Dialog open side="end" onClose={() => void close()} title={d('note.title')}>
      <Text color="text-2">{d('note.lead')}</Text>
      {failed !== undefined && <Box marginTop="4"><Notice kind="error" flat title={failed} action={<Button onClick={read}>{d('note.retry')}</Button>} /></Box>}
      {!saved && failed === undefined && <Skeleton label={d('note.loading')} />}
      {saved && (
        <>
          <Paper aria-label={d('note.label')} value={text} maxLength={MAX} readOnly={state.kind === 'conflict'} onChange={(event) => { setText(event.target.value); setState((before) => (before.kind === 'conflict' ? before : { kind: 'writing' })); }} />
          {state.kind === 'conflict'
            ? <Conflict other={state.other} onSettle={(keepMine) => settle(state.other, keepMine)} />
            : <Saved note={saved} state={state} isUnsaved={isUnsaved} onRetry={() => void save(text, saved)} />}
        </>
      )}
    </Dialog>
  );
}

function Saved({ note, state, isUnsaved, onRetry }: { note: Note; state: State; isUnsaved: boolean; onRetry: () => void }) {
  const d = useDoorsWords();
  const language = useLanguage();
  const errorText = useErrorText();
  if (state.kind === 'failed') {
    return <div role="alert"><FieldError>{d('note.unsaved')} {errorText(state.code)}</FieldError><Actions marginTop="3"><Button onClick={onRetry}>{d('note.retry')}</Button></Actions></div>;
  }
  const told = isUnsaved ? d('note.saving') : note.updatedAt === null ? d('note.none') : d('note.saved', { date: formatDate(note.updatedAt, language, 'long'), time: formatTime(note.updatedAt, language) });
  return <Text size="quiet" role="status" marginTop="2">{told}</Text>;
}

/** Written in two places at once: both are shown, and the person chooses. */
function Conflict({ other, onSettle }: { other: Note; onSettle: (keepMine: boolean) => void }) {
  const d = useDoorsWords();
  return (
    <Box role="alert" marginTop="4">
      <FieldError>{d('note.conflict')}</FieldError>
      <Text fontWeight="560" marginTop="4">{d('note.other')}</Text>
      <Box whiteSpace="pre-wrap" overflowWrap="anywhere" maxHeight="200px" overflowY="auto" tabIndex={0} padding="3" marginTop="1" borderWidth="1px" borderColor="line" borderRadius="control" bg="sunken">{other.text}</Box>
      <Actions marginTop="4"><Button variant="primary" onClick={() => onSettle(true)}>{d('note.keepMine')}</Button><Button onClick={() => onSettle(false)}>{d('note.takeOther')}</Button></Actions>
    </Box>
  );
}

const Paper = chakra('textarea', {
  base: {
    display: 'block', width: '100%', minHeight: '46dvh', marginTop: '4', padding: '14px', borderWidth: '1px', borderColor: 'line-strong', borderRadius: 'control', bg: 'surface', color: 'text', fontSize: 't17', lineHeight: 1.55, resize: 'vertical',
    _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  },
});
