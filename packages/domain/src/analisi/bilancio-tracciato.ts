/** The budget of the household with its trace, and what its sentence names. */
import type { BilancioCalcolato } from '../calcolo.ts';
import type { TraceRecorder } from '../traccia/trace-recorder.ts';
import { ingressiBilancio, isIgnoto } from '../contesto/bilancio-di.ts';
import type { Contesto } from '../contesto/contesto.ts';
import { segnaliBilancio } from './fiducia.ts';

export const bilancioTracciato = (ctx: Contesto, note: TraceRecorder): BilancioCalcolato => {
  const margine = note.figura(
    'bilancio',
    () => ctx.bilancio,
    () => ({
      regola: 'bilancio',
      inputs: ingressiBilancio(ctx.attive, ctx.coppia),
      segnali: segnaliBilancio(ctx),
    }),
  );
  const { riserva } = ctx.gestione;
  return {
    ...margine,
    ignoto: ctx.attive.find(isIgnoto)?.membro,
    risparmi: riserva.eligible ? riserva.mobiliare : null,
  };
};
