import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { valoriAl } from '../costanti/costanti.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import type { IpotesiPensione, Professione } from '../nucleo.ts';
import { riscatto } from '../riscatto/riscatto.ts';
import { coefAt } from './coefficienti.ts';
import { pension, type PensioneOk, type PersonaPensione } from './pensione.ts';

const OGGI = '2026-11-20';
const v = valoriAl(COSTANTI_2026_12, OGGI);
const persona = (rest: Partial<PersonaPensione> = {}): PersonaPensione => ({
  refDate: OGGI,
  birthDate: '1981-05-10',
  professione: 'Dipendente',
  redditoNettoAnnuo: 30000,
  regione: null,
  ...rest,
});
const con = (ipotesi: IpotesiPensione, rest: Partial<PersonaPensione> = {}) =>
  pension(v, persona(rest), undefined, undefined, ipotesi);
const ok = (ipotesi: IpotesiPensione = {}, rest: Partial<PersonaPensione> = {}): PensioneOk => {
  const result = con(ipotesi, rest);
  if (result.status !== 'ok') throw new Error(result.status);
  return result;
};

describe('who has no projection', () => {
  it.each([
    ['Casalingo/a', '1980-01-01', 20000, { status: 'nessuna_contribuzione' }],
    ['Studente', '2000-01-01', 5000, { status: 'nessuna_contribuzione' }],
    ['Disoccupato/a', '1980-01-01', 0, { status: 'nessuna_contribuzione' }],
    ['Dipendente', '2008-11-21', 9000, { status: 'nessuna_contribuzione' }],
    ['Dipendente', '1980-01-01', 0, { status: 'dati_mancanti' }],
    ['Pensionato/a', '1950-01-01', 20000, { status: 'gia_pensionato', pensioneNettaAnnua: 20000 }],
  ] as const)('%s born %s with %d €: %j', (professione, birthDate, redditoNettoAnnuo, told) => {
    expect(con({}, { professione, birthDate, redditoNettoAnnuo })).toEqual(told);
  });
  it('a professional fund has rules of its own', () =>
    expect(con({}, { professione: 'Autonomo/a', cassa: true })).toEqual({
      status: 'cassa_professionale',
    }));
  it('a student who earns more than occasional work gives has one', () =>
    expect(
      con({}, { professione: 'Studente', birthDate: '2000-01-01', redditoNettoAnnuo: 5001 }).status,
    ).toBe('ok'));
});

it('clamps coefficients outside 57–71 and lowers them each year after 2026', () => {
  expect(coefAt(v, 40 * 12, 2026)).toBeCloseTo(0.04204, 10);
  expect(coefAt(v, 80 * 12, 2026)).toBeCloseTo(0.0651, 10);
  expect(coefAt(v, 67 * 12, 2027)).toBeCloseTo(0.05608 * 0.996, 10);
  expect(coefAt(v, 67 * 12, 2020)).toBeCloseTo(0.05608, 10);
});

it('who could retire today has nothing left to save', () => {
  const r = ok({}, { birthDate: '1957-03-10', redditoNettoAnnuo: 24000 });
  expect(r.anniAlPensionamento).toBe(0);
  expect(r).toMatchObject({
    maturata: true,
    versamentoAnnuo: null,
    versamentoMensile: null,
    fattibile: false,
    risparmioFiscaleAnnuo: 0,
  });
});

describe('the flat-rate regime', () => {
  const rest = {
    professione: 'Autonomo/a',
    birthDate: '1986-03-10',
    anniContributi: 12,
  } as const;
  it('leaves more of the same gross, and saves no tax on a fund', () => {
    const ordinario = ok({}, { ...rest, regimeFiscale: 'ordinario' });
    const forfettario = ok({}, { ...rest, regimeFiscale: 'forfettario' });
    expect(forfettario.lordoAttuale).toBeLessThan(ordinario.lordoAttuale);
    expect(ordinario.risparmioFiscaleAnnuo).toBeGreaterThan(0);
    expect([forfettario.risparmioFiscaleAnnuo, forfettario.tettoFondoMensile]).toEqual([0, 0]);
  });
  it('is not of employees', () =>
    expect(ok({}, { regimeFiscale: 'forfettario' }).lordoAttuale).toBe(ok().lordoAttuale));
});

describe('the pension under hypotheses', () => {
  it('two years later than old age: more contributions, a higher coefficient, a higher pension', () => {
    const first = ok();
    const vecchiaia = first.uscite.find(({ tipo }) => tipo === 'vecchiaia')!;
    const later = ok({ mesiEta: vecchiaia.mesiEta + 24 });
    expect(later.mesiEta).toBe(vecchiaia.mesiEta + 24);
    expect(later.anniContributi).toBeCloseTo(vecchiaia.anniContributi + 2 * 0.85, 9);
    expect(later.coefficiente).toBeGreaterThan(vecchiaia.coefficiente);
    expect(later.pensioneNettaAnnua).toBeGreaterThan(vecchiaia.pensioneNettaAnnua);
  });
  it('stopping at sixty: the first right after it, and lower', () => {
    const first = ok();
    const stopped = ok({ mesiEta: 60 * 12 });
    expect(stopped.mesiEta).toBeGreaterThanOrEqual(first.mesiEta);
    expect(stopped.redditoFinaleNetto).toBeLessThan(first.redditoFinaleNetto);
    const same = stopped.uscite.find(({ tipo }) => tipo === 'vecchiaia')!;
    const worked = first.uscite.find(({ tipo }) => tipo === 'vecchiaia')!;
    expect(same.mesiEta).toBe(worked.mesiEta);
    expect(same.pensioneLordaAnnua).toBeLessThan(worked.pensioneLordaAnnua);
    expect(same.anniContributi).toBeCloseTo(
      worked.anniContributi - ((worked.mesiEta - 720) * 0.85) / 12,
      9,
    );
  });
  it('who stops with less than five years of contributions never gets a pension', () => {
    expect(con({ mesiEta: 40 * 12 }, { birthDate: '1990-05-10', anniContributi: 1 }).status).toBe(
      'requisiti_non_raggiunti',
    );
  });
  it('the payment that the rule asks for closes the gap, and half of it half', () => {
    const { versamentoAnnuo, gapAnnuo } = ok();
    expect(gapAnnuo).toBeGreaterThan(0);
    expect(ok({ versamentoFondo: versamentoAnnuo! }).gapAnnuo).toBeCloseTo(0, 6);
    expect(ok({ versamentoFondo: versamentoAnnuo! / 2 }).gapAnnuo).toBeCloseTo(gapAnnuo / 2, 6);
  });
  it('a lump sum grows the pension by cost × (1+ρ)^n × coefficient; instalments by less', () => {
    const bought = { mesi: 60, costo: 31033.2, rate: 1 };
    const vecchiaia = (ipotesi: IpotesiPensione) =>
      ok(ipotesi).uscite.find(({ tipo }) => tipo === 'vecchiaia')!;
    const [first, grown] = [vecchiaia({}), vecchiaia({ riscatto: bought })];
    const years =
      Number(first.decorrenza.slice(0, 4)) - 2026 + (Number(first.decorrenza.slice(5)) - 11) / 12;
    expect(grown.pensioneLordaAnnua - first.pensioneLordaAnnua).toBeCloseTo(
      31033.2 * 1.006 ** years * first.coefficiente,
      4,
    );
    expect(grown.anniContributi).toBeCloseTo(first.anniContributi + 5, 9);
    const byInstalments = vecchiaia({ riscatto: { ...bought, rate: 10 } }).pensioneLordaAnnua;
    expect(byInstalments).toBeLessThan(grown.pensioneLordaAnnua);
    expect(byInstalments).toBeGreaterThan(first.pensioneLordaAnnua);
  });
});

const anyone = fc.record({
  birthDate: fc
    .tuple(fc.integer({ min: 1940, max: 2006 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}-10`),
  professione: fc.constantFrom<Professione>(
    'Dipendente',
    'Autonomo/a',
    'Artigiano/a',
    'Imprenditore',
    'Altro',
  ),
  redditoNettoAnnuo: fc.integer({ min: 3000, max: 200_000 }),
  sesso: fc.constantFrom('M' as const, 'F' as const),
  figli: fc.integer({ min: 0, max: 4 }),
  anniContributi: fc.option(fc.integer({ min: 0, max: 44 }), { nil: undefined }),
  montanteFondo: fc.integer({ min: 0, max: 200_000 }),
  anniFondo: fc.integer({ min: 0, max: 30 }),
});

describe('whoever the person is', () => {
  it('no exit is in the past or after old age, they are in order, and figures are numbers', () => {
    fc.assert(
      fc.property(anyone, (p) => {
        const r = con({}, p);
        if (r.status !== 'ok') return;
        const dates = r.uscite.map(({ decorrenza }) => decorrenza);
        expect(dates).toEqual(dates.toSorted());
        expect(dates[0]! >= '2026-11').toBe(true);
        const vecchiaia = r.uscite.find(({ tipo }) => tipo === 'vecchiaia');
        if (vecchiaia) expect(dates.at(-1)).toBe(vecchiaia.decorrenza);
        for (const one of r.uscite) {
          if (one.prima !== undefined) expect(one.prima <= one.decorrenza).toBe(true);
          for (const value of Object.values(one))
            if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
        }
        // An exit already reached is never later than the one that is spoken of.
        const reached = r.uscite.filter(
          ({ maturata, inizioIncerto }) => maturata && !inizioIncerto,
        );
        for (const one of reached) expect(r.decorrenza <= one.decorrenza).toBe(true);
        if (!r.fondoPossibile) expect(r.anniGap).toBeLessThan(5);
      }),
      { numRuns: 400, seed: 11 },
    );
  });
  it('more in the fund never widens the gap', () => {
    fc.assert(
      fc.property(anyone, fc.integer({ min: 0, max: 50000 }), (p, more) => {
        const of = (montanteFondo: number) => {
          const r = con({}, { ...p, montanteFondo });
          return r.status === 'ok' ? r.gapAnnuo : 0;
        };
        expect(of(p.montanteFondo + more)).toBeLessThanOrEqual(of(p.montanteFondo) + 1e-9);
      }),
      { numRuns: 100, seed: 12 },
    );
  });
});

describe('buying back a degree, the examples of section 2', () => {
  it.each([
    // name, birth, sex, income, years, contributions, first, net cost, net gain, recovery, earlier
    ['B', '1981-05-10', 'M', 45000, 5, undefined, undefined, 16953.44, 1061.14, 15.98, 0],
    ['C', '1978-05-10', 'F', 32000, 4, 27, '1998-01', 16045.41, 844.63, 19, 49],
  ] as const)(
    '%s',
    (_, birthDate, sesso, reddito, anni, contributi, primo, costo, delta, recupero, anticipo) => {
      const r = riscatto(v, {
        ...persona({ birthDate, redditoNettoAnnuo: reddito, laureato: true, sesso }),
        anniContributi: contributi,
        primoContributo: primo,
        annoDomanda: 2026,
        anni,
      });
      if (r.status !== 'ok') throw new Error(r.status);
      expect(r.agevolato.costoNetto).toBeCloseTo(costo, 1);
      expect(r.agevolato.deltaPensioneNetta).toBeCloseTo(delta, 0);
      expect(r.agevolato.anniRecupero).toBeCloseTo(recupero, 1);
      expect([r.mesiAnticipo, r.esito]).toEqual([anticipo, 'conviene']);
    },
  );
});
