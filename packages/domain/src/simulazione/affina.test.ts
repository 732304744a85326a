import { describe, expect, it } from '@jest/globals';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { FAMIGLIE_ESEMPIO } from '../esempi/esempi.ts';
import { OGGI } from '../casi/valori.ts';
import type { Famiglia } from '../nucleo.ts';
import { analizza } from '../racconto/analizza.ts';
import type { Chiave } from '../risposte/tabella.ts';
import { affinamenti } from './affina.ts';

const esempio = FAMIGLIE_ESEMPIO.find(({ key }) => key === 'bellini');
if (!esempio) throw new Error('no family');
const famiglia: Famiglia = { refDate: OGGI, ...esempio.famiglia };
const [anna, marco] = famiglia.membri.map(({ _id }) => _id) as [string, string];
const surer = (memberId: string, keys: readonly Chiave[], of = famiglia) =>
  affinamenti(COSTANTI_2026_12, of, memberId, keys);

describe('what a detail would make surer', () => {
  it('starts from the confidence that the analysis shows, and rises', () => {
    const contributi = ['anniContributi', 'primoContributo', 'continuita'] as const;
    const lavoro = ['regimeFiscale', 'cassa'] as const;
    const pension = (keys: readonly Chiave[]) =>
      surer(anna, keys).find(({ code, memberId }) => code === 'pensione' && memberId === anna);
    const { tracce } = analizza(famiglia, COSTANTI_2026_12);
    const now = tracce[`previdenza.${anna}`]?.affidabilita;
    // Each alone is a step that does not reach the next level; together they do.
    expect(pension(contributi)).toMatchObject({ prima: now, dopo: now });
    expect(pension([...contributi, ...lavoro])).toMatchObject({ prima: now, dopo: 'alta' });
  });

  it('is as sure as the analysis is once it is told', () => {
    const keys = ['speseMensili', 'rataMutuo'] as const;
    const found = surer(anna, keys).find(({ code }) => code === 'gestione-patrimonio');
    const told = {
      ...famiglia,
      membri: famiglia.membri.map((m) =>
        m._id === anna ? { ...m, speseMensili: 2_000, rataMutuo: 700 } : m,
      ),
    };
    const after = analizza(told, COSTANTI_2026_12).soluzioni.find(
      ({ code }) => code === 'gestione-patrimonio',
    );
    expect(found?.dopo).toBe(after?.affidabilita);
  });

  it('is nothing where the answer is there already, or where no result waits for it', () => {
    expect(surer(marco, ['polizze.tutelaLegale'])).toEqual([]);
    expect(surer(anna, ['figliFuoriNucleo'])).toEqual([]);
  });

  it('counts an estimate of the person as told once they say that it is right', () => {
    const supposed = {
      ...famiglia,
      membri: famiglia.membri.map((m) =>
        m._id === marco
          ? {
              ...m,
              anniContributi: 20,
              primoContributo: '2006-01',
              stimati: ['anniContributi', 'redditoNettoAnnuo', 'professione'],
            }
          : m,
      ),
    };
    const codes = surer(marco, ['anniContributi', 'redditoNettoAnnuo', 'professione'], supposed);
    expect(codes.some(({ memberId, code }) => memberId === marco && code === 'pensione')).toBe(
      true,
    );
  });
});
