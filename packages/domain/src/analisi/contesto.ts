/**
 * A household as the solutions see it: who counts, who depends on whom, the figures of each and of
 * all together.
 */
import type { InputCalcolato } from '../analisi.ts';
import { ageAt, ageYearsAt } from '../calendario.ts';
import { valoriAl, type Costanti, type Valori } from '../costanti/costanti.ts';
import { chiaveRegione, ripartizioneDi, type Ripartizione } from '../fisco/regione.ts';
import { isLavoratore, tipoLavoro, type TipoLavoro } from '../fisco/tipo.ts';
import { sum, type IsoDate } from '../money.ts';
import { hasFondo, isPropria, type Famiglia, type Membro, type Professione } from '../nucleo.ts';
import { netWorth, type NetWorth } from '../patrimonio/net-worth.ts';
import { carriera, type Carriera } from '../previdenza/carriera.ts';
import {
  pension,
  stimaPensione,
  type Pensione,
  type PersonaPensione,
  type StimaPensione,
} from '../previdenza/pensione.ts';
import { isLaureato, personaDi } from '../previdenza/persona-di.ts';
import { cita, observed, once } from '../traccia/read-tracker.ts';
import { registroIngressi, type Ingressi, type RegistroIngressi } from '../traccia/ingressi.ts';
import { dietroDi, type Dietro } from './dietro.ts';
import { gestioneDi, type Gestione } from './gestione.ts';

/** One person of the perimeter. `undefined` is what was not answered. */
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
  coniuge?: Scheda;
  figli: Scheda[];
  genitori: Scheda[];
  /** What the person can count on: the household's for the couple, one's own for others. */
  risorse: { mobiliare: number; mutuo: number };
  /** The answers asked of this person so far, by key. */
  ingressi: Ingressi;
}

export interface Contesto {
  costanti: Costanti;
  /** The values in force, under observation: what is read is noted for the trace. */
  valori: Valori;
  refDate: IsoDate;
  famiglia: Famiglia;
  perNucleo: boolean;
  schede: Scheda[];
  me: Scheda | undefined;
  adulti: Scheda[];
  /** Sons and daughters below the age up to which children are supported. */
  readonly figliACarico: Scheda[];
  beni: NetWorth;
  /** Nobody told it: not zero. */
  mobiliareNoto: boolean;
  /** Sum of the incomes told, euro a year. */
  reddito: number;
  gestione: Gestione;
  /** The answers behind the sums of the household. */
  dietro: Dietro;
  /** The answers asked of the household so far. */
  ingressi: Ingressi;
  registro: RegistroIngressi;
}

/** @throws ConfigError when a constant has no version valid on the reference day */
export function contesto(famiglia: Famiglia, costanti: Costanti): Contesto {
  const valori = observed(valoriAl(costanti, famiglia.refDate));
  const perNucleo = famiglia.analisiFamiliare === 'perNucleo';
  const counted = famiglia.membri.filter((m) =>
    perNucleo ? m.enabled : m.gradoParentela === 'me',
  );
  const registro = registroIngressi();
  const schede = counted
    .toSorted((a, b) => a.seq - b.seq)
    .map((membro) =>
      scheda(valori, famiglia.refDate, membro, registro, figliDi(famiglia.membri, membro)),
    );
  collega(schede);
  const me = schede.find(({ membro }) => membro.gradoParentela === 'me');
  const beni = sommaBeni(schede);
  for (const s of schede) {
    const couple = isCoppia(s) && schede.length > 1;
    s.risorse = couple
      ? { mobiliare: beni.mobiliare, mutuo: beni.debiti }
      : { mobiliare: s.beni.mobiliare, mutuo: s.beni.debiti };
  }
  const reddito = sum(schede.map((s) => s.reddito ?? 0));
  const dietro = dietroDi(schede, me);
  const figli = schede.filter((s) => isFiglio(s) && s.eta !== undefined);
  const figliACarico = once(valori, () => {
    cita(
      valori,
      figli.map((s) => s.ingressi('dataNascita', s.membro.dataNascita)),
    );
    return figli.filter((s) => s.eta! < valori['tcm.etaFigli']);
  });
  return Object.assign(new ConFigli(figliACarico), {
    costanti,
    valori,
    refDate: famiglia.refDate,
    famiglia,
    perNucleo,
    schede,
    me,
    beni,
    reddito,
    ingressi: registro.della(),
    registro,
    dietro,
    adulti: schede.filter((s) => s.maggiorenne !== false),
    mobiliareNoto: schede.some(({ membro }) => membro.valorePatrimonioMobiliare !== undefined),
    gestione: gestioneDi({ valori, famiglia, perNucleo, schede, me, beni, reddito }, () => [
      ...schede.flatMap(rispostaLavoro),
      ...dietro.risparmi(),
    ]),
  });
}

/** See {@link SuRichiesta}. */
class ConFigli {
  readonly #figli: () => Scheda[];
  constructor(figli: () => Scheda[]) {
    this.#figli = figli;
  }
  get figliACarico(): Scheda[] {
    return this.#figli();
  }
}

const FIGLI: ReadonlySet<string> = new Set(['son', 'daughter']);
/** Children had, of who is of the couple: the law does not know who is switched off. */
const figliDi = (membri: readonly Membro[], { gradoParentela }: Membro): number =>
  COPPIA.has(gradoParentela) ? membri.filter((m) => FIGLI.has(m.gradoParentela)).length : 0;

export const isFiglio = ({ membro }: Scheda): boolean =>
  membro.gradoParentela === 'son' || membro.gradoParentela === 'daughter';
const COPPIA: ReadonlySet<string> = new Set(['me', 'wife', 'husband']);
const isCoppia = (s: Scheda): boolean => COPPIA.has(s.membro.gradoParentela);

function scheda(
  valori: Valori,
  refDate: IsoDate,
  membro: Membro,
  registro: RegistroIngressi,
  figli: number,
): Scheda {
  const { dataNascita, professione, redditoNettoAnnuo: reddito, comuneResidenza } = membro;
  const tipo = professione && tipoLavoro(valori, professione, reddito);
  const regione = chiaveRegione(comuneResidenza?.regione, comuneResidenza?.provincia);
  const laureato = isLaureato(membro);
  const ingressi = registro.della(membro);
  /** Details that only some tell, and that nothing waits for. */
  const told = (...keys: (keyof Membro)[]) =>
    keys.filter((key) => membro[key] !== undefined).map((key) => ingressi(key, membro[key]));
  const behind = () => ({
    carriera: [
      ingressi('dataNascita', dataNascita),
      ingressi('professione', professione),
      ingressi('redditoNettoAnnuo', reddito, 'euroAnno'),
      ingressi('anniContributi', membro.anniContributi, 'anni'),
      ...told('primoContributo', 'sesso', 'continuita', 'dipendentePubblico'),
      ...told('regimeFiscale', 'coefficienteForfettario', 'cassa', 'uscita'),
      ingressi('laureato', laureato),
      ingressi('comuneResidenza', regione === null ? undefined : comuneResidenza?.comune),
    ],
    fondo: [
      ...told('contributoDatore', 'tfrDestinazione', 'tfrMaturato'),
      ...(hasFondo(membro) || membro.montanteFondo !== undefined || membro.anniFondo !== undefined
        ? [
            ingressi('montanteFondo', membro.montanteFondo, 'euro'),
            ingressi('anniFondo', membro.anniFondo, 'anni'),
          ]
        : []),
    ],
  });
  const persona = personaDi(refDate, membro, figli);
  const conti =
    persona && persona.redditoNettoAnnuo > 0 ? contiDi(valori, membro, behind, persona) : undefined;
  return Object.assign(new SuRichiesta(conti), {
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
    figli: [] as Scheda[],
    genitori: [] as Scheda[],
    risorse: { mobiliare: 0, mutuo: 0 },
    ingressi,
  });
}

/**
 * What is worked out when asked for, on the prototype: a getter written in an object gives each
 * object a shape of its own, and shapes keep all that the getter sees alive until the next full
 * collection.
 */
class SuRichiesta {
  readonly #conti: ReturnType<typeof contiDi> | undefined;
  constructor(conti: ReturnType<typeof contiDi> | undefined) {
    this.#conti = conti;
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
 * What decides the reserve and the model: how the family works, what it earns, how old it is. Only
 * what was told.
 */
const rispostaLavoro = (s: Scheda): InputCalcolato[] => [
  ...(s.membro.dataNascita === undefined ? [] : [s.ingressi('dataNascita', s.membro.dataNascita)]),
  ...(s.professione === undefined ? [] : [s.ingressi('professione', s.professione)]),
  ...(s.reddito === undefined ? [] : [s.ingressi('redditoNettoAnnuo', s.reddito, 'euroAnno')]),
];

/**
 * The municipality, when its region is one we know: of any other, or abroad, national values stand
 * in for an answer that is not there.
 */
export const comuneNoto = ({ membro, regione }: Scheda): string | undefined =>
  regione === null ? undefined : membro.comuneResidenza?.comune;

/** Other homes: told directly, or all the real estate less the home. */
export function secondeCaseDi(membro: Membro): number | undefined {
  const {
    valorePatrimonioImmobiliare: all,
    valorePatrimonioImmobiliareSecondHomes: others,
    valoreResidenza,
  } = membro;
  return (
    others ??
    (all === undefined
      ? undefined
      : Math.max(0, all - (isPropria(membro.statoResidenza) ? (valoreResidenza ?? 0) : 0)))
  );
}

const beniDi = (membro: Membro): NetWorth =>
  netWorth({
    residenzaPropria: isPropria(membro.statoResidenza),
    valoreResidenza: membro.valoreResidenza,
    secondeCase: secondeCaseDi(membro),
    mobiliare: membro.valorePatrimonioMobiliare,
    imprenditore: membro.imprenditore,
    valoreAttivita: membro.valoreAttivita,
    mutuo: membro.mutuoResidenza,
    residuoMutuo: membro.valoreResiduoMutuo,
    fondoPensione: membro.montanteFondo,
  });

function sommaBeni(schede: readonly Scheda[]): NetWorth {
  const total = {
    residenzaPropria: true,
    valoreResidenza: 0,
    secondeCase: 0,
    mobiliare: 0,
    imprenditore: true,
    valoreAttivita: 0,
    mutuo: true,
    residuoMutuo: 0,
    fondoPensione: 0,
  };
  for (const { beni } of schede) {
    total.valoreResidenza += beni.residenza;
    total.secondeCase += beni.secondeCase;
    total.mobiliare += beni.mobiliare;
    total.valoreAttivita += beni.attivita;
    total.residuoMutuo += beni.debiti;
    total.fondoPensione += beni.fondoPensione;
  }
  return netWorth(total);
}

/**
 * Who is whose spouse, child and parent. Only people of the perimeter: who is switched off is
 * nobody's dependant.
 */
function collega(schede: readonly Scheda[]): void {
  const of = (...gradi: string[]) =>
    schede.filter(({ membro }) => gradi.includes(membro.gradoParentela));
  const [me] = of('me');
  const [spouse] = of('wife', 'husband');
  const figli = of('son', 'daughter');
  const genitori = of('mother', 'father');
  if (me) Object.assign(me, { coniuge: spouse, figli, genitori });
  if (spouse) Object.assign(spouse, { coniuge: me, figli });
  const [mother] = of('mother');
  const [father] = of('father');
  if (mother && father) {
    mother.coniuge = father;
    father.coniuge = mother;
  }
}

/** The person earns, or would, by profession. */
export const lavora = (s: Scheda): boolean => s.tipo !== undefined && isLavoratore(s.tipo);
