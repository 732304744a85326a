/** One person's money through the years: work, pension, pension fund. Euro of today, after tax. */
import type { PrevidenzaPersona } from '../analisi.ts';
import { monthIndex } from '../calendario.ts';
import type { Valori } from '../costanti/costanti.ts';
import { taxSavingDeduction } from '../fisco/deduzione.ts';
import { grossFromNet, netFromGross } from '../fisco/netto.ts';
import { chiaveRegione } from '../fisco/regione.ts';
import { isLavoratore, tipoLavoro } from '../fisco/tipo.ts';
import { clamp, type IsoDate } from '../money.ts';
import type { Membro } from '../nucleo.ts';
import { pianoFondo } from '../previdenza/fondo.ts';
import { renditaVersamenti } from '../previdenza/pensione-scelta.ts';
import { reqMonths } from '../previdenza/requisiti.ts';

const MENSILITA_INPS = 13;
/** Who may pay into a fund but has no pension date draws it at this age. */
const ETA_FONDO = 67 * 12;

export interface AnnoPersona {
  /** Share of the year in which the person belongs to the household, 0–1. */
  presenza: number;
  lavoro: number;
  pensione: number;
  /** Net annuity of the pension fund. */
  rendita: number;
  /** Paid into the fund, less the tax that the deduction gives back. */
  versamento: number;
  /** Balance of the fund at the end of the year, tax on leaving it not yet taken away. */
  fondo: number;
}

/**
 * Work income grows with real wages until work stops; the pension is that of the analysis, constant
 * in real terms (indexed to prices, which the law grants in full only to lower pensions: L.
 * 448/1998, art. 34). Who has no right to a pension stops at the age of the old-age one. Pensioners
 * and who does not work keep what they have today. Who is not of the couple is counted until the
 * last age of the projection, and at least for a year.
 * @param previdenza of the analysis of the same household, hypotheses included
 * @param anni years to draw, the first from `refDate`
 */
export function anniPersona(
  valori: Valori,
  refDate: IsoDate,
  m: Membro,
  previdenza: PrevidenzaPersona | undefined,
  anni: number,
): AnnoPersona[] {
  const ref = monthIndex(refDate);
  const birth = m.dataNascita === undefined ? undefined : monthIndex(m.dataNascita);
  const { tipo, reddito, regione } = lavoroDi(m);
  const works = isLavoratore(tipo) && reddito > 0 && birth !== undefined;
  const lordo = works ? grossFromNet(valori, tipo, reddito, regione) : 0;
  const starts = inizioPensione(birth, previdenza);
  const stops = works ? fineLavoro(valori, ref, birth, m.ipotesi?.mesiEta, starts) : ref;
  const pensione = (previdenza?.pensioneNettaMensile ?? 0) * MENSILITA_INPS;
  const fondo = fondoDi(valori, m, { ref, birth, stops, starts, lordo, tipo, regione });
  const leaves = uscitaDi(valori, ref, birth, m);
  const nettoAl = (t: number, worked: number): number =>
    worked > 0
      ? netFromGross(valori, tipo, lordo * (1 + valori['pensione.g']) ** t, regione).net
      : 0;
  return Array.from({ length: anni }, (_, t): AnnoPersona => {
    const from = ref + 12 * t;
    const presenza = clamp((leaves - from) / 12);
    const worked = clamp((stops - from) / 12);
    const retired = starts === undefined ? 0 : 1 - clamp((starts - from) / 12);
    const net = works ? worked * nettoAl(t, worked) : reddito;
    const pensionato = tipo === 'pensionato';
    return {
      presenza,
      lavoro: pensionato ? 0 : presenza * net,
      pensione: presenza * (pensionato ? net : retired * pensione),
      ...fondo(from),
    };
  });
}

/** Month until which the person is counted. */
const uscitaDi = (
  valori: Valori,
  ref: number,
  birth: number | undefined,
  { gradoParentela }: Membro,
): number =>
  birth === undefined || COPPIA.has(gradoParentela)
    ? Infinity
    : Math.max(ref + 12, birth + 12 * valori['proiezione.etaFinale']);

const lavoroDi = ({ professione, redditoNettoAnnuo = 0, comuneResidenza }: Membro) => ({
  tipo: professione === undefined ? ('nessuno' as const) : tipoLavoro(professione),
  reddito: redditoNettoAnnuo,
  regione: chiaveRegione(comuneResidenza?.regione, comuneResidenza?.provincia),
});

/** Month in which the pension of the analysis starts. */
const inizioPensione = (
  birth: number | undefined,
  previdenza: PrevidenzaPersona | undefined,
): number | undefined =>
  birth !== undefined && previdenza?.status === 'ok' && previdenza.mesiEta !== undefined
    ? birth + previdenza.mesiEta
    : undefined;

/** Month in which work stops: as chosen, with the pension, or at the age of the old-age one. */
function fineLavoro(
  valori: Valori,
  ref: number,
  birth: number,
  mesiEta: number | undefined,
  starts: number | undefined,
): number {
  if (mesiEta !== undefined) return Math.max(ref, birth + mesiEta);
  return starts ?? Math.max(ref, birth + reqMonths(valori, Math.floor(ref / 12)));
}

/** Those whose life the projection follows to its end. */
export const COPPIA: ReadonlySet<Membro['gradoParentela']> = new Set([
  'me',
  'wife',
  'husband',
] as const);

interface Vita {
  ref: number;
  birth: number | undefined;
  stops: number;
  starts: number | undefined;
  lordo: number;
  tipo: ReturnType<typeof tipoLavoro>;
  regione: string | null;
}

/**
 * The pension fund of one person: grows, receives, and turns whole into an annuity when the pension
 * starts (D.Lgs. 252/2005, art. 11).
 */
function fondoDi(
  valori: Valori,
  m: Membro,
  { ref, birth, stops, starts, lordo, tipo, regione }: Vita,
): (from: number) => Pick<AnnoPersona, 'rendita' | 'versamento' | 'fondo'> {
  const montante = m.montanteFondo ?? 0;
  const annuo = m.ipotesi?.versamentoFondo ?? 0;
  const nothing = { rendita: 0, versamento: 0, fondo: montante };
  // Without an age nobody can say when it is paid: it stays where it is.
  if (birth === undefined || (montante === 0 && annuo === 0)) return () => nothing;
  const draws = starts ?? Math.max(ref, birth + ETA_FONDO);
  const years = (draws - ref) / 12;
  const lavoro = Math.min(years, (stops - ref) / 12);
  const mesiEta = draws - birth;
  const anniFondo = m.anniFondo ?? 0;
  const {
    rendimentoFondo: r,
    coeffRendita,
    aliquotaFinale,
  } = pianoFondo(valori, 0, years, mesiEta, { montante, anni: anniFondo }, 0);
  const rendita =
    coeffRendita * (montante * (1 + r) ** years - aliquotaFinale * montante) +
    renditaVersamenti(valori, annuo, { lavoro, anni: years, mesiEta, anniFondo });
  const saved =
    annuo > 0 && lordo > 0
      ? taxSavingDeduction(
          valori,
          tipo,
          lordo,
          regione,
          Math.min(annuo, valori['fondo.deducibilita']),
        )
      : 0;
  const paid = (elapsed: number) => (r === 0 ? elapsed : ((1 + r) ** elapsed - 1) / r);
  return (from) => {
    const end = (from + 12 - ref) / 12;
    const retired = 1 - clamp((draws - from) / 12);
    const working = clamp((ref + 12 * lavoro - from) / 12);
    const elapsed = Math.min(end, lavoro);
    return {
      rendita: retired * rendita,
      versamento: working * (annuo - saved),
      fondo:
        retired > 0
          ? 0
          : montante * (1 + r) ** end + annuo * paid(elapsed) * (1 + r) ** (end - elapsed),
    };
  };
}
