import type { InputCalcolato } from '../analisi.ts';
import type { Contesto } from '../contesto/contesto.ts';
import type { Scheda } from '../contesto/scheda.ts';
import { altriDebitiInputs, dietroDi } from '../contesto/dietro.ts';
import { cita } from '../traccia/read-tracker.ts';

const risparmiDetti = ({ membro, ingressi }: Scheda): InputCalcolato =>
  ingressi('valorePatrimonioMobiliare', membro.valorePatrimonioMobiliare);

/** The savings that count for this person, as the answers that make them: of the couple, or own. */
export function risparmiDi(s: Scheda): InputCalcolato[] {
  const couple = s.lato === undefined || !s.partner ? [s] : [s, s.partner];
  const told = couple.filter(({ membro }) => membro.valorePatrimonioMobiliare !== undefined);
  return (told.length > 0 ? told : [s]).map(risparmiDetti);
}

/** This person's debts. A mortgage is asked for only if there is one. */
export const debitiInputs = ({
  membro,
  ingressi,
}: Pick<Scheda, 'membro' | 'ingressi'>): InputCalcolato[] => [
  ...(membro.mutuoResidenza ? [ingressi('valoreResiduoMutuo', membro.valoreResiduoMutuo)] : []),
  ...altriDebitiInputs({ membro, ingressi }),
];

/** Credits the computation with the answers behind this person's savings. */
export function citaRisparmi(ctx: Contesto, s: Scheda): void {
  if (s.lato !== undefined) cita(ctx.valori, ctx.dietroCoppia.risparmi());
}

/** The same, with debts and homes. */
export function citaRisorse(ctx: Contesto, s: Scheda): void {
  citaRisparmi(ctx, s);
  if (s.lato === undefined) {
    cita(ctx.valori, debitiInputs(s));
    cita(ctx.valori, dietroDi([s], undefined).immobili());
    return;
  }
  cita(ctx.valori, ctx.dietroCoppia.debiti());
  // Who inherits alone may sell the home.
  if (!s.partner) cita(ctx.valori, ctx.dietroCoppia.immobili());
}
