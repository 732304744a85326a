/** Constants by subject, and deadlines by act. */
import type { Constant, Constants } from '../../costanti/release.ts';

type Due = Constants['scadenze'][number];

export const GROUPS = [
  'fisco',
  'previdenza',
  'protezione',
  'patrimonio',
  'bilancio',
  'successione',
  'medie',
  'proiezione',
  'aree',
  'altre',
] as const;
export type Group = (typeof GROUPS)[number];

/** The first word of a key says its subject. */
const GROUP_OF: Readonly<Record<string, Group>> = {
  tax: 'fisco',
  inps: 'fisco',
  tassa: 'fisco',
  bollo: 'fisco',
  forfettario: 'fisco',
  studente: 'fisco',
  pensione: 'previdenza',
  fondo: 'previdenza',
  tfr: 'previdenza',
  riscatto: 'previdenza',
  tcm: 'protezione',
  dipendenti: 'protezione',
  ltc: 'protezione',
  invalidita: 'protezione',
  superstiti: 'protezione',
  emergenza: 'patrimonio',
  riserva: 'patrimonio',
  spese: 'patrimonio',
  gestione: 'patrimonio',
  modello: 'patrimonio',
  rischio: 'patrimonio',
  soglie: 'patrimonio',
  depositi: 'patrimonio',
  vix: 'patrimonio',
  bilancio: 'bilancio',
  debiti: 'bilancio',
  rata: 'bilancio',
  rate: 'bilancio',
  piano: 'bilancio',
  situazioni: 'bilancio',
  successione: 'successione',
  catasto: 'successione',
  passaggio: 'successione',
  medie: 'medie',
  proiezione: 'proiezione',
  soluzione: 'aree',
  score: 'aree',
  livelli: 'aree',
  priorita: 'aree',
  affidabilita: 'aree',
  ui: 'aree',
};

/** The groups that hold something, in the order of {@link GROUPS}. */
export function groupConstants(
  constants: readonly Constant[],
): { group: Group; rows: Constant[] }[] {
  return GROUPS.flatMap((group) => {
    const rows = constants.filter(
      ({ key }) => (GROUP_OF[key.split('.')[0] ?? ''] ?? 'altre') === group,
    );
    return rows.length > 0 ? [{ group, rows }] : [];
  });
}

export interface DueTogether extends Omit<Due, 'key' | 'anno'> {
  /** Names of the constants. */ constants: Constant['nome'][];
  keys: string[];
  /** Years of their values, each once. */ years: number[];
  /** Of a text, which is renewed on its own page. */ href?: string;
}

/** One row for each act and due day, the nearest first. */
export function dueTogether({ costanti, scadenze }: Constants): DueTogether[] {
  const names = new Map(costanti.map(({ key, nome }) => [key, nome]));
  const rows = new Map<string, DueTogether>();
  for (const { key, anno, ...due } of scadenze) {
    const id = `${due.scade} ${due.atto.it}`;
    const row = rows.get(id) ?? { ...due, constants: [], keys: [], years: [] };
    rows.set(id, row);
    row.keys.push(key);
    row.constants.push(names.get(key) ?? { it: key, en: key });
    if (!row.years.includes(anno)) row.years.push(anno);
  }
  return [...rows.values()];
}
