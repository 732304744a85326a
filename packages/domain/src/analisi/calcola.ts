/** The whole analysis of a household in figures and codes; `racconto` says it in words. */
import { known } from '../records.ts';
import { RISCHI, type OpzioniAnalisi } from '../analisi.ts';
import type { Calcolo, SoluzioneCalcolata } from '../calcolo.ts';
import { situazioni, type Situazione } from '../bilancio/situazioni.ts';
import { SOLUZIONI } from '../aree.ts';
import type { Costanti } from '../costanti/costanti.ts';
import { ValidationError } from '../errors.ts';
import type { Famiglia } from '../nucleo.ts';
import { inputPensione } from '../soluzioni/pensione.ts';
import type { MakeTraceRecorder } from '../traccia/trace-recorder.ts';
import { MESSAGGI } from '../risposte/messaggi.ts';
import { avvisiDi } from './avvisi.ts';
import { previdenzaDi } from './previdenza.ts';
import { aperturaDi } from './apertura-di.ts';
import { bilancioTracciato } from './bilancio-tracciato.ts';
import { pianoDi } from './piano-di.ts';
import { situazioniInput } from './quadro-coppia.ts';
import { completezzaDi, diverse } from './completezza.ts';
import { contesto, type Contesto } from '../contesto/contesto.ts';
import { gestioneTracciata, patrimonioTracciato, redditoTracciato } from './figure-tracciate.ts';
import { fiduciaDi } from './fiducia.ts';
import { inOrdine } from './in-ordine.ts';
import { soluzioneTracciata, type Valutata } from './soluzione-tracciata.ts';
import { successioneDi } from '../contesto/successione.ts';

export type { OpzioniAnalisi } from '../analisi.ts';

/**
 * Grows with every change of a formula, a text or the form of the result; a report keeps the one it
 * was made with.
 */
export const ENGINE_VERSION = '2.4.11';

/**
 * Same household, constants and options: the same result, to the byte. Nothing is rounded before
 * the result. Every figure is worked out under observation, and its trace says what it was made
 * from.
 * @param trace writes the traces: `traceRecorder`, or `noTrace` for figures alone
 * @throws ConfigError when a constant has no version valid on the reference day
 * @throws ValidationError for planned outflows below zero
 */
export function calcola(
  famiglia: Famiglia,
  costanti: Costanti,
  trace: MakeTraceRecorder,
  opzioni: OpzioniAnalisi = {},
): Calcolo {
  if (!((famiglia.uscitePianificate ?? 0) >= 0))
    throw new ValidationError('uscitePianificate', MESSAGGI.valoreErrato);
  const ctx = contesto(famiglia, costanti);
  const perimetro = ctx.schede.map(({ id }) => id);
  const persone = ctx.tutte.map(({ id }) => id);
  const note = trace(ctx.valori, ctx.registro, costanti, famiglia.refDate, persone);
  const valutate = SOLUZIONI.map((code) => soluzioneTracciata(ctx, note, code));
  const bilancio = bilancioTracciato(ctx, note);
  const hard = note.figura(
    'situazioni',
    () => situazioni(ctx.valori, situazioniInput(ctx)),
    () => ({ regola: 'situazioni' }),
  );
  const quadro = note.figura(
    'sintesi',
    () => quadroDi(ctx, valutate, hard, opzioni),
    () => ({ regola: 'sintesi' }),
  );
  const piano = note.figura(
    'piano',
    () => pianoDi(ctx, quadro.soluzioni),
    () => ({ regola: 'piano', affidabilita: fiduciaDi(ctx, 'gestione-patrimonio').livello }),
  );
  const patrimonio = patrimonioTracciato(ctx, note);
  const reddito = redditoTracciato(ctx, note);
  const gestione = gestioneTracciata(ctx, note);
  const previdenza = ctx.valutate.map((s) =>
    note.figura(
      `previdenza.${s.id}`,
      () => previdenzaDi(ctx.valori, s),
      ({ status }) => ({
        regola: 'previdenza',
        inputs: inputPensione(s),
        affidabilita: status === 'dati_mancanti' ? 'bassa' : fiduciaDi(ctx, 'pensione', s).livello,
        motivo:
          status === 'dati_mancanti' ? status : status === 'ok' ? undefined : 'non_applicabile',
      }),
    ),
  );
  const successione = note.figura(
    'successione',
    () => successioneDi(ctx),
    () => ({
      // The rest of what it is made of is behind the estimate itself.
      regola: 'successione',
      inputs: ctx.me ? [ctx.me.ingressi('haTestamento', ctx.me.membro.haTestamento)] : [],
    }),
  );
  const completezza = note.figura(
    'completezza',
    () => completezzaDi(diverse(valutate.map(({ attese }) => attese))),
    () => ({ regola: 'completezza' }),
  );
  const avvisi = note.figura(
    'avvisi',
    () => avvisiDi(ctx),
    () => ({ regola: 'avvisi' }),
  );
  return {
    motore: ENGINE_VERSION,
    costanti: costanti.id,
    refDate: famiglia.refDate,
    perimetro,
    persone,
    conteggi: quadro.conteggi,
    apertura: quadro.apertura,
    soluzioni: quadro.soluzioni,
    matrice: quadro.matrice,
    situazioni: hard,
    bilancio,
    piano,
    patrimonio,
    reddito,
    gestione,
    previdenza,
    successione,
    completezza,
    avvisi,
    ...note.esito(),
  };
}

/** Levels, opening sentence, order and matrix: what the twelve say together. */
function quadroDi(
  ctx: Contesto,
  valutate: readonly Valutata[],
  hard: readonly Situazione[],
  opzioni: OpzioniAnalisi,
) {
  const soluzioni = inOrdine(ctx.valori, valutate, opzioni);
  const conteggi = { red: 0, yellow: 0, green: 0, grey: 0 };
  for (const { level } of soluzioni) conteggi[level]++;
  return {
    conteggi,
    apertura: aperturaDi(ctx, soluzioni, hard.length),
    soluzioni,
    matrice: matriceDi(ctx, soluzioni),
  };
}

function matriceDi(ctx: Contesto, soluzioni: readonly SoluzioneCalcolata[]): Calcolo['matrice'] {
  const risks = RISCHI.map((code) => known(soluzioni.find((s) => s.code === code)));
  return ctx.valutate.map(({ id }) => ({
    memberId: id,
    celle: risks.map((soluzione) => {
      const { code } = soluzione;
      const own = soluzione.perMembro.find(({ memberId }) => memberId === id);
      const motivo = own ? own.motivo : soluzione.motivo;
      return { code, level: own?.level ?? 'grey', ...(motivo ? { motivo } : {}) };
    }),
  }));
}
