/**
 * The XML that INPS offers under «Fascicolo previdenziale, Estratto conto»: a part for each kind of
 * work, each with its own rows. Names of people, employers and addresses are never read.
 */
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import {
  addRow,
  dayOf,
  emptyStatement,
  numberOf,
  StatementError,
  weeksOfPeriod,
} from './statement.ts';
import type { Statement, UnreadRow, WrittenRow } from './statement.ts';

/** Lire to one euro (Reg. CE 2866/98). */
const LIRE = 1936.27;

/** @throws StatementError `format` when it is no XML, or not a statement */
export function readXml(text: string): Statement {
  const root = parse(text);
  const statement: Statement = {
    ...emptyStatement(),
    bornOn: dayOf(dayIn(child(root, 'DatiAnagrafici'), 'DataNascita')),
  };
  for (const [name, read] of ROWS) {
    let period: UnreadRow = { dal: '', al: '' };
    for (const element of all(root, name)) {
      const days = { dal: dayIn(element, 'Dal'), al: dayIn(element, 'Al') };
      // A row without days belongs to the period of the row above.
      if (days.dal !== '' || days.al !== '') period = days;
      addRow(statement, { ...period, ...read(element) });
    }
  }
  const counted = new Set(
    all(root, 'RigaMontanteParasubordinati').map((row) => value(row, 'Anno')),
  );
  statement.yearsWithoutMonths = [
    ...new Set(all(root, 'RigaParasubordinati').map((row) => value(row, 'AnnoSolare'))),
  ]
    .filter((year) => !counted.has(year))
    .map(Number);
  return statement;
}

function parse(text: string): XmlElement {
  try {
    const { root } = parseXml(text, { ignoreUndefinedEntities: false });
    if (root?.name === 'EstrattoConto') return root;
  } catch (error) {
    throw new StatementError('format', { cause: error });
  }
  throw new StatementError('format');
}

type ReadRow = (row: XmlElement) => Omit<WrittenRow, 'dal' | 'al'> & Partial<UnreadRow>;
const general: ReadRow = (row) => ({
  gestione: 'dipendenti',
  tipo: value(row, 'TipoContribuzione'),
  quantity: { value: amount(row, 'ContributiUtiliDiritto'), unit: value(row, 'TipoContributo') },
  pay: amount(row, 'RetribuzioneEuro') || amount(row, 'RetribuzioneLire') / LIRE,
});

const separate: ReadRow = (row) => ({
  gestione: 'separata',
  dal: `01/01/${value(row, 'Anno')}`,
  al: `31/12/${value(row, 'Anno')}`,
  tipo: value(row, 'TipoAttivitaOContribuzione'),
  quantity: { value: amount(row, 'Mesi'), unit: 'mesi' },
  pay: amount(row, 'RedditoImponibile'),
});

const stage: ReadRow = (row) => ({
  gestione: 'spettacolo',
  tipo: value(child(row, 'TipoDiContribuzione'), 'Descrizione'),
  quantity: { value: amount(row, 'Giorni'), unit: 'giorni' },
  pay: amount(row, 'Retribuzione'),
});

const publicSector: ReadRow = (row) => {
  const parts = ['Anni', 'Mesi', 'Giorni'].map((unit) => amount(row, `${unit}ContribUtiliDiritto`));
  const [years, months, days] = parts.map((part) => part || 0) as [number, number, number];
  return {
    gestione: 'pubblica',
    tipo: value(row, 'TipoDiContribuzione'),
    quantity: parts.every(Number.isNaN) ? undefined : { weeks: weeksOfPeriod(years, months, days) },
    pay: amount(row, 'RetribuzioneEuro'),
  };
};

const ROWS: readonly (readonly [string, ReadRow])[] = [
  ['RigaContributi', general],
  ['RigaMontanteParasubordinati', separate],
  ['RigaContributiSpettacoloSport', stage],
  ['RigaContributiGestionePubblica', publicSector],
];

const children = (element: XmlElement | undefined): XmlElement[] =>
  (element?.children ?? []).filter((one) => one instanceof XmlElement);
const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  children(element).find((one) => one.name === name);
/** At any depth, in the order of the file. */
const all = (element: XmlElement, name: string): XmlElement[] =>
  children(element).flatMap((one) => [...(one.name === name ? [one] : []), ...all(one, name)]);
const value = (element: XmlElement | undefined, name: string): string =>
  child(element, name)?.text.trim() ?? '';
/** NaN when it is absent. */
const amount = (element: XmlElement, name: string): number => numberOf(value(element, name));

/** A day is written in one piece, or as `<Giorno>`, `<Mese>`, `<Anno>`. */
function dayIn(element: XmlElement | undefined, name: string): string {
  const day = child(element, name);
  const parts = ['Giorno', 'Mese', 'Anno'].map((part) => value(day, part));
  return parts.every(Boolean) ? parts.join('/') : (day?.text.trim() ?? '');
}
