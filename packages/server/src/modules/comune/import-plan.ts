/**
 * What a new list of municipalities changes in the table: pure, so that it can be read before it is
 * done.
 */
import type { IsoDate } from '@bussola/domain';
import type { ComuneRow, NomeRow, StoredComune } from './comune-repository.ts';
import { ImportError } from './csv-table.ts';
import { foldName } from './fold-name.ts';
import type { IstatComune, Variazione } from './istat-list.ts';

export interface Plan {
  added: ComuneRow[];
  /**
   * Same code, another name, province, region or cadastral code; or back from among those that
   * ceased.
   */
  changed: { before: StoredComune; after: ComuneRow }[];
  ceased: { comune: StoredComune; cessatoIl: IsoDate; successore: string | null }[];
  /** Every other name of those on the list; what the table holds of kind «lingua» is replaced. */
  nomi: NomeRow[];
}

/** More of them in one year means that the file is not whole. */
const MOST_CEASED = 250;

/**
 * @param day what is no longer on the list ceased on this day, unless a variation says which
 * @throws ImportError when so many would cease that the list cannot be whole
 */
export function planImport(
  stored: readonly StoredComune[],
  list: readonly IstatComune[],
  variazioni: readonly Variazione[],
  day: IsoDate,
): Plan {
  const before = new Map(stored.map((row) => [row.codice_istat, row]));
  const ended = new Map(variazioni.filter(({ tipo }) => tipo !== 'CD').map((v) => [v.codice, v]));
  const successorOf = findSuccessor(list, ended);
  const names = collectNames(list);
  const added: ComuneRow[] = [];
  const changed: Plan['changed'] = [];
  for (const comune of list) {
    const after = toRow(comune);
    const old = before.get(comune.codice);
    if (!old) added.push(after);
    else if (hasChanged(old, after)) changed.push({ before: old, after });
    if (old) names.addFormer(old.comune, comune.codice);
    names.addOtherLanguage(comune);
  }
  const ceased = stored
    .filter(({ codice_istat }) => !names.isListed(codice_istat))
    .map((comune) => ({
      comune,
      cessatoIl: comune.cessato_il ?? ended.get(comune.codice_istat)?.giorno ?? day,
      successore: successorOf(comune.codice_istat, comune.catastale),
    }))
    .filter(({ comune, successore }) => isNews(comune, successore));
  for (const { comune, successore } of ceased) names.addFormer(comune.comune, successore);
  for (const { tipo, codice, nome, nuovoCodice } of variazioni) {
    const renamed = names.isListed(nuovoCodice) ? nuovoCodice : codice;
    names.addFormer(nome, tipo === 'CD' ? renamed : successorOf(codice, null));
  }
  const lost = ceased.filter(({ successore }) => successore === null).length;
  if (lost > MOST_CEASED)
    throw new ImportError(
      `${lost} municipalities of the table are not in the file: it is not the whole list`,
    );
  return { added, changed, ceased, nomi: unique(names.all) };
}

/** Of one that ceased: not known yet to have ceased, or with another successor now. */
const isNews = (comune: StoredComune, successore: string | null): boolean =>
  comune.cessato_il === null || (successore !== null && comune.successore !== successore);

/** Other names of those on the list: of the past, and in the other language. */
function collectNames(list: readonly IstatComune[]) {
  const listed = new Map(list.map((comune) => [comune.codice, comune]));
  const all: NomeRow[] = [];
  return {
    all,
    isListed: (codice: string): boolean => listed.has(codice),
    addFormer(nome: string, codice: string | null): void {
      const now = codice === null ? undefined : listed.get(codice);
      const chiave = foldName(nome);
      if (now && chiave !== '' && chiave !== foldName(now.nome))
        all.push({ chiave, codice_istat: now.codice, nome, kind: 'precedente' });
    },
    addOtherLanguage({ codice, nome, altraLingua }: IstatComune): void {
      const chiave = foldName(altraLingua);
      if (chiave !== '' && chiave !== foldName(nome))
        all.push({ chiave, codice_istat: codice, nome: altraLingua, kind: 'lingua' });
    },
  };
}

const hasChanged = (old: StoredComune, after: ComuneRow): boolean =>
  old.cessato_il !== null ||
  old.comune !== after.comune ||
  old.provincia !== after.provincia ||
  old.regione !== after.regione ||
  old.catastale !== after.catastale;

/** Follows merger after merger, to somebody on the list; else by the code of the land registry. */
function findSuccessor(
  list: readonly IstatComune[],
  ended: ReadonlyMap<string, Variazione>,
): (codice: string, catastale: string | null) => string | null {
  const listed = new Set(list.map(({ codice }) => codice));
  const byCatastale = new Map(list.map(({ catastale, codice }) => [catastale, codice]));
  return (codice, catastale) => {
    let next = ended.get(codice)?.nuovoCodice;
    for (let steps = 0; next !== undefined && !listed.has(next) && steps < 10; steps += 1)
      next = ended.get(next)?.nuovoCodice;
    if (next !== undefined && listed.has(next)) return next;
    return (catastale === null ? undefined : byCatastale.get(catastale)) ?? null;
  };
}

const toRow = ({ codice, nome, provincia, regione, catastale }: IstatComune): ComuneRow => ({
  codice_istat: codice,
  comune: nome,
  provincia,
  regione,
  chiave: foldName(nome),
  catastale,
});

function unique(nomi: readonly NomeRow[]): NomeRow[] {
  const seen = new Map<string, NomeRow>();
  // A name of today in the other language stands before the same name of the past.
  for (const nome of nomi) {
    const key = `${nome.codice_istat} ${nome.chiave}`;
    if (!seen.has(key) || nome.kind === 'lingua') seen.set(key, nome);
  }
  return [...seen.values()];
}

/** For people: how many of each, and the first ones by name. */
export function describePlan({ added, changed, ceased, nomi }: Plan): string {
  const some = (what: string, rows: string[]) => [
    `${what}: ${rows.length}`,
    ...rows.slice(0, 20).map((row) => `  ${row}`),
    ...(rows.length > 20 ? ['  …'] : []),
  ];
  const label = (row: { comune: string; provincia: string }) => `${row.comune} (${row.provincia})`;
  return [
    ...some('new', added.map(label)),
    ...some(
      'changed',
      changed.map(
        ({ before, after }) =>
          `${label(before)}, ${before.regione} → ${label(after)}, ${after.regione}`,
      ),
    ),
    ...some(
      'ceased',
      ceased.map(
        ({ comune, cessatoIl, successore }) =>
          `${label(comune)} on ${cessatoIl}${successore === null ? '' : ` → ${successore}`}`,
      ),
    ),
    `other names: ${nomi.length}`,
  ].join('\n');
}
