/**
 * The XML that INPS offers under «Fascicolo previdenziale, Estratto conto»: a part for each kind of
 * work, each with its own rows. Names of people, employers and addresses are never read.
 */
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import type { RigaEstratto } from '@bussola/domain/simulazione';
import { dayOf, numberOf, StatementError, weeksOf, weeksOfPeriod } from './statement.ts';
import type { Statement } from './statement.ts';

/** Lire to one euro (Reg. CE 2866/98). */
const LIRE = 1936.27;

/** @throws StatementError `format` when it is no XML, or not a statement */
export function readXml(text: string): Statement {
  const root = parse(text);
  const statement: Statement = {
    bornOn: dayIn(child(root, 'DatiAnagrafici'), 'DataNascita'),
    rows: [],
    unread: 0,
    yearsWithoutMonths: [],
  };
  for (const [name, read] of ROWS)
    for (const element of all(root, name)) {
      const row = read(element);
      if (row) statement.rows.push(row);
      else statement.unread += 1;
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

type ReadRow = (row: XmlElement) => RigaEstratto | undefined;
const ROWS: readonly (readonly [string, ReadRow])[] = [
  ['RigaContributi', general],
  ['RigaMontanteParasubordinati', separate],
  ['RigaContributiSpettacoloSport', stage],
  ['RigaContributiGestionePubblica', publicSector],
];

function general(row: XmlElement): RigaEstratto | undefined {
  const weeks = weeksOf(amount(row, 'ContributiUtiliDiritto'), value(row, 'TipoContributo'));
  const euro = amount(row, 'RetribuzioneEuro');
  const lire = amount(row, 'RetribuzioneLire');
  return dated('dipendenti', row, value(row, 'TipoContribuzione'), weeks, euro || lire / LIRE);
}

function separate(row: XmlElement): RigaEstratto | undefined {
  const year = value(row, 'Anno');
  const weeks = weeksOf(amount(row, 'Mesi'), 'mesi');
  if (!/^\d{4}$/.test(year) || weeks === undefined) return undefined;
  return {
    gestione: 'separata',
    dal: `${year}-01-01`,
    al: `${year}-12-31`,
    tipo: value(row, 'TipoAttivitaOContribuzione'),
    settimane: weeks,
    ...paid(amount(row, 'RedditoImponibile')),
  };
}

function stage(row: XmlElement): RigaEstratto | undefined {
  const kind = child(row, 'TipoDiContribuzione');
  const weeks = weeksOf(amount(row, 'Giorni'), 'giorni');
  return dated('spettacolo', row, value(kind, 'Descrizione'), weeks, amount(row, 'Retribuzione'));
}

function publicSector(row: XmlElement): RigaEstratto | undefined {
  const [years, months, days] = ['Anni', 'Mesi', 'Giorni'].map(
    (unit) => amount(row, `${unit}ContribUtiliDiritto`) || 0,
  ) as [number, number, number];
  const weeks = weeksOfPeriod(years, months, days);
  const kind = value(row, 'TipoDiContribuzione');
  return dated('pubblica', row, kind, weeks, amount(row, 'RetribuzioneEuro'));
}

function dated(
  gestione: RigaEstratto['gestione'],
  row: XmlElement,
  tipo: string,
  weeks: number | undefined,
  pay: number,
): RigaEstratto | undefined {
  const [dal, al] = [dayIn(row, 'Dal'), dayIn(row, 'Al')];
  if (dal === undefined || al === undefined || dal > al || weeks === undefined) return undefined;
  return { gestione, dal, al, tipo, settimane: weeks, ...paid(pay) };
}

const paid = (pay: number): Pick<RigaEstratto, 'retribuzione'> =>
  pay > 0 ? { retribuzione: pay } : {};

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
function dayIn(element: XmlElement | undefined, name: string): string | undefined {
  const day = child(element, name);
  if (!day) return undefined;
  const parts = ['Giorno', 'Mese', 'Anno'].map((part) => value(day, part));
  return dayOf(parts.every(Boolean) ? parts.join('/') : day.text);
}
