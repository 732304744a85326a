import { describe, expect, it } from '@jest/globals';
import { primeVersioni } from '../../test/prime-versioni.ts';
import { FAMIGLIE_ESEMPIO } from '../esempi/esempi.ts';
import { analizza } from '../racconto/analizza.ts';
import { costanteMetodo } from '../regole/metodo.ts';
import { perche } from '../racconto/perche.ts';
import { ConfigError } from '../errors.ts';
import { valoriAl } from './costanti.ts';
import { COSTANTI_2026_12 } from './release-2026-12.ts';
import { completaRelease, leggiRelease, scriviRelease } from './release-json.ts';
import { creaRelease, differenze, problemiCambi, ripristina } from './rilascio.ts';

const base = primeVersioni(COSTANTI_2026_12);
const KEYS = Object.keys(base.voci);
const nuova = { id: '2027.01.1', validFrom: '2027-01-01' };
const cap = { value: 5500, fonte: 'L. 300/2026, art. 1, comma 2', verificatoIl: '2026-12-30' };

describe('a release made from another', () => {
  const next = creaRelease(
    base,
    { 'fondo.deducibilita': cap, 'tcm.quotaReddito': { value: 0.75 } },
    nuova,
  );
  it('adds a version with its day, source and day of reading; the old one is still there', () => {
    expect(next.voci['fondo.deducibilita'].values).toEqual([
      ...base.voci['fondo.deducibilita'].values,
      { from: '2027-01-01', value: 5500, fonte: cap.fonte, verificatoIl: cap.verificatoIl },
    ]);
    expect([
      valoriAl(next, '2026-12-31')['fondo.deducibilita'],
      valoriAl(next, '2027-01-01')['fondo.deducibilita'],
    ]).toEqual([5300, 5500]);
  });
  it('leaves the one it came from as it was, and every other constant the same object', () => {
    expect(base.voci['fondo.deducibilita'].values).toHaveLength(1);
    for (const key of KEYS)
      if (key !== 'fondo.deducibilita' && key !== 'tcm.quotaReddito')
        expect(next.voci[key as 'score.red']).toBe(base.voci[key as 'score.red']);
  });
  it('differs in exactly what was changed', () => {
    expect(differenze(base, next)).toEqual([
      {
        key: 'fondo.deducibilita',
        prima: base.voci['fondo.deducibilita'].values[0],
        dopo: next.voci['fondo.deducibilita'].values[1],
      },
      {
        key: 'tcm.quotaReddito',
        prima: base.voci['tcm.quotaReddito'].values[0],
        dopo: { from: '2027-01-01', value: 0.75 },
      },
    ]);
    expect(differenze(base, base)).toEqual([]);
  });
  it('can hold a value for a day after its own', () => {
    const later = creaRelease(
      base,
      { 'fondo.deducibilita': { ...cap, from: '2027-07-01' } },
      nuova,
    );
    expect(
      ['2027-06-30', '2027-07-01'].map((day) => valoriAl(later, day)['fondo.deducibilita']),
    ).toEqual([5300, 5500]);
  });
  it('is what every «perché?» names afterwards: value, first day, law and the day somebody read it', () => {
    const { famiglia } = FAMIGLIE_ESEMPIO[0]!;
    const said = (refDate: string) =>
      perche(analizza({ ...famiglia, refDate }, next), 'soluzione.pensione', next)?.costanti.find(
        ({ key }) => key === 'fondo.deducibilita',
      );
    expect(said('2027-01-01')).toMatchObject({
      value: 5500,
      from: '2027-01-01',
      verificatoIl: '2026-12-30',
      fonte: { it: cap.fonte, en: 'Law 300/2026, art. 1, paragraph 2' },
    });
    expect(said('2026-12-31')).toMatchObject({ value: 5300, verificatoIl: '2026-11-20' });
    expect(costanteMetodo(next, 'fondo.deducibilita', '2027-01-01')).toMatchObject({
      value: 5500,
      verificatoIl: '2026-12-30',
    });
  });
  it('takes a second value of the same day as the good one', () => {
    const again = creaRelease(
      next,
      { 'fondo.deducibilita': { ...cap, value: 5600 } },
      { id: '2027.01.2', validFrom: '2027-01-01' },
    );
    expect(valoriAl(again, '2027-01-01')['fondo.deducibilita']).toBe(5600);
  });
  it('goes back to the old values, as a new release', () => {
    const back = ripristina(base, next, { id: '2027.02.1', validFrom: '2027-02-01' });
    expect(back.id).toBe('2027.02.1');
    expect(valoriAl(back, '2027-02-01')).toEqual(valoriAl(base, '2027-02-01'));
  });
});

describe('changes that cannot become a release', () => {
  const codes = (cambi: Parameters<typeof problemiCambi>[1], today?: string) =>
    problemiCambi(base, cambi, nuova.validFrom, today).map(({ key, code }) => `${key} ${code}`);
  it.each([
    [
      'law without source and day',
      { 'fondo.deducibilita': { value: 5500 } },
      ['fondo.deducibilita fonte', 'fondo.deducibilita data'],
    ],
    [
      'law with an empty source',
      { 'fondo.deducibilita': { ...cap, fonte: '  ' } },
      ['fondo.deducibilita fonte'],
    ],
    [
      'a day that does not exist',
      { 'fondo.deducibilita': { ...cap, verificatoIl: '2026-02-30' } },
      ['fondo.deducibilita data'],
    ],
    [
      'a value out of bounds',
      { 'fondo.deducibilita': { ...cap, value: 12_001 } },
      ['fondo.deducibilita fuori-limiti'],
    ],
    ['red not above yellow', { 'score.yellow': { value: 67 } }, ['score.red relazione']],
    [
      'red above yellow only later',
      { 'score.yellow': { value: 70, from: '2028-01-01' } },
      ['score.red relazione'],
    ],
    [
      'two solutions in one place',
      { 'soluzione.TCM.ordine': { value: 1 } },
      ['soluzione.TCM.ordine relazione'],
    ],
    [
      'a first band that just fits under the ceiling (none)',
      {
        'inps.massimale': { ...cap, value: 100_000 },
        'inps.primaFascia': { ...cap, value: 90_000 },
      },
      [],
    ],
    [
      'the least tax over the most',
      { 'fondo.imposta.min': { ...cap, value: 0.16 } },
      ['fondo.imposta.min relazione'],
    ],
    ['a constant nobody knows', { nulla: { value: 1 } }, ['nulla chiave-sconosciuta']],
  ])('%s', (_what, cambi, expected) => expect(codes(cambi)).toEqual(expected));
  it('two solutions may change places together', () => {
    expect(
      codes({
        'soluzione.TCM.ordine': { value: 3 },
        'soluzione.infortuni-malattie.ordine': { value: 2 },
      }),
    ).toEqual([]);
  });
  it('nobody has read tomorrow’s law', () => {
    expect(codes({ 'fondo.deducibilita': cap }, '2026-12-29')).toEqual(['fondo.deducibilita data']);
    expect(codes({ 'fondo.deducibilita': cap }, '2026-12-30')).toEqual([]);
  });
  it('are refused by name', () => {
    expect(() => creaRelease(base, { 'score.red': { value: 0 } }, nuova)).toThrow(
      new ConfigError('score.red', '0 is out of bounds: from 1 to 100.'),
    );
  });
});

describe('a release as text', () => {
  const text = scriviRelease(base);
  it('comes back whole: the same analysis to the byte, and the same text', () => {
    const read = leggiRelease(text, KEYS);
    expect(scriviRelease(read)).toBe(text);
    for (const { famiglia } of FAMIGLIE_ESEMPIO) {
      const household = { ...famiglia, refDate: '2026-11-20' };
      expect(JSON.stringify(analizza(household, read))).toBe(
        JSON.stringify(analizza(household, base)),
      );
    }
  });
  const changed = (
    change: (release: {
      formato: unknown;
      id: unknown;
      validFrom: unknown;
      voci: Record<string, Record<string, unknown>>;
    }) => void,
  ) => {
    const release = JSON.parse(text) as Parameters<typeof change>[0];
    change(release);
    return () => leggiRelease(JSON.stringify(release), KEYS);
  };
  it.each([
    [
      'another format',
      (r: { formato: unknown }) => {
        r.formato = 2;
      },
      'formato: format 2 is not 1',
    ],
    [
      'no name',
      (r: { id: unknown }) => {
        r.id = '';
      },
      'id: the release has no name',
    ],
    [
      'no day',
      (r: { validFrom: unknown }) => {
        r.validFrom = 'ieri';
      },
      'validFrom',
    ],
    [
      'a constant too many',
      (r: { voci: Record<string, unknown> }) => {
        r.voci['nuova.chiave'] = { ...(r.voci['score.red'] as object), key: 'nuova.chiave' };
      },
      'nuova.chiave: release 2026.12 has a constant that this engine does not know',
    ],
    [
      'a constant too few',
      (r: { voci: Record<string, unknown> }) => {
        delete r.voci['score.red'];
      },
      'score.red: release 2026.12 has no such constant',
    ],
    [
      'a constant without versions',
      (r: { voci: Record<string, Record<string, unknown>> }) => {
        r.voci['score.red']!.values = [];
      },
      'score.red',
    ],
    [
      'a constant under another name',
      (r: { voci: Record<string, Record<string, unknown>> }) => {
        r.voci['score.red']!.key = 'score.yellow';
      },
      'score.red',
    ],
  ])('with %s is refused by name', (_what, change, said) =>
    expect(changed(change as never)).toThrow(said),
  );
  it('that is no JSON is refused', () =>
    expect(() => leggiRelease('{', KEYS)).toThrow(ConfigError));
});

describe('a release of an older engine', () => {
  const older = () => {
    const release = JSON.parse(
      scriviRelease(creaRelease(base, { 'score.red': { value: 70 } }, nuova)),
    ) as { voci: Record<string, Record<string, unknown>> };
    delete release.voci['ui.vix.giorniMax'];
    release.voci['vecchia.chiave'] = { ...release.voci['score.red'], key: 'vecchia.chiave' };
    release.voci['score.yellow']!.max = 50;
    return JSON.stringify(release);
  };
  it('is made whole: new constants from the code, old ones gone, bounds of the code, approved values kept', () => {
    const whole = completaRelease(older(), base, { id: '2027.01.2', validFrom: '2027-01-02' });
    expect(Object.keys(whole!.voci).sort()).toEqual([...KEYS].sort());
    expect([
      whole!.id,
      whole!.voci['score.red'].values.at(-1)?.value,
      whole!.voci['score.yellow'].max,
      whole!.voci['ui.vix.giorniMax'].values[0]?.value,
    ]).toEqual(['2027.01.2', 70, 100, 5]);
  });
  it('that is whole is left alone', () =>
    expect(completaRelease(scriviRelease(base), base, nuova)).toBeUndefined());
});
