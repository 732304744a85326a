import { describe, expect, it } from '@jest/globals';
import { esempio } from '../../test/esempio.ts';
import { calcola } from '../analisi/calcola.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { noTrace } from '../traccia/no-trace.ts';
import { quadroDi } from './quadro.ts';

const bellini = esempio('bellini');
const [anna, marco, sofia, tommaso] = bellini.membri.map(({ _id }) => _id) as [
  string,
  string,
  string,
  string,
];
const analisi = calcola(bellini, COSTANTI_2026_12, noTrace);
const quadro = quadroDi(analisi);
const di = (code: string) => analisi.soluzioni.find((one) => one.code === code)!;

describe('the picture of a household', () => {
  it('has the figures of all and of each, with their units', () => {
    const persone = (code: string, name: string, unit: string) =>
      di(code).perMembro.map(({ memberId, numeri }) => ({
        key: `${code}.${name}`,
        memberId,
        unit,
        value: numeri[name] ?? null,
      }));
    const { patrimonio, gestione, previdenza, successione } = analisi;
    const all = (key: string, value: unknown, unit = 'euro') => ({ key, unit, value });
    expect(quadro.cifre).toEqual([
      // 182.000 + 140.000 of homes, 46.000 of savings, 11.400 in the fund, 148.000 of mortgage
      all('patrimonio.netto', 231_400),
      all('patrimonio.mobiliare', 46_000),
      all('patrimonio.debiti', 148_000),
      all('patrimonio.subito', patrimonio.liquidita.subito),
      all('gestione.carenza', gestione!.carenza),
      all('gestione.distanza', gestione!.distanza, 'punti'),
      ...persone('TCM', 'capitale', 'euro'),
      ...persone('infortuni-malattie', 'capitale', 'euro'),
      ...persone('LTC', 'gapMensile', 'euroMese'),
      all('polizze-rischi.esposizione', 42_000),
      all('unit-index-linked.importo', di('unit-index-linked').numeri['importo']),
      all('successione.imposta', successione.impostaStimata),
      ...previdenza
        .filter(({ mesiEta }) => mesiEta !== undefined)
        .flatMap(({ memberId, ...p }) => [
          { key: 'previdenza.mesiEta', memberId, unit: 'mesi', value: p.mesiEta },
          {
            key: 'previdenza.pensioneNettaMensile',
            memberId,
            unit: 'euroMese',
            value: p.pensioneNettaMensile,
          },
          { key: 'previdenza.gapMensile', memberId, unit: 'euroMese', value: p.gapMensile },
          {
            key: 'previdenza.versamentoMensile',
            memberId,
            unit: 'euroMese',
            value: p.versamentoMensile,
          },
        ]),
    ]);
    expect(quadro.cifre.every(({ value }) => value === null || Number.isFinite(value))).toBe(true);
    // Two who work have an age of retirement; the children have none.
    const persona = quadro.cifre.filter(({ key }) => key === 'previdenza.mesiEta');
    expect(persona.map(({ memberId }) => memberId)).toEqual([anna, marco]);
  });

  it('has levels and points of each area, and the reason only of a grey one', () => {
    expect(quadro.soluzioni).toEqual(
      analisi.soluzioni.map(({ code, level, score, motivo, numeri, perMembro }) => ({
        code,
        level,
        punti: score,
        motivo,
        numeri,
        perMembro,
      })),
    );
    const galli = quadroDi(calcola(esempio('galli'), COSTANTI_2026_12, noTrace)).soluzioni;
    expect(galli.some(({ level }) => level === 'grey')).toBe(true);
    for (const one of [...quadro.soluzioni, ...galli])
      expect([one.code, 'motivo' in one]).toEqual([one.code, one.level === 'grey']);
    expect(quadro.conteggi).toBe(analisi.conteggi);
  });

  it('keeps for the projection who lives there, what they own, earn and will be paid', () => {
    expect(quadro.base).toEqual({
      perimetro: [anna, marco, sofia, tommaso],
      patrimonio: { voci: analisi.patrimonio.voci, classi: analisi.patrimonio.classi },
      // 34.800 + 24.000
      reddito: { netto: 58_800 },
      previdenza: analisi.previdenza,
    });
  });
});

describe('a figure that is not there is null', () => {
  const valori = (of: Parameters<typeof quadroDi>[0]) =>
    Object.fromEntries(quadroDi(of).cifre.map(({ key, value }) => [key, value]));

  it('where the area has no row, or its number is none', () => {
    const none = valori({ ...analisi, soluzioni: [] });
    expect(none['polizze-rischi.esposizione']).toBeNull();
    expect(none).not.toHaveProperty(['TCM.capitale']);
    const text: (typeof analisi.soluzioni)[number] = {
      ...di('TCM'),
      perMembro: [
        { memberId: anna, score: 0, level: 'green', numeri: { capitale: 'tanto' } },
        { memberId: marco, score: 0, level: 'green', numeri: { capitale: null } },
      ],
    };
    const { cifre } = quadroDi({
      ...analisi,
      soluzioni: [text, { ...di('polizze-rischi'), numeri: { esposizione: true } }],
    });
    expect(cifre.filter(({ key }) => key === 'TCM.capitale').map(({ value }) => value)).toEqual([
      null,
      null,
    ]);
    expect(cifre).toContainEqual({
      key: 'polizze-rischi.esposizione',
      unit: 'euro',
      value: null,
    });
  });

  it('where savings or heirs are not known', () => {
    const unknown = valori({
      ...analisi,
      gestione: undefined,
      successione: { impostaStimata: null },
    });
    expect(unknown).toMatchObject({
      'gestione.carenza': null,
      'gestione.distanza': null,
      'successione.imposta': null,
    });
  });

  it('where a pension is told without its parts', () => {
    const { cifre } = quadroDi({
      ...analisi,
      previdenza: [
        { memberId: anna, status: 'ok', mesiEta: 800 },
        { memberId: marco, status: 'pensionato' },
      ],
    });
    expect(cifre.filter(({ key }) => key.startsWith('previdenza.'))).toEqual([
      { key: 'previdenza.mesiEta', memberId: anna, unit: 'mesi', value: 800 },
      { key: 'previdenza.pensioneNettaMensile', memberId: anna, unit: 'euroMese', value: null },
      { key: 'previdenza.gapMensile', memberId: anna, unit: 'euroMese', value: null },
      { key: 'previdenza.versamentoMensile', memberId: anna, unit: 'euroMese', value: null },
    ]);
  });
});
