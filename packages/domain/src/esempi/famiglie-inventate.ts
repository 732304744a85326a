/**
 * Any number of made-up households, for counts and measures: the same number is always the same
 * household. Ages, incomes and holdings lie about as they do among Italian households (Banca
 * d'Italia, Indagine sui bilanci delle famiglie 2022); nobody among them exists.
 */
import { SESSI } from '../nucleo.ts';
import type { AnalisiFamiliare, Comune, Membro, Polizze } from '../nucleo.ts';
import type { IsoDate } from '../money.ts';
import { normali, semina, uniformi } from '../proiezione/casuale.ts';

export interface FamigliaInventata {
  analisiFamiliare: AnalisiFamiliare;
  membri: Membro[];
  uscitePianificate: number;
}

const FEMMINILI =
  'Giulia Martina Chiara Francesca Anna Laura Elena Sara Valentina Silvia Paola Alessandra Federica Marta Irene Beatrice Serena Caterina Lucia Teresa Giovanna Rosa Carla Nadia'.split(
    ' ',
  );
const MASCHILI =
  'Marco Andrea Luca Matteo Alessandro Davide Lorenzo Stefano Paolo Roberto Simone Antonio Giuseppe Francesco Giovanni Pietro Enrico Riccardo Vincenzo Salvatore Nicola Sergio Bruno Dario'.split(
    ' ',
  );
const COGNOMI =
  'Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti Costa Giordano Mancini Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo Gentile Martinelli Vitale Lombardo Serra Coppola Marchetti Parisi Villa Conte Ferraro Ferri Fabbri Bianco Marini Grasso Valentini Messina'.split(
    ' ',
  );
const comune = (
  comune: string,
  provincia: string,
  regione: string,
  codiceIstat: string,
): Comune => ({
  comune,
  provincia,
  regione,
  codiceIstat,
});
const COMUNI: readonly Comune[] = [
  comune('Roma', 'RM', 'Lazio', '058091'),
  comune('Milano', 'MI', 'Lombardia', '015146'),
  comune('Napoli', 'NA', 'Campania', '063049'),
  comune('Torino', 'TO', 'Piemonte', '001272'),
  comune('Palermo', 'PA', 'Sicilia', '082053'),
  comune('Genova', 'GE', 'Liguria', '010025'),
  comune('Bologna', 'BO', 'Emilia-Romagna', '037006'),
  comune('Firenze', 'FI', 'Toscana', '048017'),
  comune('Bari', 'BA', 'Puglia', '072006'),
  comune('Catania', 'CT', 'Sicilia', '087015'),
  comune('Verona', 'VR', 'Veneto', '023091'),
  comune('Padova', 'PD', 'Veneto', '028060'),
  comune('Brescia', 'BS', 'Lombardia', '017029'),
  comune('Bergamo', 'BG', 'Lombardia', '016024'),
  comune('Parma', 'PR', 'Emilia-Romagna', '034027'),
  comune('Modena', 'MO', 'Emilia-Romagna', '036023'),
  comune("Reggio nell'Emilia", 'RE', 'Emilia-Romagna', '035033'),
  comune('Perugia', 'PG', 'Umbria', '054039'),
  comune('Ancona', 'AN', 'Marche', '042002'),
  comune('Pescara', 'PE', 'Abruzzo', '068028'),
  comune('Salerno', 'SA', 'Campania', '065116'),
  comune('Lecce', 'LE', 'Puglia', '075035'),
  comune('Trieste', 'TS', 'Friuli-Venezia Giulia', '032006'),
  comune('Trento', 'TN', 'Trentino-Alto Adige/Südtirol', '022205'),
];
const LAVORI = [
  ['Dipendente', 0.68],
  ['Autonomo/a', 0.12],
  ['Artigiano/a', 0.06],
  ['Imprenditore', 0.04],
  ['Casalingo/a', 0.04],
  ['Disoccupato/a', 0.06],
] as const;
const STUDI = [
  ['licenza media', 0.28],
  ['diploma', 0.42],
  ['laurea triennale', 0.1],
  ['laurea magistrale', 0.17],
  ['dottorato', 0.03],
] as const;
const SUDDIVISIONI = [
  [0, 10, 0, 0, 85, 5],
  [10, 25, 0, 0, 60, 5],
  [25, 35, 0, 5, 30, 5],
  [45, 25, 5, 5, 15, 5],
  [0, 0, 0, 0, 100, 0],
] as const;

/** Choices by chance from a whole number. */
function chance(seed: number) {
  const state = semina(seed);
  const drawn = new Float64Array(1);
  const next = (): number => {
    uniformi(state, drawn);
    return drawn[0] ?? 0;
  };
  const normal = (): number => {
    normali(state, drawn);
    return drawn[0] ?? 0;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    is: (share: number) => next() < share,
    one: <T>(among: readonly T[]): T => among[between(0, among.length - 1)] as T,
    weighted: <T>(among: readonly (readonly [T, number])[]): T => {
      let left = next();
      for (const [value, share] of among) if ((left -= share) < 0) return value;
      return among[0]?.[0] as T;
    },
    /** Lognormal around a median, rounded to hundreds: a few have much, most have little. */
    euro: (median: number, spread: number): number =>
      Math.min(20_000_000, Math.round((median * Math.exp(spread * normal())) / 100) * 100),
  };
}
type Chance = ReturnType<typeof chance>;

/** @param n which one, from 0 */
export function famigliaInventata(n: number, oggi: IsoDate): FamigliaInventata {
  const c = chance(n + 1);
  const anno = Number(oggi.slice(0, 4));
  const eta = 24 + Math.floor((c.next() + c.next()) * 27);
  const comune = c.one(COMUNI);
  const lastName = c.one(COGNOMI);
  const sesso = c.one(SESSI);
  const me: Persona = {
    gradoParentela: 'me',
    ...adulto(c, anno, eta, sesso, comune),
    lastName,
    ...casa(c, eta),
    ...risparmi(c, eta),
  };
  const persone = [me];
  if (c.is(eta < 30 ? 0.25 : 0.62)) {
    const suo = sesso === 'F' ? 'M' : 'F';
    const suaEta = Math.max(22, eta + c.between(-5, 5));
    persone.push({
      gradoParentela: suo === 'F' ? 'wife' : 'husband',
      ...adulto(c, anno, suaEta, suo, comune),
      lastName: c.is(0.5) ? lastName : c.one(COGNOMI),
    });
  }
  for (let figlio = quantiFigli(c, eta, persone.length > 1); figlio > 0; figlio -= 1)
    persone.push({ ...minore(c, anno - c.between(1, Math.min(22, eta - 24)), comune), lastName });
  return {
    analisiFamiliare: persone.length > 1 ? 'perNucleo' : 'perMe',
    membri: persone.map((persona, place) => ({
      ...persona,
      _id: `${(n + 1).toString(16).padStart(8, '0')}-0000-4000-8000-${String(place + 1).padStart(12, '0')}`,
      enabled: true,
      seq: place + 1,
    })),
    uscitePianificate: c.is(0.5) ? c.between(0, 20) * 1000 : 0,
  };
}

type Persona = Omit<Membro, '_id' | 'enabled' | 'seq'>;

const quantiFigli = (c: Chance, eta: number, hasPartner: boolean): number =>
  eta > 27 && eta < 62 && c.is(hasPartner ? 0.65 : 0.15) ? c.between(1, 3) : 0;

function minore(c: Chance, anno: number, comuneResidenza: Comune): Persona {
  const sesso = c.one(SESSI);
  return {
    gradoParentela: sesso === 'F' ? 'daughter' : 'son',
    firstName: c.one(sesso === 'F' ? FEMMINILI : MASCHILI),
    sesso,
    dataNascita: nascita(c, anno),
    professione: 'Studente',
    comuneResidenza,
  };
}

const nascita = (c: Chance, anno: number): IsoDate =>
  `${anno}-${String(c.between(1, 12)).padStart(2, '0')}-${String(c.between(1, 28)).padStart(2, '0')}`;

function adulto(
  c: Chance,
  anno: number,
  eta: number,
  sesso: 'F' | 'M',
  comuneResidenza: Comune,
): Partial<Membro> {
  const professione = eta > 66 ? 'Pensionato/a' : c.weighted(LAVORI);
  const titoloStudio = c.weighted(STUDI);
  const hasFondo = c.is(0.3);
  const isAlone = professione === 'Casalingo/a' || professione === 'Disoccupato/a';
  const laurea = titoloStudio.startsWith('laurea') || titoloStudio === 'dottorato';
  const casoMorte = c.is(0.15);
  const polizze: Polizze = {
    previdenzaComplementare: hasFondo,
    rischioNonAutosufficienza: false,
    invaliditaPermanente: c.is(0.12),
    casoMorte,
    ...(casoMorte && { capitaleCasoMorte: c.between(5, 30) * 10_000 }),
    coperturaSanitaria: c.is(0.25),
    tutelaLegale: c.is(0.1),
  };
  return {
    firstName: c.one(sesso === 'F' ? FEMMINILI : MASCHILI),
    sesso,
    dataNascita: nascita(c, anno - eta),
    professione,
    titoloStudio,
    comuneResidenza,
    redditoNettoAnnuo: isAlone ? 0 : Math.max(6000, c.euro(eta > 66 ? 17_500 : 21_500, 0.45)),
    imprenditore: professione === 'Imprenditore',
    ...(professione === 'Imprenditore' && { valoreAttivita: c.euro(90_000, 1) }),
    ...(hasFondo && { montanteFondo: c.euro(12_000, 0.9), anniFondo: c.between(1, 25) }),
    laureato: laurea
      ? { stato: true, riscattoFiniPensionistici: c.is(0.1), anni: c.between(3, 5) }
      : { stato: false },
    polizze,
    garanziePersonali: c.is(0.06),
    haTestamento: c.is(eta > 60 ? 0.2 : 0.05),
  };
}

function casa(c: Chance, eta: number): Partial<Membro> {
  const isPropria = c.is(eta < 35 ? 0.5 : 0.75);
  if (!isPropria)
    return {
      statoResidenza: c.is(0.8) ? 'affitto' : 'uso gratuito',
      assicurazioneResidenza: false,
      valorePatrimonioImmobiliareSecondHomes: 0,
      valorePatrimonioImmobiliare: 0,
    };
  const valoreResidenza = c.euro(160_000, 0.5);
  const altre = c.is(0.18) ? c.euro(70_000, 0.7) : 0;
  const mutuoResidenza = c.is(eta < 55 ? 0.45 : 0.08);
  return {
    statoResidenza: c.is(0.8) ? 'proprietà' : 'comproprietà',
    valoreResidenza,
    mutuoResidenza,
    ...(mutuoResidenza && {
      valoreResiduoMutuo: Math.round((valoreResidenza * c.next() * 0.7) / 100) * 100,
    }),
    assicurazioneResidenza: c.is(mutuoResidenza ? 0.7 : 0.35),
    valorePatrimonioImmobiliareSecondHomes: altre,
    valorePatrimonioImmobiliare: valoreResidenza + altre,
    ...(altre > 0 && { secondeCaseAssicurate: c.is(0.4) }),
  };
}

function risparmi(c: Chance, eta: number): Partial<Membro> {
  const valorePatrimonioMobiliare = c.is(0.08) ? 0 : c.euro(eta < 35 ? 9000 : 24_000, 1.2);
  if (valorePatrimonioMobiliare === 0) return { valorePatrimonioMobiliare };
  const [azioni, obbligazioni, gestioneSeparate, oro, liquidi, altro] = c.one(SUDDIVISIONI);
  const isSimple = liquidi === 100;
  return {
    valorePatrimonioMobiliare,
    suddivisioneInvestimento: { azioni, obbligazioni, gestioneSeparate, oro, liquidi, altro },
    strumentiInvestimento: isSimple
      ? { fondi: 0, etf: 0, assicurativi: 0, singoliTitoli: 0, altro: 100 }
      : { fondi: 40, etf: 15, assicurativi: 15, singoliTitoli: 10, altro: 20 },
    regimeInvestimento: { amministrato: 70, gestito: 5, dichiarativo: 0, nonso: 25 },
  };
}
