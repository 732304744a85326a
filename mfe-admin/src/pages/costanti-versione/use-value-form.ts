import { useUpdateCostanti } from '@bussola/client';
import { useForm } from '@bussola/forms/form';
import { useLanguage, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { useState } from 'react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { figuresOf, withoutRow, withRow } from '../../costanti/figures.ts';
import type { Constant, Release } from '../../costanti/release.ts';
import { nameOf, textOf, useCheck, valueOf } from './editor-rules.ts';
import type { EditorValues } from './editor-rules.ts';

export interface Edited {
  constant: Constant;
  /** The draft that takes the value; none yet for the first. */
  draft: Release | undefined;
  today: string;
  onSaved: (draft: Release) => void;
}

/** The form of one constant: its figures, where they come from, and why. */
export function useValueForm({ constant, draft, today, onSaved }: Edited) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const { notify } = useShell();
  const proved = useProved();
  const { mutateAsync: update } = useUpdateCostanti();
  const { key, unit, value } = constant;
  const kept = draft?.differenze.find((one) => one.key === key)?.dopo ?? undefined;
  // A table may have a row more or less than the one in force.
  const [shape, setShape] = useState<unknown>(kept ? kept.value : value);
  const figures = figuresOf(shape, unit, language);
  const check = useCheck(constant, { figures, kept: kept?.value, today });
  const form = useForm<EditorValues>({
    initialValues: {
      fonte: kept?.fonte ?? '',
      verificatoIl: kept?.verificatoIl ?? today,
      why: draft?.why ?? '',
      ...textOf(figures),
    },
    validate: check.validate,
    place: (what) => nameOf(what, key, figures),
    wordsOf: check.wordsOf,
    words: (problem) => (problem?.code === 'CONFLICT' ? t('costanti.vita.moved') : undefined),
    onSubmit: async (values) => {
      const change = {
        value: valueOf(shape, figures, values),
        fonte: values.fonte.trim(),
        verificatoIl: values.verificatoIl,
      };
      const saved = await proved(() =>
        update({
          ...(draft ? { draftId: draft.id, version: draft.version } : {}),
          why: values.why.trim(),
          changes: [{ key, change }],
        }),
      );
      if (!saved) return;
      notify({ kind: 'success', text: t('costanti.vita.saved') });
      onSaved(saved);
    },
  });
  /** What was typed already stays, as far as the table goes. */
  const reshape = (next: unknown) => {
    const texts = textOf(figuresOf(next, unit, language));
    const typed = Object.entries(form.values).filter(([name]) => name in texts);
    setShape(next);
    form.setValues({ ...texts, ...Object.fromEntries(typed) });
  };
  return {
    form,
    figures,
    shape,
    meant: check.meant(form.values),
    addRow: () => reshape(withRow(shape)),
    dropRow: () => reshape(withoutRow(shape)),
  };
}
