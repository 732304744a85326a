/** Any household that our own validators accept, for property tests: fast-check arbitraries. */
import fc from 'fast-check';
import { DOMANDE } from '../src/parole/domande/domande.ts';
import { recordOf } from '../src/records.ts';
import { CHIAVI, RISPOSTE } from '../src/risposte/tabella.ts';
import { nucleoErrors } from './nucleo-errors.ts';
import { within } from './risposte-qualsiasi.ts';
import {
  A_CARICO,
  CONTINUITA,
  DESTINAZIONI_TFR,
  DIPENDENTE_PUBBLICO,
  FIGLIO_DI,
  PROFESSIONI,
  REGIMI_FISCALI,
  STATI_RESIDENZA,
  TIPI_DEBITO,
  TITOLI_STUDIO,
  TIPI_LTC,
  TIPI_USCITA,
  isPropria,
  type Famiglia,
  type GradoParentela,
  type Membro,
} from '../src/nucleo.ts';

export const OGGI = '2026-11-20';
const REGIONI = [
  ['Lombardia', 'MI'],
  ['Lazio', 'RM'],
  ['Campania', 'NA'],
  ['Trentino-Alto Adige/Südtirol', 'BZ'],
  ['Trentino-Alto Adige/Südtirol', 'TN'],
  ['Sicilia', 'PA'],
  ['Toscana', 'FI'],
  ['Estero', ''],
  ['Atlantide', 'XX'],
] as const;

/** Half of the times, nothing was answered. */
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });
const euro = (max: number) => fc.oneof(fc.constantFrom(0, 1, max), fc.integer({ min: 0, max }));
const reddito = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 120_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 8_500, 15_000, 28_000, 50_000, 1_000_000, 1e9) },
);

/** Whole percentages that make 100. */
const split = <K extends string>(...keys: K[]) =>
  fc
    .array(fc.integer({ min: 0, max: 100 }), {
      minLength: keys.length - 1,
      maxLength: keys.length - 1,
    })
    .map((cuts) => {
      const sorted = [0, ...cuts.toSorted((a, b) => a - b), 100];
      return Object.fromEntries(
        keys.map((key, index) => [key, sorted[index + 1]! - sorted[index]!]),
      ) as Record<K, number>;
    });

const nascita = (from: number, to: number) =>
  fc
    .tuple(
      fc.integer({ min: from, max: to }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    )
    .map(
      ([year, month, day]) =>
        `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    );

const NATI: Record<GradoParentela, readonly [number, number]> = {
  me: [1930, 2007],
  wife: [1930, 2007],
  husband: [1930, 2007],
  son: [1975, 2026],
  daughter: [1975, 2026],
  mother: [1907, 1985],
  father: [1907, 1985],
  other: [1930, 2020],
};

const STIMABILI = [
  'redditoNettoAnnuo',
  'valoreResidenza',
  'valorePatrimonioMobiliare',
  'suddivisioneInvestimento',
  'polizze.casoMorte',
  'polizze.rischioNonAutosufficienza',
  'laureato.riscattoFiniPensionistici',
];

/** Details that only some tell. */
const DETTAGLI = {
  primoContributo: maybe(
    fc
      .tuple(fc.integer({ min: 1970, max: 2026 }), fc.integer({ min: 1, max: 10 }))
      .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`),
  ),
  continuita: maybe(fc.constantFrom(...CONTINUITA)),
  dipendentePubblico: maybe(fc.constantFrom(...DIPENDENTE_PUBBLICO)),
  regimeFiscale: maybe(fc.constantFrom(...REGIMI_FISCALI)),
  coefficienteForfettario: maybe(fc.constantFrom(0.4, 0.67, 0.78, 0.86)),
  cassa: maybe(fc.boolean()),
  tfrMaturato: maybe(euro(100_000)),
  tfrDestinazione: maybe(fc.constantFrom(...DESTINAZIONI_TFR)),
  contributoDatore: maybe(euro(6_000)),
  uscita: maybe(fc.constantFrom(...TIPI_USCITA)),
  convivente: maybe(fc.boolean()),
  figlioDi: maybe(fc.constantFrom(...FIGLIO_DI)),
  aCarico: maybe(fc.constantFrom(...A_CARICO)),
  altriDebiti: maybe(
    fc.array(
      fc.record({
        residuo: euro(60_000),
        rata: euro(900),
        tipo: fc.constantFrom(...TIPI_DEBITO),
      }),
      { maxLength: 2 },
    ),
  ),
  mutuoSecondeCase: maybe(euro(150_000)),
  secondeCaseAssicurate: maybe(fc.boolean()),
  catastoAbitazione: maybe(euro(3_000)),
  speseMensili: maybe(euro(6_000)),
  rataMutuo: maybe(euro(1_500)),
  figliFuoriNucleo: maybe(
    fc.array(fc.record({ eta: fc.integer({ min: 0, max: 60 }) }), { maxLength: 2 }),
  ),
};
const dettagli = fc.record(DETTAGLI);

const LAUREATO = {
  stato: fc.boolean(),
  riscattoFiniPensionistici: maybe(fc.boolean()),
  anni: maybe(fc.integer({ min: 1, max: 6 })),
};
const POLIZZE = {
  previdenzaComplementare: maybe(fc.boolean()),
  rischioNonAutosufficienza: maybe(fc.boolean()),
  tipoLtcSottoscritta: maybe(fc.constantFrom(...TIPI_LTC)),
  renditaLtcMensile: maybe(euro(3_000)),
  invaliditaPermanente: maybe(fc.boolean()),
  casoMorte: maybe(fc.boolean()),
  capitaleCasoMorte: maybe(euro(1_000_000)),
  coperturaSanitaria: maybe(fc.boolean()),
  tutelaLegale: maybe(fc.boolean()),
};
const modelOf = (gradoParentela: GradoParentela) => ({
  gradoParentela: fc.constant(gradoParentela),
  enabled: gradoParentela === 'me' ? fc.constant(true) : fc.boolean(),
  firstName: maybe(fc.constantFrom('Ada', 'Ugo', 'Émile', 'Bo')),
  sesso: maybe(fc.constantFrom('M', 'F')),
  professione: maybe(fc.constantFrom(...PROFESSIONI)),
  dataNascita: maybe(nascita(...NATI[gradoParentela]).filter((day) => day <= OGGI)),
  titoloStudio: maybe(fc.constantFrom(...TITOLI_STUDIO)),
  comuneResidenza: maybe(
    fc
      .constantFrom(...REGIONI)
      .map(([regione, provincia]) => ({ comune: 'Qui', regione, provincia })),
  ),
  redditoNettoAnnuo: maybe(reddito),
  anniContributi: fc.option(fc.integer({ min: 0, max: 45 }), { nil: undefined }),
  dettagli: fc.option(dettagli, { nil: {}, freq: 2 }),
  statoResidenza: maybe(fc.constantFrom(...STATI_RESIDENZA)),
  valoreResidenza: maybe(euro(2_000_000)),
  mutuoResidenza: maybe(fc.boolean()),
  valoreResiduoMutuo: maybe(euro(500_000)),
  assicurazioneResidenza: maybe(fc.boolean()),
  valorePatrimonioImmobiliare: maybe(euro(3_000_000)),
  valorePatrimonioImmobiliareSecondHomes: maybe(euro(2_000_000)),
  valorePatrimonioMobiliare: maybe(euro(5_000_000)),
  imprenditore: maybe(fc.boolean()),
  valoreAttivita: maybe(euro(5_000_000)),
  suddivisioneInvestimento: maybe(
    split('azioni', 'obbligazioni', 'gestioneSeparate', 'oro', 'liquidi', 'altro'),
  ),
  strumentiInvestimento: maybe(split('fondi', 'etf', 'assicurativi', 'singoliTitoli', 'altro')),
  regimeInvestimento: maybe(split('amministrato', 'gestito', 'dichiarativo', 'nonso')),
  laureato: maybe(fc.record(LAUREATO)),
  polizze: maybe(fc.record(POLIZZE)),
  montanteFondo: maybe(euro(300_000)),
  anniFondo: maybe(fc.integer({ min: 0, max: 40 })),
  garanziePersonali: maybe(fc.boolean()),
  haTestamento: maybe(fc.boolean()),
  stimati: maybe(fc.subarray(STIMABILI)),
});
const persona = (gradoParentela: GradoParentela) => fc.record(modelOf(gradoParentela));

/**
 * The questions that are drawn from their record and are not above. They are drawn last. A draw
 * before the others would give all families other answers, and every line of sentences.md another
 * example.
 */
const OLD = [DETTAGLI, LAUREATO, POLIZZE, modelOf('me')].flatMap((model) => Object.keys(model));
const NUOVE = CHIAVI.filter(
  (key) => DOMANDE[key].ask && !OLD.includes(key.split('.').at(-1) ?? key),
);
const risposteNuove: fc.Arbitrary<Record<string, unknown>> = fc.record(
  recordOf(NUOVE, (key) => maybe(within(RISPOSTE[key]))),
);
/** With the new answers; one of a group, as `polizze.nuova`, joins those of its group. */
function conNuove<M extends object>(membro: M, nuove: Record<string, unknown> = {}): M {
  const whole = { ...membro } as Record<string, unknown>;
  for (const [key, value] of Object.entries(nuove)) {
    const [group = '', inner] = key.split('.');
    if (value === undefined) continue;
    whole[group] = inner === undefined ? value : { ...(whole[group] as object), [inner]: value };
  }
  return whole as M;
}
const MOST_PEOPLE = 6;

/** What the validators refuse is left out, as a form would. */
function sistemata({ dettagli: told = {}, ...membro }: Membro & { dettagli?: object }): Membro {
  const {
    anniContributi,
    dataNascita,
    statoResidenza,
    valoreResidenza,
    valoreResiduoMutuo,
    mutuoResidenza,
  } = membro;
  const age = dataNascita ? Number(OGGI.slice(0, 4)) - Number(dataNascita.slice(0, 4)) - 1 : 0;
  const { primoContributo, convivente, figlioDi, aCarico, ...others } = told as Membro;
  const { speseMensili, rataMutuo, figliFuoriNucleo, ...each } = others;
  const { gradoParentela } = membro;
  const grown = dataNascita ? `${Number(dataNascita.slice(0, 4)) + 15}-01` : '9999';
  return {
    ...each,
    ...membro,
    ...(gradoParentela === 'me' ? { speseMensili, rataMutuo, figliFuoriNucleo } : {}),
    convivente: gradoParentela === 'other' && age >= 18 ? convivente : undefined,
    figlioDi: gradoParentela === 'son' || gradoParentela === 'daughter' ? figlioDi : undefined,
    aCarico: gradoParentela === 'me' ? undefined : aCarico,
    // Told with years it may contradict them; before the age of work it is refused.
    primoContributo:
      anniContributi === undefined && primoContributo !== undefined && primoContributo >= grown
        ? primoContributo
        : undefined,
    anniContributi:
      anniContributi === undefined || anniContributi > Math.max(0, age - 15)
        ? undefined
        : anniContributi,
    mutuoResidenza:
      mutuoResidenza && statoResidenza !== undefined && !isPropria(statoResidenza)
        ? false
        : mutuoResidenza,
    valoreResiduoMutuo:
      valoreResiduoMutuo !== undefined && valoreResidenza !== undefined
        ? Math.min(valoreResiduoMutuo, valoreResidenza)
        : valoreResiduoMutuo,
  };
}

const SPOUSE = ['wife', 'husband'] as const;
const ALTRI = ['son', 'daughter', 'mother', 'father', 'other'] as const;

/** From one to six people, at most one spouse, cohabitant, mother and father; valid. */
export const famiglie: fc.Arbitrary<Famiglia> = fc
  .tuple(
    persona('me'),
    fc.option(fc.constantFrom(...SPOUSE).chain(persona), { nil: undefined, freq: 2 }),
    fc.array(fc.constantFrom(...ALTRI).chain(persona), { maxLength: 4 }),
    fc.constantFrom('perMe', 'perNucleo'),
    maybe(euro(200_000)),
    fc.tuple(...Array.from({ length: MOST_PEOPLE }, () => risposteNuove)),
  )
  .map(([me, spouse, others, analisiFamiliare, uscitePianificate, nuove]): Famiglia => {
    const seen = new Set<string>();
    const once = others.filter(
      ({ gradoParentela: grado }) =>
        !['mother', 'father'].includes(grado) || (!seen.has(grado) && seen.add(grado)),
    );
    let hasConvivente = false;
    const withFirstConvivente = (m: Membro): Membro => {
      if (m.convivente !== true) return m;
      const first = !hasConvivente;
      hasConvivente = true;
      return { ...m, convivente: first };
    };
    const people = [me, ...(spouse ? [spouse] : []), ...once];
    return {
      refDate: OGGI,
      analisiFamiliare,
      uscitePianificate,
      membri: people.map((p, index) =>
        withFirstConvivente(
          sistemata({ ...conNuove(p, nuove[index]), _id: `id-${index + 1}`, seq: index + 1 }),
        ),
      ),
    };
  })
  .filter(({ membri }) => nucleoErrors(membri, OGGI).length === 0);

/** Always the same ones, without the properties: a population to count over. */
export const popolazione = (size: number, seed: number): Famiglia[] =>
  fc.sample(famiglie, { numRuns: size, seed });

/** With everything that a rule asks of one working person. */
export const lavoratori = fc.record({
  eta: fc.integer({ min: 20, max: 64 }),
  professione: fc.constantFrom('Dipendente', 'Autonomo/a', 'Artigiano/a', 'Imprenditore', 'Altro'),
  reddito: fc.integer({ min: 6_000, max: 150_000 }),
  regione: fc.constantFrom(null, 'Lombardia', 'Lazio', 'Calabria', 'PA Bolzano'),
  laureato: fc.boolean(),
  montante: fc.integer({ min: 0, max: 200_000 }),
});
