/** Which results a detail would make surer, before it is answered. */
import { SOLUZIONI, type SoluzioneCode } from '../aree.ts';
import { RISCHI } from '../analisi.ts';
import { contesto, type Contesto } from '../contesto/contesto.ts';
import { fiduciaDi } from '../analisi/fiducia.ts';
import type { Scheda } from '../contesto/scheda.ts';
import { ageAt, isoMonth, monthIndex } from '../calendario.ts';
import type { Costanti } from '../costanti/costanti.ts';
import type { IsoDate, IsoMonth } from '../money.ts';
import type { Famiglia, Membro } from '../nucleo.ts';
import type { Affidabilita } from '../traccia/regola.ts';
import { answerOf, isMissing } from '../risposte/giudizio.ts';
import type { Chiave } from '../risposte/tabella.ts';

/** A result that a detail makes surer; `memberId` for that of one person. */
export interface Affinamento {
  code: SoluzioneCode;
  memberId?: string;
  prima: Affidabilita;
  dopo: Affidabilita;
}

/** Nobody is supposed to have begun before this age, or to have worked all the time since. */
const ETA_INIZIO = 25;
const anni = ({ dataNascita }: Membro, today: IsoDate): number =>
  dataNascita === undefined ? 0 : Math.max(0, ageAt(dataNascita, today) - ETA_INIZIO);
/** As many years before today as were paid. */
const primo = (membro: Membro, today: IsoDate): IsoMonth =>
  isoMonth(monthIndex(today) - 12 * (membro.anniContributi ?? anni(membro, today)));
type Supposta = (membro: Membro, today: IsoDate) => unknown;
/** A possible answer: that it is there makes a result surer, whatever it says. */
export const SUPPOSTE: Readonly<Partial<Record<Chiave, Supposta>>> = {
  anniContributi: anni,
  primoContributo: primo,
  continuita: () => 'piena',
  regimeFiscale: () => 'ordinario',
  cassa: () => false,
  sesso: () => 'F',
  speseMensili: () => 1_000,
  rataMutuo: () => 500,
  secondeCaseAssicurate: () => true,
  haTestamento: () => false,
  'polizze.tutelaLegale': () => false,
  'laureato.anni': () => 5,
};

/** The person as they would be with these answers told, none of them estimated any more. */
function told(membro: Membro, keys: readonly Chiave[], today: IsoDate): Membro {
  let next: Membro = {
    ...membro,
    stimati: membro.stimati?.filter((key) => !keys.some((one) => one === key)),
  };
  for (const key of keys) {
    if (!isMissing(answerOf(membro, key))) continue;
    const value = SUPPOSTE[key]?.(next, today);
    const [group = '', inner] = key.split('.');
    const others = answerOf(next, group) as object;
    next = { ...next, [group]: inner === undefined ? value : { ...others, [inner]: value } };
  }
  return next;
}

interface Misura {
  code: SoluzioneCode;
  memberId?: string;
  livello: Affidabilita;
  punti: number;
}
const DI_PERSONA: readonly SoluzioneCode[] = [...RISCHI, 'riscatto-laurea'];
const misure = (ctx: Contesto): Misura[] =>
  SOLUZIONI.flatMap((code) => {
    const di = (s?: Scheda): Misura => {
      const { livello, punti } = fiduciaDi(ctx, code, s);
      return { code, ...(s ? { memberId: s.id } : {}), livello, punti };
    };
    return DI_PERSONA.includes(code) ? ctx.valutate.map(di) : [di()];
  });

/**
 * @param keys answers of one person that would be given, as a form asks them together
 * @returns the results that would be surer, in the order of the areas; `prima` equals `dopo` where
 *   that alone is not enough for the next level
 */
export function affinamenti(
  costanti: Costanti,
  famiglia: Famiglia,
  memberId: string,
  keys: readonly Chiave[],
): Affinamento[] {
  const { refDate } = famiglia;
  const membri = famiglia.membri.map((m) => (m._id === memberId ? told(m, keys, refDate) : m));
  const prima = misure(contesto(famiglia, costanti));
  const dopo = misure(contesto({ ...famiglia, membri }, costanti));
  return prima.flatMap(({ code, memberId: of, livello, punti }, at) => {
    const then = dopo[at];
    return then && then.punti > punti
      ? [{ code, ...(of ? { memberId: of } : {}), prima: livello, dopo: then.livello }]
      : [];
  });
}
