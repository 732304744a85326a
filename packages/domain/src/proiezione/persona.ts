/** One person's money through the years: work, pension, pension fund. Euro of today, after tax. */
import type { PrevidenzaPersona } from '../analisi.ts';
import { monthIndex } from '../calendario.ts';
import type { Valori } from '../costanti/costanti.ts';
import { taxSavingDeduction } from '../fisco/deduzione.ts';
import { netFromGross } from '../fisco/netto.ts';
import { isLavoratore, tipoLavoro } from '../fisco/tipo.ts';
import { clamp, type IsoDate } from '../money.ts';
import type { Membro } from '../nucleo.ts';
import { carriera, type Carriera } from '../previdenza/carriera.ts';
import {
  deducibileDi,
  flussiFondo,
  renditaFondo,
  renditaVersamenti,
  tassiFondo,
} from '../previdenza/fondo.ts';
import { MENSILITA_INPS } from '../previdenza/mensilita.ts';
import { personaDi } from '../previdenza/persona-di.ts';
import { reqMonths } from '../previdenza/requisiti.ts';

/** A person who may pay into a fund but has no pension date draws it at this age. */
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
  const { redditoNettoAnnuo: reddito = 0 } = m;
  const tipo = m.professione ? tipoLavoro(valori, m.professione, reddito) : 'nessuno';
  const persona = isLavoratore(tipo) && reddito > 0 ? personaDi(refDate, m) : undefined;
  const c = persona && carriera(valori, persona);
  const starts = inizioPensione(birth, previdenza);
  const stops = c ? fineLavoro(valori, c, m.ipotesi?.mesiEta, starts) : ref;
  const pensione = (previdenza?.pensioneNettaMensile ?? 0) * MENSILITA_INPS;
  const fondo = fondoDi(valori, m, { ref, birth, stops, starts, c });
  const leaves = uscitaDi(valori, ref, birth, m);
  const nettoAl = (t: number, worked: number, { lordo, regione, opzioni }: Carriera): number =>
    worked > 0
      ? netFromGross(valori, tipo, lordo * (1 + valori['pensione.g']) ** t, regione, opzioni).net
      : 0;
  return Array.from({ length: anni }, (_, t): AnnoPersona => {
    const from = ref + 12 * t;
    const presenza = clamp((leaves - from) / 12);
    const worked = clamp((stops - from) / 12);
    const retired = starts === undefined ? 0 : 1 - clamp((starts - from) / 12);
    const net = c ? worked * nettoAl(t, worked, c) : reddito;
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
  { ref, birth }: Carriera,
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
  /** Of who works. */
  c: Carriera | undefined;
}

/**
 * The pension fund of one person: grows, receives, and turns whole into an annuity when the pension
 * starts (D.Lgs. 252/2005, art. 11).
 */
function fondoDi(
  valori: Valori,
  m: Membro,
  { ref, birth, stops, starts, c }: Vita,
): (from: number) => Pick<AnnoPersona, 'rendita' | 'versamento' | 'fondo'> {
  const montante = m.montanteFondo ?? 0;
  const annuo = m.ipotesi?.versamentoFondo ?? 0;
  // Without an age nobody can say when it is paid: it stays where it is.
  if (birth === undefined) return () => ({ rendita: 0, versamento: 0, fondo: montante });
  const draws = starts ?? Math.max(ref, birth + ETA_FONDO);
  const years = (draws - ref) / 12;
  const lavoro = Math.min(years, (stops - ref) / 12);
  const tempi = { lavoro, anni: years, mesiEta: draws - birth };
  const tassi = tassiFondo(valori, tempi, m.anniFondo);
  const r = tassi.rendimentoFondo;
  const deducibile = c ? Math.min(annuo, deducibileDi(valori, c, m)) : 0;
  const rendita =
    renditaFondo(valori, c, m, tempi, tassi) + renditaVersamenti(annuo, tempi, tassi, deducibile);
  const saved = c
    ? taxSavingDeduction(valori, c.tipo, c.lordo, c.regione, deducibile, c.opzioni)
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
          : montante * (1 + r) ** end +
            annuo * paid(elapsed) * (1 + r) ** (end - elapsed) +
            flussiFondo(valori, c, m, { ...tempi, lavoro: elapsed, anni: end }, r),
    };
  };
}
