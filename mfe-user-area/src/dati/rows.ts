/** The rows of «I miei dati»: each datum with whose it is and where it comes from. */
import { recordOf } from '@bussola/domain/records';
import {
  answerOf,
  chiOf,
  IDENTITA,
  isAsked,
  isLaurea,
  isMissing,
  isPropria,
  mayHold,
} from '@bussola/domain';
import type { Analisi, AnalisiFamiliare, Chiave, Membro } from '@bussola/domain';
import { GRUPPI } from '@bussola/domain/domande';
import type { Gruppo } from '@bussola/domain/domande';
import { POLIZZE_CHIESTE } from '@bussola/forms';
import type { Polizza } from '@bussola/forms';
import { missingOfMember } from '@bussola/domain/nomi';
import { DETTAGLI, drawnIn, keysOf } from './editors.ts';
import type { DatoId, EditorId } from './editors.ts';

/**
 * `open`: may stay empty, nothing waits for it. `supposed`: the value is ours, or «Non lo so» was
 * the answer.
 */
export type Origin = 'told' | 'supposed' | 'missing' | 'open';
export interface Row {
  id: string;
  dato: DatoId;
  /** Null for an answer of the whole household. */
  memberId: string | null;
  keys: readonly Chiave[];
  /** The answer that is shown; undefined where `value` says it. */
  shown?: Chiave;
  /** Those of `keys` that a result waits for. */
  missing: readonly Chiave[];
  /** What is written in its place. */
  value?: { euro: number } | { word: 'none' | 'age' | 'perMe' | 'perNucleo' };
  origin: Origin;
}
export type Group = Exclude<Gruppo, 'dettagli'>;
export const GROUPS = GRUPPI.filter((group): group is Group => group !== 'dettagli');

export interface Household {
  membri: readonly Membro[];
  analisi: Pick<Analisi, 'bilancio' | 'refDate' | 'soluzioni' | 'tracce' | 'ingressi' | 'persone'>;
  analisiFamiliare: AnalisiFamiliare;
  uscitePianificate: number | null;
}

/** Where the answers of a row come from: the worst of them. */
function originOf(membro: Membro, keys: readonly Chiave[], rest: Origin = 'missing'): Origin {
  const [missing, supposed] = [
    keys.some((key) => isMissing(answerOf(membro, key))),
    keys.some((key) => membro.stimati?.includes(key)),
  ];
  return missing ? rest : supposed ? 'supposed' : 'told';
}

/** A row that by default shows the first answer of its editor. */
function row(
  dato: EditorId,
  membro: Membro,
  more: Partial<Pick<Row, 'shown' | 'value' | 'origin'>> = {},
): Row {
  const keys = keysOf(dato);
  const first = keys.slice(0, 1);
  return {
    id: `${dato} ${membro._id}`,
    dato,
    memberId: membro._id,
    keys,
    ...(first[0] ? { shown: first[0] } : {}),
    missing: [],
    origin: originOf(membro, first),
    ...more,
  };
}

export function rowsOf(
  household: Household,
  isShown: (key: Chiave) => boolean = () => true,
): Record<Group, Row[]> {
  const groups = allRows(household);
  const awaited = awaitedIn(household);
  return recordOf(GROUPS, (group) =>
    groups[group]
      .filter((one) => concerns(one, household) && one.keys.some(isShown))
      .map((one) => awaited({ ...one, keys: one.keys.filter(isShown) })),
  );
}

/** A row is «manca» when a result waits for one of its answers. Others may stay empty. */
function awaitedIn({ membri, analisi }: Pick<Household, 'membri' | 'analisi'>) {
  const lacks = new Map(membri.map((membro) => [membro._id, missingOfMember(analisi, membro)]));
  return <R extends Pick<Row, 'memberId' | 'keys' | 'origin'>>(
    one: R,
  ): R & Pick<Row, 'missing'> => {
    const of = lacks.get(one.memberId ?? '') ?? [];
    const missing = one.keys.filter((key) => of.includes(key));
    const rest = one.origin === 'missing' ? 'open' : one.origin;
    return { ...one, missing, origin: missing.length > 0 ? 'missing' : rest };
  };
}

/** A row is drawn for a person who is asked the first answer of its editor, or may keep it. */
function concerns({ memberId, keys: [first] }: Row, { membri, analisi }: Household): boolean {
  const membro = membri.find(({ _id }) => _id === memberId);
  return !membro || !first || mayHold(first, membro, chiOf(membro, analisi.refDate));
}

function allRows(household: Household): Record<Group, Row[]> {
  const { membri, analisi } = household;
  const today = analisi.refDate;
  const asks = (membro: Membro, key: Chiave) => isAsked(key, membro, chiOf(membro, today));
  const me = membri.find(({ gradoParentela }) => gradoParentela === 'me');
  const adults = membri.filter((membro) => membro === me || asks(membro, 'haTestamento'));
  const others = adults.filter(
    (membro) =>
      membro !== me &&
      (ownsSomething(membro) ||
        missingOfMember(analisi, membro).includes('valorePatrimonioMobiliare')),
  );
  const owners = me ? [me, ...others] : others;
  /** Of all who are asked: see `concerns`. */
  const drawn = (group: Group) =>
    drawnIn(group).flatMap((dato) => adults.map((membro) => row(dato, membro)));
  return {
    chi: [
      ...membri.map((membro) => personRow(membro, today)),
      ...(me ? [row('comune', me)] : []),
      ...(membri.length > 1 ? [perimetroRow(household)] : []),
      ...drawn('chi'),
    ],
    entrate: [
      ...membri.map((membro) => row('reddito', membro)),
      ...(me ? [speseRow(me, analisi)] : []),
      ...drawn('entrate'),
    ],
    avere: [
      ...owners.flatMap((membro) => ownedRows(membro, membro === me, asks)),
      ...adults.map(fondoRow),
      ...drawn('avere'),
    ],
    investimenti: [
      ...owners.flatMap((membro) => SPLITS.map((dato) => row(dato, membro))),
      ...drawn('investimenti'),
    ],
    dovere: [
      ...owners.map(mutuoRow),
      ...(me && owners.some(({ mutuoResidenza }) => mutuoResidenza) ? [rataRow(me, analisi)] : []),
      ...adults
        .filter((membro) => membro === me || (membro.altriDebiti ?? []).length > 0)
        .map(debitiRow),
      usciteRow(household),
      ...drawn('dovere'),
    ],
    tutele: [
      ...drawn('tutele'),
      ...adults.flatMap((membro) => POLIZZE_CHIESTE.map((polizza) => coverRow(polizza, membro))),
      ...coveredChildren(membri, adults).map((membro) => row('salute', membro, { origin: 'told' })),
    ],
  };
}

/** A child has a row of health cover only when covered: the question is not asked of children. */
const coveredChildren = (membri: readonly Membro[], adults: readonly Membro[]): Membro[] =>
  membri.filter(
    (membro) => !adults.includes(membro) && membro.polizze?.coperturaSanitaria === true,
  );

const EDITOR_OF: Readonly<Record<Polizza, EditorId>> = {
  casoMorte: 'casoMorte',
  invaliditaPermanente: 'invalidita',
  rischioNonAutosufficienza: 'ltc',
  coperturaSanitaria: 'salute',
};

/** What a cover pays, where that was answered. */
function coverRow(polizza: Polizza, membro: Membro): Row {
  const pays = PAYS[polizza];
  return row(
    EDITOR_OF[polizza],
    membro,
    pays && !isMissing(answerOf(membro, pays)) ? { shown: pays } : {},
  );
}
const PAYS: Readonly<Partial<Record<Polizza, Chiave>>> = {
  casoMorte: 'polizze.capitaleCasoMorte',
  rischioNonAutosufficienza: 'polizze.renditaLtcMensile',
};

/** Other members' things are shown once there are some. */
const ownsSomething = (membro: Membro): boolean =>
  isPropria(membro.statoResidenza) ||
  [
    membro.valorePatrimonioMobiliare,
    membro.valorePatrimonioImmobiliare,
    membro.valorePatrimonioImmobiliareSecondHomes,
    membro.valoreAttivita,
  ].some((value) => (value ?? 0) > 0);

const perimetroRow = ({ analisiFamiliare }: Household): Row => ({
  id: 'perimetro',
  dato: 'perimetro',
  memberId: null,
  keys: ['analisiFamiliare'],
  missing: [],
  value: { word: analisiFamiliare },
  origin: 'told',
});

/** Asked with who somebody is, and not needed to add them. */
const ALSO_OF_PERSON: readonly Chiave[] = ['sesso'];

/** Answers with a row of their own, or that may stay empty. */
const ELSEWHERE: readonly Chiave[] = [
  'redditoNettoAnnuo',
  'comuneResidenza',
  'lastName',
  'nomeLatino',
  'cognomeLatino',
];

function personRow(membro: Membro, today: string): Row {
  const chi = chiOf(membro, today);
  const asked = (key: Chiave) => isAsked(key, membro, chi);
  const keys = IDENTITA.filter((key) => !ELSEWHERE.includes(key) && asked(key));
  return {
    id: `persona ${membro._id}`,
    dato: 'persona',
    memberId: membro._id,
    keys: [...keys, ...ALSO_OF_PERSON.filter(asked)],
    missing: [],
    value: { word: 'age' },
    origin: originOf(membro, keys),
  };
}

/** An answer that was not given is shown as the engine supposes it. */
const speseRow = (me: Membro, { bilancio }: Household['analisi']): Row =>
  isMissing(me.speseMensili)
    ? row('spese', me, { value: { euro: bilancio.spese }, origin: 'supposed' })
    : row('spese', me);
const rataRow = (me: Membro, { bilancio }: Household['analisi']): Row =>
  isMissing(me.rataMutuo)
    ? row('rata', me, { value: { euro: bilancio.rate }, origin: 'supposed' })
    : row('rata', me);

const SPLITS = ['suddivisione', 'strumenti', 'regimi'] as const;

type Asks = (membro: Membro, key: Chiave) => boolean;
function ownedRows(membro: Membro, isMe: boolean, asks: Asks): Row[] {
  const owned = asks(membro, 'valoreResidenza');
  const rest: Origin = isMe ? 'missing' : 'open';
  const home = row('casa', membro, {
    ...(owned ? { shown: 'valoreResidenza' } : {}),
    origin: originOf(membro, owned ? ['valoreResidenza'] : ['statoResidenza'], rest),
  });
  return [
    home,
    row('altriImmobili', membro, {
      ...otherEstate(membro),
      origin: originOf(membro, ['valorePatrimonioImmobiliareSecondHomes'], 'open'),
    }),
    row('risparmi', membro, { origin: originOf(membro, ['valorePatrimonioMobiliare'], rest) }),
    attivitaRow(membro, asks),
  ];
}

/** What is not the home. Without an answer on second homes, nothing else is not «none». */
function otherEstate(membro: Membro): Pick<Row, 'value'> {
  const home = isPropria(membro.statoResidenza) ? (membro.valoreResidenza ?? 0) : 0;
  const whole = membro.valorePatrimonioImmobiliare;
  const second = membro.valorePatrimonioImmobiliareSecondHomes;
  const other = whole === undefined ? second : whole - home;
  if (other !== undefined && other > 0) return { value: { euro: other } };
  return second === undefined ? {} : { value: { word: 'none' } };
}
const attivitaRow = (membro: Membro, asks: Asks): Row =>
  asks(membro, 'valoreAttivita')
    ? row('attivita', membro, {
        shown: 'valoreAttivita',
        origin: originOf(membro, ['valoreAttivita']),
      })
    : row('attivita', membro);
const fondoRow = (membro: Membro): Row =>
  membro.polizze?.previdenzaComplementare && !isMissing(membro.montanteFondo)
    ? row('fondo', membro, { shown: 'montanteFondo' })
    : row('fondo', membro);
const mutuoRow = (membro: Membro): Row =>
  membro.mutuoResidenza
    ? row('mutuo', membro, {
        shown: 'valoreResiduoMutuo',
        origin: originOf(membro, ['valoreResiduoMutuo']),
      })
    : row('mutuo', membro, membro.mutuoResidenza === false ? { value: { word: 'none' } } : {});
function debitiRow(membro: Membro): Row {
  const { altriDebiti } = membro;
  if (altriDebiti === undefined) return row('debiti', membro, { origin: 'open' });
  const owed = altriDebiti.reduce((sum, { residuo }) => sum + residuo, 0);
  return row('debiti', membro, { value: owed > 0 ? { euro: owed } : { word: 'none' } });
}
const usciteRow = ({ uscitePianificate }: Household): Row => ({
  id: 'uscite',
  dato: 'uscite',
  memberId: null,
  keys: ['uscitePianificate'],
  missing: [],
  shown: 'uscitePianificate',
  ...(uscitePianificate === null ? {} : { value: { euro: uscitePianificate } }),
  origin: uscitePianificate === null ? 'open' : 'told',
});

/** A detail of one person, and the answers of it that are asked. */
export interface Detail {
  id: string;
  dato: EditorId;
  memberId: string;
  keys: readonly Chiave[];
  /** Those of `keys` that a result waits for. */
  missing: readonly Chiave[];
  origin: Origin;
}

/** The details that are asked of somebody, in the order of the page. */
export function detailsOf(
  { membri, analisi }: Pick<Household, 'membri' | 'analisi'>,
  isShown: (key: Chiave) => boolean = () => true,
): Detail[] {
  const awaited = awaitedIn({ membri, analisi });
  return DETTAGLI.flatMap((dato) =>
    membri.flatMap((membro) => {
      const keys = detailKeys(dato, membro, analisi.refDate).filter(isShown);
      const detail = {
        id: `${dato} ${membro._id}`,
        dato,
        memberId: membro._id,
        keys,
        origin: originOf(membro, keys),
      };
      return keys.length === 0 ? [] : [awaited(detail)];
    }),
  );
}

function detailKeys(dato: EditorId, membro: Membro, today: string): Chiave[] {
  if (dato === 'laurea' && !isLaurea(membro.titoloStudio)) return [];
  if (dato === 'altreCase' && !((membro.valorePatrimonioImmobiliareSecondHomes ?? 0) > 0))
    return [];
  const chi = chiOf(membro, today);
  return keysOf(dato).filter((key) => isAsked(key, membro, chi));
}
