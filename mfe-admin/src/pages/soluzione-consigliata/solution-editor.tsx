import { solutionQueries } from '@bussola/client';
import type { SolutionDoc } from '@bussola/contract';
import { Form } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Box, LinkLikeButton, Text } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { soluzioniNamespace } from '../../locales/soluzioni-namespace.ts';
import { ConflictPart } from '../../writing/conflict-part.tsx';
import { useOpenHere, Writers } from '../../writing/presence.tsx';
import { useLeaveGuard } from '../../writing/use-leave-guard.ts';
import { isIncomplete } from './effect.ts';
import { EditorHead } from './editor-head.tsx';
import { FactsPart } from './facts-part.tsx';
import { Languages } from './languages.tsx';
import { LevelsPart } from './levels-part.tsx';
import { PreviewPart } from './preview-part.tsx';
import { PublishSolution } from './publish-solution.tsx';
import { compared, fieldWords, isSame, mixed, NOTHING, valuesOf } from './solution-form.ts';
import { useFieldNames } from './use-field-names.ts';
import { useSolutionWritten } from './use-solution-written.ts';

/** What is said of one area, in two languages, beside what families read. */
export function SolutionEditor({ doc }: { doc: SolutionDoc }) {
  const t = useT(soluzioniNamespace);
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
        wordsOf={fieldWords}
        mixed={mixed}
      />
      <Text size="quiet" marginTop="4">
        {t('editor.stays')}
      </Text>
      <Form form={form} marginTop="5">
        <Languages doc={doc} text={text} effect={effect.data} />
      </Form>
      <PreviewPart code={code} values={form.values} query={effect} />
      <LevelsPart effect={effect.data} />
      <FactsPart facts={form.values.facts} onChange={(facts) => form.setValues({ facts })} />
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
