import type { InputCalcolato } from '../analisi.ts';
import type { Contesto, Scheda } from '../analisi/contesto.ts';
import { cita } from '../traccia/read-tracker.ts';

/** The savings that count for this person, as an answer. */
export const risparmiDi = ({ risorse, ingressi }: Scheda): InputCalcolato =>
  ingressi(
    'valorePatrimonioMobiliare',
    risorse.mobiliareNoto ? risorse.mobiliare : undefined,
    'euro',
  );

/** Credits the computation with the answers behind this person's savings. */
export function citaRisparmi(ctx: Contesto, s: Scheda): void {
  if (s.lato !== undefined) cita(ctx.valori, ctx.dietroCoppia.risparmi());
}

/** The same, with mortgages and homes. */
export function citaRisorse(ctx: Contesto, s: Scheda): void {
  citaRisparmi(ctx, s);
  if (s.lato === undefined) {
    if (s.membro.mutuoResidenza)
      cita(ctx.valori, [s.ingressi('valoreResiduoMutuo', s.membro.valoreResiduoMutuo, 'euro')]);
    return;
  }
  cita(ctx.valori, ctx.dietroCoppia.mutui());
  // Who inherits alone may sell the home.
  if (!s.partner) cita(ctx.valori, ctx.dietroCoppia.immobili());
}
