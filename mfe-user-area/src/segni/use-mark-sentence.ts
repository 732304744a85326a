import type { Segno } from '@bussola/contract';
import type { SoluzioneCode } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import type { Area } from '../area/area.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { onDay } from './on-day.ts';
import { asksForSomething, segnoOf } from './segno-of.ts';

/** The mark of an area in one sentence; nothing without a mark. */
export function useMarkSentence({
  analisi,
  segni,
}: Pick<Area, 'analisi' | 'segni'>): (code: SoluzioneCode) => string | undefined {
  const say = useSegnoWords();
  return (code) => {
    const segno = segnoOf(segni, code);
    const soluzione = analisi.soluzioni.find((one) => one.code === code);
    if (!segno || !soluzione) return undefined;
    // An area that asks for nothing any more does not come back.
    return segno.vale || asksForSomething(soluzione) ? say(segno) : undefined;
  };
}

function useSegnoWords(): (segno: Segno) => string {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { isActing } = useShell().session;
  return ({ stato, data, vale }) => {
    const kind = vale ? 'holds' : isActing ? 'changedTheirs' : 'changed';
    return t(`segni.${kind}.${stato}`, { on: onDay(data, language) });
  };
}
