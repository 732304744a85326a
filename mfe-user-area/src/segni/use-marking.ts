import { useDeleteSegno, useUpdateSegno } from '@bussola/client';
import type { BodyOf } from '@bussola/contract';
import type { SoluzioneCode } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import type { Area } from '../area/area.ts';
import { useAsyncAction } from '../area/use-async-action.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { segnoOf } from './segno-of.ts';

/** Only its owner marks an area. */
export const useMayMark = ({ info }: Pick<Area, 'info'>): boolean =>
  useShell().session.isActing !== true && info.vista === undefined;

/** Saves, takes away and puts back the mark of one area, and says so. */
export function useMarking({ userId, analisi, segni }: Area, code: SoluzioneCode) {
  const t = useT(userAreaNamespace);
  const { notify } = useShell();
  const { mutateAsync: update } = useUpdateSegno(userId);
  const { mutateAsync: remove } = useDeleteSegno(userId);
  const { busy, run } = useAsyncAction();
  const before = segnoOf(segni, code);

  /** Sets again the mark that «Non ora» replaced; a mark that no longer held is not set again. */
  async function putBack() {
    if (before?.vale)
      await update({
        code,
        stato: before.stato,
        data: before.data,
        fileId: before.file?.id ?? null,
      });
    else await remove({ code });
  }

  return {
    busy,
    /** @throws ProblemError for the form to tell */
    async save(body: BodyOf<'updateSegno'>): Promise<void> {
      await update({ code, ...body });
      notify({ kind: 'success', text: t(`segni.saved.${body.stato}`) });
    },
    putAside: () =>
      run(async () => {
        await update({ code, stato: 'non_ora', data: analisi.refDate });
        notify({
          kind: 'success',
          title: t('segni.saved.non_ora'),
          text: t('segni.asideText'),
          action: { label: t('segni.undo'), run: () => void run(putBack) },
        });
      }),
    takeAway: () =>
      run(async () => {
        await remove({ code });
        notify({ kind: 'success', text: t('segni.removed') });
      }),
  };
}
