import type { InputUsato, Soluzione, Words } from '@bussola/domain';

export interface MissingInput {
  key: string;
  memberId: string | undefined;
  label: Words;
}

const missingOf = (inputs: readonly InputUsato[]): MissingInput[] =>
  inputs
    .filter(({ provenance }) => provenance === 'missing')
    .map(({ key, memberId, label }) => ({ key, memberId, label }));

/** What an area still lacks, once each, with whose it is. */
export const missingInputs = (soluzione: Pick<Soluzione, 'inputs'>): MissingInput[] =>
  once(missingOf(soluzione.inputs));

/** The answers behind an area that we supposed, once each. */
export const supposedInputs = ({ inputs }: Pick<Soluzione, 'inputs'>): InputUsato[] =>
  once(inputs.filter(({ provenance }) => provenance === 'estimated'));

const once = <I extends Pick<InputUsato, 'key' | 'memberId'>>(inputs: readonly I[]): I[] => [
  ...new Map(inputs.map((input) => [`${input.memberId ?? ''} ${input.key}`, input])).values(),
];
