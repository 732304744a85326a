import { answerOf, isMissing } from '@bussola/domain';
import type { Membro } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { Box, Button, Notice } from '@bussola/ui/core';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { keysOf } from './editors.ts';
import type { EditorId } from './editors.ts';
import { useAnswerLabel } from './use-answer-label.ts';
import { useWriteAnswer } from './use-write-answer.ts';

interface Props {
  editor: EditorId;
  /** As somebody else saved them. */
  membro: Membro;
  onTake: () => void;
}

/** The value that somebody else saved meanwhile, beside the one that is being typed. */
export function Theirs({ editor, membro, onTake }: Props) {
  const t = useT(userAreaNamespace);
  const label = useAnswerLabel();
  const write = useWriteAnswer();
  const told = keysOf(editor).filter((key) => !isMissing(answerOf(membro, key)));
  return (
    <Box marginTop="5">
      <Notice kind="warning" title={t('dati.editor.theirs.title')}>
        {told.map((key) => (
          <p key={key}>{`${label(key)}: ${write(key, answerOf(membro, key))}`}</p>
        ))}
        <Box marginTop="3">
          <Button onClick={onTake}>{t('dati.editor.theirs.take')}</Button>
        </Box>
      </Notice>
    </Box>
  );
}
