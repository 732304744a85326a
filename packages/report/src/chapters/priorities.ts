import type { Analisi, Soluzione, SoluzioneCode } from '@bussola/domain';

/** What deserves action, the most pressing first: the order is the engine's. */
export const toFace = ({ soluzioni }: Analisi): Soluzione[] =>
  soluzioni.filter(({ level }) => level === 'red' || level === 'yellow');

/** The first three. */
export const priorities = (analisi: Analisi): Soluzione[] => toFace(analisi).slice(0, 3);

/** The areas that stand in the chapter of their subject; all others stand in «Protezione». */
const ELSEWHERE = {
  reserve: ['gestione-patrimonio', 'investimenti-capitale-garantito', 'unit-index-linked'],
  pension: ['pensione', 'riscatto-laurea'],
  estate: ['polizza'],
} as const satisfies Record<string, readonly SoluzioneCode[]>;

export function toFaceIn(
  analisi: Analisi,
  chapter: keyof typeof ELSEWHERE | 'protection',
): Soluzione[] {
  const moved: SoluzioneCode[] = Object.values(ELSEWHERE).flat();
  const own: readonly SoluzioneCode[] = chapter === 'protection' ? [] : ELSEWHERE[chapter];
  return toFace(analisi).filter(({ code }) =>
    chapter === 'protection' ? !moved.includes(code) : own.includes(code),
  );
}

/** The first clause of what to do, where there is no room for the whole of it. */
export const firstStep = (action: string): string => {
  const [clause = action] = action.split(/[;:.] /);
  return `${clause.charAt(0).toLowerCase()}${clause.slice(1).replace(/[.;:]$/, '')}.`;
};
