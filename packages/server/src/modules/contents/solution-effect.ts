/**
 * What the placeholders of the areas are worth: for the demonstration families each, and for how
 * many of a thousand made-up households a value is missing. No household of anybody is read.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import type { ResponseOf, SolutionWords } from '@bussola/contract';
import { analizza, FAMIGLIE_ESEMPIO, metodo, valoriFrasi } from '@bussola/domain';
import type { Famiglia, IsoDate, SoluzioneCode } from '@bussola/domain';
import { famigliaInventata } from '@bussola/domain/famiglie-inventate';
import { chiaviIn, livelliDi, SEGNAPOSTI } from '@bussola/domain/segnaposti';
import type { LivelloFrase, Parte } from '@bussola/domain/segnaposti';
import type { Engine } from '../../engine.ts';

type Effect = ResponseOf<'solutionEffect'>;
type Livelli = Effect['livelli'];
type Counted = Partial<Record<SoluzioneCode, Livelli>>;

const MADE_UP = 1_000;

/** @param families to count over, besides the demonstration families */
export function solutionEffects(engine: Engine, families = MADE_UP) {
  let last: { of: string; counted: Promise<Counted> } | undefined;

  async function count(day: IsoDate): Promise<Counted> {
    const costanti = engine.inForce(day);
    const counted: Counted = {};
    const add = (famiglia: Famiglia): void => {
      for (const [code, { level, valori }] of valoriFrasi(famiglia, costanti)) {
        const livelli = (counted[code] ??= {});
        const row = (livelli[level] ??= { tutte: 0, famiglie: 0, senza: {} });
        row.tutte += 1;
        if (!valori) continue;
        row.famiglie += 1;
        for (const key of Object.keys(SEGNAPOSTI[code]))
          if (!valori[key]) row.senza[key] = (row.senza[key] ?? 0) + 1;
      }
    };
    for (const { famiglia } of FAMIGLIE_ESEMPIO) add({ ...famiglia, refDate: day });
    for (let n = 0; n < families; n += 1) {
      add({ ...famigliaInventata(n, day), refDate: day });
      await breathe();
    }
    return counted;
  }

  /** Counted once for each release and day. */
  function counts(day: IsoDate): Promise<Counted> {
    const of = `${engine.version} ${engine.inForce(day).id} ${day}`;
    if (last?.of !== of) last = { of, counted: count(day) };
    const { counted } = last;
    counted.catch(() => {
      last = undefined;
    });
    return counted;
  }

  return {
    async effect(day: IsoDate, code: SoluzioneCode): Promise<Effect> {
      const costanti = engine.inForce(day);
      const famiglie: Effect['famiglie'] = [];
      for (const { key, nome, famiglia: made } of FAMIGLIE_ESEMPIO) {
        const famiglia = { ...made, refDate: day };
        const own = analizza(famiglia, costanti).soluzioni.find((one) => one.code === code);
        const { valori } = valoriFrasi(famiglia, costanti).get(code) ?? {};
        if (own)
          famiglie.push({
            key,
            nome,
            level: own.level,
            titolo: own.titolo,
            risposta: own.risposta,
            valori: valori ? present(valori) : null,
          });
        await breathe();
      }
      return {
        motore: engine.version,
        release: costanti.id,
        famiglie,
        provate: FAMIGLIE_ESEMPIO.length + families,
        livelli: (await counts(day))[code] ?? {},
        soglie:
          metodo(costanti, day).regole.find(({ id }) => id === `soluzione.${code}`)?.soglie ?? [],
      };
    },
    /** Sentences that some household would read with a value missing, and for how many it is. */
    async missing(
      day: IsoDate,
      code: SoluzioneCode,
      words: SolutionWords,
    ): Promise<{ part: Parte; key: string; famiglie: number }[]> {
      const livelli = (await counts(day))[code] ?? {};
      const missingAt = (part: Parte, levels: readonly LivelloFrase[]) =>
        [...new Set(chiaviIn(words[part] ?? ''))].flatMap((key) => {
          const famiglie = levels.reduce(
            (sum, level) => sum + (livelli[level]?.senza[key] ?? 0),
            0,
          );
          return famiglie > 0 ? [{ part, key, famiglie }] : [];
        });
      // A title is read at every level.
      return [
        ...missingAt('title', livelliDi(code)),
        ...livelliDi(code).flatMap((level) => missingAt(level, [level])),
      ];
    },
  };
}
export type SolutionEffects = ReturnType<typeof solutionEffects>;

const present = <V>(values: Readonly<Partial<Record<string, V>>>): Record<string, V> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  );
