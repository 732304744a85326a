import { describe, expect, it } from '@jest/globals';
import type { InputUsato, LevelOrGrey, Soluzione } from '@bussola/domain';
import { soluzioneExample as area } from './testing/soluzione-example.ts';
import { concerning, groupOf, groupSoluzioni, toDo } from './group.ts';
import { missingInputs } from './unsure-inputs.ts';
import { precisionOf } from './precision.ts';
import { columnsOf } from './trace-columns.tsx';

const input = (
  key: string,
  provenance: InputUsato['provenance'],
  memberId?: string,
): InputUsato => ({
  key,
  provenance,
  value: null,
  label: { it: key, en: key },
  ...(memberId ? { memberId } : {}),
});

describe('groups of the priorities', () => {
  it.each<[LevelOrGrey, Soluzione['motivo'], string, Soluzione['natura']?]>([
    ['red', undefined, 'red'],
    ['yellow', undefined, 'yellow'],
    ['yellow', undefined, 'toCheck', 'verifica'],
    ['green', undefined, 'green'],
    ['grey', 'dati_mancanti', 'missing'],
    ['grey', 'non_applicabile', 'notApplicable'],
    ['grey', undefined, 'missing'],
  ])('level %s, reason %s: %s', (level, motivo, group, natura = 'problema') => {
    expect(groupOf({ level, motivo, natura })).toBe(group);
  });

  it('keeps the order of the engine inside a group', () => {
    const groups = groupSoluzioni([
      area({ code: 'pensione' }),
      area({ code: 'LTC', level: 'yellow' }),
      area({ code: 'TCM' }),
    ]);
    expect(groups.red.map(({ code }) => code)).toEqual(['pensione', 'TCM']);
    expect(groups.yellow.map(({ code }) => code)).toEqual(['LTC']);
    expect(groups.green).toEqual([]);
  });

  it('puts in front what asks for something, and only that', () => {
    expect(
      toDo([area(), area({ level: 'yellow' }), area({ level: 'green' }), area({ level: 'grey' })]),
    ).toHaveLength(2);
  });
});

describe('areas that concern a person', () => {
  it.each([
    ['named among the members', area({ membri: ['b', 'a'] }), true],
    ['another is named', area({ membri: ['b'] }), false],
    ['of the whole family', area({}), true],
  ])('%s', (_, soluzione, concerned) => {
    expect(concerning([soluzione], 'a')).toHaveLength(concerned ? 1 : 0);
  });
});

describe('how far a figure may be relied on', () => {
  it.each([
    ['alta', 'high'],
    ['media', 'medium'],
    ['bassa', 'low'],
  ] as const)('its trace says %s: %s', (affidabilita, precision) => {
    expect(
      precisionOf(
        { tracce: { 'soluzione.TCM': { versione: 1, ingressi: [], costanti: [], affidabilita } } },
        'soluzione.TCM',
      ),
    ).toBe(precision);
  });
  it('is low where there is no trace', () =>
    expect(precisionOf({ tracce: {} }, 'soluzione.TCM')).toBe('low'));
});

describe('what is missing', () => {
  it('names a figure once, and whose it is', () => {
    const inputs = [
      input('reddito', 'missing', 'a'),
      input('reddito', 'missing', 'a'),
      input('reddito', 'missing', 'b'),
      input('eta', 'typed', 'a'),
    ];
    expect(missingInputs({ inputs }).map(({ key, memberId }) => [key, memberId])).toEqual([
      ['reddito', 'a'],
      ['reddito', 'b'],
    ]);
  });
});

describe('the two columns of a trace', () => {
  const step = (value: number, unit: 'euro' | 'pct' = 'euro') => ({
    label: { it: `${value}`, en: `${value}` },
    formula: { it: '', en: '' },
    value,
    unit,
  });
  const words = { it: 'Avete', en: 'You have' };
  const barra = {
    have: 40,
    need: 100,
    gap: 60,
    unit: 'euro' as const,
    haveLabel: words,
    needLabel: words,
  };
  const values = (passi: { value: number }[] = []) => passi.map(({ value }) => value);

  it('are the need up to its sum, what is there, and the difference', () => {
    const passi = [step(70), step(30), step(100), step(-25), step(-15), step(60)];
    const columns = columnsOf({ passi, barra });
    expect([values(columns?.need), values(columns?.have), columns?.missing.value]).toEqual([
      [70, 30, 100],
      [-25, -15],
      60,
    ]);
  });
  it.each([
    ['no sum before the result', [step(100), step(-40), step(60)]],
    ['something added after the sum', [step(70), step(30), step(100), step(5), step(60)]],
    ['steps after the result', [step(70), step(30), step(100), step(-40), step(60), step(7)]],
    ['nothing there', [step(70), step(30), step(100), step(60)]],
  ])('are none with %s', (_, passi) => expect(columnsOf({ passi, barra })).toBeUndefined());
  it('are none without a bar', () =>
    expect(columnsOf({ passi: [step(1), step(-1)], barra: undefined })).toBeUndefined());
});
