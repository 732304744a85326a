export { StepUp, useProved } from './step-up.tsx';
export { stepUpNamespace } from './step-up-namespace.ts';
