import { describe, expect, it } from '@jest/globals';
import type { ResponseOf } from '@bussola/contract';
import {
  analizza,
  COSTANTI_2026_12,
  ENGINE_VERSION,
  FAMIGLIE_ESEMPIO,
  isPunteggio,
  metodo,
  perche,
} from '@bussola/domain';
import type { Analisi, FiguraId } from '@bussola/domain';
import { TODAY } from '../testing/area-server.ts';
import { soluzioneOf, percheOf } from './perche-of.ts';

const told = {
  motore: ENGINE_VERSION,
  ...metodo(COSTANTI_2026_12, TODAY),
} as unknown as ResponseOf<'metodo'>;
const analisiOf = (famiglia: (typeof FAMIGLIE_ESEMPIO)[number]['famiglia']): Analisi =>
  analizza({ refDate: TODAY, ...famiglia }, COSTANTI_2026_12);

describe('«perché?» on a screen', () => {
  it.each(FAMIGLIE_ESEMPIO)('$key: says of every figure what the engine says', ({ famiglia }) => {
    const analisi = analisiOf(famiglia);
    const figures = Object.keys(analisi.tracce) as FiguraId[];
    expect(figures.length).toBeGreaterThan(20);
    for (const figura of figures) {
      const [shown, whole] = [percheOf(analisi, told, figura), perche(analisi, figura)];
      if (!shown || !whole) throw new Error(figura);
      expect([
        shown.regola.id,
        shown.versione,
        shown.affidabilita,
        shown.dubbi,
        shown.passi,
      ]).toEqual([whole.regola.id, whole.versione, whole.affidabilita, whole.dubbi, whole.passi]);
      expect(shown.inputs).toEqual(whole.ingressi);
      expect(shown.domanda).toEqual(whole.domanda?.input);
      const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);
      expect(
        shown.costanti.map(({ nome: _nome, propria: _propria, ...rest }) => rest).toSorted(byKey),
      ).toEqual(whole.costanti.filter(({ key }) => !isPunteggio(key)).sort(byKey));
    }
  });

  it('puts the constants of the rule itself before those it starts from', () => {
    const [first] = FAMIGLIE_ESEMPIO;
    if (!first) throw new Error('no example family');
    const own =
      percheOf(analisiOf(first.famiglia), told, 'soluzione.TCM')?.costanti.map(
        ({ propria }) => propria,
      ) ?? [];
    expect(own).toContain(true);
    expect(own.lastIndexOf(true)).toBeLessThan(own.indexOf(false));
  });

  it('knows the area and the person of a figure', () => {
    expect(soluzioneOf('soluzione.polizze-rischi')).toEqual({
      code: 'polizze-rischi',
      memberId: undefined,
    });
    expect(soluzioneOf('soluzione.TCM.abc')).toEqual({ code: 'TCM', memberId: 'abc' });
    expect(soluzioneOf('patrimonio.netto')).toBeUndefined();
  });
});
