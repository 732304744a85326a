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
  const listed = new Map(list.map((comune) => [comune.codice, comune]));
  const before = new Map(stored.map((row) => [row.codice_istat, row]));
  const byCatastale = new Map(list.map(({ catastale, codice }) => [catastale, codice]));
  const ended = new Map(variazioni.filter(({ tipo }) => tipo !== 'CD').map((v) => [v.codice, v]));
  const plan: Plan = { added: [], changed: [], ceased: [], nomi: [] };
  const formerName = (nome: string, codice: string) => {
    const chiave = foldName(nome);
    const now = listed.get(codice);
    if (now && chiave !== '' && chiave !== foldName(now.nome))
      plan.nomi.push({ chiave, codice_istat: codice, nome, kind: 'precedente' });
  };

  for (const comune of list) {
    const after = toRow(comune);
    const old = before.get(comune.codice);
    if (!old) plan.added.push(after);
    else if (
      old.cessato_il !== null ||
      old.comune !== after.comune ||
      old.provincia !== after.provincia ||
      old.regione !== after.regione ||
      old.catastale !== after.catastale
    )
      plan.changed.push({ before: old, after });
    if (old && old.comune !== comune.nome) formerName(old.comune, comune.codice);
    const other = foldName(comune.altraLingua);
    if (other !== '' && other !== after.chiave)
      plan.nomi.push({
        chiave: other,
        codice_istat: comune.codice,
        nome: comune.altraLingua,
        kind: 'lingua',
      });
  }
  /** Follows merger after merger, to somebody on the list. */
  const successorOf = (codice: string, catastale: string | null): string | null => {
    let next = ended.get(codice)?.nuovoCodice;
    for (let steps = 0; next !== undefined && !listed.has(next) && steps < 10; steps += 1)
      next = ended.get(next)?.nuovoCodice;
    if (next !== undefined && listed.has(next)) return next;
    return (catastale === null ? undefined : byCatastale.get(catastale)) ?? null;
  };
  for (const comune of stored) {
    if (listed.has(comune.codice_istat)) continue;
    const successore = successorOf(comune.codice_istat, comune.catastale);
    if (comune.cessato_il !== null && (successore === null || comune.successore === successore))
      continue;
    plan.ceased.push({
      comune,
      cessatoIl: comune.cessato_il ?? ended.get(comune.codice_istat)?.giorno ?? day,
      successore,
    });
    if (successore !== null) formerName(comune.comune, successore);
  }
  for (const { tipo, codice, nome, nuovoCodice } of variazioni) {
    const to =
      tipo === 'CD' ? (listed.has(nuovoCodice) ? nuovoCodice : codice) : successorOf(codice, null);
    if (to !== null) formerName(nome, to);
  }
  plan.nomi = unique(plan.nomi);
  const lost = plan.ceased.filter(({ successore }) => successore === null).length;
  if (lost > MOST_CEASED)
    throw new ImportError(
      `${lost} municipalities of the table are not in the file: it is not the whole list`,
    );
  return plan;
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
