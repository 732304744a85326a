/** What one solution answers before weights and order, and the pieces every solution is made of. */
import type { BarraCalcolata, InputCalcolato, Motivo, Unit } from '../analisi.ts';
import type { PassoCalcolato, Stimato } from '../calcolo.ts';
import type { SoluzioneCode } from '../aree.ts';
import type { Contesto } from '../contesto/contesto.ts';
import type { Scheda } from '../contesto/scheda.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';
import { aggiungi, cita, trackReads, type Registrato } from '../traccia/read-tracker.ts';
import type { Fatti, Ragione } from './fatti.ts';
import type { Segni } from './ordine.ts';

export type Numeri = Record<string, number | string | boolean | null>;

/** One person's outcome: a score, or why there is none. */
export type Valutazione<D> = { scheda: Scheda; inputs: InputCalcolato[] } & (
  { motivo: Motivo; ragione?: Ragione } | { score: number; dati: D; numeri: Numeri }
);
/** The outcome with what was read to reach it. */
export type Valutata<D> = Valutazione<D> & Omit<Registrato<unknown>, 'value'>;

/** What one rule finds, before the weight: the figures, and the facts that its sentences name. */
export interface Bozza<C extends SoluzioneCode = SoluzioneCode> {
  code: C;
  /** Null: not scored, see `motivo`. */
  score: number | null;
  motivo?: Motivo;
  direzione?: 'poco' | 'troppo';
  membri: string[];
  fatti?: Fatti[C];
  /** Switched off by the SuperAdmin. */
  spenta?: true;
  /** What its sentence says when it was not scored. */
  ragione?: Ragione;
  /** The age that the sentence names for those whom it does not concern. */
  etaLimite?: number;
  /** The number that has a band. */
  stimato?: Stimato | undefined;
  /** What moves its place in the order, besides the score. */
  segni?: Segni;
  barra?: BarraCalcolata;
  numeri: Numeri;
  inputs: InputCalcolato[];
  passi: PassoCalcolato<C>[];
  fonti: readonly ChiaveCostante[];
  perMembro: PerMembro[];
}

export interface PerMembro extends Partial<Omit<Registrato<unknown>, 'value'>> {
  memberId: string;
  score: number | null;
  motivo?: Motivo;
  numeri: Numeri;
  /** Absent where the person has no figure of its own. */
  inputs?: InputCalcolato[];
}

export type Regola<C extends SoluzioneCode> = (ctx: Contesto) => Bozza<C>;

/** The answer behind a number: typed, estimated for the person, or missing. */
export const dato = (s: Scheda, key: string, value: unknown): InputCalcolato =>
  s.ingressi(key, value);

/**
 * Each person on a page of its own, so that each figure can tell what it was made from; the
 * household's rests on all of them.
 */
export function valutaTutti<D>(
  ctx: Contesto,
  valuta: (ctx: Contesto, s: Scheda) => Valutazione<D>,
): Valutata<D>[] {
  return ctx.valutate.map((s) => {
    const { value, letture, citati } = trackReads(ctx.valori, () => valuta(ctx, s));
    aggiungi(ctx.valori, letture);
    return { ...value, letture, citati };
  });
}

/**
 * An answer asked once for the family: from each who gave it; missing only when nobody did.
 * @param schede whose answers count: of those shown, or of me and the partner
 */
export function datoComune(
  { adulti, me, schede: shown }: Contesto,
  key: string,
  of: (s: Scheda) => unknown,
  schede: readonly Scheda[] = adulti,
): InputCalcolato[] {
  const told: InputCalcolato[] = [];
  for (const s of schede) {
    const value = of(s);
    if (value !== undefined) told.push(s.ingressi(key, value));
  }
  const whom = me ?? shown[0];
  if (told.length === 0 && whom) told.push(whom.ingressi(key, undefined));
  return told;
}
/** The same of me and the partner, whatever is shown; who the partner is stands behind it too. */
export function datoCoppia(
  ctx: Contesto,
  key: string,
  of: (s: Scheda) => unknown,
): InputCalcolato[] {
  cita(ctx.valori, ctx.dietroPartner);
  return datoComune(ctx, key, of, ctx.coppia);
}

export const uscite = (ctx: Contesto): InputCalcolato[] => [
  ctx.ingressi('uscitePianificate', ctx.famiglia.uscitePianificate),
];

export const passo = <K extends string>(
  code: K,
  value: number,
  unit: Unit = 'euro',
): { code: K; value: number; unit: Unit } => ({ code, value, unit });

/** An estimate worth a band; nothing is missing of nothing. */
export const stimato = (valore: number, unit: Stimato['unit'] = 'euro'): Stimato | undefined =>
  valore > 0 ? { valore, unit } : undefined;

/** Negative gaps are none. */
export const barra = (have: number, need: number, unit: Unit = 'euro'): BarraCalcolata => ({
  have,
  need,
  gap: Math.max(0, need - have),
  unit,
});

/**
 * Who decides the level, the most in need first: me and the partner. The others have a row and move
 * nothing. Who the partner is stands behind it too.
 */
export function graduatoria<D>(
  { valori, dietroPartner }: Contesto,
  tutti: readonly Valutata<D>[],
): Extract<Valutata<D>, { score: number }>[] {
  cita(valori, dietroPartner);
  return tutti
    .filter((v): v is Extract<Valutata<D>, { score: number }> => 'score' in v)
    .filter(({ scheda }) => scheda.lato !== undefined)
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

/** None of the couple could be scored: some answer is missing, or the matter concerns nobody. */
export function grigia<C extends SoluzioneCode>(
  code: C,
  tutti: readonly Valutata<unknown>[],
): Bozza<C> {
  const coppia = tutti.filter(({ scheda }) => scheda.lato !== undefined);
  const waiting = coppia.filter((v) => 'motivo' in v && v.motivo === 'dati_mancanti');
  const asked = waiting.length > 0 ? waiting : coppia;
  const said = asked.find((v) => 'ragione' in v && v.ragione !== undefined);
  return {
    ...vuota(
      code,
      waiting.length > 0 ? 'dati_mancanti' : 'non_applicabile',
      asked.flatMap(({ inputs }) => inputs),
    ),
    ...(said && 'ragione' in said && said.ragione ? { ragione: said.ragione } : {}),
    membri: waiting.map(({ scheda }) => scheda.id),
    perMembro: perMembro(tutti),
  };
}

export const vuota = <C extends SoluzioneCode>(
  code: C,
  motivo: Motivo,
  inputs: InputCalcolato[],
): Bozza<C> => ({
  code,
  score: null,
  motivo,
  membri: [],
  numeri: {},
  inputs: motivo === 'dati_mancanti' ? inputs : [],
  passi: [],
  fonti: [],
  perMembro: [],
});
