import { describe, expect, it } from '@jest/globals';
import { conRisposte, dipendente, esempio } from '../../test/esempio.ts';
import { analizza } from '../racconto/analizza.ts';
import type { Costanti } from '../costanti/costanti.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import type { Famiglia, Membro } from '../nucleo.ts';
import { confrontaMetodi, confrontaStati } from './cosa-e-cambiato.ts';

const bellini = esempio('bellini');
const [, , Sofia] = bellini.membri as [Membro, Membro, Membro];
const tra = (prima: Famiglia, dopo: Famiglia) =>
  confrontaStati(
    { famiglia: prima, costanti: COSTANTI_2026_12 },
    { famiglia: dopo, costanti: COSTANTI_2026_12 },
  );
const chiavi = (prima: Famiglia, dopo: Famiglia) =>
  tra(prima, dopo).differenze.map((causa) => (causa.tipo === 'risposta' ? causa.key : causa.tipo));
describe('what differs', () => {
  it.each<[string, unknown, unknown]>([
    ['haTestamento', undefined, true],
    ['haTestamento', false, true],
    ['redditoNettoAnnuo', 0, undefined],
    ['redditoNettoAnnuo', 30_000, 30_001],
    ['professione', 'Dipendente', 'Autonomo/a'],
    ['dataNascita', '1980-01-10', undefined],
    ['enabled', true, false],
    ['gradoParentela', 'me', 'other'],
    ['altriDebiti', [], [{ residuo: 1, rata: 1, tipo: 'altro' }]],
    ['suddivisioneInvestimento', { azioni: 50, liquidi: 50 }, { azioni: 51, liquidi: 49 }],
  ])('%s: from %j to %j', (key, prima, dopo) => {
    const { differenze } = tra(dipendente({ [key]: prima }), dipendente({ [key]: dopo }));
    expect(differenze).toEqual([
      { tipo: 'risposta', key, membro: dipendente({ [key]: dopo }).membri[0], prima, dopo },
    ]);
  });

  it.each<[string, unknown, unknown]>([
    ['haTestamento', undefined, null],
    ['altriDebiti', [], []],
    ['suddivisioneInvestimento', { azioni: 50, liquidi: 50 }, { azioni: 50, liquidi: 50 }],
    // Who one is, where one stands in the list, and what is only supposed of a person
    ['firstName', 'Anna', 'Anna Maria'],
    ['lastName', 'Colombo', 'Bellini'],
    ['seq', 1, 2],
    ['stimati', [], ['redditoNettoAnnuo']],
    ['ipotesi', undefined, { mesiEta: 800 }],
    ['polizze', undefined, {}],
  ])('%s is the same, from %j to %j', (key, prima, dopo) =>
    expect(tra(dipendente({ [key]: prima }), dipendente({ [key]: dopo })).differenze).toEqual([]),
  );

  it.each<[keyof Membro, object | undefined, object | undefined, string[]]>([
    [
      'polizze',
      { casoMorte: true, tutelaLegale: true },
      { casoMorte: false },
      ['casoMorte', 'tutelaLegale'],
    ],
    ['polizze', undefined, { casoMorte: false }, ['casoMorte']],
    ['polizze', { tutelaLegale: true }, undefined, ['tutelaLegale']],
    ['laureato', { stato: true, anni: 3 }, { stato: true, anni: 5 }, ['anni']],
    ['laureato', undefined, { stato: false }, ['stato']],
  ])('%s is compared answer by answer: %j to %j', (group, prima, dopo, parts) =>
    expect(chiavi(dipendente({ [group]: prima }), dipendente({ [group]: dopo }))).toEqual(
      parts.map((part) => `${group}.${part}`),
    ),
  );

  it('answers of the household, of nobody', () => {
    const { differenze } = tra(
      dipendente(),
      dipendente({}, { uscitePianificate: 500, analisiFamiliare: 'perNucleo' }),
    );
    expect(differenze).toEqual([
      { tipo: 'risposta', key: 'analisiFamiliare', prima: 'perMe', dopo: 'perNucleo' },
      { tipo: 'risposta', key: 'uscitePianificate', prima: undefined, dopo: 500 },
    ]);
    expect(tra(dipendente(), dipendente({}, { uscitePianificate: undefined })).differenze).toEqual(
      [],
    );
  });

  it('who arrived and who left, whatever the order of the list', () => {
    const without = { ...bellini, membri: bellini.membri.filter((m) => m !== Sofia) };
    expect(tra(without, bellini).differenze).toEqual([
      { tipo: 'membro', membro: Sofia, arrivato: true },
    ]);
    expect(tra(bellini, without).differenze).toEqual([
      { tipo: 'membro', membro: Sofia, arrivato: false },
    ]);
    const turned = {
      ...bellini,
      membri: bellini.membri.toReversed().map((m, at) => ({ ...m, seq: at + 1 })),
    };
    expect(tra(bellini, turned).differenze).toEqual([]);
    const other = conRisposte(bellini, { 2: { _id: 'somebody-else' } });
    expect(tra(bellini, other).differenze).toEqual([
      { tipo: 'membro', membro: Sofia, arrivato: false },
      { tipo: 'membro', membro: other.membri[2], arrivato: true },
    ]);
  });

  it('the day, and nothing else that follows from it', () =>
    expect(tra(dipendente(), dipendente({}, { refDate: '2026-11-21' })).differenze).toEqual([
      { tipo: 'tempo', dal: '2026-11-20', al: '2026-11-21' },
    ]));
});

describe('what moved a level', () => {
  it('planned outflows: the reserve is no longer enough', () => {
    const before = dipendente({ valorePatrimonioMobiliare: 100_000 }, { uscitePianificate: 0 });
    const after = dipendente(
      { valorePatrimonioMobiliare: 100_000, haTestamento: true },
      { uscitePianificate: 500_000 },
    );
    const { differenze, movimenti } = tra(before, after);
    expect(differenze).toHaveLength(2);
    const area = movimenti.find(({ code }) => code === 'gestione-patrimonio')!;
    expect(area).toMatchObject({ cause: [{ key: 'uscitePianificate' }], insieme: false });
    expect(area.dopo.punti).toBeGreaterThan(area.prima.punti);
  });

  it('two things, each of them enough', () => {
    const before = dipendente({ valorePatrimonioMobiliare: 100_000 }, { uscitePianificate: 0 });
    const after = dipendente({ valorePatrimonioMobiliare: 100 }, { uscitePianificate: 500_000 });
    const area = tra(before, after).movimenti.find(({ code }) => code === 'gestione-patrimonio')!;
    expect(area).toMatchObject({
      cause: [{ key: 'uscitePianificate' }, { key: 'valorePatrimonioMobiliare' }],
      insieme: false,
    });
  });

  it('a child that came or left: the level of the income that is missing', () => {
    const parent = dipendente({ redditoNettoAnnuo: 50_000, valorePatrimonioMobiliare: 30_000 });
    const child: Membro = {
      _id: 'child',
      gradoParentela: 'daughter',
      enabled: true,
      seq: 2,
      dataNascita: '2024-03-03',
      professione: 'Studente',
    };
    const two: Famiglia = { ...parent, membri: [...parent.membri, child] };
    const will = (of: Famiglia): Famiglia => ({
      ...of,
      membri: of.membri.map((m) => (m._id === 'me' ? { ...m, haTestamento: true } : m)),
    });
    for (const [prima, dopo, arrivato] of [
      [parent, will(two), true],
      [two, will(parent), false],
    ] as const) {
      const tcm = tra(prima, dopo).movimenti.find(({ code }) => code === 'TCM')!;
      expect(tcm.cause).toEqual([{ tipo: 'membro', membro: child, arrivato }]);
      expect(tcm.insieme).toBe(false);
    }
  });

  it('who arrived is no cause of what an answer moved', () => {
    const before = dipendente({ valorePatrimonioMobiliare: 100_000 }, { uscitePianificate: 0 });
    const guest: Membro = { _id: 'guest', gradoParentela: 'other', enabled: false, seq: 2 };
    const after = { ...before, uscitePianificate: 500_000, membri: [...before.membri, guest] };
    for (const [prima, dopo] of [
      [before, after],
      [after, before],
    ] as const) {
      const { differenze, movimenti } = tra(prima, dopo);
      expect(differenze).toHaveLength(2);
      const area = movimenti.find(({ code }) => code === 'gestione-patrimonio')!;
      expect(area.cause).toMatchObject([{ key: 'uscitePianificate' }]);
    }
  });

  it('a grey area says why it is grey, another does not', () => {
    const { movimenti } = tra(dipendente({ redditoNettoAnnuo: undefined }), dipendente());
    const tcm = movimenti.find(({ code }) => code === 'infortuni-malattie')!;
    expect(tcm.prima).toStrictEqual({ level: 'grey', motivo: 'dati_mancanti', punti: 0 });
    expect(tcm.dopo).not.toHaveProperty('motivo');
    expect(tcm.cause).toMatchObject([{ key: 'redditoNettoAnnuo' }]);
  });

  it('an answer inside a group, told for the first time or no more', () => {
    const [none, some] = [dipendente(), dipendente({ polizze: { coperturaSanitaria: true } })];
    for (const [prima, dopo] of [
      [none, some],
      [some, none],
    ] as const)
      for (const { cause } of tra(prima, dopo).movimenti)
        expect(cause).toMatchObject([{ key: 'polizze.coperturaSanitaria' }]);
  });

  it('nothing, where levels are the same', () => {
    const { differenze, movimenti } = tra(bellini, conRisposte(bellini, { 0: { firstName: 'A' } }));
    expect([differenze, movimenti]).toEqual([[], []]);
    expect(tra(dipendente(), dipendente({ haTestamento: false })).differenze).toHaveLength(1);
  });
});

describe('constants', () => {
  const con = (value: number, fonte?: string): Costanti => {
    const voce = COSTANTI_2026_12.voci['spese.quotaEssenziale'];
    const values = [{ ...voce.values[0]!, value, fonte }];
    return {
      ...COSTANTI_2026_12,
      voci: { ...COSTANTI_2026_12.voci, 'spese.quotaEssenziale': { ...voce, values } },
    };
  };
  const today = COSTANTI_2026_12.voci['spese.quotaEssenziale'].values[0]!.value;
  const confronta = (prima: Costanti, dopo: Costanti) =>
    confrontaStati(
      { famiglia: bellini, costanti: prima },
      { famiglia: conRisposte(bellini, { 0: { haTestamento: true } }), costanti: dopo },
    );

  it('of another value, with the source of the version', () => {
    const { differenze, movimenti } = confronta(con(0.1), con(1, 'la prova'));
    const costante = { tipo: 'costante', key: 'spese.quotaEssenziale', fonte: 'la prova' };
    expect(differenze).toMatchObject([{ key: 'haTestamento' }, costante]);
    const area = movimenti.find(({ code }) => code === 'gestione-patrimonio')!;
    expect(area.cause).toEqual([costante]);
  });

  it('the same value from another source, or a constant that was not there, is no difference', () => {
    expect(confronta(con(today), con(today, 'la prova')).differenze).toHaveLength(1);
    const { 'spese.quotaEssenziale': _, ...without } = COSTANTI_2026_12.voci;
    const older = { ...COSTANTI_2026_12, voci: without } as unknown as Costanti;
    const { differenze } = confrontaMetodi(
      { famiglia: bellini, costanti: older, analisi: analizza(bellini, COSTANTI_2026_12) },
      { famiglia: bellini, costanti: con(1), analisi: analizza(bellini, COSTANTI_2026_12) },
    );
    expect(differenze).toEqual([{ tipo: 'metodo' }]);
  });
});
