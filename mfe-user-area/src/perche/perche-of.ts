/**
 * «Perché?» of a figure on screen: the trace that came with the analysis, and the words of its rule
 * as «Metodo» tells them.
 */
import type { ResponseOf } from '@bussola/contract';
import type {
  Analisi,
  FiguraId,
  Ingresso,
  LevelOrGrey,
  Passo,
  Provenance,
  Soluzione,
  SoluzioneCode,
  Traccia,
  Words,
} from '@bussola/domain';
import { isPunteggio, SOLUZIONI } from '@bussola/domain';

type Metodo = ResponseOf<'metodo'>;
export type Regola = Metodo['regole'][number];

export interface InputShown {
  key: string;
  memberId?: string;
  label: Words;
  value: Ingresso['value'];
  unit?: Ingresso['unit'];
  provenance: Provenance;
}
export interface CostanteShown {
  key: string;
  nome: Words;
  value: unknown;
  unit: string;
  fonte: Words;
  from: string;
  verificatoIl: string;
  kind: 'L' | 'S' | 'P';
  /** Of the rule itself, not of those it starts from. */ propria: boolean;
}

export interface PercheShown {
  regola: Regola;
  /** Version of the rule that ran. */
  versione: number;
  inputs: InputShown[];
  costanti: CostanteShown[];
  passi: Passo[];
  /** The answer, missing or estimated, that would firm it up with the least effort. */
  domanda: InputShown | undefined;
  affidabilita: Traccia['affidabilita'];
  /** Reasons for doubt, the most serious first. */
  dubbi: Words[];
  /** Of a figure with a level, the household's or the person's. */
  level: LevelOrGrey | undefined;
}

/** Undefined for a figure that this analysis, or this «Metodo», does not have. */
export function percheOf(
  analisi: Analisi,
  metodo: Metodo,
  figura: FiguraId,
): PercheShown | undefined {
  const traccia = analisi.tracce[figura];
  const regola = metodo.regole.find(({ id }) => id === ruleOf(figura));
  if (!traccia || !regola) return undefined;
  const traces = [traccia, ...mothersOf(regola).flatMap((id) => analisi.tracce[id] ?? [])];
  const labels = new Map(
    metodo.regole.flatMap(({ ingressi }) => ingressi.map(({ key, nome }) => [key, nome] as const)),
  );
  const input = (at: number) => inputAt(analisi, at, labels);
  const inputs = once(traces.flatMap(({ ingressi }) => ingressi)).flatMap((at) => input(at) ?? []);
  return {
    regola,
    versione: traccia.versione,
    inputs,
    costanti: constantsOf(
      analisi,
      metodo,
      regola,
      once(traces.flatMap(({ costanti }) => costanti)),
    ),
    ...standingOf(analisi, figura),
    domanda: traccia.domanda === undefined ? undefined : input(traccia.domanda),
    affidabilita: traccia.affidabilita,
  };
}

/** The solution that a figure belongs to. */
export function soluzioneOf(
  figura: FiguraId,
): { code: SoluzioneCode; memberId: string | undefined } | undefined {
  const [room, name, memberId] = figura.split('.');
  const code = room === 'soluzione' ? SOLUZIONI.find((one) => one === name) : undefined;
  return code && { code, memberId };
}

/** A person's figure has the rule of the household's. */
const ruleOf = (figura: FiguraId): string => {
  const soluzione = soluzioneOf(figura);
  return soluzione
    ? `soluzione.${soluzione.code}`
    : figura.startsWith('previdenza.')
      ? 'previdenza'
      : figura;
};

/** Figures that a figure is made of; `soluzioni` are the twelve. The contract sends plain texts. */
const mothersOf = ({ da = [] }: Regola): FiguraId[] =>
  da.flatMap((mother) =>
    mother === 'soluzioni'
      ? SOLUZIONI.map((code): FiguraId => `soluzione.${code}`)
      : [mother as FiguraId],
  );

const once = (places: readonly number[]): number[] => [...new Set(places)];

function inputAt(
  { ingressi, perimetro }: Analisi,
  at: number,
  labels: ReadonlyMap<string, Words>,
): InputShown | undefined {
  const found = ingressi[at];
  if (!found) return undefined;
  const { key, membro, value, unit, provenance = 'typed' } = found;
  const memberId = membro === undefined ? undefined : perimetro[membro];
  return {
    key,
    label: labels.get(key) ?? { it: key, en: key },
    value,
    provenance,
    ...(memberId === undefined ? {} : { memberId }),
    ...(unit ? { unit } : {}),
  };
}

/**
 * Values are those the analysis used, without those in points; names, and the English of a law, are
 * those of «Metodo». The rule's own come first.
 */
function constantsOf(
  analisi: Analisi,
  metodo: Metodo,
  regola: Regola,
  places: readonly number[],
): CostanteShown[] {
  const told = new Map(
    metodo.regole.flatMap(({ costanti }) => costanti.map((one) => [one.key, one] as const)),
  );
  const own = new Set(regola.costanti.map(({ key }) => key));
  const all = places.flatMap((at): CostanteShown[] => {
    const used = analisi.costantiUsate[at];
    const source = used && analisi.fontiUsate[used.fonte];
    if (!source || isPunteggio(used.key)) return [];
    const { key, value, unit } = used;
    const name = told.get(key);
    const fonte =
      name?.fonte.it === source.testo ? name.fonte : { it: source.testo, en: source.testo };
    return [
      {
        key,
        nome: name?.nome ?? { it: key, en: key },
        value,
        unit,
        fonte,
        from: source.from,
        verificatoIl: source.verificatoIl,
        kind: source.kind,
        propria: own.has(key),
      },
    ];
  });
  return all.toSorted((a, b) => Number(b.propria) - Number(a.propria));
}

/** Steps belong to the solution, that is to the person it shows first. */
function standingOf(
  { soluzioni }: Analisi,
  figura: FiguraId,
): Pick<PercheShown, 'passi' | 'dubbi' | 'level'> {
  const of = soluzioneOf(figura);
  const soluzione: Soluzione | undefined = of && soluzioni.find(({ code }) => code === of.code);
  if (!of || !soluzione) return { passi: [], dubbi: [], level: undefined };
  const { memberId } = of;
  const person =
    memberId === undefined
      ? soluzione
      : soluzione.perMembro.find((one) => one.memberId === memberId);
  const isShown = memberId === undefined || soluzione.membri[0] === memberId;
  return {
    passi: isShown ? soluzione.passi : [],
    dubbi: (isShown && soluzione.dubbi) || [],
    level: person?.level,
  };
}
