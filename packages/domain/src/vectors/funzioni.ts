/**
 * Which rule of the engine answers each `fn` of a vectors file. Amounts are compared as they come,
 * within the tolerance.
 */
import {
  apertura,
  causaDebiti,
  type Apertura,
  type CausaDebiti,
  type QuadroApertura,
} from '../bilancio/apertura.ts';
import { margine, type InputMargine } from '../bilancio/margine.ts';
import { piano, type InputPiano } from '../bilancio/piano.ts';
import { riscattoSostenibile } from '../bilancio/riscatto-sostenibile.ts';
import { situazioni, type InputSituazioni } from '../bilancio/situazioni.ts';
import { rataStimata, stimaSpese } from '../bilancio/spese.ts';
import type { SoluzioneCode } from '../aree.ts';
import { affidabilita } from '../traccia/punti-affidabilita.ts';
import { ageAt } from '../calendario.ts';
import { valoriAl, type Valori } from '../costanti/costanti.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { contributi, type OpzioniFisco } from '../fisco/contributi.ts';
import { taxSavingDeduction } from '../fisco/deduzione.ts';
import {
  cuneoDetr,
  cuneoSomma,
  detrAut,
  detrDip,
  detrPens,
  irpefLorda,
  trattIntegr,
} from '../fisco/irpef.ts';
import { grossFromNet, netFromGross } from '../fisco/netto.ts';
import { chiaveRegione } from '../fisco/regione.ts';
import { ValidationError } from '../errors.ts';
import { formatEuro, NBSP } from '../format.ts';
import { sum } from '../money.ts';
import { mediaEta, mediaRegione, scarto } from '../contesto/medie.ts';
import { portfolio, targetAllocation } from '../patrimonio/allocazione.ts';
import { netWorth } from '../patrimonio/net-worth.ts';
import { quotaMancante, riserva } from '../patrimonio/riserva.ts';
import { emergencyMonths, splitWealth } from '../patrimonio/riserve.ts';
import { vixLevel } from '../patrimonio/vix.ts';
import { noTrace } from '../traccia/no-trace.ts';
import { calcola } from '../analisi/calcola.ts';
import { coefAt } from '../previdenza/coefficienti.ts';
import { pension } from '../previdenza/pensione.ts';
import { segnaliPensione } from '../previdenza/segnali.ts';
import { finestraAnticipata, reqAnticipata, reqMonths } from '../previdenza/requisiti.ts';
import { dipendenti, perimetro, type Lato } from '../famiglia/perimetro.ts';
import { punteggioScopertura } from '../protezione/copertura.ts';
import { aoi, invalidita } from '../protezione/invalidita.ts';
import { ltc, ltcAzione } from '../protezione/ltc.ts';
import { survivorsShare, tabellaF } from '../protezione/superstiti.ts';
import { tcm } from '../protezione/tcm.ts';
import { casoTcm, type CasoTcm } from '../protezione/caso-tcm.ts';
import { raccontaApertura } from '../racconto/apertura.ts';
import { frasiTcm } from '../racconto/frasi-tcm.ts';
import { contaTesto, daElenco, same } from '../parole/parole.ts';
import { anniTesto, arrotondaTesto, banda, circaTesto, sommaTesto } from '../racconto/numeri.ts';
import { erediTesto } from '../racconto/successione.ts';
import { riscatto, riscattoCostAgevolato, riscattoCostOrdinario } from '../riscatto/riscatto.ts';
import { livello, ordinaSoluzioni, ordinePriorita, type DaOrdinare } from '../soluzioni/ordine.ts';
import {
  scoreAssistenza,
  scoreGarantito,
  scoreGestione,
  scorePensione,
  scorePolizza,
  scorePolizzeRischi,
  scoreRiscatto,
  scoreTutelaLegale,
  scoreUnit,
} from '../soluzioni/punteggi.ts';
import { imposteImmobili, impostaSuccessione } from '../successione/imposta.ts';
import { intestata, legittima } from '../successione/quote.ts';
import { stimaSuccessione } from '../successione/stima.ts';
import { MESSAGGI } from '../risposte/messaggi.ts';
import { checkAmount } from '../racconto/check-amount.ts';
import { validateMutuo, validateSplit } from '../simulazione/validazione.ts';
import {
  famigliaDi,
  fuoriDi,
  membriDi,
  type FamigliaVettore,
  type Famigliare,
} from './famiglie.ts';

type First<F extends (...args: never[]) => unknown> = Parameters<F>[0];
type Second<F extends (...args: never[]) => unknown> = Parameters<F>[1];
type Third<F extends (...args: never[]) => unknown> = Parameters<F>[2];
/** A vectors file is read, not trusted: a wrong input shows as a difference. */
type Funzione = (valori: Valori, input: never) => unknown;
interface Fiscale {
  kind: Second<typeof netFromGross>;
  regione?: string | null;
  opzioni?: OpzioniFisco;
}

interface Elenco {
  lista: DaOrdinare[];
  ordine: string[];
  pesi?: Record<string, number>;
}

/** Amounts are refused where they come in, and a vectors file is such a place. */
function checkAmounts(p: object, ...fields: string[]): void {
  for (const field of fields)
    checkAmount(field, (p as Record<string, number | null | undefined>)[field] ?? 0);
}
const ETA_MASSIMA = 120;
function checkAge(age: number): void {
  if (!(age >= 0 && age <= ETA_MASSIMA)) throw new ValidationError('eta', MESSAGGI.valoreErrato);
}
/** The error that a refused amount is shown with. */
const orError = (compute: () => unknown): unknown => {
  try {
    return compute();
  } catch (error) {
    if (error instanceof ValidationError) return { error: error.message };
    throw error;
  }
};
const conLivello = (valori: Valori, score: number | null) => ({
  score,
  level: score === null ? null : livello(valori, score),
});
const idoneo = (valori: Valori, score: number | null) =>
  score === null ? { eligible: false } : { eligible: true, ...conLivello(valori, score) };
const persona = <T extends { regione?: string | null | undefined; provincia?: string }>(
  p: T,
): T => ({ ...p, regione: chiaveRegione(p.regione, p.provincia) });

type PersonaTcmVettore = Second<typeof tcm> & { parents?: { reddito: number }[] };
const personaTcm = (p: PersonaTcmVettore): Second<typeof tcm> => ({
  ...persona(p),
  genitori: p.genitori ?? p.parents,
});

type PolizzaVettore = Omit<Second<typeof scorePolizza>, 'figliFuoriNucleo' | 'senzaTestamento'> & {
  senzaTestamento?: boolean;
  haTestamento?: boolean | null;
  figliFuoriNucleo?: boolean | number | unknown[];
};
const isThere = (value: boolean | number | unknown[] | undefined): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

interface CaseVettore {
  residenzaPropria?: boolean;
  assicurata?: boolean | null;
  valoreResidenza?: number | null;
  /** Told value of the homes that were said not to be insured, in place of the three above. */
  casaNonAssicurata?: number | null;
  secondeCase?: number;
  secondeCaseAssicurate?: boolean | null;
  lordo: number;
  figli: number;
  mutuo?: boolean;
}

interface BeniVettore extends Omit<First<typeof netWorth>, 'altriDebiti'> {
  montanteFondo?: number;
  altriDebiti?: number | { residuo: number }[];
}

/** Names and lists of a sentence, in Italian. */
interface TestoTcmVettore {
  caso: CasoTcm;
  nome: string;
  partner?: string;
  chi?: string;
  coperture?: string[];
  capitale?: number;
  debiti?: number;
  superstiti?: number;
  eta?: number;
  convivente?: boolean;
  redditoPartnerIgnoto?: boolean;
}
const fattiTcm = (
  v: Valori,
  { nome, partner, chi, coperture = [], ...p }: TestoTcmVettore,
): First<typeof frasiTcm> => ({
  capitale: 0,
  debiti: 0,
  superstiti: 0,
  eta: 0,
  ...p,
  persona: { firstName: nome, gradoParentela: 'other' },
  partner: { firstName: partner, gradoParentela: 'other' },
  coperture: coperture.map(same),
  quotaLiquidi: v['tcm.quotaLiquidi'],
  ...(chi
    ? { dipendono: { nome: same(chi), plurale: /^(due|tre|quattro|i|gli|le) /i.test(chi) } }
    : {}),
});

export const FUNZIONI: Readonly<Record<string, Funzione>> = {
  ageAt: (_, { birthDate, refDate }: { birthDate: string; refDate: string }) =>
    ageAt(birthDate, refDate),
  irpefLorda: (v, { imponibile }: { imponibile: number }) => irpefLorda(v, imponibile),
  detrDip: (v, { reddito }: { reddito: number }) => detrDip(v, reddito),
  detrAut: (v, { reddito }: { reddito: number }) => detrAut(v, reddito),
  detrPens: (v, { reddito }: { reddito: number }) => detrPens(v, reddito),
  cuneoSomma: (v, { reddito }: { reddito: number }) => cuneoSomma(v, reddito),
  cuneoDetr: (v, { reddito }: { reddito: number }) => cuneoDetr(v, reddito),
  trattIntegr: (v, { reddito }: { reddito: number }) => trattIntegr(v, reddito),
  contributi: (v, { kind, lordo, opzioni }: Fiscale & { lordo: number }) =>
    contributi(v, kind, lordo, opzioni),
  netFromGross: (v, p: Fiscale & { lordo: number }) =>
    netFromGross(v, p.kind, p.lordo, p.regione ?? null, p.opzioni ?? {}),
  grossFromNet: (v, p: Fiscale & { netto: number }) =>
    grossFromNet(v, p.kind, p.netto, p.regione ?? null, p.opzioni ?? {}),
  taxSavingDeduction: (v, p: Fiscale & { lordo: number; deduzione: number }) =>
    taxSavingDeduction(v, p.kind, p.lordo, p.regione ?? null, p.deduzione, p.opzioni),
  reqMonths: (v, { anno }: { anno: number }) => reqMonths(v, anno),
  coefAt: (v, { mesi, anno }: { mesi: number; anno: number }) => ({
    coefficiente: coefAt(v, mesi, anno),
  }),
  reqAnticipata: (v, { anno, sesso }: { anno: number; sesso: 'M' | 'F' }) =>
    reqAnticipata(v, anno, sesso),
  finestraAnticipata: (v, { anno, pubblica }: { anno: number; pubblica: boolean }) =>
    finestraAnticipata(v, anno, pubblica),
  pension: (v, p: Second<typeof pension>) => {
    const result = pension(v, persona(p));
    return result.status === 'valore_errato' ? { error: MESSAGGI.valoreErrato } : result;
  },
  riscatto: (v, p: Second<typeof riscatto>) => riscatto(v, persona(p)),
  riscattoCostAgevolato: (v, { anno, anni }: { anno: number; anni: number }) =>
    riscattoCostAgevolato(v, anno, anni),
  riscattoCostOrdinario: (
    v,
    p: { kind: Second<typeof riscattoCostOrdinario>; lordo: number; anni: number },
  ) => riscattoCostOrdinario(v, p.kind, p.lordo, p.anni),
  survivorsShare: (v, { coniuge, figli }: { coniuge: boolean; figli: number }) =>
    survivorsShare(v, coniuge, figli),
  tcm: (v, p: PersonaTcmVettore) => {
    const { score, ...rest } = tcm(v, personaTcm(p));
    return { ...rest, ...conLivello(v, score) };
  },
  tcmCaso: (v, p: PersonaTcmVettore) => casoTcm(v, tcm(v, personaTcm(p))),
  tcmTesto: (v, p: TestoTcmVettore) => frasiTcm(fattiTcm(v, p)).it,
  tabellaF: (v, { pensione, reddito }: { pensione: number; reddito: number }) =>
    tabellaF(v, pensione, reddito),
  aoi: (v, p: { maturato: number; coniuge: boolean; redditoConiuge?: number | null }) =>
    aoi(v, p.maturato, p.coniuge, p.redditoConiuge ?? 0),
  punteggioScopertura: (
    v,
    { u, giallo, rosso }: { u: number; giallo?: number; rosso?: number },
  ) => {
    const [yellow, red] = v['livelli.scopertura'];
    return punteggioScopertura(u, [giallo ?? yellow, rosso ?? red]);
  },
  perimetro: (v, p: Famigliare & { analisiFamiliare: 'perMe' | 'perNucleo' }) =>
    perimetro(v, { ...p, membri: membriDi(p), fuori: fuoriDi(p) }),
  dipendenti: (v, p: Famigliare & { chi: Lato }) => dipendenti(v, membriDi(p), p.chi, fuoriDi(p)),
  ltc: (v, p: Second<typeof ltc> & { rischioNonAutosufficienza?: boolean }) => {
    const result = ltc(v, { ...p, copertura: p.copertura ?? p.rischioNonAutosufficienza });
    return { ...result, ...conLivello(v, result.score) };
  },
  ltcAzione: (v, p: Second<typeof ltcAzione>) => ltcAzione(v, p),
  // A policy held goes by the name of the product or by that of the answer.
  invalidita: (
    v,
    p: Second<typeof invalidita> & { invaliditaPermanente?: boolean; polizza?: boolean },
  ) => {
    const result = invalidita(v, {
      ...persona(p),
      copertura: p.copertura ?? p.invaliditaPermanente ?? p.polizza,
    });
    return result.eligible ? { ...result, level: livello(v, result.score) } : result;
  },
  // Debts are told as a list or as their sum, the fund by the name of the answer too.
  netWorth: (_, { altriDebiti = 0, ...p }: BeniVettore) =>
    netWorth({
      ...p,
      altriDebiti: Array.isArray(altriDebiti)
        ? sum(altriDebiti.map(({ residuo }) => residuo))
        : altriDebiti,
      fondoPensione: p.fondoPensione ?? p.montanteFondo,
    }),
  emergencyMonths: (v, { professioni }: { professioni: Second<typeof emergencyMonths> }) =>
    emergencyMonths(v, professioni),
  margine: (v, p: InputMargine) => margine(v, p),
  apertura: (v, q: QuadroApertura) => apertura(v, q),
  causaDebiti: (v, q: QuadroApertura) => causaDebiti(v, q),
  aperturaTesto: (
    _,
    p: {
      codice: Apertura;
      causa?: CausaDebiti;
      disavanzo?: number;
      aree?: SoluzioneCode[];
    },
  ) => raccontaApertura(p.codice, p).it,
  situazioni: (v, p: InputSituazioni) => situazioni(v, p),
  piano: (v, p: InputPiano) => piano(v, p),
  riscattoSostenibile: (v, p: Second<typeof riscattoSostenibile>) => riscattoSostenibile(v, p),
  famiglia: (_, p: FamigliaVettore) => {
    const {
      apertura: opening,
      soluzioni,
      situazioni: hard,
      piano: plan,
    } = calcola(famigliaDi(p), COSTANTI_2026_12, noTrace);
    return {
      apertura: opening.codice,
      causa: opening.causa,
      testo: raccontaApertura(opening.codice, opening).it,
      primi: soluzioni
        .filter(({ level }) => level === 'red' || level === 'yellow')
        .slice(0, 3)
        .map(({ code }) => code),
      situazioni: hard,
      passi: plan.passi.map(({ tipo, mensile }) => `${tipo} ${mensile}`),
      mancanti: opening.mancanti.toSorted(),
    };
  },
  stimaSpese: (v, p: Second<typeof stimaSpese>) => stimaSpese(v, p),
  rataStimata: (v, p: { residuo: number; eta: number }) => rataStimata(v, p.residuo, p.eta),
  riserva: (v, p: Second<typeof riserva>) =>
    orError(() => {
      checkAmounts(p, 'redditoNettoNucleo', 'speseMensili', 'rate', 'mobiliare', 'plannedOutflows');
      const result = riserva(v, {
        ...p,
        mobiliare: p.mobiliare ?? undefined,
        speseMensili: p.speseMensili ?? undefined,
      });
      if (!result.eligible) return result;
      const score = punteggioScopertura(quotaMancante(result), v['livelli.scopertura']);
      return { ...result, ...conLivello(v, score) };
    }),
  splitWealth: (
    v,
    p: First<typeof splitWealth> & { mesi: number | null; redditoNettoNucleo: number },
  ) =>
    orError(() => {
      checkAmounts(p, 'redditoNettoNucleo', 'plannedOutflows', 'essenzialeMensile');
      checkAmount('mobiliare', p.mobiliare);
      checkAge(p.eta);
      if (p.mesi === null) return { eligible: false, motivo: 'spese_ignote' };
      const byIncome = (v['spese.quotaEssenziale'] * p.redditoNettoNucleo) / 12;
      return splitWealth({ ...p, essenzialeMensile: p.essenzialeMensile ?? byIncome });
    }),
  targetAllocation: (v, { eta, quotaBreve }: { eta: number; quotaBreve: number }) =>
    targetAllocation(v, eta, quotaBreve),
  portfolio: (
    v,
    { pesi, modello }: { pesi: Second<typeof portfolio>; modello: Third<typeof portfolio> },
  ) => portfolio(v, pesi, modello),
  vixLevel: (v, { vix }: { vix: number | null }) => vixLevel(v, vix),
  legittima: (_, p: First<typeof legittima>) => legittima(p),
  intestata: (_, p: First<typeof intestata>) => intestata(p),
  impostaSuccessione: (
    v,
    p: {
      rapporto: Second<typeof impostaSuccessione> | 'coniuge';
      quota: number;
      disabileGrave?: boolean;
    },
  ) =>
    impostaSuccessione(
      v,
      p.rapporto === 'coniuge' ? 'linea' : p.rapporto,
      p.quota,
      p.disabileGrave,
    ),
  imposteImmobili: (_, p: { valoreCatastale: number; primaCasa: boolean }) =>
    imposteImmobili(p.valoreCatastale, p.primaCasa),
  mediaEta: (v, { eta }: { eta: number }) => mediaEta(v, eta),
  mediaRegione: (v, { regione }: { regione: string }) => mediaRegione(v, regione),
  scarto: (_, { valore, media }: { valore: number; media: number }) => ({
    scarto: scarto(valore, media),
  }),
  level: (v, { score }: { score: number }) => livello(v, score),
  affidabilita: (v, p: Second<typeof affidabilita>) => affidabilita(v, p),
  segnaliPensione: (v, p: Second<typeof segnaliPensione>) => segnaliPensione(v, persona(p)),
  arrotondaTesto: (_, { valore }: { valore: number }) => arrotondaTesto(valore),
  sommaTesto: (_, { valore }: { valore: number }) => sommaTesto(valore).it,
  circaTesto: (_, { valore }: { valore: number }) => circaTesto(valore).it,
  contaTesto: (_, { voci }: { voci: string[] }) => contaTesto(voci.map(same)).it,
  daElenco: (_, { voci }: { voci: string[] }) => daElenco(voci.map(same)).it,
  anniTesto: (_, { anni }: { anni: number }) => anniTesto(anni).it,
  banda: (v, p: { valore: number; livello: Second<typeof banda> }) =>
    banda(p.valore, p.livello, v['affidabilita.banda'].stima),
  ordinePriorita: (v, p: Elenco) => ordinePriorita(v, p.lista, p.ordine, p.pesi),
  ordinaSoluzioni: (v, p: Elenco) => ordinaSoluzioni(v, p.lista, p.ordine, p.pesi),
  scorePensione: (v, p: { persona: Second<typeof pension> }) => {
    const result = pension(v, persona(p.persona));
    return idoneo(
      v,
      result.status === 'ok' && result.anniAlPensionamento > 0 ? scorePensione(v, result) : null,
    );
  },
  scoreGestione: (v, p: Second<typeof scoreGestione>) => conLivello(v, scoreGestione(v, p)),
  scorePolizzeRischi: (v, p: CaseVettore) => {
    const uninsured = p.residenzaPropria === true && p.assicurata === false;
    const { casaNonAssicurata = uninsured ? p.valoreResidenza : 0 } = p;
    if (casaNonAssicurata === undefined || casaNonAssicurata === null)
      return { eligible: false, motivo: 'dati_mancanti', ...conLivello(v, null) };
    const { score, ...rest } = scorePolizzeRischi(v, {
      casaNonAssicurata,
      secondeCaseScoperte: p.secondeCaseAssicurate === false ? (p.secondeCase ?? 0) : 0,
      lordo: p.lordo,
      figli: p.figli,
      mutuo: p.mutuo === true && (uninsured || casaNonAssicurata > 0),
    });
    return { eligible: true, ...rest, ...conLivello(v, score) };
  },
  scoreAssistenza: (v, p: Second<typeof scoreAssistenza>) => conLivello(v, scoreAssistenza(v, p)),
  scoreTutelaLegale: (v, p: Second<typeof scoreTutelaLegale>) =>
    conLivello(v, scoreTutelaLegale(v, p)),
  scoreRiscatto: (v, p: Second<typeof scoreRiscatto> & { sostenibile?: boolean }) =>
    p.sostenibile === false
      ? { eligible: false, motivo: 'non_sostenibile', ...conLivello(v, null) }
      : { eligible: true, ...conLivello(v, scoreRiscatto(v, p)) },
  scorePolizza: (v, p: PolizzaVettore) => {
    const found = scorePolizza(v, {
      ...p,
      senzaTestamento: p.senzaTestamento ?? p.haTestamento === false,
      figliFuoriNucleo: isThere(p.figliFuoriNucleo),
    });
    if (!found) return { eligible: false };
    return { eligible: true, motivo: found.motivo, ...conLivello(v, found.score) };
  },
  stimaSuccessione: (v, p: Second<typeof stimaSuccessione>) => stimaSuccessione(v, p),
  erediTesto: (_, p: First<typeof erediTesto>) => erediTesto(p).it,
  scoreGarantito: (v, p: Second<typeof scoreGarantito>) => idoneo(v, scoreGarantito(v, p)),
  scoreUnit: (v, p: Second<typeof scoreUnit>) => {
    const { importo, score } = scoreUnit(v, p);
    return { ...idoneo(v, score), importo };
  },
  validateSplit: (_, p: First<typeof validateSplit>) => validateSplit(p),
  validateMutuo: (_, { valore, residuo }: { valore: number; residuo: number }) =>
    validateMutuo(valore, residuo),
  // The screens use a non-breaking space and a true minus; vectors are typed on a keyboard.
  formatEuro: (_, { valore, decimali }: { valore: number; decimali: number }) =>
    formatEuro(valore, decimali).replaceAll(NBSP, ' ').replaceAll('\u2212', '-'),
};

/** Vectors are worked out under one release, whatever day they project from. */
export const VALORI_VETTORI: Valori = valoriAl(COSTANTI_2026_12, COSTANTI_2026_12.validFrom);
