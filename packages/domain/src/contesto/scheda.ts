/** One person of the household as the solutions see them. */
import type { SoluzioneCode } from '../aree.ts';
import type { Segnale } from '../costanti/segnali.ts';
import type { InputCalcolato } from '../analisi.ts';
import { ageAt, ageYearsAt } from '../calendario.ts';
import type { Valori } from '../costanti/costanti.ts';
import { chiaveRegione, ripartizioneDi, type Ripartizione } from '../fisco/regione.ts';
import { isLavoratore, tipoLavoro, type TipoLavoro } from '../fisco/tipo.ts';
import { figliEredi, isFiglioDi, partnerDi, type Lato } from '../famiglia/perimetro.ts';
import { hasFondo, type Famiglia, type Membro, type Professione } from '../nucleo.ts';
import { beniDi } from '../patrimonio/beni-di.ts';
import type { NetWorth } from '../patrimonio/net-worth.ts';
import { carriera, type Carriera } from '../previdenza/carriera.ts';
import {
  pension,
  stimaPensione,
  type Pensione,
  type PersonaPensione,
  type StimaPensione,
} from '../previdenza/pensione.ts';
import { isLaureato, personaDi } from '../previdenza/persona-di.ts';
import { segnaliPensione } from '../previdenza/segnali.ts';
import type { Attesa } from './attesa.ts';
import { cita, once } from '../traccia/read-tracker.ts';
import type { Ingressi, RegistroIngressi } from '../traccia/ingressi.ts';

/** One person of the household. `undefined`: not answered. */
export interface Scheda {
  membro: Membro;
  id: string;
  /** Whole years by month index. */
  eta: number | undefined;
  /** Of age by the full date; unknown without a birth date. */
  maggiorenne: boolean | undefined;
  tipo: TipoLavoro | undefined;
  professione: Professione | undefined;
  reddito: number | undefined;
  regione: string | null;
  ripartizione: Ripartizione | null;
  laureato: boolean | undefined;
  beni: NetWorth;
  /**
   * Only with birth date, profession and an income above zero; worked out when asked for, once, and
   * so are the next two.
   */
  readonly carriera: Carriera | undefined;
  /** When work stops and what the first pillar pays. */
  readonly stima: StimaPensione | undefined;
  /** The estimate against the last pay, with the fund that would fill the gap. */
  readonly pensione: Pensione | undefined;
  /** Signals that lower its confidence. */
  readonly segnali: Segnale[];
  /** Me or the partner: what they own and owe counts together. */
  lato?: Lato;
  /** The other of the couple. */
  partner?: Scheda;
  /** What the person can count on and owes: the couple's together, one's own for others. */
  risorse: Risorse;
  /** The answers asked of this person so far, by key. */
  ingressi: Ingressi;
  /** What each area waits for from this person, as far as it was asked. */
  attese: Map<SoluzioneCode, readonly Attesa[]>;
}

/** Euro. */
export interface Risorse {
  mobiliare: number;
  /** Nobody gave the savings: not zero. */
  mobiliareNoto: boolean;
  mutuo: number;
  /** All other debts. */
  altriDebiti: number;
  /** Told value of the homes. */
  immobili: number;
}

const NIENTE: Risorse = {
  mobiliare: 0,
  mobiliareNoto: false,
  mutuo: 0,
  altriDebiti: 0,
  immobili: 0,
};

/** Details that only some tell, and that nothing waits for. */
export function detti(
  { membro, ingressi }: Pick<Scheda, 'membro' | 'ingressi'>,
  ...keys: (keyof Membro)[]
): InputCalcolato[] {
  const found: InputCalcolato[] = [];
  for (const key of keys) {
    const value = membro[key];
    if (value !== undefined) found.push(ingressi(key, value));
  }
  return found;
}

/**
 * Children had, for the amount asked of mothers: those who inherit of me, one's own and common ones
 * of the partner. The law does not know who is switched off.
 */
function figliDi(membri: readonly Membro[], membro: Membro): number {
  if (membro.gradoParentela === 'me')
    return figliEredi(membri) + (membro.figliFuoriNucleo ?? []).length;
  return membro === partnerDi(membri) ? membri.filter((m) => isFiglioDi(m, 'partner')).length : 0;
}

/** The answers that say how many children a woman has. Only a woman's pension depends on it. */
function figliInputs(
  membri: readonly Membro[],
  membro: Membro,
  registro: RegistroIngressi,
): InputCalcolato[] {
  const isMe = membro.gradoParentela === 'me';
  if (membro.sesso !== 'F' || (!isMe && !isPartnerPossible(membro))) return [];
  const toldBy = (one: Membro, ...keys: (keyof Membro)[]) =>
    detti({ membro: one, ingressi: registro.della(one) }, ...keys);
  return [
    ...toldBy(membro, 'convivente', 'figliFuoriNucleo'),
    ...membri.flatMap((one) => toldBy(one, 'figlioDi')),
  ];
}
const isPartnerPossible = ({ gradoParentela }: Membro): boolean =>
  gradoParentela === 'wife' || gradoParentela === 'husband' || gradoParentela === 'other';

export const isFiglio = ({ membro }: Scheda): boolean =>
  membro.gradoParentela === 'son' || membro.gradoParentela === 'daughter';
export const isConiuge = ({ membro }: Scheda): boolean =>
  membro.gradoParentela === 'wife' || membro.gradoParentela === 'husband';
export const isGenitore = ({ membro }: Scheda): boolean =>
  membro.gradoParentela === 'mother' || membro.gradoParentela === 'father';

/** @param registro where the answers asked of the person are noted */
export function scheda(
  valori: Valori,
  { refDate, membri }: Famiglia,
  membro: Membro,
  registro: RegistroIngressi,
): Scheda {
  const { dataNascita, professione, redditoNettoAnnuo: reddito, comuneResidenza } = membro;
  const tipo = professione && tipoLavoro(valori, professione, reddito);
  const regione = chiaveRegione(comuneResidenza?.regione, comuneResidenza?.provincia);
  const laureato = isLaureato(membro);
  const ingressi = registro.della(membro);
  const told = (...keys: (keyof Membro)[]) => detti({ membro, ingressi }, ...keys);
  const behind = () => ({
    carriera: [
      ingressi('dataNascita', dataNascita),
      ingressi('professione', professione),
      ingressi('redditoNettoAnnuo', reddito),
      ingressi('anniContributi', membro.anniContributi),
      ...told('primoContributo', 'sesso', 'continuita', 'dipendentePubblico'),
      ...told('regimeFiscale', 'coefficienteForfettario', 'cassa', 'uscita'),
      ...figliInputs(membri, membro, registro),
      ingressi('laureato', laureato),
      ingressi('comuneResidenza', regione === null ? undefined : comuneResidenza?.comune),
    ],
    fondo: [
      ...told('contributoDatore', 'tfrDestinazione', 'tfrMaturato'),
      ...(hasFondo(membro) || membro.montanteFondo !== undefined || membro.anniFondo !== undefined
        ? [ingressi('montanteFondo', membro.montanteFondo), ingressi('anniFondo', membro.anniFondo)]
        : []),
    ],
  });
  const persona = personaDi(refDate, membro, figliDi(membri, membro));
  const conti =
    persona && persona.redditoNettoAnnuo > 0 ? contiDi(valori, membro, behind, persona) : undefined;
  const segnali = once(valori, () =>
    persona
      ? segnaliPensione(
          valori,
          persona,
          conti && { carriera: conti.carriera(), stima: conti.stima() },
        )
      : [],
  );
  return Object.assign(new SuRichiesta(conti, segnali), {
    membro,
    id: membro._id,
    tipo,
    professione,
    reddito,
    regione,
    ripartizione: ripartizioneDi(regione),
    laureato,
    eta: dataNascita && ageYearsAt(dataNascita, refDate),
    maggiorenne: dataNascita ? ageAt(dataNascita, refDate) >= 18 : undefined,
    beni: beniDi(membro),
    risorse: NIENTE,
    ingressi,
    attese: new Map(),
  });
}

/**
 * What is worked out when asked for, on the prototype: a getter written in an object gives each
 * object a shape of its own, and shapes keep all that the getter sees alive until the next full
 * collection.
 */
class SuRichiesta {
  readonly #conti: ReturnType<typeof contiDi> | undefined;
  readonly #segnali: () => Segnale[];
  constructor(conti: ReturnType<typeof contiDi> | undefined, segnali: () => Segnale[]) {
    this.#conti = conti;
    this.#segnali = segnali;
  }
  get segnali(): Segnale[] {
    return this.#segnali();
  }
  get carriera(): Carriera | undefined {
    return this.#conti?.carriera();
  }
  get stima(): StimaPensione | undefined {
    return this.#conti?.stima();
  }
  get pensione(): Pensione | undefined {
    return this.#conti?.pensione();
  }
}

/**
 * The three steps of a pension: each is kept, with what it read, for all the rules that start from
 * it.
 */
function contiDi(
  valori: Valori,
  { ipotesi }: Membro,
  behind: () => { carriera: InputCalcolato[]; fondo: InputCalcolato[] },
  persona: PersonaPensione,
) {
  const inputs = behind();
  const career = once(valori, () => {
    cita(valori, inputs.carriera);
    return carriera(valori, persona);
  });
  const stima = once(valori, () => stimaPensione(valori, persona, career(), ipotesi));
  const pensione = once(valori, () => {
    cita(valori, inputs.fondo);
    return pension(valori, persona, career(), stima(), ipotesi);
  });
  return { carriera: career, stima, pensione };
}

/**
 * The municipality, when its region is one we know: of any other, or abroad, national values stand
 * in for an answer that is not there.
 */
export const comuneNoto = ({ membro, regione }: Scheda): string | undefined =>
  regione === null ? undefined : membro.comuneResidenza?.comune;

/** The income; zero where a minor or a person without a job gave none. */
export const redditoNoto = (s: Scheda): number | undefined =>
  s.reddito ?? (s.tipo === 'nessuno' || s.maggiorenne === false ? 0 : undefined);

/** The answers behind {@link redditoNoto}: the income, or the answer that means no income. */
export const redditoNotoInputs = (s: Scheda): InputCalcolato[] => [
  s.ingressi('redditoNettoAnnuo', redditoNoto(s)),
  ...(s.reddito === undefined && redditoNoto(s) === 0
    ? detti(s, s.tipo === 'nessuno' ? 'professione' : 'dataNascita')
    : []),
];

/** Runs a business, by profession or by answer. */
export const haImpresa = ({ tipo, membro }: Scheda): boolean =>
  tipo === 'commerciante' || membro.imprenditore === true;

/** The answer «own business», if it is yes. {@link haImpresa} ignores a no. */
export const impresaInputs = (s: Scheda): InputCalcolato[] =>
  s.membro.imprenditore === true ? detti(s, 'imprenditore') : [];

/** The person earns, or would, by profession. */
export const lavora = (s: Scheda): boolean => s.tipo !== undefined && isLavoratore(s.tipo);

/** Who tells how the savings of the couple are split: me, or the partner who alone has some. */
export const chiDivide = ({
  me,
  coppia,
}: {
  me: Scheda | undefined;
  coppia: readonly Scheda[];
}): Scheda | undefined =>
  me && me.beni.mobiliare > 0 ? me : (coppia.find(({ beni }) => beni.mobiliare > 0) ?? me);
