/** The whole analysis of a household: the one call that server, report and preview make. */
import { RISCHI, SOLUZIONI, type Analisi, type LevelOrGrey, type PrevidenzaPersona, type Soluzione, type SoluzioneCode } from '../analisi.ts';
import type { Costanti } from '../costanti/costanti.ts';
import { r2, r6 } from '../money.ts';
import type { Famiglia } from '../nucleo.ts';
import type { Bozza } from '../soluzioni/bozza.ts';
import { livello, ordina, pesato } from '../soluzioni/ordine.ts';
import { vuota } from '../soluzioni/bozza.ts';
import { NOMI, words } from '../soluzioni/parole.ts';
import { REGOLE } from '../soluzioni/regole.ts';
import { avvisiDi } from './avvisi.ts';
import { contesto, type Contesto, type Scheda } from './contesto.ts';
import { gestioneAnalisi, patrimonioDi, redditoDi } from './patrimonio-analisi.ts';
import { sintesiDi } from './sintesi.ts';
import { successioneDi } from './successione.ts';

/** Grows with every change of a formula or a text; a report keeps the one it was made with. */
export const ENGINE_VERSION = '1.0.0';

export interface OpzioniAnalisi {
  /** The SuperAdmin's order; the default is that of the constants. */
  ordine?: readonly SoluzioneCode[];
  /** The SuperAdmin's weights, 0–2; the default is that of the constants. */
  pesi?: Partial<Record<SoluzioneCode, number>>;
}

/**
 * Same household, constants and options: the same result, to the byte. Nothing is rounded before the result.
 * @throws ConfigError when a constant has no version valid on the reference day
 */
export function analizza(famiglia: Famiglia, costanti: Costanti, opzioni: OpzioniAnalisi = {}): Analisi {
  const ctx = contesto(famiglia, costanti);
  const v = ctx.valori;
  const ordine = opzioni.ordine ?? SOLUZIONI.toSorted((a, b) => v[`soluzione.${a}.ordine`] - v[`soluzione.${b}.ordine`]);
  const bozze = SOLUZIONI.map((code) => (v[`soluzione.${code}.attiva`] ? REGOLE[code](ctx) : spenta(code)));
  const scored = bozze.map((bozza) => {
    const peso = opzioni.pesi?.[bozza.code] ?? v[`soluzione.${bozza.code}.peso`];
    return { code: bozza.code, score: bozza.score === null ? null : pesato(bozza.score, peso), soluzione: completa(ctx, bozza, peso) };
  });
  // Ties are of the scores as shown: two equal numbers on screen are in the SuperAdmin's order.
  const shown = scored.map((item) => ({ ...item, score: item.score === null ? null : r2(item.score) }));
  const soluzioni = ordina(shown, ordine).map(({ soluzione }) => soluzione);
  const successione = successioneDi(ctx);
  const gestione = gestioneAnalisi(ctx);
  const conteggi = { red: 0, yellow: 0, green: 0, grey: 0 };
  for (const { level } of soluzioni) conteggi[level]++;
  return {
    motore: ENGINE_VERSION, costanti: costanti.id, refDate: famiglia.refDate, perimetro: ctx.schede.map(({ id }) => id), conteggi,
    sintesi: sintesiDi(ctx, soluzioni), soluzioni, matrice: matriceDi(ctx, soluzioni), patrimonio: patrimonioDi(ctx), reddito: redditoDi(ctx),
    ...(gestione ? { gestione } : {}), previdenza: ctx.schede.map(previdenzaDi), successione,
    completezza: completezza(soluzioni.flatMap(({ inputs }) => inputs)), avvisi: avvisiDi(ctx),
  };
}

function spenta(code: SoluzioneCode): Bozza {
  const off = words('Questa area al momento non viene valutata.', 'This area is not assessed at the moment.');
  return vuota(code, 'non_applicabile', [], off, off);
}

function completa(ctx: Contesto, bozza: Bozza, peso: number): Soluzione {
  const { score, motivo, direzione, perMembro, numeri, ...rest } = bozza;
  const final = score === null ? 0 : pesato(score, peso);
  const levelOf = (raw: number | null): LevelOrGrey => (raw === null ? 'grey' : livello(ctx.valori, pesato(raw, peso)));
  const level = levelOf(score);
  const people = new Map(perMembro.map((m) => [m.memberId, levelOf(m.score)]));
  return {
    ...rest, titolo: rest.titolo ?? NOMI[bozza.code], eligible: score !== null, ...(motivo ? { motivo } : {}), score: r2(score ?? 0), finalScore: r2(final), level,
    ...(direzione && level !== 'green' ? { direzione } : {}), numeri,
    ...(rest.barra ? { barra: { ...rest.barra, have: r2(rest.barra.have), need: r2(rest.barra.need), gap: r2(rest.barra.gap) } } : {}),
    // The worst off first; of the others, only who has something to look at.
    membri: bozza.membri.filter((id, index) => index === 0 || people.get(id) !== 'green'),
    completezza: completezza(bozza.inputs),
    mancanti: [...new Set(bozza.inputs.filter(({ provenance }) => provenance === 'missing').map(({ key }) => key))],
    perMembro: perMembro.map((m) => ({ memberId: m.memberId, score: r2(m.score ?? 0), level: levelOf(m.score), ...(m.motivo ? { motivo: m.motivo } : {}), numeri: m.numeri })),
  };
}

/** Share of the different answers that are there; 100 when nothing was asked. */
function completezza(inputs: Soluzione['inputs']): number {
  const seen = new Set<string>();
  let present = 0;
  for (const { memberId, key, provenance } of inputs) {
    const id = memberId + key;
    if (seen.has(id)) continue;
    seen.add(id);
    if (provenance !== 'missing') present++;
  }
  return seen.size === 0 ? 100 : Math.round((100 * present) / seen.size);
}

function matriceDi(ctx: Contesto, soluzioni: readonly Soluzione[]): Analisi['matrice'] {
  return ctx.schede.map(({ id }) => ({
    memberId: id,
    celle: RISCHI.map((code) => {
      const soluzione = soluzioni.find((s) => s.code === code)!;
      const own = soluzione.perMembro.find(({ memberId }) => memberId === id);
      const motivo = own ? own.motivo : soluzione.motivo;
      return { code, level: own?.level ?? 'grey', ...(motivo ? { motivo } : {}) };
    }),
  }));
}

function previdenzaDi(s: Scheda): PrevidenzaPersona {
  const p = s.pensione;
  if (!p) {
    if (s.tipo === 'pensionato') return { memberId: s.id, status: 'pensionato' };
    return { memberId: s.id, status: s.maggiorenne === false || s.tipo === 'nessuno' ? 'nessuna_contribuzione' : 'dati_mancanti' };
  }
  if (p.status === 'gia_pensionato') return { memberId: s.id, status: 'pensionato' };
  if (p.status !== 'ok') return { memberId: s.id, status: p.status };
  return {
    memberId: s.id, status: 'ok', mesiEta: p.mesiEta, annoPensione: p.annoPensione, anniAlPensionamento: r2(p.anniAlPensionamento), anniContributi: r2(p.anniContributi),
    pensioneNettaMensile: r2(p.pensioneNettaAnnua / 13), redditoFinaleNettoMensile: r2(p.redditoFinaleNetto / 13), tassoSostNetto: r6(p.tassoSostNetto),
    gapMensile: r2(p.gapMensile), versamentoMensile: p.versamentoMensile === null ? null : r2(p.versamentoMensile),
  };
}
