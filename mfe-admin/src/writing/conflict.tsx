import { useLanguage, useT } from '@bussola/i18n';
import { formatTime } from '@bussola/i18n/format';
import { Actions, Box, Button, chakra, Dialog, Notice, RadioCards, Text } from '@bussola/ui/core';
import { useState } from 'react';
import { writingNamespace } from '../locales/writing-namespace.ts';
import { ChangedWords } from './changed-words.tsx';

/** One field of a text that two people changed, as words. */
export interface Differing<K extends string> {
  key: K;
  label: string;
  mine: string;
  theirs: string;
}
interface Theirs {
  by: string;
  at: string;
}

interface BannerProps {
  saved: Theirs;
  busy: boolean;
  onCompare: () => void;
  onKeep: () => void;
}

/** «Marta ha salvato alle 10:42»: what is typed here is still here. */
export function ConflictBanner({ saved: { by, at }, busy, onCompare, onKeep }: BannerProps) {
  const t = useT(writingNamespace);
  const language = useLanguage();
  return (
    <Box marginTop="5">
      <Notice
        kind="warning"
        flat
        title={t('conflict.title', {
          who: by || t('conflict.somebody'),
          time: formatTime(at, language),
        })}
      >
        <span>{t('conflict.text')}</span>
        <Actions marginTop="3">
          <Button onClick={onCompare}>{t('conflict.compare')}</Button>
          <Button variant="tertiary" busy={busy} onClick={onKeep}>
            {t('conflict.keep')}
          </Button>
        </Actions>
      </Notice>
    </Box>
  );
}

type Side = 'mine' | 'theirs';
interface DialogProps<K extends string> {
  saved: Theirs;
  differing: readonly Differing<K>[];
  /** Which of the two stays, field by field. */
  onChosen: (theirs: ReadonlySet<K>) => void;
  onClose: () => void;
}

/** Both versions, field by field. */
export function ConflictDialog<K extends string>({
  saved: { by },
  differing,
  onChosen,
  onClose,
}: DialogProps<K>) {
  const t = useT(writingNamespace);
  const [kept, setKept] = useState<Partial<Record<K, Side>>>({});
  const sideOf = (key: K): Side => kept[key] ?? 'mine';
  const who = by || t('conflict.somebody');
  return (
    <Dialog
      open
      side="wide"
      onClose={onClose}
      title={t('conflict.dialog', { who })}
      actions={
        <>
          <Button
            variant="primary"
            onClick={() =>
              onChosen(
                new Set(
                  differing.filter(({ key }) => sideOf(key) === 'theirs').map(({ key }) => key),
                ),
              )
            }
          >
            {t('conflict.use')}
          </Button>
          <Button variant="tertiary" onClick={onClose}>
            {t('conflict.later')}
          </Button>
        </>
      }
    >
      <Text color="text-2">{t('conflict.dialogText')}</Text>
      {differing.map(({ key, label, mine, theirs }) => (
        <Box key={key} as="section" aria-label={label} marginTop="7">
          <Box
            display="grid"
            gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
            gap="4"
            marginBottom="4"
          >
            <Version title={t('conflict.mine')} before={theirs} now={mine} />
            <Version title={t('conflict.theirs', { who })} before={mine} now={theirs} />
          </Box>
          <RadioCards<Side>
            label={t('conflict.which', { field: label })}
            value={sideOf(key)}
            onChange={(side) => setKept((known) => ({ ...known, [key]: side }))}
            columns={2}
            optionWidth="260px"
            options={[
              { value: 'mine', label: t('conflict.mine') },
              { value: 'theirs', label: t('conflict.theirs', { who }) },
            ]}
          />
        </Box>
      ))}
    </Dialog>
  );
}

/** What is only here is marked; what is only in the other stands there. */
function Version({ title, before, now }: { title: string; before: string; now: string }) {
  const t = useT(writingNamespace);
  return (
    <Box borderWidth="1px" borderColor="line" borderRadius="card" padding="4" minWidth="0">
      <chakra.h3 textStyle="quiet" marginBottom="2">
        {title}
      </chakra.h3>
      {now === '' ? (
        <Text color="text-2">{t('conflict.empty')}</Text>
      ) : (
        <ChangedWords before={before} now={now} onlyNow />
      )}
    </Box>
  );
}
