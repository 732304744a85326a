import { describe, expect, it } from '@jest/globals';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { FAMIGLIE_ESEMPIO } from '../esempi/esempi.ts';
import { netFromGross } from '../fisco/netto.ts';
import { OGGI, v } from '../casi/valori.ts';
import { analizza } from '../racconto/analizza.ts';
import { effettoRisposte, nettoDelMembro } from './effetto-risposte.ts';

const esempio = FAMIGLIE_ESEMPIO.find(({ key }) => key === 'bellini');
if (!esempio) throw new Error('no family');
const famiglia = { refDate: OGGI, ...esempio.famiglia };
const [, membroMarco] = famiglia.membri;
if (!membroMarco) throw new Error('no second person');
const marco = membroMarco._id;

describe('other answers of a person', () => {
  it('change the same figures that a new analysis would show', () => {
    const { cifre, livelli } = effettoRisposte(COSTANTI_2026_12, famiglia, {
      memberId: marco,
      risposte: { ...membroMarco, anniContributi: 5, primoContributo: '2019-03' },
    });
    const membri = famiglia.membri.map((m) =>
      m._id === marco ? { ...m, anniContributi: 5, primoContributo: '2019-03' } : m,
    );
    const [before, after] = [famiglia, { ...famiglia, membri }].map((one) =>
      analizza(one, COSTANTI_2026_12).previdenza.find(({ memberId }) => memberId === marco),
    );
    const pension = cifre.find(
      ({ key, memberId }) => key === 'previdenza.pensioneNettaMensile' && memberId === marco,
    );
    expect(after?.pensioneNettaMensile).toBeLessThan(before?.pensioneNettaMensile ?? 0);
    expect([pension?.prima, pension?.dopo]).toEqual([
      before?.pensioneNettaMensile,
      after?.pensioneNettaMensile,
    ]);
    expect(livelli.map(({ code }) => code)).toContain('pensione');
  });

  it('that are equal to the old ones change no result', () => {
    const { cifre, livelli } = effettoRisposte(COSTANTI_2026_12, famiglia, {
      memberId: marco,
      risposte: membroMarco,
    });
    expect([cifre, livelli]).toEqual([[], []]);
  });

  it('take back what they do not have', () => {
    const fondo = {
      ...membroMarco,
      montanteFondo: 12_500,
      polizze: { previdenzaComplementare: true },
    };
    const { montanteFondo: _gone, ...without } = fondo;
    const membri = famiglia.membri.map((m) => (m._id === marco ? fondo : m));
    const { cifre } = effettoRisposte(
      COSTANTI_2026_12,
      { ...famiglia, membri },
      { memberId: marco, risposte: { ...without, polizze: { previdenzaComplementare: false } } },
    );
    const net = cifre.find(({ key }) => key === 'patrimonio.netto');
    expect((net?.prima ?? 0) - (net?.dopo ?? 0)).toBe(12_500);
  });

  it('of the whole household too: what is planned to go out weighs on the reserve', () => {
    const { cifre } = effettoRisposte(COSTANTI_2026_12, famiglia, {
      nucleo: { uscitePianificate: 30_000 },
    });
    const after = analizza({ ...famiglia, uscitePianificate: 30_000 }, COSTANTI_2026_12);
    expect(cifre.find(({ key }) => key === 'gestione.carenza')?.dopo).toBe(after.gestione?.carenza);
    expect(after.gestione?.carenza).toBeGreaterThan(0);
  });

  it('are refused for somebody who is not there', () => {
    expect(() =>
      effettoRisposte(COSTANTI_2026_12, famiglia, { memberId: 'nobody', risposte: membroMarco }),
    ).toThrow();
  });
});

describe('the net of a gross pay', () => {
  it('is that of the profession, in whole euro', () => {
    const net = nettoDelMembro(COSTANTI_2026_12, famiglia, marco, 30_000);
    expect(net).toBe(Math.round(net ?? 0));
    const { regione, provincia } = famiglia.membri[1]?.comuneResidenza ?? {};
    expect(provincia ?? regione).toBeDefined();
    // Regional tax moves it by a few hundred euro at most.
    expect(Math.abs((net ?? 0) - netFromGross(v, 'dipendente', 30_000, null).net)).toBeLessThan(
      700,
    );
  });

  it('is not known without a job or without a birth date', () => {
    const retired = {
      ...famiglia,
      membri: famiglia.membri.map((m) => ({ ...m, professione: 'Pensionato/a' as const })),
    };
    expect(nettoDelMembro(COSTANTI_2026_12, retired, marco, 30_000)).toBeUndefined();
    const unborn = {
      ...famiglia,
      membri: famiglia.membri.map((m) => ({ ...m, dataNascita: undefined })),
    };
    expect(nettoDelMembro(COSTANTI_2026_12, unborn, marco, 30_000)).toBeUndefined();
  });
});
