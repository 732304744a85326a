import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '../errors.ts';
import { COSTANTI_2026_12 } from './release-2026-12.ts';
import { costantiPubbliche, valoriAl, type Costanti } from './costanti.ts';
import { inForce, type Dated } from './dated.ts';

const cap: Dated<number> = {
  key: 'fondo.deducibilita',
  fonte: 'D.Lgs. 252/2005, art. 8',
  verificatoIl: '2026-11-20',
  values: [
    { from: '2007-01-01', to: '2025-12-31', value: 5164.57 },
    { from: '2026-01-01', value: 5300 },
  ],
};

describe('a dated value', () => {
  it.each([
    ['2007-01-01', 5164.57],
    ['2025-12-31', 5164.57],
    ['2026-01-01', 5300],
    ['2040-06-01', 5300],
  ])('on %s is %d', (day, value) => expect(inForce(cap, day)).toBe(value));
  it('never borrows a newer value: it says which key has none', () => {
    expect(() => inForce(cap, '2006-12-31')).toThrow(
      new ConfigError('fondo.deducibilita', 'no version valid on 2006-12-31'),
    );
  });
});

describe('the release of November 2026', () => {
  it('has every key under its own name, with source, day and bounds', () => {
    for (const [key, voce] of Object.entries(COSTANTI_2026_12.voci)) {
      expect(voce.key).toBe(key);
      expect(voce.fonte).not.toBe('');
      expect(voce.verificatoIl).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(voce.min).toBeLessThanOrEqual(voce.max);
      expect(JSON.stringify(voce.values)).not.toContain('undefined');
    }
  });
  it('says of no source that it was read on a day to come', () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const { key, verificatoIl, values } of Object.values(COSTANTI_2026_12.voci))
      for (const read of [verificatoIl, ...values.map((value) => value.verificatoIl)])
        expect([key, read === undefined || read <= today ? 'read' : read]).toEqual([key, 'read']);
  });
  it('has the values of each key in the order of their days', () => {
    for (const { key, values } of Object.values(COSTANTI_2026_12.voci)) {
      const days = values.map(({ from }) => from);
      expect([key, ...days]).toEqual([key, ...new Set(days.toSorted())]);
    }
  });
  it('keeps single numbers within their bounds', () => {
    for (const voce of Object.values(COSTANTI_2026_12.voci))
      for (const { value } of voce.values as readonly { value: unknown }[]) {
        if (typeof value !== 'number') continue;
        expect([voce.key, value >= voce.min && value <= voce.max]).toEqual([voce.key, true]);
      }
  });
  it('is valid from its own day on, and throws the day before', () => {
    expect(valoriAl(COSTANTI_2026_12, '2026-11-20')['fondo.deducibilita']).toBe(5300);
    expect(valoriAl(COSTANTI_2026_12, '2026-12-31')['fondo.deducibilita']).toBe(5300);
    expect(() => valoriAl(COSTANTI_2026_12, '2026-11-19')).toThrow(ConfigError);
  });
  it('shows only the constants marked public', () => {
    const shown = costantiPubbliche(COSTANTI_2026_12);
    expect(shown.map(({ key }) => key).sort()).toEqual([
      'depositi.garanzia',
      'fondo.deducibilita',
      'gestione.anniUscite',
      'inps.accompagnamento',
      'inps.assegnoSociale',
      'pensione.obiettivo',
      'ui.decimali.prezzi',
      'vix.soglie',
    ]);
    expect(shown.find(({ key }) => key === 'vix.soglie')).toMatchObject({
      value: [20, 30],
      unit: 'points',
      validFrom: '2026-11-20',
    });
  });
  it('a release with a hole names the key', () => {
    const holed = {
      ...COSTANTI_2026_12,
      voci: {
        ...COSTANTI_2026_12.voci,
        'inps.massimale': { ...COSTANTI_2026_12.voci['inps.massimale'], values: [] },
      },
    } as Costanti;
    expect(() => valoriAl(holed, '2026-11-20')).toThrow(
      'inps.massimale: no version valid on 2026-11-20',
    );
  });
});
