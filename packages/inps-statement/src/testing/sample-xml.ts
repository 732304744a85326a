/** The statement of an invented person as INPS lays it out in XML. For tests. */
export interface SampleRow {
  /** Empty, as `to`, for the period of the row above. */
  from: string;
  to: string;
  kind: string;
  /** «sett.» by default. */
  unit?: string;
  weeks: number;
  pay: string;
  employer: string;
}
export const SAMPLE_ROWS: readonly SampleRow[] = [
  {
    from: '01/09/2004',
    to: '31/12/2004',
    kind: 'Apprendista',
    weeks: 17,
    pay: '5.200,00',
    employer: 'ALFA S.R.L.',
  },
  {
    from: '01/01/2005',
    to: '31/12/2005',
    kind: 'Lavoro dipendente',
    weeks: 52,
    pay: '16.400,00',
    employer: 'ALFA S.R.L.',
  },
  // Eighteen months without work.
  {
    from: '01/07/2007',
    to: '31/12/2007',
    kind: 'Lavoro dipendente',
    weeks: 26,
    pay: '10.150,50',
    employer: 'BETA S.P.A.',
  },
  {
    from: '01/01/2008',
    to: '31/12/2008',
    kind: 'Lavoro dipendente',
    weeks: 52,
    pay: '22.000,00',
    employer: 'BETA S.P.A.',
  },
  {
    from: '01/01/2008',
    to: '31/12/2008',
    kind: 'Donaz.sangue (ad integ.)',
    weeks: 0,
    pay: '120,00',
    employer: 'BETA S.P.A.',
  },
];

export function sampleXml({ born = '1984-03-14', more = '', rows = SAMPLE_ROWS } = {}): string {
  const day = (name: string, [d = '', m = '', y = '']: string[]) =>
    `<${name}><Giorno>${d}</Giorno><Mese>${m}</Mese><Anno>${y}</Anno></${name}>`;
  const written = rows.map(
    ({ from, to, kind, unit = 'Settimane', weeks, pay, employer }) =>
      `<RigaContributi>${day('Dal', from.split('/'))}${day('Al', to.split('/'))}` +
      `<TipoContribuzione>${kind}</TipoContribuzione><TipoContributo>${unit}</TipoContributo>` +
      `<ContributiUtiliDiritto>${weeks}</ContributiUtiliDiritto>` +
      `<ContributiUtiliCalcolo>${weeks}.0</ContributiUtiliCalcolo>` +
      `<RetribuzioneEuro>${pay.replace('.', '').replace(',', '.')}</RetribuzioneEuro>` +
      `<Azienda><Codice>1</Codice><Descrizione>${employer}</Descrizione></Azienda></RigaContributi>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?><EstrattoConto><DatiAnagrafici>' +
    `<Cognome>PROVA</Cognome><Nome>PERSONA</Nome>${day('DataNascita', born.split('-').reverse())}` +
    '</DatiAnagrafici><RegimeGenerale><Contributi>' +
    `${written.join('')}</Contributi><Avvertenze>Non ha valore certificativo.</Avvertenze></RegimeGenerale>` +
    `${more}</EstrattoConto>`
  );
}
