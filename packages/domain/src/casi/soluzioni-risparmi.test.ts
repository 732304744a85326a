/** The solutions on savings, each on a household made by hand. */
import { describe, expect, it } from '@jest/globals';
import type { Famiglia, Membro } from '../nucleo.ts';
import { mix, passi, soluzione } from './famiglie.ts';

describe('savings: reserves, mix, guarantees, policies', () => {
  /**
   * 1.400 € a month are essential; six months are 8.400 €. With 11.600 of outflows 20.000 are
   * needed soon: a fifth of 100.000.
   */
  const ada: Partial<Membro> = {
    firstName: 'Ada',
    dataNascita: '1986-05-10',
    professione: 'Dipendente',
    redditoNettoAnnuo: 24000,
    valorePatrimonioMobiliare: 100000,
    statoResidenza: 'proprietà',
    valoreResidenza: 100000,
    suddivisioneInvestimento: mix(50, 20, 10, 5, 10, 5),
    regimeInvestimento: { amministrato: 70, gestito: 0, dichiarativo: 0, nonso: 30 },
    strumentiInvestimento: { fondi: 50, etf: 20, assicurativi: 10, singoliTitoli: 10, altro: 10 },
  };
  const con = (
    code: 'gestione-patrimonio' | 'investimenti-capitale-garantito' | 'unit-index-linked',
    change: Partial<Membro> = {},
    rest: Partial<Famiglia> = { uscitePianificate: 11600 },
  ) => soluzione(code, [{ ...ada, ...change }], rest);

  it('who has no savings is not asked how they are split: the partner who has them tells', () => {
    const { suddivisioneInvestimento, regimeInvestimento, strumentiInvestimento, ...rest } = ada;
    const divisi = { suddivisioneInvestimento, regimeInvestimento, strumentiInvestimento };
    const casa = (lui: Partial<Membro>) => [
      { ...rest, valorePatrimonioMobiliare: 0 },
      {
        firstName: 'Ugo',
        gradoParentela: 'husband' as const,
        dataNascita: '1986-05-10',
        professione: 'Casalingo/a' as const,
        valorePatrimonioMobiliare: 100000,
        ...lui,
      },
    ];
    // 25 + 0,5 × 10 + 20 × 0,1
    expect(soluzione('unit-index-linked', casa(divisi))).toMatchObject({ score: 32 });
    const open = soluzione('unit-index-linked', casa({}));
    expect(open.motivo).toBe('dati_mancanti');
    expect(open.inputs).toContainEqual(
      expect.objectContaining({
        key: 'strumentiInvestimento',
        memberId: 'p2',
        provenance: 'missing',
      }),
    );
    const { numeri } = soluzione('gestione-patrimonio', casa(divisi), { uscitePianificate: 11600 });
    expect(numeri).toMatchObject({ distanza: 16 });
  });
  it('50/20/10/5/10/5 against 56/20/0/4/20/0: 15,6 points', () => {
    const s = con('gestione-patrimonio');
    // D = 16: 0,3 × 32 = 9,6; concentration 0,15 × 20 = 3; unknown regime 0,1 × 30 = 3; property
    // exactly a half
    expect(s).toMatchObject({
      score: 15.6,
      level: 'green',
      membri: ['p1'],
      mancanti: ['speseMensili'],
      barra: { have: 20000, need: 20000, gap: 0 },
    });
    expect(s.direzione).toBeUndefined();
    expect(passi(s)).toEqual([
      'Spese essenziali di un mese: 1400 euroMese',
      'Riserva per 6 mesi: 8400 euro',
      'Spese previste: 11600 euro',
      'Risparmi e investimenti: 100000 euro',
      'Quanto manca: 0 euro',
      'Distanza dal modello per età: 16 punti',
    ]);
    // 80.000 left at 40: 60 % long, 40 % medium; 9 + 1,2 + 6,5 + 0,8 + 0,05 + 0,6
    expect(s.numeri).toEqual({
      mobiliare: 100000,
      mesiEmergenza: 6,
      riservaEmergenza: 8400,
      riservaUscite: 11600,
      medioTermine: 32000,
      lungoTermine: 48000,
      bisogno: 20000,
      carenza: 0,
      distanza: 16,
      indiceRischio: 18.15,
      hhi: 0.315,
      eccessoLiquidi: 0,
      maxPeso: 50,
      nonso: 30,
      quotaImmobili: 0.5,
    });
    expect(s.risposta.it).toBe(
      'La riserva c’è: restano circa **80.000\u00A0€** per obiettivi più lunghi.',
    );
    expect(s.testo.it).toBe(
      'Su circa 100.000\u00A0€ di risparmi, 8.400\u00A0€ servono come riserva e 12.000\u00A0€ per le spese dei prossimi 3 anni; restano circa 80.000\u00A0€ per obiettivi più lunghi. Le spese sono stimate: indicale per un conto tuo.',
    );
    expect(s.azione.it).toMatch(/regime fiscale dei tuoi conti\.$/);
  });
  it('70 in cash: 30 points too many', () => {
    const s = con('gestione-patrimonio', {
      suddivisioneInvestimento: mix(10, 10, 5, 0, 70, 5),
      statoResidenza: 'affitto',
      regimeInvestimento: undefined,
    });
    // D = (46 + 10 + 5 + 4 + 50 + 5) ÷ 2 = 60 → 30; cash 70 − 20 − 20 = 30 of 50 → 0,3 × 60 = 18
    expect(s).toMatchObject({
      score: 48,
      direzione: 'troppo',
      numeri: { eccessoLiquidi: 30, maxPeso: 10, nonso: 0 },
      mancanti: ['speseMensili', 'regimeInvestimento'],
    });
    expect(s.risposta.it).toBe(
      'La riserva c’è, e ci sono circa **30.000\u00A0€** di liquidità in più del necessario.',
    );
    expect(s.testo.it).toMatch(/ La liquidità oltre la riserva è molta\. /);
  });
  it('12.000 € against 20.000: 8.000 short, and the mix of few savings hardly counts', () => {
    const s = con('gestione-patrimonio', {
      valorePatrimonioMobiliare: 12000,
      suddivisioneInvestimento: mix(19, 0, 80, 0, 1, 0),
      regimeInvestimento: { amministrato: 50, gestito: 0, dichiarativo: 0, nonso: 50 },
    });
    // 0,4 short: 34 + 32,99 × 0,3 ÷ 0,4; the mix counts for a tenth of its points
    expect(s).toMatchObject({
      score: 58.74,
      level: 'yellow',
      direzione: 'poco',
      barra: { have: 12000, need: 20000, gap: 8000 },
      numeri: { carenza: 8000, quotaImmobili: 0.892857 },
    });
    expect(passi(s)[4]).toBe('Quanto manca: 8000 euro');
    expect(s.risposta.it).toBe('Alla riserva per gli imprevisti mancano circa **8.000\u00A0€**.');
    expect(s.testo.it).toBe(
      'Alla riserva per gli imprevisti mancano circa 8.000\u00A0€: servono 6 mesi di spese essenziali, 20.000\u00A0€ in tutto, comprese le spese previste (12.000\u00A0€). Le spese sono stimate: indicale per un conto tuo.',
    );
    expect(s.azione.it).toMatch(/^Completa prima la riserva/);
  });
  it('signals are silent at their limits', () => {
    // 65 in one class, cash 45 against 20 needed and 20 more, 50 unknown, property 70 %
    const s = con('gestione-patrimonio', {
      suddivisioneInvestimento: mix(65, 25, 0, 0, 10, 0),
      regimeInvestimento: { amministrato: 50, gestito: 0, dichiarativo: 0, nonso: 50 },
      valoreResidenza: 233333,
    });
    expect(s.testo.it).toMatch(
      /obiettivi più lunghi\. Le spese sono stimate: indicale per un conto tuo\.$/,
    );
  });
  it('names two signals at most', () => {
    const s = con('gestione-patrimonio', {
      suddivisioneInvestimento: mix(66, 24, 0, 0, 10, 0),
      regimeInvestimento: { amministrato: 49, gestito: 0, dichiarativo: 0, nonso: 51 },
      valoreResidenza: 240000,
    });
    expect(s.testo.it).toMatch(
      / Un solo tipo d’investimento è il 66% dei risparmi e gli immobili sono il 71% del patrimonio\. /,
    );
  });
  it('short of a reserve without outflows it does not speak of them', () =>
    expect(
      con(
        'gestione-patrimonio',
        { valorePatrimonioMobiliare: 10000, redditoNettoAnnuo: 48000 },
        { uscitePianificate: 0 },
      ).risposta.it,
    ).toBe('Alla riserva per gli imprevisti mancano circa **6.800\u00A0€**.'));
  it('an income that was not given is never zero', () =>
    expect(con('gestione-patrimonio', { redditoNettoAnnuo: undefined })).toMatchObject({
      eligible: false,
      motivo: 'dati_mancanti',
    }));
  it('few savings and a split that was not given leave the reserve to look at', () => {
    expect(con('gestione-patrimonio', { valorePatrimonioMobiliare: 3000 })).toMatchObject({
      eligible: true,
      level: 'red',
    });
    expect(passi(con('gestione-patrimonio', { suddivisioneInvestimento: undefined })).at(-1)).toBe(
      'Quanto manca: 0 euro',
    );
  });
  it.each([
    [{ valorePatrimonioMobiliare: 9999 }, 'non_applicabile'],
    [{ valorePatrimonioMobiliare: undefined }, 'dati_mancanti'],
    [{ suddivisioneInvestimento: undefined }, 'dati_mancanti'],
    [{ dataNascita: undefined }, 'dati_mancanti'],
  ] as const)('%p: %s', (change, motivo) => {
    expect(con('investimenti-capitale-garantito', change as Partial<Membro>)).toMatchObject({
      eligible: false,
      motivo,
    });
  });
  it('10.000 € are enough to look at', () =>
    expect([
      con('gestione-patrimonio', { valorePatrimonioMobiliare: 10000 }).eligible,
      con('investimenti-capitale-garantito', { valorePatrimonioMobiliare: 10000 }).eligible,
    ]).toEqual([true, true]));
  it('a split of all zeros was not answered', () =>
    expect(
      con('gestione-patrimonio', { suddivisioneInvestimento: mix(0, 0, 0, 0, 0, 0) }).mancanti,
    ).toEqual(['speseMensili', 'suddivisioneInvestimento']));

  it('20.000 € needed soon, 30.000 in cash and bonds: nothing missing', () => {
    const s = con('investimenti-capitale-garantito');
    expect(s).toMatchObject({
      score: 10,
      barra: { have: 20000, need: 20000, gap: 0 },
      numeri: { bisogno: 20000, sicuri: 30000, liquidi: 10000, manca: 0 },
      membri: ['p1'],
    });
    expect(passi(s)).toEqual([
      'Riserva per gli imprevisti: 8400 euro',
      'Spese previste: 11600 euro',
      'Già a basso rischio: 30000 euro',
      'Mancano: 0 euro',
    ]);
    expect(s.risposta.it).toMatch(/è già in strumenti a basso rischio/);
    expect(s.direzione).toBeUndefined();
  });
  it('5.000 of the 20.000 there: 15.000 missing, 34 + 32,99 × 0,75', () => {
    const s = con('investimenti-capitale-garantito', {
      suddivisioneInvestimento: mix(95, 2, 0, 0, 3, 0),
    });
    expect(s).toMatchObject({
      score: 58.74,
      direzione: 'poco',
      barra: { have: 5000, need: 20000, gap: 15000 },
      numeri: { sicuri: 5000, liquidi: 3000, manca: 15000 },
    });
    expect(s.risposta.it).toMatch(/^Dei soldi che servono entro 3 anni, circa \*\*15\.000/);
  });
  it('above 100.000 € in cash, sixty-five: 10 + 10 + 10 points', () => {
    const s = con('investimenti-capitale-garantito', {
      dataNascita: '1961-05-10',
      valorePatrimonioMobiliare: 200000,
      suddivisioneInvestimento: mix(40, 0, 0, 0, 60, 0),
    });
    expect(s).toMatchObject({ score: 30, level: 'green' });
    expect(s.testo.it).toMatch(
      / Oltre 100\.000\u00A0€ per banca e per depositante la garanzia dei depositi non copre\.$/,
    );
    expect(
      con('investimenti-capitale-garantito', {
        valorePatrimonioMobiliare: 200000,
        suddivisioneInvestimento: mix(50, 0, 0, 0, 50, 0),
      }).testo.it,
    ).not.toMatch(/per banca/);
  });

  it('a tenth of 100.000 € in policies: 32 points', () => {
    const s = con('unit-index-linked');
    // 25 + 5 + 20 × 0,1
    expect(s).toMatchObject({
      score: 32,
      membri: ['p1'],
      numeri: { importo: 10000, assicurativiPct: 10, carenza: 0 },
    });
    expect(passi(s)).toEqual(['Prodotti assicurativi: 10000 euro']);
    expect(s.passi[0]!.formula.it).toBe('10% di 100.000\u00A0€');
  });
  it('short of reserves: 15 more', () => {
    // 12.000 € all in policies: 25 + 50 + 2,4 + 15 = 92,4, of which 66,99 count
    expect(
      con('unit-index-linked', {
        valorePatrimonioMobiliare: 12000,
        strumentiInvestimento: { fondi: 0, etf: 0, assicurativi: 100, singoliTitoli: 0, altro: 0 },
      }),
    ).toMatchObject({ score: 66.99, numeri: { carenza: 8000 } });
  });
  it.each([
    [{ valorePatrimonioMobiliare: 4999 }, 'non_applicabile'],
    [{ valorePatrimonioMobiliare: 5000 }, 'non_applicabile'],
    [{ valorePatrimonioMobiliare: undefined }, 'dati_mancanti'],
    [{ strumentiInvestimento: undefined }, 'dati_mancanti'],
    [{ dataNascita: undefined }, 'dati_mancanti'],
  ] as const)('policies, %p: %s', (change, motivo) =>
    expect(con('unit-index-linked', change as Partial<Membro>)).toMatchObject({
      eligible: false,
      motivo,
    }),
  );
  it('5.000 € whole in policies are looked at', () =>
    expect(
      con('unit-index-linked', {
        valorePatrimonioMobiliare: 5000,
        strumentiInvestimento: { fondi: 0, etf: 0, assicurativi: 100, singoliTitoli: 0, altro: 0 },
      }).eligible,
    ).toBe(true));
});
