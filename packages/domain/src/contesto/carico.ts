/** Who lives on the income of one of the couple, and the answers that say so. */
import { known } from '../records.ts';
import type { InputCalcolato } from '../analisi.ts';
import {
  dipendenti,
  isFiglioDi,
  isGenitoreACarico,
  type Dipendenti,
} from '../famiglia/perimetro.ts';
import { cita } from '../traccia/read-tracker.ts';
import type { Partner } from '../protezione/tcm.ts';
import type { Contesto } from './contesto.ts';
import {
  detti,
  isConiuge,
  isFiglio,
  isGenitore,
  redditoNoto,
  redditoNotoInputs,
  type Scheda,
} from './scheda.ts';

export interface Carico extends Dipendenti {
  spouse: Partner | null;
  convivente: Partner | null;
  /** Told incomes of the parents. */
  genitori: { reddito: number }[];
  /** The children who are supported by their age. */
  ragazzi: Scheda[];
  /** The other relatives who depend, the partner left out. */
  altriFamiliari: Scheda[];
  inputs: InputCalcolato[];
}

/** Nobody depends on who is not of the couple. */
export function caricoDi(ctx: Contesto, s: Scheda): Carico {
  const { lato } = s;
  if (lato === undefined) return NESSUNO;
  const { valori, familiari } = ctx;
  const others = ctx.attive.filter((one) => one.lato === undefined && conta(one, lato));
  const own = others.map((one) =>
    dipendenti(
      valori,
      familiari.filter(({ _id }) => _id === one.id),
      lato,
    ),
  );
  const genitori = others.filter(
    (one) => lato === 'me' && isGenitore(one) && one.membro.aCarico === undefined,
  );
  const poor = genitori.filter((one) =>
    isGenitoreACarico(valori, { ...one.membro, reddito: redditoNoto(one) }),
  );
  if (lato === 'me') cita(valori, fuoriInputs(ctx));
  return {
    genitori: genitori.flatMap((one) => {
      const reddito = redditoNoto(one);
      return reddito === undefined ? [] : [{ reddito }];
    }),
    ragazzi: others.filter((_, at) => known(own[at]).figli.length > 0),
    altriFamiliari: others.filter(
      (one, at) => known(own[at]).altri.length > 0 || poor.includes(one),
    ),
    inputs: [
      ...(s.partner ? partnerInputs(s.partner) : []),
      ...ctx.dietroPartner,
      ...others.flatMap(familiareInputs),
    ],
    ...dipendenti(valori, familiari, lato, ctx.fuori),
    ...coppiaDi(s),
  };
}

/** Children outside the household, when they were given. */
export const fuoriInputs = ({ me }: Pick<Contesto, 'me'>): InputCalcolato[] =>
  me?.membro.figliFuoriNucleo === undefined
    ? []
    : [me.ingressi('figliFuoriNucleo', me.membro.figliFuoriNucleo.length)];

const NESSUNO: Carico = {
  figli: [],
  altri: [],
  anniMinimi: 0,
  spouse: null,
  convivente: null,
  genitori: [],
  ragazzi: [],
  altriFamiliari: [],
  inputs: [],
};

/** Children of this partner, parents of me, and members who live on the income by their answer. */
const conta = (one: Scheda, lato: 'me' | 'partner'): boolean => {
  if (isFiglio(one)) return isFiglioDi(one.membro, lato);
  return one.membro.aCarico !== undefined || (lato === 'me' && isGenitore(one));
};

function coppiaDi(s: Scheda): Pick<Carico, 'spouse' | 'convivente'> {
  const { lato, partner } = s;
  if (!partner) return { spouse: null, convivente: null };
  const other: Partner = {
    reddito: redditoNoto(partner) ?? null,
    // «Lives on the family’s income» is asked of the partner, not of me.
    ...(lato === 'me' ? { aCarico: partner.membro.aCarico } : {}),
  };
  return isConiuge(lato === 'me' ? partner : s)
    ? { spouse: other, convivente: null }
    : { spouse: null, convivente: other };
}

const partnerInputs = (partner: Scheda): InputCalcolato[] => [
  ...redditoNotoInputs(partner),
  ...detti(partner, 'aCarico'),
];

/** A parent is asked for the income, a grown-up child only tells it. */
const familiareInputs = (one: Scheda): InputCalcolato[] => [
  ...(isFiglio(one) ? [one.ingressi('dataNascita', one.membro.dataNascita)] : []),
  ...(isGenitore(one) && one.membro.aCarico === undefined
    ? redditoNotoInputs(one)
    : detti(one, 'redditoNettoAnnuo')),
  ...detti(one, 'aCarico', 'figlioDi'),
];
