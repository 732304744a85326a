import { solutionQueries } from '@bussola/client';
import type { SolutionDoc } from '@bussola/contract';
import { Form } from '@bussola/forms/form';
import { useLanguage, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Box, chakra, LinkLikeButton, Text } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { soluzioniNamespace } from '../../locales/soluzioni-namespace.ts';
import { ConflictPart } from '../../writing/conflict-part.tsx';
import { useOpenHere, Writers } from '../../writing/presence.tsx';
import { useLeaveGuard } from '../../writing/use-leave-guard.ts';
import { isIncomplete } from './effect.ts';
import { EditorHead } from './editor-head.tsx';
import { FactsPart } from './facts-part.tsx';
import { SolutionHistory } from './solution-history.tsx';
import { Languages } from './languages.tsx';
import { LevelsPart } from './levels-part.tsx';
import { PreviewPart } from './preview-part.tsx';
import { PublishSolution } from './publish-solution.tsx';
import {
  compared,
  fieldWords,
  isSame,
  mixed,
  NOTHING,
  plainSentence,
  valuesOf,
} from './solution-form.ts';
import { useFieldNames } from './use-field-names.ts';
import { useSolutionWritten } from './use-solution-written.ts';

/** What is said of one area, in two languages, beside what families read. */
export function SolutionEditor({ doc }: { doc: SolutionDoc }) {
  const t = useT(soluzioniNamespace);
  const language = useLanguage();
  const { notify } = useShell();
  const nameOf = useFieldNames();
  const [publishing, setPublishing] = useState<SolutionDoc>();
  const text = useSolutionWritten(doc, setPublishing);
  const { form, isDirty, put, update } = text;
  const { code } = doc;
  const effect = useQuery(solutionQueries.effect(code));
  useOpenHere(code, () => update.mutate({ action: 'open', code }));
  useLeaveGuard(isDirty);
  const publish = () => {
    if (effect.data && isIncomplete(effect.data, code, form.values))
      notify({ kind: 'error', text: t('publish.missing') });
    else if (isDirty) text.save({ publish: true });
    else setPublishing(doc);
  };
  return (
    <Box as="section" aria-label={t('editor.label')}>
      <EditorHead doc={doc} text={text} isReady={effect.data !== undefined} onPublish={publish} />
      <Writers names={doc.writers} />
      <ConflictPart
        text={text}
        fields={compared(code)}
        label={nameOf}
        valuesOf={valuesOf}
        wordsOf={(values, field) => plainSentence(code, fieldWords(values, field), language)}
        mixed={mixed}
      />
      <Text size="quiet" marginTop="4">
        {t('editor.stays')}
      </Text>
      <Columns>
        <Box gridArea="fields" minWidth="0">
          <Form form={form}>
            <Languages doc={doc} text={text} effect={effect.data} />
          </Form>
        </Box>
        <Beside>
          <PreviewPart doc={doc} values={form.values} query={effect} />
          {doc.versions.length > 0 && <SolutionHistory doc={doc} text={text} />}
        </Beside>
        <Box gridArea="rest" minWidth="0">
          <LevelsPart effect={effect.data} />
          <FactsPart facts={form.values.facts} onChange={(facts) => form.setValues({ facts })} />
        </Box>
      </Columns>
      {!isSame(form.values, { ...NOTHING, facts: form.values.facts }) && (
        <Box marginTop="8" paddingTop="5" borderTopWidth="1px" borderColor="line">
          <LinkLikeButton
            type="button"
            onClick={() => {
              put({ ...NOTHING, facts: form.values.facts });
              notify({ kind: 'info', text: t('editor.ownPut') });
            }}
          >
            {t('editor.own')}
          </LinkLikeButton>
        </Box>
      )}
      {publishing && <PublishSolution doc={publishing} onClose={() => setPublishing(undefined)} />}
    </Box>
  );
}

/** How it reads stands beside the fields; under them without room for both. */
const WIDE = '@media (min-width: 1200px)';
const Columns = chakra('div', {
  base: {
    marginTop: '5',
    [WIDE]: {
      display: 'grid',
      gridTemplate: '"fields beside" auto "rest beside" 1fr / minmax(0, 1fr) 340px',
      columnGap: '28px',
    },
  },
});
const Beside = chakra('div', {
  base: {
    minWidth: 0,
    [WIDE]: {
      gridArea: 'beside',
      borderInlineStartWidth: '1px',
      borderColor: 'line',
      paddingInlineStart: '28px',
      '& > :first-of-type': { marginTop: 0 },
    },
  },
});
