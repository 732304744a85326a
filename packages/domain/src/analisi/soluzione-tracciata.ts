/**
 * One solution from its rule to its level, with its trace and, where people have figures of
 * their own, theirs.
 */
import type { LevelOrGrey, OpzioniAnalisi } from '../analisi.ts';
import type { SoluzioneCalcolata } from '../calcolo.ts';
import { NOMI_AREA, type SoluzioneCode } from '../aree.ts';
import { r2 } from '../money.ts';
import { vuota, type Bozza } from '../soluzioni/bozza.ts';
import { livello, pesato } from '../soluzioni/ordine.ts';
import { REGOLE } from '../soluzioni/regole.ts';
import { trackReads, unione } from '../traccia/read-tracker.ts';
import type { Figura, TraceRecorder } from '../traccia/trace-recorder.ts';
import type { Contesto } from './contesto.ts';

/**
 * The reads of weights and thresholds are kept apart, so that each person's figure names them too.
 */
export function soluzioneTracciata(
  ctx: Contesto,
  note: TraceRecorder,
  code: SoluzioneCode,
  opzioni: OpzioniAnalisi,
): SoluzioneCalcolata {
  const v = ctx.valori;
  const names = NOMI_AREA[code];
  const regola = names.figura;
  const misura = trackReads(v, () => ({
    attiva: v[names.attiva],
    peso: opzioni.pesi?.[code] ?? v[names.peso],
    red: v['score.red'],
    yellow: v['score.yellow'],
  }));
  const { attiva, peso, red, yellow } = misura.value;
  const {
    value: bozza,
    letture,
    citati,
  } = trackReads(v, () =>
    attiva ? REGOLE[code](ctx) : { ...vuota(code, 'non_applicabile', []), spenta: true as const },
  );
  const soluzione = completa(ctx, bozza, peso);
  const esitoDi = (level: LevelOrGrey, finalScore: number): Figura['esito'] =>
    level === 'grey' ? undefined : { level, finalScore, red, yellow };
  // The figure shown is that of the worst off; the order among people rests on all of them, and so
  // do the constants.
  const primo = bozza.perMembro.find(({ memberId }) => memberId === bozza.membri[0]);
  note.scrivi(
    regola,
    { letture: unione(letture, misura.letture), citati: [...citati, ...(primo?.citati ?? [])] },
    {
      regola,
      inputs: bozza.inputs,
      motivo: bozza.motivo,
      ...onlySet('esito', esitoDi(soluzione.level, soluzione.finalScore)),
    },
  );
  const people = bozza.perMembro.filter(
    ({ inputs, motivo }) => inputs && motivo !== 'non_applicabile',
  );
  if (people.length > 1) {
    for (const person of people) {
      const final = pesato(person.score ?? 0, peso);
      const level = person.score === null ? 'grey' : livello(v, final);
      note.scrivi(
        `${regola}.${person.memberId}`,
        { letture: unione(person.letture!, misura.letture), citati: person.citati! },
        {
          regola,
          inputs: person.inputs!,
          motivo: person.motivo,
          ...onlySet('esito', esitoDi(level, r2(final))),
        },
      );
    }
  }
  return soluzione;
}

const onlySet = <K extends string, T>(key: K, value: T | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [P in K]?: T };

function completa(ctx: Contesto, bozza: Bozza, peso: number): SoluzioneCalcolata {
  const { score, motivo, direzione, perMembro, numeri, ...rest } = bozza;
  const final = score === null ? 0 : pesato(score, peso);
  const levelOf = (raw: number | null): LevelOrGrey =>
    raw === null ? 'grey' : livello(ctx.valori, pesato(raw, peso));
  const level = levelOf(score);
  const people = new Map(perMembro.map((m) => [m.memberId, levelOf(m.score)]));
  return {
    ...rest,
    eligible: score !== null,
    ...(motivo ? { motivo } : {}),
    score: r2(score ?? 0),
    finalScore: r2(final),
    level,
    ...(direzione && level !== 'green' ? { direzione } : {}),
    numeri,
    ...(rest.barra
      ? {
          barra: {
            ...rest.barra,
            have: r2(rest.barra.have),
            need: r2(rest.barra.need),
            gap: r2(rest.barra.gap),
          },
        }
      : {}),
    // The worst off first; of the others, only who has something to look at.
    membri: bozza.membri.filter((id, index) => index === 0 || people.get(id) !== 'green'),
    completezza: ctx.registro.completezza(bozza.inputs),
    mancanti: [
      ...new Set(
        bozza.inputs.filter(({ provenance }) => provenance === 'missing').map(({ key }) => key),
      ),
    ],
    perMembro: perMembro.map((m) => ({
      memberId: m.memberId,
      score: r2(m.score ?? 0),
      level: levelOf(m.score),
      ...(m.motivo ? { motivo: m.motivo } : {}),
      numeri: m.numeri,
    })),
  };
}
