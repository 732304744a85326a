/**
 * The solutions that are worked out person by person, from the answers to the steps shown, each on
 * a household made by hand.
 */
import { describe, expect, it } from '@jest/globals';
import type { Membro } from '../nucleo.ts';
import { passi, persone, soluzione } from './famiglie.ts';

/** Thirty, three years paid, so nothing accrued; 24.000 € net. */
const ada: Partial<Membro> = {
  firstName: 'Ada',
  sesso: 'F',
  dataNascita: '1996-05-10',
  professione: 'Dipendente',
  redditoNettoAnnuo: 24000,
  anniContributi: 3,
};
const casa: Partial<Membro> = {
  statoResidenza: 'proprietà',
  valoreResidenza: 150000,
  mutuoResidenza: true,
  valoreResiduoMutuo: 100000,
};
const ugo: Partial<Membro> = {
  firstName: 'Ugo',
  gradoParentela: 'husband',
  dataNascita: '1995-05-10',
  professione: 'Casalingo/a',
};
const leo: Partial<Membro> = {
  firstName: 'Leo',
  gradoParentela: 'son',
  dataNascita: '2024-05-10',
  professione: 'Studente',
};

describe('if Ada’s income stopped', () => {
  const tcm = (...membri: Partial<Membro>[]) => soluzione('TCM', membri);

  it('husband and son of two, mortgage of 100.000 €, 10.000 € saved: 523.400 €', () => {
    const s = tcm({ ...ada, ...casa, valorePatrimonioMobiliare: 10000 }, ugo, leo);
    // 16.800 × 23; + 100.000 + 35.000 + 10.000; − 8.000
    expect(passi(s)).toEqual([
      'Sostegno alla famiglia per 23 anni: 386400 euro',
      'Mutuo residuo: 100000 euro',
      'Studi di Leo: 35000 euro',
      'Spese immediate: 10000 euro',
      'Servono: 531400 euro',
      'Risparmi utilizzabili: -8000 euro',
      'Mancano: 523400 euro',
    ]);
    expect(s).toMatchObject({
      score: 100,
      level: 'red',
      direzione: 'poco',
      membri: ['p1'],
      barra: { have: 8000, need: 531400, gap: 523400, unit: 'euro', haveLabel: { it: 'Avete' } },
    });
    expect(s.numeri).toMatchObject({
      capitale: 523400,
      anni: 23,
      dipendenti: 2,
      pensioneSuperstiti: 0,
      sostituzioneReddito: 386400,
      istruzione: 35000,
      mutuo: 100000,
      fabbisognoLordo: 531400,
      multiploReddito: 21.808333,
      reddito: 24000,
    });
    expect(persone(s)).toEqual([
      ['p1', 100],
      ['p2', 'non_applicabile'],
      ['p3', 'non_applicabile'],
    ]);
    expect(s.titolo.it).toBe('Se mancasse il reddito di Ada');
    expect(s.risposta.it).toBe(
      'La famiglia avrebbe bisogno di circa **523.400\u00A0€** in più per 23 anni di sostegno, il mutuo e gli studi dei figli.',
    );
    expect(s.testo.it).toMatch(
      /^Se il reddito di Ada venisse a mancare, la famiglia avrebbe bisogno di circa 523\.400\u00A0€ per 23 anni .* Abbiamo già tolto l’80% dei risparmi \(8\.000\u00A0€\)\.$/,
    );
    expect(s.azione.it).toMatch(/per circa 523\.400\u00A0€ e 23 anni\.$/);
    expect(s.fonti.length).toBeGreaterThan(0);
    expect(s.mancanti).toEqual(['polizze.casoMorte']);
  });
  it('a policy of 600.000 € is enough', () => {
    const s = tcm(
      {
        ...ada,
        ...casa,
        valorePatrimonioMobiliare: 10000,
        polizze: { casoMorte: true, capitaleCasoMorte: 600000 },
      },
      ugo,
      leo,
    );
    expect(passi(s).slice(-2)).toEqual(['Copertura che c’è già: -600000 euro', 'Mancano: 0 euro']);
    expect(s).toMatchObject({
      score: 0,
      level: 'green',
      barra: { have: 531400, gap: 0 },
      completezza: 100,
    });
    expect(s).not.toHaveProperty('direzione');
    expect(s.risposta.it).toMatch(
      /^Risparmi e coperture bastano per 23 anni di sostegno, il mutuo e gli studi dei figli: servono \*\*531\.400/,
    );
    expect(s.testo.it).toMatch(/e risparmi e coperture bastano/);
    expect(s.azione.it).toMatch(/capitale e durata simili/);
  });
  it('a sum insured without a policy is not counted; a policy without its sum is, as nothing, and asked for', () => {
    expect(
      tcm({ ...ada, ...casa, polizze: { casoMorte: false, capitaleCasoMorte: 600000 } }).numeri[
        'capitale'
      ],
    ).toBe(110000);
    const s = tcm({ ...ada, ...casa, polizze: { casoMorte: true } });
    expect(s.numeri['capitale']).toBe(110000);
    expect(s.mancanti).toEqual(['valorePatrimonioMobiliare', 'polizze.capitaleCasoMorte']);
    expect(passi(s).some((row) => row.startsWith('Copertura'))).toBe(false);
  });
  it('alone with a mortgage: 110.000 €, half the points', () => {
    const s = tcm({ ...ada, ...casa });
    // 20 × 110.000 ÷ 24.000 × 0,5 = 45,83
    expect(s).toMatchObject({ score: 45.83, level: 'yellow', barra: { haveLabel: { it: 'Hai' } } });
    expect(passi(s)).toEqual([
      'Mutuo residuo: 100000 euro',
      'Spese immediate: 10000 euro',
      'Servono: 110000 euro',
      'Risparmi utilizzabili: 0 euro',
      'Mancano: 110000 euro',
    ]);
    expect(s.risposta.it).toBe(
      'Resterebbero da coprire circa **110.000\u00A0€**: il mutuo e le spese immediate.',
    );
    expect(s.testo.it).toMatch(/resterebbero da coprire/);
    expect(s.azione.it).toMatch(/per circa 110\.000\u00A0€\.$/);
  });
  it('the husband, when he earns 12.000 €, depends on nobody; below, on Ada; when nobody told, on nobody', () => {
    const con = (marito: Partial<Membro>) =>
      tcm(
        { ...ada, ...casa, valorePatrimonioMobiliare: 0 },
        { ...ugo, professione: 'Dipendente', anniContributi: 2, ...marito },
      ).perMembro[0]!.numeri['dipendenti'];
    expect([con({ redditoNettoAnnuo: 12000 }), con({ redditoNettoAnnuo: 11999 }), con({})]).toEqual(
      [0, 1, 0],
    );
  });
  it('parents: without a profession of income they depend, working ones of unknown income do not', () => {
    const con = (madre: Partial<Membro>) =>
      tcm({ ...ada, ...casa }, { gradoParentela: 'mother', dataNascita: '1960-05-10', ...madre })
        .numeri['dipendenti'];
    expect([
      con({ professione: 'Casalingo/a' }),
      con({ professione: 'Dipendente' }),
      con({ professione: 'Pensionato/a', redditoNettoAnnuo: 7000 }),
    ]).toEqual([1, 0, 1]);
  });
  it('the studies named are those of who is under 25', () => {
    const s = tcm(
      ada,
      leo,
      { ...leo, firstName: 'Eva', gradoParentela: 'daughter', dataNascita: '2001-05-10' },
      { ...leo, firstName: 'Pia', gradoParentela: 'daughter', dataNascita: '2020-05-10' },
    );
    expect(passi(s)[1]).toBe('Studi di Leo e Pia: 70000 euro');
    expect(s.numeri['dipendenti']).toBe(2);
  });
  it('a survivors’ pension is named when there is one', () => {
    const s = tcm(
      { ...ada, dataNascita: '1976-05-10', anniContributi: 20, valorePatrimonioMobiliare: 0 },
      ugo,
    );
    expect(s.numeri['pensioneSuperstiti']).toBeGreaterThan(0);
    expect(s.testo.it).toMatch(/la pensione ai superstiti stimata \(/);
  });
  it.each([
    ['a minor', { dataNascita: '2010-05-10', redditoNettoAnnuo: 24000 }, 'non_applicabile'],
    [
      'who has no income and no profession of income',
      { professione: 'Studente', redditoNettoAnnuo: 0 },
      'non_applicabile',
    ],
    ['who works and told no income', { redditoNettoAnnuo: undefined }, 'dati_mancanti'],
    ['who has no dependants and no debts', {}, 'non_applicabile'],
  ] as const)('%s is not scored', (_, change, motivo) =>
    expect(tcm({ ...ada, ...change })).toMatchObject({
      eligible: false,
      motivo,
      level: 'grey',
      score: 0,
    }),
  );
  it('a housewife with an income of her own is scored', () =>
    expect(tcm({ ...ada, ...casa, professione: 'Casalingo/a' }).eligible).toBe(true));
});

describe('if Ada were disabled', () => {
  const infortuni = (change: Partial<Membro>) =>
    soluzione('infortuni-malattie', [{ ...ada, ...change }]);
  it('300.000 € saved: 96.000 € missing, 40 points', () => {
    const s = infortuni({ valorePatrimonioMobiliare: 300000 });
    expect(passi(s)).toEqual([
      'Reddito da sostenere: 16800 euroAnno',
      'Prestazione pubblica stimata: 0 euroAnno',
      'Perdita di un anno: 16800 euroAnno',
      'Per 20 anni: 336000 euro',
      'Risparmi utilizzabili: -240000 euro',
      'Mancano: 96000 euro',
    ]);
    expect(s).toMatchObject({
      score: 40,
      level: 'yellow',
      direzione: 'poco',
      membri: ['p1'],
      barra: { have: 240000, need: 336000, gap: 96000 },
    });
    expect(s.numeri).toEqual({
      anni: 20,
      prestazionePubblicaNetta: 0,
      perditaAnnua: 16800,
      capitale: 96000,
      reddito: 24000,
    });
    expect(s.risposta.it).toBe(
      'Con un’invalidità permanente ad Ada mancherebbero circa **16.800\u00A0€** l’anno.',
    );
    expect(s.azione.it).toMatch(/contratto di lavoro\.$/);
    expect(s.mancanti).toEqual(['polizze.invaliditaPermanente']);
  });
  it('nothing saved: never more than ten times the income', () =>
    expect(infortuni({})).toMatchObject({
      score: 100,
      barra: { have: 0, need: 240000, gap: 240000 },
      mancanti: ['valorePatrimonioMobiliare', 'polizze.invaliditaPermanente'],
    }));
  it('enough saved: nothing is missing', () => {
    const s = infortuni({ valorePatrimonioMobiliare: 500000 });
    expect(s).toMatchObject({ score: 0, barra: { have: 336000, need: 336000, gap: 0 } });
    expect(s).not.toHaveProperty('direzione');
    expect(s.risposta.it).toMatch(/bastano a reggere/);
  });
  it('on her own account it says so; with a policy three tenths', () => {
    const s = infortuni({ valorePatrimonioMobiliare: 300000, professione: 'Autonomo/a' });
    expect(s.score).toBe(48);
    expect(s.risposta.it).toMatch(/poche tutele\.$/);
    expect(s.azione.it).toMatch(/cassa di categoria\.$/);
    expect(
      infortuni({ valorePatrimonioMobiliare: 300000, polizze: { invaliditaPermanente: true } })
        .score,
    ).toBe(12);
  });
  it.each([
    [{ professione: 'Studente', redditoNettoAnnuo: 5000 }, 'non_applicabile'],
    [{ professione: 'Pensionato/a' }, 'non_applicabile'],
    [{ dataNascita: '2010-05-10' }, 'non_applicabile'],
    [{ redditoNettoAnnuo: undefined }, 'dati_mancanti'],
    [{ professione: undefined }, 'dati_mancanti'],
  ] as const)('%p: %s', (change, motivo) =>
    expect(infortuni(change as Partial<Membro>)).toMatchObject({ eligible: false, motivo }),
  );
});

describe('long-term care', () => {
  const palermo = { comune: 'Palermo', regione: 'Sicilia', provincia: 'PA' };
  const nonna: Partial<Membro> = {
    firstName: 'Rosa',
    dataNascita: '1956-05-10',
    professione: 'Pensionato/a',
    redditoNettoAnnuo: 12000,
    comuneResidenza: palermo,
    valorePatrimonioMobiliare: 0,
  };
  const care = (...membri: Partial<Membro>[]) => soluzione('LTC', membri);
  it('Rosa, seventy, 1.000 € a month in Sicily: 548,47 € uncovered', () => {
    const s = care(nonna);
    expect(passi(s)).toEqual([
      'Costo dell’assistenza: 1700 euroMese',
      'Indennità di accompagnamento: -551.53 euroMese',
      'Reddito futuro: -600 euroMese',
      'Scoperti al mese: 548.47 euroMese',
      'In 4 anni: 26326.56 euro',
    ]);
    expect(s).toMatchObject({
      score: 53.77,
      level: 'yellow',
      direzione: 'poco',
      barra: { have: 1151.53, need: 1700, gap: 548.47, unit: 'euroMese' },
      mancanti: ['polizze.rischioNonAutosufficienza'],
    });
    expect(s.numeri).toEqual({
      costoMensile: 1700,
      risorseProprie: 600,
      gapMensile: 548.47,
      capitale: 26326.56,
    });
    expect(s.passi[0]!.formula.it).toBe('Media della zona: Mezzogiorno');
    expect(s.passi[2]!.formula.it).toMatch(/^60% di 1\.000/);
    expect(s.azione.it).toMatch(/prima dei 60-65 anni/);
  });
  it('at 74 covers are still offered, at 75 a sum is set aside', () => {
    expect(care({ ...nonna, dataNascita: '1951-12-10' }).azione.it).toMatch(/prima dei 60-65/);
    expect(care({ ...nonna, dataNascita: '1951-11-10' }).azione.it).toMatch(/coperture sono rare/);
  });
  it('a cover of 300 € a month: 248,47 left, a fifth of the points', () => {
    const s = care({
      ...nonna,
      polizze: {
        rischioNonAutosufficienza: true,
        tipoLtcSottoscritta: 'rendita',
        renditaLtcMensile: 300,
      },
    });
    // 248,47 ÷ 1.020 × 100 × 0,2
    expect(s.score).toBe(4.87);
    expect(passi(s)[3]).toBe('Rendita che c’è già: -300 euroMese');
    // an annuity told without a cover is not there
    expect(
      care({ ...nonna, polizze: { rischioNonAutosufficienza: false, renditaLtcMensile: 300 } })
        .numeri['gapMensile'],
    ).toBe(548.47);
  });
  it('the annuity is asked of who has a cover, unless it pays back bills', () => {
    const ask = (polizze: Membro['polizze']) => care({ ...nonna, polizze }).mancanti;
    expect([
      ask({ rischioNonAutosufficienza: true }),
      ask({ rischioNonAutosufficienza: true, tipoLtcSottoscritta: 'rimborso' }),
      ask({ rischioNonAutosufficienza: false }),
    ]).toEqual([['polizze.renditaLtcMensile'], [], []]);
    expect(
      care({ ...nonna, polizze: { rischioNonAutosufficienza: true } }).numeri['gapMensile'],
    ).toBe(548.47);
  });
  it('a couple lives on the rest: 40 % each; who earns nothing has nothing', () => {
    const s = care(nonna, {
      ...nonna,
      firstName: 'Pio',
      gradoParentela: 'husband',
      professione: 'Casalingo/a',
      redditoNettoAnnuo: undefined,
    });
    // Pio: 1.700 − 551,53 = 1.148,47, more than 1.020; Rosa: − 400 = 748,47 ÷ 1.020
    expect(persone(s)).toEqual([
      ['p1', 73.38],
      ['p2', 100],
    ]);
    expect(s.membri).toEqual(['p2', 'p1']);
    expect(s.titolo.it).toBe('Non autosufficienza di Pio');
    expect(s.passi[2]!.formula.it).toMatch(/^40% di 0/);
  });
  it('enough of her own: nothing uncovered', () => {
    const s = care({ ...nonna, redditoNettoAnnuo: 36000 });
    expect(s).toMatchObject({ score: 0, barra: { have: 1700, gap: 0 } });
    expect(s).not.toHaveProperty('direzione');
    expect(s.risposta.it).toMatch(/bastano per un’assistenza/);
  });
  it('who has no pension to come counts on nothing; where the place is unknown, the national cost', () => {
    const s = care({
      ...nonna,
      comuneResidenza: undefined,
      professione: 'Casalingo/a',
      redditoNettoAnnuo: undefined,
    });
    expect(s.numeri).toMatchObject({ costoMensile: 2000, risorseProprie: 0 });
    expect(s.passi[0]!.formula.it).toMatch(/la regione non è nota/);
  });
  it.each([
    [{ dataNascita: '2010-05-10' }, 'non_applicabile'],
    [{ redditoNettoAnnuo: undefined }, 'dati_mancanti'],
    [{ professione: 'Dipendente', redditoNettoAnnuo: undefined }, 'dati_mancanti'],
    [{ dataNascita: undefined }, 'dati_mancanti'],
    [{ professione: undefined }, 'dati_mancanti'],
  ] as const)('%p: %s', (change, motivo) =>
    expect(care({ ...nonna, ...(change as Partial<Membro>) })).toMatchObject({
      eligible: false,
      motivo,
    }),
  );
  it('a student son of 24 is not asked, one of 25 is, a working one too', () => {
    const figlio = (change: Partial<Membro>) =>
      persone(care(nonna, { gradoParentela: 'son', professione: 'Studente', ...change }))[1]![1];
    expect([
      figlio({ dataNascita: '2001-12-10' }),
      figlio({ dataNascita: '2001-11-10' }),
      figlio({ dataNascita: '2001-12-10', professione: 'Dipendente' }),
    ]).toEqual(['non_applicabile', 40, 'dati_mancanti']);
  });
});
