/** Money of the family, with the companies of whoever has one. */
import type { Bozza } from '@bussola/contract';
import {
  asksAttivita,
  attivitaPatch,
  finanzaPatch,
  toAttivitaForm,
  toFinanzaForm,
  wireEuro,
} from '@bussola/forms';
import type { AttivitaForm, FinanzaForm } from '@bussola/forms';
import type { StepData } from '../../draft/draft-merge.ts';

export type FinanzaStepForm = FinanzaForm & {
  uscitePianificate: number | null;
  membri: (AttivitaForm & { _id: string })[];
};

export const toFinanzaStep = (data: Bozza): FinanzaStepForm => ({
  ...toFinanzaForm(data),
  uscitePianificate: data.uscitePianificate ?? null,
  membri: (data.analisiFamiliare === 'perMe' ? [] : data.membri)
    .filter(({ professione }) => asksAttivita(professione))
    .map((membro) => ({ ...toAttivitaForm(membro), _id: membro._id })),
});

export const finanzaStepPatch = ({
  uscitePianificate,
  membri,
  ...form
}: FinanzaStepForm): StepData => ({
  ...finanzaPatch(form),
  uscitePianificate: wireEuro(uscitePianificate),
  membri: membri.map(({ _id, ...membro }) => ({ _id, ...attivitaPatch(membro) })),
});
