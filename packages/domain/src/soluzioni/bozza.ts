/** What one solution answers before weights and order, and the pieces every solution is made of. */
import type { Barra, Fonte, InputUsato, Motivo, Passo, SoluzioneCode, Unit, Words } from '../analisi.ts';
import type { Contesto, Scheda } from '../analisi/contesto.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';
import { versionInForce, type Dated } from '../costanti/dated.ts';
import { etichetta } from './etichette.ts';
import { avete, elenco, NOMI, words } from './parole.ts';

export type Numeri = Record<string, number | string | boolean | null>;

/** One person's outcome: a score, or why there is none. */
export type Valutazione<D> = { scheda: Scheda; inputs: InputUsato[] } & ({ motivo: Motivo } | { score: number; dati: D; numeri: Numeri });

export interface Bozza {
  code: SoluzioneCode;
  /** Null: not scored, see `motivo`. */
  score: number | null;
  motivo?: Motivo;
  direzione?: 'poco' | 'troppo';
  membri: string[];
  titolo: Words; testo: Words; risposta: Words; azione: Words; perche: Words;
  barra?: Barra;
  numeri: Numeri;
  inputs: InputUsato[];
  passi: Passo[];
  fonti: Fonte[];
  perMembro: { memberId: string; score: number | null; motivo?: Motivo; numeri: Numeri }[];
}

export type Regola = (ctx: Contesto) => Bozza;

/** The answer behind a number: typed, estimated for the person, or missing. */
export function dato(s: Scheda, key: string, value: unknown, unit?: Unit): InputUsato {
  const missing = value === undefined || value === null;
  const shown = missing ? null : typeof value === 'object' ? true : (value as number | string | boolean);
  const estimated = s.membro.stimati?.some((stimato) => stimato === key || stimato === key.split('.')[0]);
  return {
    key, memberId: s.id, label: etichetta(key), value: shown, ...(unit ? { unit } : {}),
    provenance: missing ? 'missing' : estimated ? 'estimated' : 'typed',
  };
}

/** An answer asked once for the family: from each who gave it; missing only when nobody did. */
export function datoComune(ctx: Contesto, key: string, of: (s: Scheda) => unknown, unit?: Unit): InputUsato[] {
  const told = ctx.adulti.filter((s) => of(s) !== undefined).map((s) => dato(s, key, of(s), unit));
  const whom = ctx.me ?? ctx.schede[0];
  return told.length > 0 || !whom ? told : [dato(whom, key, undefined, unit)];
}

export const uscite = (ctx: Contesto): InputUsato[] => {
  const value = ctx.famiglia.uscitePianificate;
  return [{ key: 'uscitePianificate', label: etichetta('uscitePianificate'), value: value ?? null, unit: 'euro', provenance: value === undefined ? 'missing' : 'typed' }];
};

export function fonti(ctx: Contesto, ...keys: ChiaveCostante[]): Fonte[] {
  const found = new Map<string, Fonte>();
  for (const key of keys) {
    const voce = ctx.costanti.voci[key] as Dated<unknown>;
    const version = versionInForce(voce, ctx.refDate);
    const testo = version.fonte ?? voce.fonte;
    if (!found.has(testo)) found.set(testo, { testo, data: version.from });
  }
  return [...found.values()];
}

export const passo = (label: Words, formula: Words, value: number, unit: Unit = 'euro'): Passo => ({ label, formula, value, unit });

export function barra(ctx: Contesto, have: number, need: number, unit: Unit = 'euro', labels?: { have: Words; need: Words }): Barra {
  return {
    have, need, gap: Math.max(0, need - have), unit,
    haveLabel: labels?.have ?? avete(ctx.schede.length), needLabel: labels?.need ?? words('Servono', 'You need'),
  };
}

/** The scored people, the most in need first; then the household follows the first. */
export function graduatoria<D>(tutti: readonly Valutazione<D>[]): Extract<Valutazione<D>, { score: number }>[] {
  return tutti.filter((v): v is Extract<Valutazione<D>, { score: number }> => 'score' in v).toSorted((x, y) => y.score - x.score || x.scheda.membro.seq - y.scheda.membro.seq);
}

export const perMembro = (tutti: readonly Valutazione<unknown>[]): Bozza['perMembro'] => tutti.map((v) => ('score' in v
  ? { memberId: v.scheda.id, score: v.score, numeri: v.numeri }
  : { memberId: v.scheda.id, score: null, motivo: v.motivo, numeri: {} }));

/** Nobody could be scored: some answer is missing, or the matter concerns nobody. */
export function grigia(code: SoluzioneCode, tutti: readonly Valutazione<unknown>[], perche: Words, nonRiguarda: Words): Bozza {
  const waiting = tutti.filter((v) => 'motivo' in v && v.motivo === 'dati_mancanti');
  return vuota(code, waiting.length > 0 ? 'dati_mancanti' : 'non_applicabile', (waiting.length > 0 ? waiting : tutti).flatMap(({ inputs }) => inputs), perche, nonRiguarda, {
    membri: waiting.map(({ scheda }) => scheda.id), perMembro: perMembro(tutti),
  });
}

export function vuota(
  code: SoluzioneCode, motivo: Motivo, inputs: InputUsato[], perche: Words, nonRiguarda: Words, extra: Partial<Bozza> = {},
): Bozza {
  const missing = [...new Map(inputs.filter(({ provenance }) => provenance === 'missing').map((i) => [i.key, i.label])).values()];
  const risposta = motivo === 'non_applicabile' ? nonRiguarda : ciManca(missing);
  const azione = motivo === 'non_applicabile'
    ? words('Niente da fare per ora: se qualcosa cambia, aggiorna i tuoi dati.', 'Nothing to do for now: if something changes, update your data.')
    : words('Aggiungi i dati che mancano: il risultato si aggiorna subito.', 'Add the missing data: the result updates at once.');
  return {
    code, score: null, motivo, membri: [], titolo: NOMI[code], testo: risposta, risposta, azione, perche,
    numeri: {}, inputs: motivo === 'dati_mancanti' ? inputs : [], passi: [], fonti: [], perMembro: [], ...extra,
  };
}

function ciManca(missing: Words[]): Words {
  if (missing.length === 0) return words('Ci manca ancora qualche dato per darti un risultato.', 'We still miss some data to give you a result.');
  const few = elenco(missing.slice(0, 3).map(({ it, en }) => words(it.charAt(0).toLowerCase() + it.slice(1), en.charAt(0).toLowerCase() + en.slice(1))));
  return words(`Per darti un risultato ci manca: ${few.it}.`, `To give you a result we still need: ${few.en}.`);
}
