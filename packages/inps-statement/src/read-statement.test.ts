import { describe, expect, it } from '@jest/globals';
import { riassumiEstratto } from '@bussola/domain/simulazione';
import { readLines } from './read-lines.ts';
import { readStatement } from './read-statement.ts';
import { samplePdf } from './testing/sample-pdf.ts';
import { SAMPLE_ROWS, sampleXml } from './testing/sample-xml.ts';
import { dayOf, numberOf } from './statement.ts';

const WHEN = { today: '2026-11-20' };
const xml = (text: string) => readStatement(new Blob([text]), WHEN);
const pdf = async (options = {}) => readStatement(new Blob([await samplePdf(options)]), WHEN);

describe('a statement read from a file', () => {
  it('says the same from XML and from PDF', async () => {
    const [a, b] = [await xml(sampleXml()), await pdf()];
    expect(a.rows).toEqual(b.rows);
    expect([a.bornOn, b.bornOn]).toEqual(['1984-03-14', '1984-03-14']);
    expect([a.unread, b.unread]).toEqual([[], []]);
    // 17 + 52 + 26 + 52 = 147 weeks; January 2006 to June 2007 are missing.
    expect(riassumiEstratto(a.rows)).toMatchObject({
      primoContributo: '2004-09',
      settimane: 147,
      anniContributi: 2,
      buchi: [{ da: '2006-01', a: '2007-06', mesi: 18 }],
      ultimoAnnoIntero: { anno: 2008, retribuzione: 22_120 },
    });
  });

  it('keeps no names, no tax code and no employers', async () => {
    const kept = JSON.stringify([await xml(sampleXml()), await pdf()]);
    for (const word of ['PROVA', 'PERSONA', 'ALFA', 'BETA']) expect(kept).not.toContain(word);
  });

  it('takes public service, the stage, the Gestione separata and lire', async () => {
    const { rows, yearsWithoutMonths, unread } = await xml(
      sampleXml({
        born: '1970-03-14',
        more: `
<GestionePubblica><ContributiGestionePubblica>
  <RigaContributiGestionePubblica><Dal>01/01/2010</Dal><Al>31/07/2011</Al>
    <TipoDiContribuzione>Servizio</TipoDiContribuzione>
    <AnniContribUtiliDiritto>1</AnniContribUtiliDiritto>
    <MesiContribUtiliDiritto>6</MesiContribUtiliDiritto>
    <GiorniContribUtiliDiritto>30</GiorniContribUtiliDiritto>
    <RetribuzioneEuro>40000.0</RetribuzioneEuro></RigaContributiGestionePubblica>
</ContributiGestionePubblica></GestionePubblica>
<FondoSpettacoloSport><ContributiSpettacoloSport><RigaContributiSpettacoloSport>
  <Dal><Giorno>1</Giorno><Mese>2</Mese><Anno>2012</Anno></Dal>
  <Al><Giorno>28</Giorno><Mese>2</Mese><Anno>2012</Anno></Al>
  <TipoDiContribuzione><Descrizione>Attore</Descrizione></TipoDiContribuzione>
  <Giorni>12</Giorni><Retribuzione>1500.0</Retribuzione>
</RigaContributiSpettacoloSport></ContributiSpettacoloSport></FondoSpettacoloSport>
<RegimeParasubordinati><Parasubordinati>
  <RigaParasubordinati><AnnoSolare>2013</AnnoSolare></RigaParasubordinati>
  <RigaParasubordinati><AnnoSolare>2014</AnnoSolare></RigaParasubordinati></Parasubordinati>
  <MontanteParasubordinati><RigaMontanteParasubordinati><Anno>2013</Anno>
    <TipoAttivitaOContribuzione>Collaboratore</TipoAttivitaOContribuzione>
    <RedditoImponibile>9000.0</RedditoImponibile><Mesi>6</Mesi>
  </RigaMontanteParasubordinati></MontanteParasubordinati></RegimeParasubordinati>
<RegimeGenerale><Contributi>
  <RigaContributi><Dal><Giorno>1</Giorno><Mese>1</Mese><Anno>1990</Anno></Dal>
    <Al><Giorno>31</Giorno><Mese>12</Mese><Anno>1990</Anno></Al>
    <TipoContribuzione>Lavoro dipendente</TipoContribuzione><TipoContributo>Mesi</TipoContributo>
    <ContributiUtiliDiritto>12</ContributiUtiliDiritto>
    <RetribuzioneLire>19362700</RetribuzioneLire></RigaContributi>
  <RigaContributi><Dal><Giorno>1</Giorno><Mese>13</Mese><Anno>1991</Anno></Dal>
    <TipoContributo>Settimane</TipoContributo></RigaContributi>
</Contributi></RegimeGenerale>`,
      }),
    );
    const of = (gestione: string) =>
      rows
        .filter((row) => row.gestione === gestione)
        .map(({ dal, al, settimane, retribuzione }) => [dal, al, settimane, retribuzione]);
    // One year, six months and thirty days: 52 + 26 + 4 1/3.
    expect(of('pubblica')).toEqual([
      ['2010-01-01', '2011-07-31', expect.closeTo(82.3333, 3), 40_000],
    ]);
    // The file does not say which of the three groups of the stage: 120, 260 or 312 days a year.
    expect(of('spettacolo')).toEqual([['2012-02-01', '2012-02-28', undefined, 1500]]);
    expect(of('separata')).toEqual([['2013-01-01', '2013-12-31', 26, 9000]]);
    expect(yearsWithoutMonths).toEqual([2014]);
    expect(of('dipendenti')).toContainEqual(['1990-01-01', '1990-12-31', 52, 10_000]);
    expect(unread).toEqual([{ dal: '1/13/1991', al: '' }]);
  });

  it('says the same from XML and from PDF for rows without days, without unit and of pay only', async () => {
    const row = (kind: string, weeks: number, more = {}) => ({
      from: '',
      to: '',
      kind,
      weeks,
      pay: '100,00',
      employer: 'ALFA S.R.L.',
      ...more,
    });
    const rows = [
      row('Lavoro dipendente', 52, { from: '01/01/2015', to: '31/12/2016' }),
      row('Malattia', 20),
      row('Disoccupazione', 8),
      row('CIG (int)', 30),
      row('Lavoro dipendente', 26, { from: '01/01/2018', to: '30/06/2018', unit: '' }),
      row('Lavoro dipendente', 99, { from: '01/01/2019', to: '30/06/2019', unit: '' }),
    ];
    const [a, b] = [await xml(sampleXml({ rows })), await pdf({ rows })];
    expect(a).toEqual(b);
    expect(a.rows.map(({ dal, settimane }) => [dal, settimane])).toEqual([
      ['2015-01-01', 52],
      ['2015-01-01', 20],
      ['2015-01-01', 8],
      ['2015-01-01', 0],
      ['2018-01-01', 26],
    ]);
    expect(a.withoutUnit).toBe(1);
    expect(a.unread).toEqual([{ dal: '2019-01-01', al: '2019-06-30' }]);
    expect(riassumiEstratto(a.rows)?.settimane).toBe(106);
  });

  it('counts weeks with added pay once: ten years stay ten', () => {
    const { rows } = readLines(
      Array.from({ length: 10 }, (_, at) => 2010 + at).flatMap((year) => [
        `01/01/${year} 31/12/${year} Lavoro dipendente sett. 40 40,000 20.000,00 ALFA`,
        `01/01/${year} 31/12/${year} Malattia (int) sett. 12 12,000 1.000,00 ALFA`,
        `01/01/${year} 31/12/${year} Donaz.sangue (ad integ.) 120,00 ALFA`,
        `01/01/${year} 31/12/${year} Integrazione salariale sett. 2 2,000 500,00 ALFA`,
      ]),
    );
    expect(riassumiEstratto(rows)).toMatchObject({ settimane: 420 });
  });

  it.each([
    ['at 13', '2017', false],
    ['at 14', '2018', true],
    ['this year', '2026', true],
    ['next year', '2027', false],
    ['in the year 0001', '0001', false],
    ['in the year 9999', '9999', false],
  ])('of who was born in 2004, work %s is read: %s', async (_, year, isRead) => {
    const rows = (from: string) => [
      { from, to: `31/12/${year}`, kind: 'Lavoro', weeks: 1, pay: '1,00', employer: 'ALFA' },
      ...SAMPLE_ROWS.map((row) => ({ ...row, from: '01/01/2020', to: '31/12/2020' })),
    ];
    const read = await xml(sampleXml({ born: '2004-03-14', rows: rows(`01/12/${year}`) }));
    expect(read.rows).toHaveLength(SAMPLE_ROWS.length + (isRead ? 1 : 0));
    expect(read.unread).toEqual(isRead ? [] : [{ dal: `${year}-12-01`, al: `${year}-12-31` }]);
    const born = '2004-03-14';
    const without = sampleXml({ born: '', rows: rows(`01/12/${year}`) });
    const { rows: found } = await readStatement(new Blob([without]), { ...WHEN, born });
    expect(found).toHaveLength(SAMPLE_ROWS.length + (isRead ? 1 : 0));
  });

  it.each<[string, () => Promise<unknown>]>([
    ['format', () => xml('una lettera')],
    ['format', () => xml('<Fattura/>')],
    ['format', () => xml('<EstrattoConto><RegimeGenerale></EstrattoConto>')],
    // Entities that grow without end are not taken.
    ['format', () => xml('<!DOCTYPE a [<!ENTITY x "y">]><EstrattoConto>&x;</EstrattoConto>')],
    ['format', () => xml('%PDF-1.7 and then nothing')],
    ['format', () => xml('<?xml version="1.0" encoding="klingon"?><EstrattoConto/>')],
    ['empty', () => xml('<EstrattoConto/>')],
    ['password', () => pdf({ password: 'segreta' })],
    ['size', () => readStatement(new Blob([new Uint8Array(10_000_001)]), WHEN)],
  ])('that is refused: %s', async (problem, read) => {
    await expect(read()).rejects.toMatchObject({ name: 'StatementError', problem });
  });
});

describe('lines of a PDF', () => {
  it('are contributions only with two days and a unit', () => {
    const { rows, unread, bornOn } = readLines([
      'COGNOME ROSSI NOME MARIO DATA DI NASCITA 17/11/1974',
      'Totale settimane 156',
      '01/01/2005  31/12/2005 Lavoro dipendente sett. 52 52,000 25.000,00 ALFA',
      'Totale sett. 156 156,000',
      '01/01/2006 31/03/2006 Lavoro dipendente giorni 78 78,000',
      '01/01/2007 31/03/2007 Operaio agricolo giorni 78 78,000',
      '01/01/2008 31/12/2008 Artigiano mesi 12 12,000',
      '01/01/2009 31/12/2009 Lavoro dipendente sett. 999999 999999,000',
      '01/01/2010 31/12/2010 CPDEL Servizio 1 0 0 1 0 0 25.000,00 COMUNE',
      '2019 Collaboratore 20.000,00 12 6.600,00 13.200,00',
      'Periodo 01/01/2011 31/12/2011 da verificare',
      '31/12/2012 01/01/2012 Lavoro dipendente sett. 52 52,000',
    ]);
    expect(bornOn).toBe('1974-11-17');
    expect(
      rows.map(({ gestione, settimane, retribuzione }) => [gestione, settimane, retribuzione]),
    ).toEqual([
      ['dipendenti', 52, 25_000],
      ['dipendenti', 13, undefined],
      ['dipendenti', undefined, undefined],
      ['dipendenti', 52, undefined],
      ['pubblica', 52, 25_000],
      ['separata', 52, 20_000],
    ]);
    // Too many weeks for a year, no number, ends before it begins.
    expect(unread).toEqual([
      { dal: '2009-01-01', al: '2009-12-31' },
      { dal: '2011-01-01', al: '2011-12-31' },
      { dal: '2012-12-31', al: '2012-01-01' },
    ]);
  });
});

describe('days and numbers as INPS writes them', () => {
  it.each([
    ['31/01/2005', '2005-01-31'],
    ['2005-01-31', '2005-01-31'],
    ['31/02/2005', undefined],
    ['gennaio', undefined],
  ])('%s is %s', (text, day) => expect(dayOf(text)).toBe(day));

  it.each([
    ['2.696,00', 2696],
    ['2696.0', 2696],
    ['5,000', 5],
    ['12', 12],
    ['', NaN],
    ['1-2', NaN],
  ])('%s is %d', (text, value) => expect(numberOf(text)).toBe(value));
});
