/**
 * ISTAT's yearly «Elenco dei comuni italiani» and its list of variations, as what this product
 * keeps of them.
 */
import { chiaveRegione, isIsoDate } from '@bussola/domain';
import type { IsoDate } from '@bussola/domain';
import { ImportError, readTable } from './csv-table.ts';

export interface IstatComune {
  codice: string;
  nome: string;
  /** In the other language of the place: Bozen. */ altraLingua: string;
  provincia: string;
  regione: string;
  catastale: string;
}

const has =
  (...words: string[]) =>
  (header: string): boolean =>
    words.every((word) => header.includes(word));

/** @throws ImportError naming the line and what is wrong in it */
export function readIstatList(bytes: Uint8Array): IstatComune[] {
  const rows = readTable(bytes, {
    alfanumerico: {
      what: 'codice comune formato alfanumerico',
      is: has('codice comune', 'alfanumerico'),
      optional: true,
    },
    // «formato numerico» only: the others are of the provinces of other years.
    numerico: {
      what: 'codice comune formato numerico',
      is: (header) => header === 'codice comune formato numerico',
      optional: true,
    },
    nome: { what: 'denominazione in italiano', is: has('denominazione', 'in italiano') },
    altraLingua: {
      what: 'denominazione altra lingua',
      is: has('denominazione', 'altra lingua'),
      optional: true,
    },
    regione: { what: 'denominazione regione', is: has('denominazione', 'regione') },
    sigla: { what: 'sigla automobilistica', is: has('sigla') },
    catastale: { what: 'codice catastale', is: has('codice', 'catastale') },
  });
  const seen = new Set<string>();
  return rows.map(({ line, cells }) => {
    const wrong = (what: string): never => {
      throw new ImportError(`Line ${line}: ${what}`);
    };
    const codice = (cells.alfanumerico || cells.numerico).padStart(6, '0');
    if (!/^\d{6}$/.test(codice)) wrong(`«${codice}» is not a code of six digits`);
    if (seen.has(codice)) wrong(`the code ${codice} is there twice`);
    seen.add(codice);
    if (cells.nome === '' || cells.nome.length > 80) wrong('the name is missing or too long');
    if (!/^[A-Z]{2}$/.test(cells.sigla)) wrong(`«${cells.sigla}» is not the sigla of a province`);
    if (chiaveRegione(cells.regione, cells.sigla) === null)
      wrong(`«${cells.regione}» is not a region`);
    if (!/^[A-Z]\d{3}$/.test(cells.catastale))
      wrong(`«${cells.catastale}» is not a cadastral code`);
    return {
      codice,
      nome: cells.nome,
      altraLingua: cells.altraLingua,
      provincia: cells.sigla,
      regione: cells.regione,
      catastale: cells.catastale,
    };
  });
}

/**
 * A municipality that ended in another (ES), changed its name (CD) or its code with its province
 * (AP).
 */
export interface Variazione {
  tipo: 'ES' | 'CD' | 'AP';
  codice: string;
  nome: string;
  nuovoCodice: string;
  giorno: IsoDate | undefined;
}

/**
 * Of the list of variations, those that make an old name or code lead somewhere; the others say
 * nothing to us.
 */
export function readVariazioni(bytes: Uint8Array): Variazione[] {
  const rows = readTable(bytes, {
    tipo: { what: 'tipo variazione', is: has('tipo', 'variazione') },
    codice: {
      what: 'codice comune formato alfanumerico',
      is: (header) => header.startsWith('codice comune'),
    },
    nome: {
      what: 'denominazione comune',
      is: (header) => header.startsWith('denominazione comune') && !header.includes('associat'),
    },
    nuovoCodice: {
      what: 'codice del comune associato alla variazione',
      is: has('codice', 'comune associato'),
    },
    giorno: {
      what: 'data decorrenza validità amministrativa',
      is: has('data', 'decorrenza'),
      optional: true,
    },
  });
  return rows.flatMap(({ line, cells }) => {
    const { tipo } = cells;
    if (tipo !== 'ES' && tipo !== 'CD' && tipo !== 'AP') return [];
    const codice = cells.codice.padStart(6, '0');
    const nuovoCodice = cells.nuovoCodice.padStart(6, '0');
    for (const code of [codice, nuovoCodice])
      if (!/^\d{6}$/.test(code))
        throw new ImportError(`Line ${line}: «${code}» is not a code of six digits`);
    return [{ tipo, codice, nome: cells.nome, nuovoCodice, giorno: toIsoDate(cells.giorno) }];
  });
}

/** `20/02/2026` → `2026-02-20` */
function toIsoDate(text: string): IsoDate | undefined {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : undefined;
}
