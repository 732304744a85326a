/** The solution on long-term care: from the answers to its steps, on households made by hand. */
import { describe, expect, it } from '@jest/globals';
import type { Soluzione } from '../analisi.ts';
import type { Membro } from '../nucleo.ts';
import { passi, persone, soluzione } from './famiglie.ts';

const ugo: Partial<Membro> = {
  firstName: 'Ugo',
  gradoParentela: 'husband',
  dataNascita: '1995-05-10',
  professione: 'Casalingo/a',
};
/** What the rule was given nothing for. */
const chiesti = ({ inputs }: Soluzione) =>
  inputs.filter(({ provenance }) => provenance === 'missing').map(({ key }) => key);

describe('long-term care', () => {
  const palermo = { comune: 'Palermo', regione: 'Sicilia', provincia: 'PA' };
  const nonna: Partial<Membro> = {
    firstName: 'Rosa',
    dataNascita: '1956-05-10',
    professione: 'Pensionato/a',
    redditoNettoAnnuo: 12000,
    comuneResidenza: palermo,
    valorePatrimonioMobiliare: 0,
    speseMensili: 950,
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
      'Risparmi utilizzabili: 0 euro',
      'Mancano: 26326.56 euro',
    ]);
    // 34 + 32,99 × (26.326,56 ÷ 55.126,56 − 0,1) ÷ 0,4
    expect(s).toMatchObject({
      score: 65.14,
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
      scoperto: 26326.56,
    });
    expect(s.passi[0]!.formula.it).toBe('Media della zona: Mezzogiorno');
    expect(s.passi[2]!.formula.it).toMatch(/^60% di 1\.000/);
    expect(s.azione.it).toMatch(/controlla fino a che età/);
  });
  it.each([
    [950, /controlla fino a che età/],
    [951, /^Tieni da parte/],
    // A similar family in the South spends 1.274 €: more than the whole income.
    [undefined, /^Tieni da parte/],
  ])('spending %p of 1.000 € a month: %p', (speseMensili, azione) =>
    expect(care({ ...nonna, speseMensili }).azione.it).toMatch(azione),
  );
  it('at 74 covers are still offered, at 75 a sum is set aside', () => {
    expect(care({ ...nonna, dataNascita: '1951-12-10' }).azione.it).toMatch(
      /^Confronta le coperture/,
    );
    expect(care({ ...nonna, dataNascita: '1951-11-10' }).azione.it).toMatch(/^Tieni da parte/);
  });
  it('a cover of 300 € a month: 248,47 left', () => {
    const s = care({
      ...nonna,
      polizze: {
        rischioNonAutosufficienza: true,
        tipoLtcSottoscritta: 'rendita',
        renditaLtcMensile: 300,
      },
    });
    // 248,47 × 48 = 11.926,56: 34 + 32,99 × (0,216348 − 0,1) ÷ 0,4
    expect(s.score).toBe(43.6);
    expect(passi(s)[3]).toBe('Rendita che c’è già: -300 euroMese');
    // an annuity told without a cover is not there
    expect(
      care({ ...nonna, polizze: { rischioNonAutosufficienza: false, renditaLtcMensile: 300 } })
        .numeri['gapMensile'],
    ).toBe(548.47);
  });
  it('the annuity is asked with a cover, unless the cover pays back bills', () => {
    const ask = (polizze: Membro['polizze']) => chiesti(care({ ...nonna, polizze }));
    expect([
      ask({ rischioNonAutosufficienza: true }),
      ask({ rischioNonAutosufficienza: true, tipoLtcSottoscritta: 'rimborso' }),
      ask({ rischioNonAutosufficienza: false }),
    ]).toEqual([['polizze.renditaLtcMensile'], [], []]);
    expect(
      care({ ...nonna, polizze: { rischioNonAutosufficienza: true } }).numeri['gapMensile'],
    ).toBe(548.47);
  });
  it('a couple shares what there is: 40 % of the mean of the two', () => {
    const s = care(nonna, {
      ...nonna,
      firstName: 'Pio',
      gradoParentela: 'husband',
      professione: 'Casalingo/a',
      redditoNettoAnnuo: undefined,
    });
    // 1.700 − 551,53 − 0,4 × 500 = 948,47; × 48; 67 + 33 × (0,825856 − 0,5) ÷ 0,5
    expect(persone(s)).toEqual([
      ['p1', 88.51],
      ['p2', 88.51],
    ]);
    expect(s.membri).toEqual(['p1', 'p2']);
    expect(s.passi[2]!.formula.it).toMatch(/^40% di 500.* \(media della coppia\)/);
  });
  it('enough of her own: nothing uncovered', () => {
    const s = care({ ...nonna, redditoNettoAnnuo: 36000 });
    expect(s).toMatchObject({ score: 0, barra: { have: 1700, gap: 0 } });
    expect(s.direzione).toBeUndefined();
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
  it('concerns the couple: no other adult has a row', () => {
    const others = persone(
      care(
        nonna,
        { gradoParentela: 'son', professione: 'Studente', dataNascita: '2001-11-10' },
        { gradoParentela: 'mother', professione: 'Pensionato/a', dataNascita: '1936-11-10' },
      ),
    );
    expect(others.slice(1)).toEqual([
      ['p2', 'non_applicabile'],
      ['p3', 'non_applicabile'],
    ]);
  });
  it('waits until forty, and says when it comes back', () => {
    const s = care({ ...nonna, dataNascita: '1990-05-10' });
    expect(s).toMatchObject({ eligible: false, motivo: 'non_applicabile' });
    expect(s.testo.it).toBe('È presto per pensarci: ne riparliamo dopo i 40 anni.');
  });
  it('names the pension that is not known', () =>
    expect(
      care(nonna, {
        ...ugo,
        dataNascita: '1958-05-10',
        professione: 'Autonomo/a',
        cassa: true,
        redditoNettoAnnuo: 30000,
      }).testo.it,
    ).toBe('Manca la pensione futura di Ugo: senza, questo conto non si può fare.'));
});
