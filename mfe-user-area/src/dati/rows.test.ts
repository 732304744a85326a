/** «I miei dati» and the cards of the members agree on what is missing of whom. */
import {
  chiOf,
  analizza,
  COSTANTI_2026_12,
  FAMIGLIE_ESEMPIO,
  isAsked,
  SEZIONI_ANALISI,
} from '@bussola/domain';
import { missingOfMember } from '@bussola/domain/nomi';
import { expect, it } from '@jest/globals';
import { DETTAGLI, EDITORS, isEditor } from './editors.ts';
import { detailsOf, GROUPS, rowsOf } from './rows.ts';

const REF_DATE = '2026-11-20';
type Household = (typeof FAMIGLIE_ESEMPIO)[number]['famiglia'];

function groupsOf(famiglia: Household, isShown?: (key: string) => boolean) {
  const analisi = analizza({ refDate: REF_DATE, ...famiglia }, COSTANTI_2026_12);
  const { membri, analisiFamiliare, uscitePianificate = null } = famiglia;
  const household = { membri, analisi, analisiFamiliare, uscitePianificate };
  return { analisi, groups: rowsOf(household, isShown) };
}
function allOf(famiglia: Household) {
  const { analisi, groups } = groupsOf(famiglia);
  return { analisi, rows: GROUPS.flatMap((group) => groups[group]) };
}

/** Rows of each person, and what the results still lack of them. */
function peopleOf(famiglia: Household) {
  const { analisi, rows } = allOf(famiglia);
  const details = detailsOf({ membri: famiglia.membri, analisi });
  return famiglia.membri.map((membro) => ({
    firstName: membro.firstName ?? '',
    rows: [...rows, ...details].filter(({ memberId }) => memberId === membro._id),
    missing: missingOfMember(analisi, membro),
  }));
}
/** As somebody who told little more than who they are. */
const withoutAnswers = (famiglia: Household): Household => ({
  ...famiglia,
  membri: famiglia.membri.map(
    ({ _id, seq, enabled, gradoParentela, firstName, dataNascita, professione }) => ({
      _id,
      seq,
      enabled,
      gradoParentela,
      ...(firstName === undefined ? {} : { firstName }),
      ...(dataNascita === undefined ? {} : { dataNascita }),
      ...(professione === undefined ? {} : { professione }),
    }),
  ),
});
const demo = FAMIGLIE_ESEMPIO.flatMap(({ key, famiglia }) =>
  [famiglia, withoutAnswers(famiglia)].flatMap((one, at) =>
    peopleOf(one).map((person) => ({
      ...person,
      who: `${person.firstName} (${key}${at === 0 ? '' : ', little told'})`,
    })),
  ),
);

it.each(demo)('of $who misses what Membri and the report miss, each once', ({ rows, missing }) => {
  expect(rows.flatMap((row) => row.missing).sort()).toEqual([...missing].sort());
  const marked = rows.filter(({ origin }) => origin === 'missing');
  expect(marked).toEqual(rows.filter((row) => row.missing.length > 0));
});

it('leaves open what nobody asks of Silvia, and misses what her income would need', () => {
  const locatelli = FAMIGLIE_ESEMPIO.find(({ key }) => key === 'locatelli')?.famiglia;
  if (!locatelli) throw new Error('no such family');
  const lifeCover = (famiglia: Household) =>
    peopleOf(famiglia)
      .find(({ firstName }) => firstName === 'Silvia')
      ?.rows.find(({ dato }) => dato === 'casoMorte')?.origin;
  expect(lifeCover(locatelli)).toBe('open');
  const membri = locatelli.membri.map((membro) =>
    membro.firstName === 'Silvia'
      ? { ...membro, professione: 'Dipendente' as const, redditoNettoAnnuo: 25_000 }
      : membro,
  );
  expect(lifeCover({ ...locatelli, membri })).toBe('missing');
});

it.each(FAMIGLIE_ESEMPIO)('$key: asks the person of each row something', ({ famiglia }) => {
  const empty = allOf(famiglia).rows.filter(({ dato, memberId }) => {
    const membro = famiglia.membri.find(({ _id }) => _id === memberId);
    return (
      membro &&
      isEditor(dato) &&
      !EDITORS[dato].keys.some((key) => isAsked(key, membro, chiOf(membro, REF_DATE)))
    );
  });
  expect(empty.map(({ dato, memberId }) => `${dato} of ${memberId ?? ''}`)).toEqual([]);
});

it('keeps every answer under the switch of investments among those that the switch leaves out', () => {
  const keys = FAMIGLIE_ESEMPIO.flatMap(({ famiglia }) =>
    groupsOf(famiglia).groups.investimenti.flatMap((row) => row.keys),
  );
  const leftOut: readonly string[] = SEZIONI_ANALISI.investimenti;
  expect(keys.filter((key) => !leftOut.includes(key))).toEqual([]);
});

it('has a row (rows.ts) for every editor but that of the totals; details have theirs below', () => {
  const shown = new Set<string>(
    FAMIGLIE_ESEMPIO.flatMap(({ famiglia }) => allOf(famiglia).rows.map(({ dato }) => dato)),
  );
  const elsewhere = new Set<string>(['patrimonio', ...DETTAGLI]);
  const without = Object.keys(EDITORS).filter((dato) => !shown.has(dato) && !elsewhere.has(dato));
  expect(without).toEqual([]);
});

it('has no row for an answer that no grant shows, and keeps the rest of its editor', () => {
  const reserved: readonly string[] = ['redditoNettoAnnuo', 'polizze.rischioNonAutosufficienza'];
  const isShown = (key: string) => !reserved.includes(key);
  const rows = FAMIGLIE_ESEMPIO.flatMap(({ famiglia }) =>
    Object.values(groupsOf(withoutAnswers(famiglia), isShown).groups).flat(),
  );
  expect(rows.filter(({ dato }) => dato === 'reddito')).toEqual([]);
  expect(rows.some(({ dato }) => dato === 'ltc')).toBe(true);
  expect(rows.flatMap(({ keys }) => keys).filter((key) => !isShown(key))).toEqual([]);
});

it('other real estate is «none» when it was told so, and not told when its answer was emptied', () => {
  const of = (second: number | undefined) => {
    const famiglia = structuredClone(
      (FAMIGLIE_ESEMPIO[0] as (typeof FAMIGLIE_ESEMPIO)[number]).famiglia,
    );
    const me = famiglia.membri[0] as (typeof famiglia.membri)[number];
    me.valorePatrimonioImmobiliare = me.valoreResidenza ?? 0;
    if (second === undefined) delete me.valorePatrimonioImmobiliareSecondHomes;
    else me.valorePatrimonioImmobiliareSecondHomes = second;
    const row = allOf(famiglia).rows.find(({ id }) => id === `altriImmobili ${me._id}`);
    return [row?.origin, row?.value];
  };
  expect(of(0)).toEqual(['told', { word: 'none' }]);
  expect(of(undefined)).toEqual(['open', undefined]);
});
