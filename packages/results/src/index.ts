export { AccessRow } from './accessi/access-row.tsx';
export { compassOf } from './compass.ts';
export { estimateOf } from './estimate-of.ts';
export { useFigure } from './figure.ts';
export { FirstThings, firstThings } from './first-things.tsx';
export { useGap } from './gap.ts';
export {
  concerning,
  countGroups,
  groupOf,
  GROUPS,
  groupSoluzioni,
  levelOfGroup,
  toDo,
} from './group.ts';
export type { Group } from './group.ts';
export { afterName, alone, greetingOf } from './letter-words.ts';
export { maskAmounts } from './mask-amounts.ts';
export { missingInputs } from './unsure-inputs.ts';
export { peopleOf } from './people.ts';
export type { Person } from './people.ts';
export { precisionOf } from './precision.ts';
export type { Precision } from './precision.ts';
export { accessiNamespace, resultsNamespace } from './namespace.ts';
export { SoluzioneCard } from './soluzione-card.tsx';
export { SoluzioneWhy } from './soluzione-why.tsx';
export { SoluzioneRow } from './soluzione-row.tsx';
export type { Answer, Correction } from './supposed-note.tsx';
export { stepKinds, useSteps } from './steps.ts';
export { useOverdueMark } from './use-overdue-mark.tsx';
export { usePeople } from './use-people.ts';
