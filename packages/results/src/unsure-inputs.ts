import type { Analisi, InputUsato, Soluzione, Words } from '@bussola/domain';
import { etichetta } from '@bussola/domain/nomi';

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

/** What the results of the areas that concern somebody still lack of them. */
export function missingOfMember(
  { soluzioni, tracce, ingressi, persone }: Analyzed,
  memberId: string,
): MissingInput[] {
  const away = soluzioni
    .filter(({ motivo }) => motivo === 'non_applicabile')
    .map(({ code }) => `soluzione.${code}`);
  const keys = Object.entries(tracce)
    .filter(([id]) => id.startsWith('soluzione.') && !away.includes(id))
    .flatMap(([, trace]) => (trace?.ingressi ?? []).flatMap((place) => ingressi[place] ?? []))
    .filter(
      ({ provenance, membro }) =>
        provenance === 'missing' && membro !== undefined && persone[membro] === memberId,
    )
    .map(({ key }) => key);
  return [...new Set(keys)].map((key) => ({ key, memberId, label: etichetta(key) }));
}
type Analyzed = Pick<Analisi, 'soluzioni' | 'tracce' | 'ingressi' | 'persone'>;

/** The answers behind an area that we supposed, once each. */
export const supposedInputs = ({ inputs }: Pick<Soluzione, 'inputs'>): InputUsato[] =>
  once(inputs.filter(({ provenance }) => provenance === 'estimated'));

const once = <I extends Pick<InputUsato, 'key' | 'memberId'>>(inputs: readonly I[]): I[] => [
  ...new Map(inputs.map((input) => [`${input.memberId ?? ''} ${input.key}`, input])).values(),
];
