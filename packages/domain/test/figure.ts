/**
 * For tests: an analysis taken apart, figure by figure, so that what changed can be told from what
 * did not.
 */
import type { Analisi, FiguraId } from '../src/analisi.ts';
import type { ChiaveCostante } from '../src/costanti/chiavi.ts';
import type { Costanti } from '../src/costanti/costanti.ts';
import { costantiDi } from '../src/racconto/perche.ts';

/** The confidence of a figure does not count as one of its inputs. */
function figuraDi({ affidabilita: _, dubbi: _d, banda: _b, stima: _s, ...s }: PartiSoluzione) {
  if (s.code !== 'pensione') return s;
  const { testo: _t, ...pensione } = s;
  return pensione;
}
const fraseDellaPensione = (soluzioni: Analisi['soluzioni']): string | undefined =>
  soluzioni.find(({ code }) => code === 'pensione')?.testo.it.replace(/margine di \d+ punti/, '');
type PartiSoluzione = Omit<Analisi['soluzioni'][number], 'priorita'>;

/** Every figure with a trace, as text; `resto` is all that is in no figure. */
export function parti(analisi: Analisi): Map<FiguraId | 'resto', string> {
  const {
    tracce,
    ingressi: _,
    costantiUsate: _c,
    fontiUsate: _f,
    costanti: _id,
    ...whole
  } = analisi;
  const {
    soluzioni,
    conteggi,
    apertura,
    sintesi,
    situazioni,
    bilancio,
    piano,
    matrice,
    patrimonio,
    reddito,
    gestione,
    previdenza,
    successione,
    completezza,
    avvisi,
    ...resto
  } = whole;
  const { liquidita, classi, strumenti, regimi, segnali, ...netto } = patrimonio;
  const { confronto, ...entrate } = reddito;
  // What is said of a deficit depends on whether the opening says it already.
  const { testo: deficit, ...month } = bilancio;
  const found: [FiguraId | 'resto', unknown][] = [
    // The place in the order is of the household's picture.
    ...soluzioni.map(({ priorita: _, ...s }): [FiguraId, unknown] => [
      `soluzione.${s.code}`,
      figuraDi(s),
    ]),
    [
      'sintesi',
      [
        conteggi,
        apertura,
        sintesi,
        deficit,
        matrice,
        soluzioni.map(({ code, priorita }) => [code, priorita]),
      ],
    ],
    ['situazioni', situazioni],
    ['bilancio', month],
    // The pension's sentence quotes the plan.
    ['piano', [piano, fraseDellaPensione(soluzioni)]],
    ['patrimonio.netto', netto],
    ['patrimonio.liquidita', liquidita],
    ['patrimonio.composizione', [classi, strumenti, regimi]],
    ['patrimonio.segnali', segnali],
    ['reddito.netto', entrate],
    ['reddito.confronto', confronto ?? null],
    ['gestione', gestione ?? null],
    ...previdenza.map((p): [FiguraId, unknown] => [`previdenza.${p.memberId}`, p]),
    ['successione', successione],
    ['completezza', completezza],
    ['avvisi', avvisi],
    ['resto', resto],
  ];
  for (const { code, perMembro } of soluzioni) {
    for (const person of perMembro)
      if (tracce[`soluzione.${code}.${person.memberId}`])
        found.push([`soluzione.${code}.${person.memberId}`, person]);
  }
  return new Map(found.map(([id, value]) => [id, JSON.stringify(value)]));
}

export const cambiate = (
  before: ReadonlyMap<FiguraId | 'resto', string>,
  after: ReadonlyMap<FiguraId | 'resto', string>,
): (FiguraId | 'resto')[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((id) => before.get(id) !== after.get(id))
    .sort();

/** Figures whose trace names a constant, by themselves or through those they are made of. */
export const chiNomina = (analisi: Analisi, key: ChiaveCostante): FiguraId[] =>
  (Object.keys(analisi.tracce) as FiguraId[])
    .filter((id) => costantiDi(analisi, id).some((costante) => costante.key === key))
    .sort();

/** Figures that read a constant in their own working. */
export const chiLegge = (analisi: Analisi, key: ChiaveCostante): FiguraId[] =>
  (Object.keys(analisi.tracce) as FiguraId[])
    .filter((id) =>
      analisi.tracce[id]!.costanti.some((at) => analisi.costantiUsate[at]!.key === key),
    )
    .sort();

/** The same release with one value changed. */
export function conValore(
  release: Costanti,
  key: ChiaveCostante,
  change: (value: unknown) => unknown,
): Costanti {
  const voce = release.voci[key];
  const values = (voce.values as readonly { from: string; value: unknown }[]).map((version) => ({
    ...version,
    value: change(version.value),
  }));
  return {
    ...release,
    id: `${release.id}, ${key}`,
    voci: { ...release.voci, [key]: { ...voce, values } },
  };
}

/**
 * Every number in a value, however deep, made larger or smaller; what is switched on is switched
 * off. Whole numbers stay whole: a month is not half of one.
 */
export const scala = (factor: number) =>
  function scaled(value: unknown): unknown {
    if (typeof value === 'number')
      return Number.isInteger(value) ? Math.round(value * factor) : value * factor;
    if (typeof value === 'boolean') return !value;
    if (Array.isArray(value)) return value.map(scaled);
    return value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, scaled(part)]))
      : value;
  };
