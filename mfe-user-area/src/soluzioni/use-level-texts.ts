import { isProblema } from '@bussola/domain';
import type { SoluzioneCode } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

export interface LevelText {
  level: 'red' | 'yellow' | 'green';
  text: string;
}

/** What each level of an area means, worst first; checks and opportunities are never red. */
export function useLevelTexts(): (code: SoluzioneCode) => LevelText[] {
  const t = useT(userAreaNamespace);
  return (code) => [
    ...(isProblema(code) ? [{ level: 'red' as const, text: t(`soluzioni.area.${code}.red`) }] : []),
    { level: 'yellow', text: t(`soluzioni.area.${code}.yellow`) },
    { level: 'green', text: t(`soluzioni.area.${code}.green`) },
  ];
}
