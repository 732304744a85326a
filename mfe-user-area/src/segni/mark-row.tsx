import type { Segno } from '@bussola/contract';
import { asProblem, useDownloadFile } from '@bussola/client';
import type { Soluzione } from '@bussola/domain';
import { useErrorText, useLanguage, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Actions, Box, Button, focusIfLost, LinkLikeButton, Text } from '@bussola/ui/core';
import { useRef, useState } from 'react';
import type { Area } from '../area/area.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { MarkDialog } from './mark-dialog.tsx';
import type { Dated } from './mark-dialog.tsx';
import { asksForSomething, segnoOf } from './segno-of.ts';
import { useMarkSentence } from './use-mark-sentence.ts';
import { useMarking, useMayMark } from './use-marking.ts';

/** The mark of an area and the buttons to set it, under its steps. */
export function MarkRow({ area, soluzione }: { area: Area; soluzione: Soluzione }) {
  const sentence = useMarkSentence(area)(soluzione.code);
  const mayMark = useMayMark(area);
  const place = useRef<HTMLDivElement>(null);
  const segno = segnoOf(area.segni, soluzione.code);
  const isOffered = mayMark && (asksForSomething(soluzione) || segno?.vale === true);
  if (sentence === undefined && !isOffered) return null;
  return (
    <Box ref={place} tabIndex={-1} marginTop="5" _focusVisible={{ outline: 'none' }}>
      {sentence !== undefined && (
        <Text>
          <span>{sentence}</span>{' '}
          {segno?.file && <DocumentLink userId={area.userId} file={segno.file} />}
        </Text>
      )}
      {isOffered && (
        <Controls
          area={area}
          soluzione={soluzione}
          holding={segno?.vale ? segno : undefined}
          onDone={() => focusIfLost(place.current)}
        />
      )}
    </Box>
  );
}

function DocumentLink({ userId, file }: { userId: string; file: NonNullable<Segno['file']> }) {
  const t = useT(userAreaNamespace);
  const errorText = useErrorText();
  const { notify } = useShell();
  const { mutate } = useDownloadFile(userId);
  const take = () =>
    mutate(file, {
      onError: (error) =>
        notify({
          kind: 'error',
          title: t('documenti.downloadFailed'),
          text: errorText(asProblem(error)?.code),
        }),
    });
  return (
    <LinkLikeButton
      type="button"
      onClick={take}
      aria-label={t('documenti.downloadOne', { name: file.name })}
    >
      {file.name}
    </LinkLikeButton>
  );
}

interface ControlsProps {
  area: Area;
  soluzione: Soluzione;
  /** The mark, while it holds. */
  holding: Segno | undefined;
  onDone: () => void;
}

function Controls({ area, soluzione, holding, onDone }: ControlsProps) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { busy, save, putAside, takeAway } = useMarking(area, soluzione.code);
  const [dialog, setDialog] = useState<Dated | null>(null);
  const run = (work: () => Promise<void>) => void work().then(onDone);
  return (
    <Actions marginTop={holding ? '2' : '4'} data-print="hidden">
      {!holding && (
        <Button variant="primary" onClick={() => setDialog('primo_passo')}>
          {t('segni.action.primo_passo')}
        </Button>
      )}
      {holding?.stato !== 'fatto' && holding?.stato !== 'non_ora' && (
        <Button onClick={() => setDialog('fatto')}>{t('segni.action.fatto')}</Button>
      )}
      {!holding && (
        <Button variant="tertiary" disabled={busy} onClick={() => run(putAside)}>
          {t('segni.action.non_ora')}
        </Button>
      )}
      {holding && (
        <Button variant="tertiary" disabled={busy} onClick={() => run(takeAway)}>
          {t('segni.remove')}
        </Button>
      )}
      {dialog && (
        <MarkDialog
          userId={area.userId}
          stato={dialog}
          title={soluzione.titolo[language]}
          today={area.analisi.refDate}
          onSave={save}
          onClose={() => setDialog(null)}
        />
      )}
    </Actions>
  );
}
