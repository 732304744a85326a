/** Which levers move which solution, and how far each can go in this household. */
import { keysOf, recordOf } from '../records.ts';
import type { SoluzioneCode } from '../analisi.ts';
import { ageMonthsAt, monthIndex } from '../calendario.ts';
import type { Valori } from '../costanti/costanti.ts';
import { mutuoCasa, type Famiglia, type Membro, type SuddivisioneInvestimento } from '../nucleo.ts';
import { secondeCaseDi } from '../patrimonio/beni-di.ts';
import { anniLaureaDi } from '../riscatto/riscatto.ts';
import { lavoraConReddito } from './applica.ts';
import {
  ETA_MASSIMA_SCELTA,
  ETA_MINIMA_SCELTA,
  risparmiDi,
  type Cambiamento,
} from './cambiamenti.ts';
import type { QuadroSoluzione } from './quadro.ts';

/**
 * One thing to turn: `cambiamento(x)` for `x` from `min` to `max` in steps, the smallest effort
 * first. A switch has one step.
 */
export interface Leva {
  tipo: Cambiamento['tipo'];
  /** The level looked at is this person's; absent: the household's. */
  memberId?: string;
  min: number;
  max: number;
  passo: number;
  cambiamento: (x: number) => Cambiamento;
}

export interface Caso {
  valori: Valori;
  famiglia: Famiglia;
  soluzione: Pick<QuadroSoluzione, 'code' | 'perMembro'>;
  modello: SuddivisioneInvestimento | undefined;
  suddivisione: SuddivisioneInvestimento | undefined;
  /** Of the household's savings in insurance investments, 0–100. */ assicurativi: number;
}

const PASSO_CAPITALE = 1000;
const PASSO_ANNO = 100;
const PASSO_MESE = 10;
const CAPITALE_MASSIMO = 3_000_000;
const RENDITA_MASSIMA = 5000;
/**
 * Savings are looked at after five years of them: longer than that is a plan of life, not a lever.
 */
const ANNI_RISPARMIO = 5;
const QUOTA_RISPARMIO = 0.5;

type Per = (caso: Caso, m: Membro) => Leva[];

const interruttore = (
  m: Membro,
  tipo: 'copertura-invalidita' | 'copertura-sanitaria' | 'tutela-legale' | 'testamento',
): Leva => ({
  tipo,
  memberId: m._id,
  min: 0,
  max: 1,
  passo: 1,
  cambiamento: (x) => ({ tipo, memberId: m._id, attiva: x === 1 }),
});

const copertura: Per = (_, m) => {
  const held = m.polizze?.casoMorte ? (m.polizze.capitaleCasoMorte ?? 0) : 0;
  return [
    {
      tipo: 'copertura-tcm',
      memberId: m._id,
      min: held,
      max: Math.max(held, CAPITALE_MASSIMO),
      passo: PASSO_CAPITALE,
      cambiamento: (capitale) => ({ tipo: 'copertura-tcm', memberId: m._id, capitale }),
    },
  ];
};

const mutuo: Per = ({ famiglia }, m) => {
  const max = Math.min(mutuoCasa(m), risparmiDi(famiglia));
  return max > 0
    ? [
        {
          tipo: 'mutuo-rimborsato',
          memberId: m._id,
          min: 0,
          max,
          passo: PASSO_CAPITALE,
          cambiamento: (importo) => ({ tipo: 'mutuo-rimborsato', memberId: m._id, importo }),
        },
      ]
    : [];
};

const rendita: Per = (_, m) => {
  const held = m.polizze?.rischioNonAutosufficienza ? (m.polizze.renditaLtcMensile ?? 0) : 0;
  return [
    {
      tipo: 'rendita-ltc',
      memberId: m._id,
      min: held,
      max: Math.max(held, RENDITA_MASSIMA),
      passo: PASSO_MESE,
      cambiamento: (euroMese) => ({ tipo: 'rendita-ltc', memberId: m._id, euroMese }),
    },
  ];
};

const fondo: Per = ({ valori }, m) => [
  {
    tipo: 'fondo-pensione',
    memberId: m._id,
    min: 0,
    max: valori['pensione.quotaMaxRisparmio'] * (m.redditoNettoAnnuo ?? 0),
    passo: PASSO_ANNO,
    cambiamento: (euroAnno) => ({ tipo: 'fondo-pensione', memberId: m._id, euroAnno }),
  },
];

/**
 * Begins at the exit where today's gap is measured. A chosen age measures the gap at that age: an
 * earlier exit has a wider gap, so working longer would look worse than today.
 */
const eta: Per = ({ famiglia, soluzione }, m) => {
  const { decorrenzaGap } =
    soluzione.perMembro.find(({ memberId }) => memberId === m._id)?.numeri ?? {};
  if (typeof decorrenzaGap !== 'string' || m.dataNascita === undefined) return [];
  const first = monthIndex(decorrenzaGap) - monthIndex(m.dataNascita);
  const min = Math.max(first, ETA_MINIMA_SCELTA, ageMonthsAt(m.dataNascita, famiglia.refDate));
  return min < ETA_MASSIMA_SCELTA
    ? [
        {
          tipo: 'eta-pensione',
          memberId: m._id,
          min,
          max: ETA_MASSIMA_SCELTA,
          passo: 1,
          cambiamento: (mesiEta) => ({ tipo: 'eta-pensione', memberId: m._id, mesiEta }),
        },
      ]
    : [];
};

/**
 * Only people who work pay contributions: without a wage there is nothing to pay them on, and
 * nothing to offer.
 */
const riscatto: Per = ({ valori }, m) => {
  const canBuy =
    m.laureato?.stato === true &&
    m.laureato.riscattoFiniPensionistici !== true &&
    lavoraConReddito(valori, m);
  return canBuy
    ? [
        {
          tipo: 'riscatto',
          memberId: m._id,
          min: 0,
          max: anniLaureaDi(m),
          passo: 1,
          cambiamento: (anni) => ({
            tipo: 'riscatto',
            memberId: m._id,
            anni,
            forma: 'agevolato',
            pagamento: 'rate',
          }),
        },
      ]
    : [];
};

const risparmio = ({ famiglia }: Caso, memberId?: string): Leva[] => {
  const reddito = famiglia.membri.reduce(
    (total, m) => total + (m.enabled ? (m.redditoNettoAnnuo ?? 0) : 0),
    0,
  );
  return reddito > 0
    ? [
        {
          tipo: 'risparmio',
          ...(memberId === undefined ? {} : { memberId }),
          min: 0,
          max: QUOTA_RISPARMIO * reddito,
          passo: PASSO_ANNO,
          cambiamento: (euroAnno) => ({ tipo: 'risparmio', euroAnno, anni: ANNI_RISPARMIO }),
        },
      ]
    : [];
};

const assicurazione: Leva = {
  tipo: 'assicurazione-casa',
  min: 0,
  max: 1,
  passo: 1,
  cambiamento: (x) => ({ tipo: 'assicurazione-casa', attiva: x === 1 }),
};

/**
 * All other property of the one who owns most, at the value given and without costs: the best that
 * a sale could do. Nothing when price and savings do not pay its mortgage.
 */
const vendita = ({ famiglia }: Caso): Leva[] => {
  const [owner] = famiglia.membri
    .filter((m) => m.enabled)
    .toSorted((a, b) => (secondeCaseDi(b) ?? 0) - (secondeCaseDi(a) ?? 0));
  const valore = owner ? (secondeCaseDi(owner) ?? 0) : 0;
  return owner && valore > 0 && valore + risparmiDi(famiglia) >= (owner.mutuoSecondeCase ?? 0)
    ? [
        {
          tipo: 'casa-venduta',
          min: 0,
          max: 1,
          passo: 1,
          cambiamento: () => ({
            tipo: 'casa-venduta',
            memberId: owner._id,
            quale: 'altra',
            prezzo: valore,
            costi: 0,
          }),
        },
      ]
    : [];
};

/** From today's split to the educational model by age, a hundredth of the way at a time. */
const investimenti = ({ suddivisione: from, modello: to }: Caso): Leva[] =>
  from && to
    ? [
        {
          tipo: 'investimenti',
          min: 0,
          max: 100,
          passo: 1,
          cambiamento: (x) => ({ tipo: 'investimenti', suddivisione: mischia(from, to, x / 100) }),
        },
      ]
    : [];

function mischia(
  from: SuddivisioneInvestimento,
  to: SuddivisioneInvestimento,
  share: number,
): SuddivisioneInvestimento {
  const keys = keysOf(from);
  const mixed = recordOf(keys, (key) => Math.max(0, from[key] + share * (to[key] - from[key])));
  const largest = keys.reduce((a, b) => (mixed[b] > mixed[a] ? b : a));
  // The largest takes the last digits, so that the whole is 100.
  mixed[largest] += 100 - keys.reduce((total, key) => total + mixed[key], 0);
  return mixed;
}

const polizze = (tipo: 'polizze-sottoscritte' | 'polizze-riscattate', max: number): Leva[] =>
  max > 0 ? [{ tipo, min: 0, max, passo: 1, cambiamento: (punti) => ({ tipo, punti }) }] : [];

/** Of who the account is of, said as the household's. */
const mio = ({ famiglia }: Caso, make: (m: Membro) => Leva): Leva[] =>
  famiglia.membri
    .filter((m) => m.gradoParentela === 'me')
    .map((m) => ({ ...make(m), memberId: undefined }));

/** Per person where the solution is per person; the household's otherwise. */
const PER_PERSONA = {
  TCM: (caso, m) => [...copertura(caso, m), ...mutuo(caso, m), ...risparmio(caso, m._id)],
  'infortuni-malattie': (caso, m) => [
    interruttore(m, 'copertura-invalidita'),
    ...risparmio(caso, m._id),
  ],
  pensione: (caso, m) => [...fondo(caso, m), ...eta(caso, m), ...riscatto(caso, m)],
  LTC: (caso, m) => [...rendita(caso, m), ...risparmio(caso, m._id)],
  'assistenza-medica': (_, m) => [interruttore(m, 'copertura-sanitaria')],
  'riscatto-laurea': riscatto,
} satisfies Partial<Record<SoluzioneCode, Per>>;
type DiPersone = keyof typeof PER_PERSONA;
const isDiPersone = (code: SoluzioneCode): code is DiPersone => code in PER_PERSONA;
const DEL_NUCLEO: Record<Exclude<SoluzioneCode, DiPersone>, (caso: Caso) => Leva[]> = {
  'gestione-patrimonio': (caso) => [...risparmio(caso), ...investimenti(caso), ...vendita(caso)],
  'polizze-rischi': (caso) => [assicurazione, ...vendita(caso)],
  'tutela-legale': (caso) => mio(caso, (m) => interruttore(m, 'tutela-legale')),
  polizza: (caso) => [
    ...polizze('polizze-sottoscritte', 100 - caso.assicurativi),
    ...mio(caso, (m) => interruttore(m, 'testamento')),
    ...vendita(caso),
  ],
  'unit-index-linked': (caso) => polizze('polizze-riscattate', caso.assicurativi),
  'investimenti-capitale-garantito': (caso) => [...risparmio(caso), ...investimenti(caso)],
};

/** Levers of one solution: for a solution of persons, of each who is not green. */
export function leveDi(caso: Caso): Leva[] {
  const { code, perMembro } = caso.soluzione;
  return isDiPersone(code)
    ? perMembro
        .filter(({ level }) => level === 'red' || level === 'yellow')
        .flatMap(({ memberId }) => manopoleDi(caso, memberId))
    : manopoleDi(caso, undefined);
}

/**
 * All the levers of an area, whatever its level: of one person where the area is of persons, of the
 * household otherwise.
 */
export function manopoleDi(caso: Caso, memberId: string | undefined): Leva[] {
  const { code } = caso.soluzione;
  if (!isDiPersone(code)) return DEL_NUCLEO[code](caso);
  return caso.famiglia.membri
    .filter(({ _id }) => _id === memberId)
    .flatMap((m) => PER_PERSONA[code](caso, m));
}
