/**
 * The municipalities of Italy: our own list, three files beside this one that say their date and
 * source. The README of this package says how they are renewed once a year.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { isIsoDate } from '@bussola/domain';
import type { IsoDate } from '@bussola/domain';

export interface ListedComune {
  codiceIstat: string;
  comune: string;
  /** The sigla. */ provincia: string;
  nomeProvincia: string;
  regione: string;
  isCapoluogo: boolean;
  /** Official names in the other languages of the place: Bozen. */ altreLingue: string[];
  /** Names of before, and those of the municipalities that it took the place of. */
  precedenti: string[];
}
interface ComuneList {
  /** The day whose municipalities these are. */ al: IsoDate;
  comuni: ListedComune[];
}

const FOLDER = path.join(import.meta.dirname, 'list');
export const COMUNI_FILE = path.join(FOLDER, 'comuni.csv');

let list: ComuneList | undefined;
/** Read once in the life of the process. */
export const comuneList = (): ComuneList => (list ??= readList());

function readList(): ComuneList {
  const province = new Map(
    rowsOf('province.csv').map(([sigla = '', nome = '', regione = '', capoluoghi = '']) => [
      sigla,
      { nome, regione, capoluoghi: namesIn(capoluoghi) },
    ]),
  );
  const precedenti = new Map(
    rowsOf('nomi-precedenti.csv').map(([comune = '', sigla = '', names = '']) => [
      `${comune} ${sigla}`,
      namesIn(names),
    ]),
  );
  const comuni = rowsOf('comuni.csv').map(
    ([codiceIstat = '', comune = '', lingue = '', sigla = '']) => {
      const provincia = province.get(sigla);
      if (!provincia) throw new Error(`${comune}: ${sigla} is not in province.csv`);
      return {
        codiceIstat,
        comune,
        provincia: sigla,
        nomeProvincia: provincia.nome,
        regione: provincia.regione,
        isCapoluogo: provincia.capoluoghi.includes(comune),
        altreLingue: namesIn(lingue),
        precedenti: precedenti.get(`${comune} ${sigla}`) ?? [],
      };
    },
  );
  return { al: dateOf(readFileSync(COMUNI_FILE, 'utf8')), comuni };
}

/** The rows below the comments and the header. */
export function rowsOf(file: string): string[][] {
  const text = readFileSync(path.join(FOLDER, file), 'utf8');
  return parse(text, { delimiter: ';', comment: '#', comment_no_infix: true, from: 2 });
}

const namesIn = (cell: string): string[] => cell.split('/').filter(Boolean);

function dateOf(text: string): IsoDate {
  const [, day] = /^# .* on (\d{4}-\d{2}-\d{2})\.$/m.exec(text) ?? [];
  if (!isIsoDate(day)) throw new Error('comuni.csv does not say its date in the first line');
  return day;
}
