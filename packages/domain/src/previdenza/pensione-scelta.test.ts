import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { monthIndex } from '../calendario.ts';
import { valoriAl } from '../costanti/costanti.ts';
import { COSTANTI_2026_11 } from '../costanti/release-2026-11.ts';
import type { IpotesiPensione, Professione } from '../nucleo.ts';
import { carriera } from './carriera.ts';
import { pension, type PensioneOk, type PersonaPensione } from './pensione.ts';
import { pensioneScelta, renditaVersamenti } from './pensione-scelta.ts';
import { meseAnticipata } from './requisiti.ts';

const OGGI = '2026-11-20';
const v = valoriAl(COSTANTI_2026_11, OGGI);
const persona = (rest: Partial<PersonaPensione> = {}): PersonaPensione => ({
  refDate: OGGI,
  birthDate: '1981-05-10',
  professione: 'Dipendente',
  redditoNettoAnnuo: 30000,
  regione: null,
  ...rest,
});
const ok = (
  ipotesi: IpotesiPensione,
  rest: Partial<PersonaPensione> = {},
  sesso: 'M' | 'F' = 'M',
) => pensioneScelta(v, persona(rest), ipotesi, sesso) as PensioneOk;
const base = (rest: Partial<PersonaPensione> = {}) => pension(v, persona(rest)) as PensioneOk;

describe('the pension under hypotheses', () => {
  it('is that of the rule when nothing is supposed, whoever the person is', () => {
    const professioni: Professione[] = [
      'Dipendente',
      'Autonomo/a',
      'Artigiano/a',
      'Imprenditore',
      'Pensionato/a',
      'Studente',
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 1955, max: 2004 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(...professioni),
        fc.integer({ min: 3000, max: 200000 }),
        fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
        fc.integer({ min: 0, max: 90000 }),
        (year, month, professione, redditoNettoAnnuo, anniContributi, montanteFondo) => {
          const p = persona({
            birthDate: `${year}-${String(month).padStart(2, '0')}-10`,
            professione,
            redditoNettoAnnuo,
            anniContributi,
            montanteFondo,
          });
          const scelta = pensioneScelta(v, p, {}) as unknown as Record<string, unknown>;
          for (const [key, value] of Object.entries(pension(v, p))) {
            if (typeof value === 'number') expect(scelta[key]).toBeCloseTo(value, 6);
            else expect(scelta[key]).toBe(value);
          }
        },
      ),
      { numRuns: 200, seed: 7 },
    );
  });

  it('two years later: a later start, more contributions, a higher coefficient, a higher pension', () => {
    const first = base();
    const later = ok({ mesiEta: first.mesiEta + 24 });
    expect(later.mesiEta).toBe(first.mesiEta + 24);
    expect(later.anniContributi).toBeCloseTo(first.anniContributi + 2 * 0.85, 9);
    expect(later.coefficiente).toBeGreaterThan(first.coefficiente);
    expect(later.pensioneNettaAnnua).toBeGreaterThan(first.pensioneNettaAnnua);
  });

  it('stopping at sixty without the months of the early pension: the old-age one at its own age, and lower', () => {
    const first = base();
    const stopped = ok({ mesiEta: 60 * 12 });
    // born May 1981: sixty in May 2041; 20 years of contributions are there, so only age is missing
    expect(stopped.mesiEta).toBe(first.mesiEta);
    expect(stopped.pensioneLordaAnnua).toBeLessThan(first.pensioneLordaAnnua);
    expect(stopped.anniContributi).toBeCloseTo(
      first.anniContributi - ((first.mesiEta - 720) * 0.85) / 12,
      9,
    );
    expect(stopped.redditoFinaleNetto).toBeLessThan(first.redditoFinaleNetto);
  });

  it('stopping before the old-age pension with the months of the early one: three months of window, then the pension', () => {
    const career = persona({ birthDate: '1968-05-10', anniContributi: 40 });
    const early = meseAnticipata(v, carriera(v, career), 'F');
    const birth = monthIndex('1968-05-10');
    const at = pensioneScelta(v, career, { mesiEta: early - 3 - birth }, 'F') as PensioneOk;
    expect(at.mesiEta).toBe(early - birth);
    // one month less of work and the requirement is missed: the old-age pension is left
    const missed = pensioneScelta(v, career, { mesiEta: early - 4 - birth }, 'F') as PensioneOk;
    expect(missed.mesiEta).toBe((pension(v, career) as PensioneOk).mesiEta);
  });

  it('who stops with less than five years of contributions never gets a pension', () => {
    expect(ok({ mesiEta: 40 * 12 }, { birthDate: '1990-05-10', anniContributi: 1 }).status).toBe(
      'requisiti_non_raggiunti',
    );
  });

  it('the payment that the rule asks for closes the gap, and half of it half', () => {
    const { versamentoAnnuo, gapAnnuo } = base();
    expect(gapAnnuo).toBeGreaterThan(0);
    expect(ok({ versamentoFondo: versamentoAnnuo! }).gapAnnuo).toBeCloseTo(0, 6);
    expect(ok({ versamentoFondo: versamentoAnnuo! / 2 }).gapAnnuo).toBeCloseTo(gapAnnuo / 2, 6);
  });

  it('an annuity worked out by hand: 1.000 € for 34 years at 2%, coefficient 4,97%, tax 9,3%', () => {
    // S = 48,0338; (48,0338 − 0,093 × 34) × 1.000 × 0,049... at 69 years and 6 months
    const rendita = renditaVersamenti(v, 1000, {
      lavoro: 34,
      anni: 34,
      mesiEta: 834,
      anniFondo: 0,
    });
    expect(rendita).toBeCloseTo(0.0497 * 1000 * (48.0338 - 0.093 * 34), 1);
    expect(renditaVersamenti(v, 0, { lavoro: 34, anni: 34, mesiEta: 834, anniFondo: 0 })).toBe(0);
    expect(renditaVersamenti(v, 1000, { lavoro: 0, anni: 0, mesiEta: 834, anniFondo: 0 })).toBe(0);
  });

  it('a lump sum grows the pension by cost × (1+ρ)^n × coefficient; instalments by less', () => {
    const first = base();
    const riscatto = { mesi: 60, costo: 31033.2, rate: 1 };
    const grown = ok({ riscatto });
    expect(grown.pensioneLordaAnnua - first.pensioneLordaAnnua).toBeCloseTo(
      31033.2 * 1.006 ** first.anniAlPensionamento * first.coefficiente,
      4,
    );
    expect(grown.anniContributi).toBeCloseTo(first.anniContributi + 5, 9);
    const byInstalments = ok({ riscatto: { ...riscatto, rate: 10 } }).pensioneLordaAnnua;
    expect(byInstalments).toBeLessThan(grown.pensioneLordaAnnua);
    expect(byInstalments).toBeGreaterThan(first.pensioneLordaAnnua);
  });
});
