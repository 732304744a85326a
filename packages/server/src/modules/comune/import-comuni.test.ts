import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { importComuni } from './import-comuni.ts';
import { planImport } from './import-plan.ts';
import { readIstatList, readVariazioni } from './istat-list.ts';

/** The long headers of the list, with line breaks inside quotes, as they come. */
const HEADER =
  'Codice Regione;"Codice dell\'Unità territoriale sovracomunale \n(valida a fini statistici)";Codice Provincia (Storico)(1);"Progressivo del Comune (2)";Codice Comune formato alfanumerico;Denominazione (Italiana e straniera);Denominazione in italiano;Denominazione altra lingua;Codice Ripartizione Geografica;Ripartizione geografica;Denominazione Regione;"Denominazione dell\'Unità territoriale sovracomunale \n(valida a fini statistici)";Flag Comune capoluogo di provincia;Sigla automobilistica;Codice Comune formato numerico;Codice Comune numerico con 110 province (dal 2010 al 2016);Codice Catastale del comune';
interface Line {
  codice: string;
  nome: string;
  altra?: string;
  regione?: string;
  sigla: string;
  catastale: string;
}
const line = ({ codice, nome, altra = '', regione = 'Veneto', sigla, catastale }: Line) =>
  `05;228;028;001;${codice};${altra ? `${nome}/${altra}` : nome};${nome};${altra};2;Nord-est;${regione};Padova;0;${sigla};${Number(codice)};${Number(codice)};${catastale}`;
const csv = (lines: readonly Line[], header = HEADER) => [header, ...lines.map(line)].join('\r\n');
const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const FORLI: Line = {
  codice: '040012',
  nome: 'Forlì',
  regione: 'Emilia-Romagna',
  sigla: 'FC',
  catastale: 'D704',
};
const BOLZANO: Line = {
  codice: '021008',
  nome: 'Bolzano',
  altra: 'Bozen',
  regione: 'Trentino-Alto Adige/Südtirol',
  sigla: 'BZ',
  catastale: 'A952',
};

describe('the list of ISTAT', () => {
  const read = [
    {
      codice: '040012',
      nome: 'Forlì',
      altraLingua: '',
      provincia: 'FC',
      regione: 'Emilia-Romagna',
      catastale: 'D704',
    },
    {
      codice: '021008',
      nome: 'Bolzano',
      altraLingua: 'Bozen',
      provincia: 'BZ',
      regione: 'Trentino-Alto Adige/Südtirol',
      catastale: 'A952',
    },
  ];
  const text = csv([FORLI, BOLZANO]);
  it.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with its mark', utf8(`\uFEFF${text}`)],
    ['Latin-1', latin1(text)],
    ['an empty last line', utf8(`${text}\r\n;;;\r\n`)],
  ])('is read in %s', (_what, bytes) => {
    expect(readIstatList(bytes)).toEqual(read);
  });
  it('is read with the headers of another year, in another order', () => {
    const other =
      'Sigla automobilistica;Codice Catastale;"Codice Comune formato\nnumerico";Solo denominazione in italiano;Denominazione regione\nFC;D704;40012;Forlì;Emilia-Romagna\n';
    expect(readIstatList(utf8(other))).toEqual([read[0]]);
  });
  it.each([
    [
      'no column for the name',
      csv([FORLI], HEADER.replace('Denominazione in italiano', 'Nome')),
      'No column for «denominazione in italiano»',
    ],
    [
      'a code that is none',
      csv([{ ...FORLI, codice: '40x12' }]),
      'Line 4: «040x12» is not a code of six digits',
    ],
    ['a code twice', csv([FORLI, FORLI]), 'the code 040012 is there twice'],
    ['no name', csv([{ ...FORLI, nome: '' }]), 'the name is missing'],
    ['a sigla that is none', csv([{ ...FORLI, sigla: 'Forlì' }]), 'is not the sigla of a province'],
    ['a region that is none', csv([{ ...FORLI, regione: 'Romagna' }]), '«Romagna» is not a region'],
    [
      'a cadastral code that is none',
      csv([{ ...FORLI, catastale: '-' }]),
      'is not a cadastral code',
    ],
    ['nothing', '', 'The file is empty'],
    ['a quote that does not end', `${HEADER}\n"Forlì`, 'not a CSV'],
  ])('with %s is refused', (_what, text, said) =>
    expect(() => readIstatList(utf8(text))).toThrow(said),
  );
  it('that is only half as long is refused: the missing municipalities have not ended', () => {
    const stored = Array.from({ length: 251 }, (_v, at) => ({
      codice_istat: String(at).padStart(6, '0'),
      comune: `C${at}`,
      provincia: 'PD',
      regione: 'Veneto',
      catastale: `A${at}`,
      cessato_il: null,
      successore: null,
    }));
    expect(() => planImport(stored, [], [], '2027-01-01')).toThrow(
      '251 municipalities of the table are not in the file',
    );
    expect(planImport(stored.slice(1), [], [], '2027-01-01').ceased).toHaveLength(250);
  });
});

it('reads of the variations those that lead an old name or code somewhere', () => {
  const text =
    'Anno;Tipo variazione;Codice Regione;Codice Comune formato alfanumerico;Denominazione Comune;"Codice del Comune associato alla variazione\no nuovo codice";"Denominazione Comune associata alla variazione";"Data decorrenza\nvalidità amministrativa"\n2027;ES;05;028001;Abano Terme;028099;Terme Euganee;01/02/2027\n2027;AQ;05;028002;Altro;028003;Terzo;\n';
  expect(readVariazioni(latin1(text))).toEqual([
    {
      tipo: 'ES',
      codice: '028001',
      nome: 'Abano Terme',
      nuovoCodice: '028099',
      giorno: '2027-02-01',
    },
  ]);
});

describe('a year later', () => {
  let t: TestApp;
  let all: Line[];
  beforeAll(async () => {
    t = await testApp();
    const rows = await t.deps.db.query<{
      codice_istat: string;
      comune: string;
      provincia: string;
      regione: string;
      catastale: string;
    }>('select * from comuni order by codice_istat', []);
    all = rows.map((row) => ({
      codice: row.codice_istat,
      nome: row.comune,
      sigla: row.provincia,
      regione: row.regione,
      catastale: row.catastale,
    }));
  });
  afterAll(() => t.close());
  const VARIAZIONI =
    'Anno;Tipo variazione;Codice Comune formato alfanumerico;Denominazione Comune;Codice del Comune associato alla variazione;Data decorrenza validità amministrativa\n2027;ES;028001;Abano Terme;028999;01/02/2027\n';
  /**
   * Abano merges into a new one; Forlì changes its name; Carbonia its code with its province;
   * Samone (TO) ceases; Bolzano has two names.
   */
  const next = () =>
    csv([
      ...all
        .filter(
          ({ nome, sigla }) => nome !== 'Abano Terme' && !(nome === 'Samone' && sigla === 'TO'),
        )
        .map((row) => {
          if (row.nome === 'Forlì') return { ...row, nome: 'Forlì di Romagna' };
          if (row.nome === 'Carbonia') return { ...row, codice: '119003', sigla: 'SU' };
          return row.nome === 'Bolzano' ? { ...row, altra: 'Bozen' } : row;
        }),
      { codice: '028999', nome: 'Terme Euganee', sigla: 'PD', catastale: 'M999' },
    ]);
  const load = (dryRun: boolean, list = next()) =>
    importComuni(t.deps.db, {
      list: utf8(list),
      variazioni: utf8(VARIAZIONI),
      day: '2027-03-01',
      dryRun,
    });
  const names = async (comune: string) =>
    (await t.call('getByComune', { params: { comune } })).body.map(
      (found) => `${found.comune} (${found.provincia}) ${found.codiceIstat}`,
    );
  const count = async () =>
    (await t.deps.db.query<{ n: number }>('select count(*)::int as n from comuni', []))[0]?.n;

  it('a dry run says what would change, and changes nothing; a broken file neither', async () => {
    const plan = await load(true);
    expect([
      plan.added.map(({ comune }) => comune).sort(),
      plan.changed.map(({ after }) => after.comune),
      plan.ceased.map(({ comune, cessatoIl, successore }) => [
        comune.comune,
        cessatoIl,
        successore,
      ]),
    ]).toEqual([
      ['Carbonia', 'Terme Euganee'],
      ['Forlì di Romagna'],
      expect.arrayContaining([
        ['Abano Terme', '2027-02-01', '028999'],
        ['Carbonia', '2027-03-01', '119003'],
        ['Samone', '2027-03-01', null],
      ]),
    ]);
    await expect(load(false, next().replace('Emilia-Romagna', 'Romagna'))).rejects.toThrow(
      'is not a region',
    );
    expect([await count(), await names('abano')]).toEqual([7904, ['Abano Terme (PD) 028001']]);
  });

  it('new names are found, old ones still lead to today’s municipality, in both languages', async () => {
    await load(false);
    t.advance(601);
    expect(await count()).toBe(7906);
    expect(await names('terme eug')).toEqual(['Terme Euganee (PD) 028999']);
    expect(await names('Abano')).toEqual(['Terme Euganee (PD) 028999']);
    expect(await names('forlì')).toEqual([
      'Forlì di Romagna (FC) 040012',
      'Forlì del Sannio (IS) 094020',
      'Forlimpopoli (FC) 040013',
    ]);
    expect((await names('bozen'))[0]).toBe('Bolzano (BZ) 021008');
    expect((await names('bolzano'))[0]).toBe('Bolzano (BZ) 021008');
    expect(await names('carbonia')).toEqual(['Carbonia (SU) 119003']);
  });

  it('who ceased is kept for old answers, and shown only when nobody else has the name', async () => {
    expect(await names('samone')).toEqual(['Samone (TN) 022165']);
    await t.deps.db.query(
      `update comuni set cessato_il = '2027-03-01' where codice_istat = '022165'`,
      [],
    );
    t.advance(601);
    expect(await names('samone')).toEqual(['Samone (TN) 022165', 'Samone (TO) 001235']);
    const [old] = await t.deps.db.query<{ comune: string; successore: string }>(
      `select comune, successore from comuni where codice_istat = '028001'`,
      [],
    );
    expect(old).toEqual({ comune: 'Abano Terme', successore: '028999' });
  });

  it('the same list again changes nothing', async () => {
    await t.deps.db.query(`update comuni set cessato_il = null where codice_istat = '022165'`, []);
    const { added, changed, ceased } = await load(false);
    expect([added, changed, ceased]).toEqual([[], [], []]);
    t.advance(601);
    expect(await names('Abano')).toEqual(['Terme Euganee (PD) 028999']);
  });
});
