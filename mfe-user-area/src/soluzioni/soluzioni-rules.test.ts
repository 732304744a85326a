import { describe, expect, it } from '@jest/globals';
import type { InputUsato } from '@bussola/domain';
import { soluzioneExample as area } from '../testing/soluzione-example.ts';
import { concerning, groupOf, groupSoluzioni, toDo } from './group.ts';
import { missingInputs, missingOfMember } from './missing-inputs.ts';
import { precisionOf, precisionPct } from './precision.ts';

const input = (key: string, provenance: InputUsato['provenance'], memberId?: string): InputUsato =>
  ({ key, provenance, value: null, label: { it: key, en: key }, ...(memberId ? { memberId } : {}) });

describe('groups of the priorities', () => {
  it.each([
    ['red', undefined, 'red'], ['yellow', undefined, 'yellow'], ['green', undefined, 'green'],
    ['grey', 'dati_mancanti', 'missing'], ['grey', 'non_applicabile', 'notApplicable'], ['grey', undefined, 'missing'],
  ] as const)('level %s, reason %s: %s', (level, motivo, group) => {
    expect(groupOf({ level, motivo })).toBe(group);
  });

  it('keeps the order of the engine inside a group', () => {
    const groups = groupSoluzioni([area({ code: 'pensione' }), area({ code: 'LTC', level: 'yellow' }), area({ code: 'TCM' })]);
    expect(groups.red.map(({ code }) => code)).toEqual(['pensione', 'TCM']);
    expect(groups.yellow.map(({ code }) => code)).toEqual(['LTC']);
    expect(groups.green).toEqual([]);
  });

  it('puts in front what asks for something, and only that', () => {
    expect(toDo([area(), area({ level: 'yellow' }), area({ level: 'green' }), area({ level: 'grey' })])).toHaveLength(2);
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

describe('how precise a result is', () => {
  it.each([
    [{ completezza: 100, inputs: [] }, 'high', 100],
    [{ completezza: 90, inputs: [] }, 'high', 90],
    [{ completezza: 89, inputs: [] }, 'medium', 89],
    [{ completezza: 60, inputs: [] }, 'medium', 60],
    [{ completezza: 59, inputs: [] }, 'low', 59],
    [{ completezza: 100, inputs: [input('a', 'estimated'), input('b', 'typed')] }, 'medium', 75],
    [{ completezza: 100, inputs: [input('a', 'estimated')] }, 'low', 50],
    [{ completezza: 0, inputs: [input('a', 'missing')] }, 'low', 0],
  ] as const)('%j: %s', (soluzione, precision, pct) => {
    expect(precisionOf({ ...soluzione, inputs: [...soluzione.inputs] })).toBe(precision);
    expect(precisionPct({ ...soluzione, inputs: [...soluzione.inputs] })).toBe(pct);
  });
});

describe('what is missing', () => {
  it('names a figure once, and whose it is', () => {
    const inputs = [input('reddito', 'missing', 'a'), input('reddito', 'missing', 'a'), input('reddito', 'missing', 'b'), input('eta', 'typed', 'a')];
    expect(missingInputs({ inputs }).map(({ key, memberId }) => [key, memberId])).toEqual([['reddito', 'a'], ['reddito', 'b']]);
  });

  it('asks nobody for what an area that does not concern them would need', () => {
    const soluzioni = [area({ level: 'grey', motivo: 'non_applicabile', inputs: [input('laurea', 'missing', 'a')] }), area({ inputs: [input('contributi', 'missing', 'a')] })];
    expect(missingOfMember({ soluzioni }, 'a').map(({ key }) => key)).toEqual(['contributi']);
  });
});
