/** What the matters of the whole household share: they are of me and the partner, in both modes. */
import { fuoriInputs } from '../contesto/carico.ts';
import type { Contesto } from '../contesto/contesto.ts';
import { detti, lavora } from '../contesto/scheda.ts';
import { cita } from '../traccia/read-tracker.ts';

/** Children who are supported by their age, those outside the household too. */
export function contaFigli(ctx: Contesto): number {
  const outside = fuoriInputs(ctx);
  if (outside.length > 0) cita(ctx.valori, outside);
  const limit = ctx.valori['tcm.etaFigli'];
  return ctx.figliACarico.length + ctx.fuori.filter((eta) => eta < limit).length;
}

/** Works on own account, in any form. */
export function isAutonoma({ valori, coppia }: Contesto): boolean {
  // A student does from a certain income on.
  cita(
    valori,
    coppia
      .filter(({ professione }) => professione === 'Studente')
      .flatMap((s) => detti(s, 'redditoNettoAnnuo')),
  );
  return coppia.some((s) => lavora(s) && s.tipo !== 'dipendente');
}

/** A matter of the household: every adult shares its level, minors have no part in it. */
export const perAdulti = (ctx: Contesto, score: number) =>
  ctx.valutate.map((s) =>
    s.maggiorenne === false
      ? { memberId: s.id, score: null, motivo: 'non_applicabile' as const, numeri: {} }
      : { memberId: s.id, score, numeri: {} },
  );
