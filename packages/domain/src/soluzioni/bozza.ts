/** What one solution answers before weights and order, and the pieces every solution is made of. */
import type { Barra, Fonte, InputUsato, Motivo, Passo, Unit } from '../analisi.ts';
import type { SoluzioneCode, Words } from '../aree.ts';
import type { Contesto, Scheda } from '../analisi/contesto.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';
import type { Costanti } from '../costanti/costanti.ts';
import { versionInForce, type Dated } from '../costanti/dated.ts';
import { fonteWords } from '../regole/fonti.ts';
import { aggiungi, trackReads, type Registrato } from '../traccia/read-tracker.ts';
import { avete, elenco, NOMI, words } from './parole.ts';

export type Numeri = Record<string, number | string | boolean | null>;

/** One person's outcome: a score, or why there is none. */
export type Valutazione<D> = { scheda: Scheda; inputs: InputUsato[] } & (
  { motivo: Motivo } | { score: number; dati: D; numeri: Numeri }
);
/** The outcome with what was read to reach it. */
export type Valutata<D> = Valutazione<D> & Omit<Registrato<unknown>, 'value'>;

export interface Bozza {
  code: SoluzioneCode;
  /** Null: not scored, see `motivo`. */
  score: number | null;
  motivo?: Motivo;
  direzione?: 'poco' | 'troppo';
  membri: string[];
  titolo: Words;
  testo: Words;
  risposta: Words;
  azione: Words;
  perche: Words;
  barra?: Barra;
  numeri: Numeri;
  inputs: InputUsato[];
  passi: Passo[];
  fonti: Fonte[];
  perMembro: PerMembro[];
}

export interface PerMembro extends Partial<Omit<Registrato<unknown>, 'value'>> {
  memberId: string;
  score: number | null;
  motivo?: Motivo;
  numeri: Numeri;
  /** Absent where the person has no figure of its own. */
  inputs?: InputUsato[];
}

export type Regola = (ctx: Contesto) => Bozza;

/** The answer behind a number: typed, estimated for the person, or missing. */
export const dato = (s: Scheda, key: string, value: unknown, unit?: Unit): InputUsato =>
  s.ingressi(key, value, unit);

/**
 * Each person on a page of its own, so that each figure can tell what it was made from; the
 * household's rests on all of them.
 */
export function valutaTutti<D>(
  ctx: Contesto,
  valuta: (ctx: Contesto, s: Scheda) => Valutazione<D>,
): Valutata<D>[] {
  return ctx.schede.map((s) => {
    const { value, letture, citati } = trackReads(ctx.valori, () => valuta(ctx, s));
    aggiungi(ctx.valori, letture);
    return { ...value, letture, citati };
  });
}

/** An answer asked once for the family: from each who gave it; missing only when nobody did. */
export function datoComune(
  ctx: Contesto,
  key: string,
  of: (s: Scheda) => unknown,
  unit?: Unit,
): InputUsato[] {
  const told: InputUsato[] = [];
  for (const s of ctx.adulti) {
    const value = of(s);
    if (value !== undefined) told.push(s.ingressi(key, value, unit));
  }
  const whom = ctx.me ?? ctx.schede[0];
  if (told.length === 0 && whom) told.push(whom.ingressi(key, undefined, unit));
  return told;
}

export const uscite = (ctx: Contesto): InputUsato[] => [
  ctx.ingressi('uscitePianificate', ctx.famiglia.uscitePianificate, 'euro'),
];

/** A release is never changed once made: what a solution says of its sources is kept. */
const dette = new WeakMap<Costanti, Map<string, Fonte[]>>();

/**
 * The sources of some constants, each once, as they stand on the reference day. @throws ConfigError
 * when one has no version that day
 */
export function fonti({ costanti, refDate }: Contesto, ...keys: ChiaveCostante[]): Fonte[] {
  let known = dette.get(costanti);
  if (!known) dette.set(costanti, (known = new Map()));
  const id = `${refDate} ${keys.join(' ')}`;
  let found = known.get(id);
  if (!found) {
    const byText = new Map<string, Fonte>();
    for (const key of keys) {
      const voce = costanti.voci[key] as Dated<unknown>;
      const version = versionInForce(voce, refDate);
      const testo = version.fonte ?? voce.fonte;
      if (!byText.has(testo))
        byText.set(
          testo,
          Object.freeze({ testo, testoEn: fonteWords(testo).en, data: version.from }),
        );
    }
    if (known.size > 500) known.clear();
    known.set(id, (found = [...byText.values()]));
  }
  return [...found];
}

export const passo = (label: Words, formula: Words, value: number, unit: Unit = 'euro'): Passo => ({
  label,
  formula,
  value,
  unit,
});

export function barra(
  ctx: Contesto,
  have: number,
  need: number,
  unit: Unit = 'euro',
  labels?: { have: Words; need: Words },
): Barra {
  return {
    have,
    need,
    gap: Math.max(0, need - have),
    unit,
    haveLabel: labels?.have ?? avete(ctx.schede.length),
    needLabel: labels?.need ?? words('Servono', 'You need'),
  };
}

/** The scored people, the most in need first; then the household follows the first. */
export function graduatoria<D>(
  tutti: readonly Valutata<D>[],
): Extract<Valutata<D>, { score: number }>[] {
  return tutti
    .filter((v): v is Extract<Valutata<D>, { score: number }> => 'score' in v)
    .toSorted((x, y) => y.score - x.score || x.scheda.membro.seq - y.scheda.membro.seq);
}

export const perMembro = (tutti: readonly Valutata<unknown>[]): PerMembro[] =>
  tutti.map((v) => ({
    memberId: v.scheda.id,
    inputs: v.inputs,
    letture: v.letture,
    citati: v.citati,
    ...('score' in v
      ? { score: v.score, numeri: v.numeri }
      : { score: null, motivo: v.motivo, numeri: {} }),
  }));

/** Nobody could be scored: some answer is missing, or the matter concerns nobody. */
export function grigia(
  code: SoluzioneCode,
  tutti: readonly Valutata<unknown>[],
  perche: Words,
  nonRiguarda: Words,
): Bozza {
  const waiting = tutti.filter((v) => 'motivo' in v && v.motivo === 'dati_mancanti');
  return vuota(
    code,
    waiting.length > 0 ? 'dati_mancanti' : 'non_applicabile',
    (waiting.length > 0 ? waiting : tutti).flatMap(({ inputs }) => inputs),
    perche,
    nonRiguarda,
    {
      membri: waiting.map(({ scheda }) => scheda.id),
      perMembro: perMembro(tutti),
    },
  );
}

export function vuota(
  code: SoluzioneCode,
  motivo: Motivo,
  inputs: InputUsato[],
  perche: Words,
  nonRiguarda: Words,
  extra: Partial<Bozza> = {},
): Bozza {
  const missing = [
    ...new Map(
      inputs.filter(({ provenance }) => provenance === 'missing').map((i) => [i.key, i.label]),
    ).values(),
  ];
  const risposta = motivo === 'non_applicabile' ? nonRiguarda : ciManca(missing);
  const azione =
    motivo === 'non_applicabile'
      ? words(
          'Niente da fare per ora: se qualcosa cambia, aggiorna i tuoi dati.',
          'Nothing to do for now: if something changes, update your data.',
        )
      : words(
          'Aggiungi i dati che mancano: il risultato si aggiorna subito.',
          'Add the missing data: the result updates at once.',
        );
  return {
    code,
    score: null,
    motivo,
    membri: [],
    titolo: NOMI[code],
    testo: risposta,
    risposta,
    azione,
    perche,
    numeri: {},
    inputs: motivo === 'dati_mancanti' ? inputs : [],
    passi: [],
    fonti: [],
    perMembro: [],
    ...extra,
  };
}

function ciManca(missing: Words[]): Words {
  if (missing.length === 0)
    return words(
      'Ci manca ancora qualche dato per darti un risultato.',
      'We still miss some data to give you a result.',
    );
  const few = elenco(
    missing
      .slice(0, 3)
      .map(({ it, en }) =>
        words(it.charAt(0).toLowerCase() + it.slice(1), en.charAt(0).toLowerCase() + en.slice(1)),
      ),
  );
  return words(
    `Per darti un risultato ci manca: ${few.it}.`,
    `To give you a result we still need: ${few.en}.`,
  );
}
