import { asProblem, useSaveAnswers } from '@bussola/client';
import { chiOf } from '@bussola/domain';
import type { Membro } from '@bussola/domain';
import { useForm } from '@bussola/forms/form';
import { useLanguage, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useState } from 'react';
import type { Area } from '../area/area.ts';
import { rightsOf } from '../area/rights.ts';
import { useLeaveGuard } from '../area/use-leave-guard.ts';
import { useReadAgain } from '../area/use-read-again.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { datoErrors, datoPatch, toDatoForm } from './dato-form.ts';
import type { DatoForm } from './dato-form.ts';
import { editorOf, keysOf } from './editors.ts';
import type { EditorId } from './editors.ts';
import { useUndo } from './use-undo.ts';

interface Options {
  area: Area;
  editor: EditorId;
  membro: Membro;
  onClose: () => void;
}

/** The form of one datum, from the answers as they are to those that are saved. */
export function useDatoForm({ area, editor, membro, onClose }: Options) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { notify } = useShell();
  const { mutateAsync: save } = useSaveAnswers(area.userId);
  const undo = useUndo(area.userId);
  const readAgain = useReadAgain(area.userId);
  // What the form was opened on: what is sent is measured against it. Who saves meanwhile is never
  // overwritten, also when the page around has read the newer household.
  const [base, setBase] = useState({ membro, version: area.info.version });
  /** Somebody saved the same datum meanwhile: both values are shown. */
  const [theirs, setTheirs] = useState<Membro | null>(null);
  const chi = chiOf(membro, area.analisi.refDate);
  const { mayChange } = rightsOf(area.info);
  const keys = keysOf(editor).filter((key) => mayChange([key]));

  const form = useForm<DatoForm>({
    initialValues: toDatoForm(keys, membro),
    validate: (values) => datoErrors(keys, values, chi),
    // What saving would change is shown while one types, as long as it could be saved.
    eager: true,
    place: (what) => what.replace(/^data\./, ''),
    words: (problem) => (problem?.code === 'CONFLICT' ? t('dati.editor.conflict') : undefined),
    onSubmit: async (values) => {
      const data = datoPatch(keys, values, base.membro, chi);
      if (Object.keys(data).length === 0) return onClose();
      const { version } = await save({
        memberId: membro._id,
        version: base.version,
        before: base.membro,
        data,
      }).catch(async (error: unknown) => {
        if (asProblem(error)?.code === 'CONFLICT') await takeLatest();
        throw error;
      });
      notify({
        kind: 'success',
        text: t('dati.editor.saved', { what: editorOf(editor).title[language] }),
        action: {
          label: t('dati.editor.undo'),
          run: () => void undo({ membro: base.membro, data, version }),
        },
      });
      onClose();
    },
  });
  const takeLatest = async () => {
    const { nucleoFamiliare, version } = await readAgain();
    const latest = nucleoFamiliare.find(({ _id }) => _id === membro._id);
    if (!latest) return;
    setTheirs(latest);
    setBase({ membro: latest, version });
  };
  useLeaveGuard(form.dirty && !form.busy);
  const named: readonly string[] = keys;
  return {
    form,
    chi,
    /** What the user may change of the editor. */
    keys,
    base: base.membro,
    theirs,
    takeTheirs: (latest: Membro) => {
      form.setValues(toDatoForm(keys, latest));
      setTheirs(null);
    },
    /** We supposed the value, and nobody has touched it yet. */
    isSupposed: !form.dirty && keys.some((key) => base.membro.stimati?.includes(key)),
    /** What we supposed is right: from now on it is an answer. */
    confirm: () => {
      form.setValues({ stimati: form.values.stimati.filter((key) => !named.includes(key)) });
      void form.submit();
    },
  };
}
