/**
 * One solution from its rule to its level, with its trace and, where people have figures of
 * their own, theirs.
 */
import { known } from '../records.ts';
import type { LevelOrGrey } from '../analisi.ts';
import type { SoluzioneCalcolata } from '../calcolo.ts';
import { naturaDi, NOMI_AREA, type SoluzioneCode } from '../aree.ts';
import { clamp, r2 } from '../money.ts';
import { vuota, type Bozza } from '../soluzioni/bozza.ts';
import { livello, massimo, type DaOrdinare } from '../soluzioni/ordine.ts';
import { REGOLE } from '../soluzioni/regole.ts';
import { isAskedFor } from '../traccia/ingressi.ts';
import { trackReads, unione } from '../traccia/read-tracker.ts';
import type { Figura, TraceRecorder } from '../traccia/trace-recorder.ts';
import { atteseDi, completezzaDi, mancantiDi } from './completezza.ts';
import type { Contesto } from '../contesto/contesto.ts';
import { fiduciaDi, type Fiducia } from './fiducia.ts';
import type { Attesa } from '../contesto/attesa.ts';

/** A solution that has no place yet (`priorita` is 0), and what its place comes from. */
export interface Valutata {
  soluzione: SoluzioneCalcolata;
  daOrdinare: DaOrdinare;
  /** The answers behind it, each once. */
  attese: readonly Attesa[];
}

/**
 * The reads of switch and thresholds are kept apart, so that each person's figure names them too.
 */
export function soluzioneTracciata(
  ctx: Contesto,
  note: TraceRecorder,
  code: SoluzioneCode,
): Valutata {
  const v = ctx.valori;
  const names = NOMI_AREA[code];
  const regola = names.figura;
  const misura = trackReads(v, () => ({
    attiva: v[names.attiva],
    most: massimo(v, code),
    red: v['score.red'],
    yellow: v['score.yellow'],
  }));
  const { attiva, most, red, yellow } = misura.value;
  const {
    value: bozza,
    letture,
    citati,
  } = trackReads(v, () =>
    attiva ? REGOLE[code](ctx) : { ...vuota(code, 'non_applicabile', []), spenta: true as const },
  );
  const puntiDi = (score: number): number => clamp(score, 0, most);
  const fiducia = (memberId?: string): Fiducia =>
    fiduciaDi(
      ctx,
      code,
      ctx.valutate.find(({ id }) => id === memberId),
    );
  const attese = atteseDi(ctx, bozza);
  const [peggio] = bozza.membri;
  const mostrata = fiducia(peggio);
  const soluzione = completa(ctx, bozza, puntiDi, mostrata, attese);
  const esitoDi = (level: LevelOrGrey, score: number): Figura['esito'] =>
    level === 'grey' ? undefined : { level, score, red, yellow };
  // The figure shown is that of the worst off; the order among people rests on all of them, and so
  // do the constants.
  const primo = bozza.perMembro.find(({ memberId }) => memberId === peggio);
  note.scrivi(
    regola,
    { letture: unione(letture, misura.letture), citati: citati.concat(primo?.citati ?? []) },
    {
      regola,
      inputs: bozza.inputs,
      motivo: bozza.motivo,
      affidabilita: soluzione.affidabilita,
      esito: esitoDi(soluzione.level, soluzione.score),
    },
  );
  const people = bozza.perMembro.filter(
    ({ inputs, motivo }) => inputs && motivo !== 'non_applicabile',
  );
  if (people.length > 1) {
    for (const person of people) {
      const score = puntiDi(person.score ?? 0);
      const level = person.score === null ? 'grey' : livello(v, score);
      note.scrivi(
        `${regola}.${person.memberId}`,
        { letture: unione(known(person.letture), misura.letture), citati: known(person.citati) },
        {
          regola,
          inputs: known(person.inputs),
          motivo: person.motivo,
          affidabilita: (person === primo ? mostrata : fiducia(person.memberId)).livello,
          esito: esitoDi(level, r2(score)),
        },
      );
    }
  }
  return { soluzione, attese, daOrdinare: { code, score: bozza.score, ...bozza.segni } };
}

/**
 * Absent values are set to undefined: a spread inside the literal costs more than everything else
 * here.
 */
function completa(
  ctx: Contesto,
  bozza: Bozza,
  puntiDi: (score: number) => number,
  { livello: affidabilita, segnali }: Fiducia,
  attese: readonly Attesa[],
): Valutata['soluzione'] {
  const { score, motivo, direzione, perMembro, barra, stimato } = bozza;
  const levelOf = (raw: number | null): LevelOrGrey =>
    raw === null ? 'grey' : livello(ctx.valori, puntiDi(raw));
  const level = levelOf(score);
  const people = perMembro.map((m) => ({
    memberId: m.memberId,
    score: r2(puntiDi(m.score ?? 0)),
    level: levelOf(m.score),
    motivo: m.motivo,
    numeri: m.numeri,
  }));
  const isGreen = (id: string): boolean =>
    people.some(({ memberId, level: own }) => memberId === id && own === 'green');
  return {
    code: bozza.code,
    fatti: bozza.fatti,
    spenta: bozza.spenta,
    ragione: bozza.ragione,
    etaLimite: bozza.etaLimite,
    inputs: bozza.inputs.filter(isAskedFor),
    passi: bozza.passi,
    fonti: bozza.fonti,
    natura: naturaDi(bozza.code),
    eligible: score !== null,
    motivo,
    score: r2(puntiDi(score ?? 0)),
    level,
    priorita: 0,
    direzione: level === 'green' ? undefined : direzione,
    numeri: bozza.numeri,
    barra: barra && {
      have: r2(barra.have),
      need: r2(barra.need),
      gap: r2(barra.gap),
      unit: barra.unit,
    },
    // The worst off first; of the others, only who has something to look at.
    membri: bozza.membri.filter((id, index) => index === 0 || !isGreen(id)),
    affidabilita: motivo === 'dati_mancanti' ? 'bassa' : affidabilita,
    segnali: score === null ? [] : segnali,
    stimato,
    completezza: completezzaDi(attese),
    mancanti: mancantiDi(attese),
    perMembro: people,
  };
}
