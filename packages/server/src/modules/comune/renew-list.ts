/** ISTAT's yearly list as our file of municipalities, and what a person must write by hand. */
import { parse } from 'csv-parse/sync';
import type { IsoDate } from '@bussola/domain';
import { paroleComune } from '@bussola/domain/nome-comune';
import type { ListedComune } from './comune-list.ts';

/** Beginnings of the headers that ISTAT writes above the columns, as words. */
const COLUMNS = {
  codice: 'codice comune formato alfanumerico',
  comune: 'denominazione in italiano',
  altraLingua: 'denominazione altra lingua',
  sigla: 'sigla automobilistica',
};

interface Renewed {
  /** What becomes of `comuni.csv`. */ text: string;
  count: number;
  /** On our list and no longer on theirs: each needs its successor in `nomi-precedenti.csv`. */
  gone: string[];
  /** New provinces: each needs its line in `province.csv`. */
  newProvinces: string[];
}

/**
 * @param istat their CSV as text, with semicolons
 * @param before our list, whose names in other languages are kept where theirs has none
 * @throws Error when a column is missing or so few rows are there that it is not the whole list
 */
export function renewList(istat: string, before: readonly ListedComune[], al: IsoDate): Renewed {
  const [header = [], ...rows]: string[][] = parse(istat, {
    delimiter: ';',
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const headers = header.map((text) => paroleComune(text).join(' '));
  const at = (column: keyof typeof COLUMNS): number => {
    const index = headers.findIndex((text) => text.startsWith(COLUMNS[column]));
    if (index < 0) throw new Error(`No column «${COLUMNS[column]}»`);
    return index;
  };
  const places = {
    codice: at('codice'),
    comune: at('comune'),
    lingua: at('altraLingua'),
    sigla: at('sigla'),
  };
  const old = new Map(before.map((comune) => [`${comune.comune} ${comune.provincia}`, comune]));
  const comuni = rows
    .map((cells) => {
      const cell = (place: number) => (cells[place] ?? '').trim();
      const [comune, sigla] = [cell(places.comune), cell(places.sigla)];
      const kept = old.get(`${comune} ${sigla}`)?.altreLingue ?? [];
      const lingue = new Set([...cell(places.lingua).split('/'), ...kept].filter(Boolean));
      return { codice: cell(places.codice).padStart(6, '0'), comune, lingue: [...lingue], sigla };
    })
    .filter(({ comune }) => comune !== '');
  if (comuni.length < 7000) throw new Error(`${comuni.length} rows: it is not the whole list`);
  const listed = new Set(comuni.map(({ comune, sigla }) => `${comune} ${sigla}`));
  const known = new Set(before.map(({ provincia }) => provincia));
  return {
    count: comuni.length,
    gone: [...old.keys()].filter((name) => !listed.has(name)),
    newProvinces: [...new Set(comuni.map(({ sigla }) => sigla))].filter((s) => !known.has(s)),
    text: [
      `# Italian municipalities on ${al}.`,
      '# Source: ISTAT, codes and names of municipalities (CC BY 3.0 IT), processed by us.',
      'codice;comune;altri nomi ufficiali;provincia',
      ...comuni
        .toSorted((a, b) => a.codice.localeCompare(b.codice))
        .map(({ codice, comune, lingue, sigla }) =>
          [codice, comune, lingue.join('/'), sigla].join(';'),
        ),
      '',
    ].join('\n'),
  };
}
