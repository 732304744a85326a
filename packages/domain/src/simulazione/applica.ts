/**
 * A change carried out on the data of a household: the answers as they would be, and what the
 * projection has to know besides.
 */
import { known } from '../records.ts';
import { taxSavingDeduction } from '../fisco/deduzione.ts';
import { isLavoratore, tipoLavoro } from '../fisco/tipo.ts';
import { partnerDi } from '../famiglia/perimetro.ts';
import { r2, sum } from '../money.ts';
import { ValidationError } from '../errors.ts';
import type { Valori } from '../costanti/costanti.ts';
import {
  isPropria,
  mutuoCasa,
  type Famiglia,
  type IpotesiPensione,
  type Membro,
  type Polizze,
  type SuddivisioneInvestimento,
} from '../nucleo.ts';
import { secondeCaseDi } from '../patrimonio/beni-di.ts';
import { carriera } from '../previdenza/carriera.ts';
import { personaDi } from '../previdenza/persona-di.ts';
import { anniUtili, riscattoCostAgevolato, riscattoCostOrdinario } from '../riscatto/riscatto.ts';
import { chiOf, isMissing } from '../risposte/giudizio.ts';
import { withoutUnasked } from '../risposte/persona-errors.ts';
import { MESSAGGI } from '../risposte/messaggi.ts';
import {
  membroDi,
  mutuoDaPagare,
  validaCambiamento,
  type Cambiamento,
  type DiTipo,
  type TipoCambiamento,
} from './cambiamenti.ts';
import type { Piano } from '../proiezione/piano.ts';
import { deposita, preleva } from './risparmi.ts';

export interface Applicata {
  famiglia: Famiglia;
  piano: Piano;
}

/**
 * The household after one change. The household given is left as it is.
 * @throws ValidationError naming the field of the change that cannot be
 * @throws ConfigError when a constant that the change needs has no value
 */
export function applica(valori: Valori, before: Applicata, c: Cambiamento): Applicata {
  validaCambiamento(before.famiglia, c);
  const modo = MODI[c.tipo] as (c: Cambiamento, before: Applicata, valori: Valori) => Applicata;
  return modo(c, before, valori);
}

/** With every member changed, or with one. */
const conMembri = ({ famiglia, piano }: Applicata, change: (m: Membro) => Membro): Applicata => ({
  famiglia: { ...famiglia, membri: famiglia.membri.map(change) },
  piano,
});
const con = (
  { famiglia, piano }: Applicata,
  memberId: string,
  change: (m: Membro) => Membro,
): Applicata => ({ famiglia: cambia(famiglia, memberId, change), piano });
const conPolizze = (before: Applicata, memberId: string, polizze: Polizze): Applicata =>
  con(before, memberId, (m) => ({ ...m, polizze: { ...m.polizze, ...polizze } }));

const MODI: {
  [T in TipoCambiamento]: (c: DiTipo<T>, before: Applicata, valori: Valori) => Applicata;
} = {
  'eta-pensione': ({ memberId, mesiEta }, before) =>
    con(before, memberId, (m) => suppone(m, { mesiEta })),
  risparmio: ({ anni, euroAnno }, { famiglia, piano }) => ({
    famiglia: anni * euroAnno > 0 ? deposita(famiglia, me(famiglia), anni * euroAnno) : famiglia,
    piano: { ...piano, risparmioAnnuo: euroAnno },
  }),
  'fondo-pensione': ({ memberId, euroAnno }, before) =>
    con(before, memberId, (m) => ({
      ...suppone(m, { versamentoFondo: euroAnno }),
      ...(euroAnno > 0 ? { polizze: { ...m.polizze, previdenzaComplementare: true } } : {}),
    })),
  'copertura-tcm': ({ memberId, capitale }, before) =>
    conPolizze(before, memberId, { casoMorte: capitale > 0, capitaleCasoMorte: capitale }),
  'rendita-ltc': ({ memberId, euroMese }, before) =>
    conPolizze(before, memberId, {
      rischioNonAutosufficienza: euroMese > 0,
      tipoLtcSottoscritta: 'rendita',
      renditaLtcMensile: euroMese,
    }),
  'copertura-invalidita': ({ memberId, attiva }, before) =>
    conPolizze(before, memberId, { invaliditaPermanente: attiva }),
  'copertura-sanitaria': ({ memberId, attiva }, before) =>
    conPolizze(before, memberId, { coperturaSanitaria: attiva }),
  'tutela-legale': ({ memberId, attiva }, before) =>
    conPolizze(before, memberId, { tutelaLegale: attiva }),
  testamento: ({ memberId, attiva }, before) =>
    con(before, memberId, (m) => ({ ...m, haTestamento: attiva })),
  'assicurazione-casa': ({ memberId, attiva }, before) =>
    conMembri(before, (m) =>
      isPropria(m.statoResidenza) && (memberId ?? m._id) === m._id
        ? { ...m, assicurazioneResidenza: attiva }
        : m,
    ),
  'mutuo-rimborsato': ({ memberId, importo }, { famiglia, piano }) => ({
    famiglia: rimborsa(preleva(famiglia, memberId, importo), memberId, importo),
    piano,
  }),
  riscatto: (c, before, valori) => riscatta(valori, before, c),
  'casa-venduta': (c, { famiglia, piano }) => ({ famiglia: vendi(famiglia, c), piano }),
  investimenti: ({ memberId, suddivisione }, before) =>
    conMembri(before, (m) =>
      (memberId === undefined ? (m.valorePatrimonioMobiliare ?? 0) > 0 : m._id === memberId)
        ? conSuddivisione(m, suddivisione)
        : m,
    ),
  'polizze-sottoscritte': ({ punti }, before) => conMembri(before, (m) => spostaPolizze(m, punti)),
  'polizze-riscattate': ({ punti }, before) => conMembri(before, (m) => spostaPolizze(m, -punti)),
};

/** A split that is tried out counts as answered: among the estimates it would not be counted. */
const conSuddivisione = (m: Membro, suddivisione: SuddivisioneInvestimento): Membro => ({
  ...m,
  suddivisioneInvestimento: { ...suddivisione },
  stimati: m.stimati?.filter((key) => key !== 'suddivisioneInvestimento'),
});

/**
 * The other instruments give or take in the proportion they stand in; where there are none, what
 * leaves goes to funds. A split that was not given stays unknown: nothing, or only zeros.
 */
function spostaPolizze(m: Membro, punti: number): Membro {
  const today = m.strumentiInvestimento;
  if (!today || isMissing(today)) return m;
  const assicurativi = Math.min(100, Math.max(0, today.assicurativi + punti));
  const others = 100 - today.assicurativi;
  const part = (value: number, ifNone: number) =>
    others > 0 ? (value * (100 - assicurativi)) / others : ifNone * (100 - assicurativi);
  return {
    ...m,
    strumentiInvestimento: {
      assicurativi,
      fondi: part(today.fondi, 1),
      etf: part(today.etf, 0),
      singoliTitoli: part(today.singoliTitoli, 0),
      altro: part(today.altro, 0),
    },
  };
}

export const cambia = (
  famiglia: Famiglia,
  memberId: string,
  change: (m: Membro) => Membro,
): Famiglia => ({
  ...famiglia,
  membri: famiglia.membri.map((m) => (m._id === memberId ? change(m) : m)),
});

const suppone = (m: Membro, ipotesi: IpotesiPensione): Membro => ({
  ...m,
  ipotesi: { ...m.ipotesi, ...ipotesi },
});
const me = ({ membri }: Famiglia): string =>
  (membri.find(({ gradoParentela }) => gradoParentela === 'me') ?? known(membri[0]))._id;

function rimborsa(famiglia: Famiglia, memberId: string, importo: number): Famiglia {
  const left = (membroDi(famiglia, memberId).valoreResiduoMutuo ?? 0) - importo;
  return cambia(left > 0 ? famiglia : senzaRata(famiglia, memberId), memberId, (m) => ({
    ...m,
    valoreResiduoMutuo: left,
    mutuoResidenza: left > 0,
  }));
}

/**
 * Without the instalment of a mortgage that ends. `rataMutuo` is one sum for me and the partner: of
 * two mortgages, the share of what is owed on this one goes.
 */
function senzaRata(famiglia: Famiglia, memberId: string): Famiglia {
  const first = me(famiglia);
  const coppia = [membroDi(famiglia, first), partnerDi(famiglia.membri)];
  const owed = (m: Membro | undefined) => (m ? mutuoCasa(m) : 0);
  const total = sum(coppia.map(owed));
  const ends = owed(coppia.find((m) => m?._id === memberId));
  return total > 0 && ends > 0
    ? cambia(famiglia, first, (m) => ({
        ...m,
        rataMutuo: m.rataMutuo && r2((m.rataMutuo * (total - ends)) / total),
      }))
    : famiglia;
}

function vendi(
  famiglia: Famiglia,
  { memberId, quale, prezzo, costi, valore }: Extract<Cambiamento, { tipo: 'casa-venduta' }>,
): Famiglia {
  const m = membroDi(famiglia, memberId);
  const others = secondeCaseDi(m) ?? 0;
  const owed = mutuoDaPagare(m, { quale, valore });
  const pay = (sold: Famiglia): Famiglia => {
    const left = prezzo - costi - owed;
    return left >= 0 ? deposita(sold, memberId, left) : preleva(sold, memberId, -left);
  };
  if (quale === 'altra') {
    const left = others - (valore ?? others);
    return pay(
      cambia(famiglia, memberId, (x) => ({
        ...x,
        valorePatrimonioImmobiliareSecondHomes: left,
        ...totale(x, (x.valoreResidenza ?? 0) + left),
        ...(owed > 0 ? { mutuoSecondeCase: r2((x.mutuoSecondeCase ?? 0) - owed) } : {}),
      })),
    );
  }
  return pay(
    cambia(senzaRata(famiglia, memberId), memberId, (x) => ({
      ...withoutUnasked({ ...x, statoResidenza: 'affitto' }, chiOf(m, famiglia.refDate), [
        'statoResidenza',
      ]),
      valoreResidenza: 0,
      mutuoResidenza: false,
      valoreResiduoMutuo: 0,
      valorePatrimonioImmobiliareSecondHomes: others,
      ...totale(x, others),
    })),
  );
}

/** The total of all property is kept in step only when it was given. */
const totale = (m: Membro, value: number) =>
  m.valorePatrimonioImmobiliare === undefined ? {} : { valorePatrimonioImmobiliare: value };

/**
 * @throws ValidationError when the person has no working income, or the savings are less than a
 * lump sum
 */
function riscatta(
  valori: Valori,
  { famiglia, piano }: Applicata,
  c: Extract<Cambiamento, { tipo: 'riscatto' }>,
): Applicata {
  const m = membroDi(famiglia, c.memberId);
  const { anni, costo, risparmio, rate } = costoRiscatto(valori, famiglia, m, c);
  const bought = cambia(famiglia, c.memberId, (x) => ({
    ...suppone(x, { riscatto: { mesi: 12 * anni, costo, rate } }),
    laureato: {
      ...x.laureato,
      stato: true,
      anni: x.laureato?.anni ?? c.anni,
      riscattoFiniPensionistici: true,
    },
  }));
  if (c.pagamento === 'unico')
    return {
      famiglia: preleva(bought, c.memberId, costo),
      piano: { ...piano, flussi: [...piano.flussi, { from: 0, to: 1, euro: risparmio }] },
    };
  return {
    famiglia: bought,
    piano: {
      ...piano,
      flussi: [...piano.flussi, { from: 0, to: rate, euro: (risparmio - costo) / rate }],
    },
  };
}

/** Whether there is an income from work, which contributions are paid on. */
export const lavoraConReddito = (
  valori: Valori,
  { professione, redditoNettoAnnuo: reddito }: Membro,
): boolean =>
  professione !== undefined &&
  isLavoratore(tipoLavoro(valori, professione, reddito)) &&
  (reddito ?? 0) > 0;

export interface CostoRiscatto {
  /** Years that count. */
  anni: number;
  /** Euro, before tax. */
  costo: number;
  /**
   * Tax saved over all the years, euro: a lump sum is deducted in one year, and may exceed the tax
   * of that year.
   */
  risparmio: number;
  rate: number;
}

/**
 * Cost of buying back years and tax saved by the deduction (D.Lgs. 184/1997, art. 2, comma 5; DL
 * 4/2019, art. 20).
 * @throws ValidationError when profession, income or birth date are missing, or the person does
 *   not work
 */
export function costoRiscatto(
  valori: Valori,
  famiglia: Famiglia,
  m: Membro,
  {
    anni,
    forma,
    pagamento,
  }: Pick<Extract<Cambiamento, { tipo: 'riscatto' }>, 'anni' | 'forma' | 'pagamento'>,
): CostoRiscatto {
  if (!lavoraConReddito(valori, m))
    throw new ValidationError('redditoNettoAnnuo', MESSAGGI.valoreErrato);
  const persona = personaDi(famiglia.refDate, m);
  if (!persona) throw new ValidationError('dataNascita', MESSAGGI.valoreErrato);
  const { tipo, regione, lordo, opzioni } = carriera(valori, persona);
  const utili = anniUtili(valori, persona.birthDate, anni);
  const costo =
    forma === 'agevolato'
      ? riscattoCostAgevolato(valori, Number(famiglia.refDate.slice(0, 4)), utili)
      : riscattoCostOrdinario(valori, tipo, lordo, utili);
  const rate = pagamento === 'unico' ? 1 : valori['riscatto.anniRate'];
  return {
    anni: utili,
    costo,
    rate,
    risparmio: rate * taxSavingDeduction(valori, tipo, lordo, regione, costo / rate, opzioni),
  };
}
