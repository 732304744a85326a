/**
 * Sentences that staff published, said of a household. One is used only where the result has a
 * level, no reason for doubt, and a value for each placeholder; else the engine's own stands. A sum
 * or a time that rounds to nothing is no value (domain.md 10.7).
 */
import type { Soluzione } from '../analisi.ts';
import { calcola } from '../analisi/calcola.ts';
import { words } from '../aree.ts';
import type { SoluzioneCode, Words } from '../aree.ts';
import type { SoluzioneCalcolata } from '../calcolo.ts';
import type { Costanti } from '../costanti/costanti.ts';
import { cosaDi, chi, elenco, etaInMesi, ilPct, isTu, pct, redditoDi } from '../parole/parole.ts';
import { MENSILITA_INPS } from '../previdenza/mensilita.ts';
import type { Famiglia } from '../nucleo.ts';
import type { Fatti, Persona } from '../soluzioni/fatti.ts';
import { scriviFrase } from '../testi/segnaposti.ts';
import type {
  ChiaveSegnaposto,
  FraseDiArea,
  FrasiScritte,
  LivelloFrase,
  ValoreFrase,
  ValoriFrase,
} from '../testi/segnaposti.ts';
import { noTrace } from '../traccia/no-trace.ts';
import { anniTesto, circaForte, circaTesto, meseAnno, mesiTesto } from './numeri.ts';
import { MOTIVI_TUTELA } from './soluzioni/tutela-legale.ts';

type Valuta<C extends SoluzioneCode> = (
  fatti: Fatti[C],
) => Record<ChiaveSegnaposto<C>, ValoreFrase | undefined>;

/** Below it a sum is «meno di 10 €» or «0 €». */
const POCO = 10;
const somma = (value: number): ValoreFrase | undefined =>
  value < POCO ? undefined : { testo: circaTesto(value), forte: circaForte(value) };
const forte = (text: Words): ValoreFrase => ({
  testo: text,
  forte: words(`**${text.it}**`, `**${text.en}**`),
});
const tempo = (years: number): ValoreFrase | undefined =>
  Math.round(years * 12) > 0 ? forte(anniTesto(years)) : undefined;
const mesi = (count: number): ValoreFrase | undefined =>
  count > 0 ? forte(mesiTesto(count)) : undefined;
const quota = (share: number): ValoreFrase | undefined =>
  Math.round(share * 100) > 0 ? forte(words(ilPct(pct(share)), pct(share))) : undefined;
/** Those who depend, unless the reader is one of them: «tu» does not fit every sentence. */
const persone = (people: readonly Persona[]): ValoreFrase | undefined =>
  people.length === 0 || people.some(isTu) ? undefined : { testo: elenco(people.map(chi)) };

const VALORI: { readonly [C in SoluzioneCode]: Valuta<C> } = {
  TCM: (f) => ({
    reddito: f.reddito > 0 ? { testo: redditoDi(f.persona) } : undefined,
    manca: somma(f.capitale),
    servono: somma(f.fabbisognoLordo),
    anni: tempo(f.anni),
    dipendono: persone(f.dipendono),
    debiti: somma(f.debiti),
    studi: somma(f.istruzione),
    superstiti: somma(f.pensioneSuperstiti),
    risparmi: somma(f.mobiliare),
  }),
  'infortuni-malattie': (f) => ({
    reddito: { testo: redditoDi(f.persona) },
    perdita: somma(f.perditaAnnua),
    manca: somma(f.capitale),
    anni: tempo(f.anni),
    pubblica: somma(f.prestazionePubblicaNetta),
    risparmi: somma(f.mobiliare),
  }),
  pensione: ({ persona, stima: d, obiettivo }) => ({
    pensione: { testo: cosaDi(persona, { articolo: 'la ', it: 'pensione', en: 'pension' }) },
    quando: { testo: meseAnno(d.decorrenzaGap) },
    eta: d.uscita === d.uscitaGap ? { testo: etaInMesi(d.mesiEta) } : undefined,
    mensile: somma(d.pensioneGapNettaAnnua / MENSILITA_INPS),
    manca: somma(d.gapMensile),
    obiettivo: quota(obiettivo),
  }),
  'gestione-patrimonio': (f) => ({
    risparmi: somma(f.mobiliare),
    riserva: somma(f.bisogno),
    manca: somma(f.carenza),
    mesi: mesi(f.mesi),
    uscite: somma(f.uscite),
    oltre: somma(f.residuo),
  }),
  LTC: (f) => ({
    costo: somma(f.costoMensile),
    manca: somma(f.gapMensile),
    indennita: somma(f.indennita),
    anni: tempo(f.anni),
    capitale: somma(f.capitale),
    scoperto: somma(f.scoperto),
  }),
  'polizze-rischi': (f) => ({
    esposizione: somma(f.esposizione),
    quota: quota(f.quota),
    immobili: somma(f.immobili),
  }),
  'assistenza-medica': (f) => ({
    spesa: somma(f.spesa),
    anno: { testo: words(String(f.anno), String(f.anno)) },
  }),
  'tutela-legale': (f) => ({
    motivi:
      f.motivi.length > 0
        ? { testo: elenco(f.motivi.map((code) => MOTIVI_TUTELA[code])) }
        : undefined,
  }),
  'riscatto-laurea': (f) => ({
    laurea: { testo: cosaDi(f.persona, { articolo: 'la ', it: 'laurea', en: 'degree' }) },
    costo: somma(f.agevolato.costo),
    netto: somma(f.agevolato.costoNetto),
    aumento: somma(f.agevolato.deltaPensioneNetta),
    recupero: f.agevolato.anniRecupero === null ? undefined : tempo(f.agevolato.anniRecupero),
    studi: tempo(f.anniUtili),
  }),
  polizza: (f) => ({ risparmi: somma(f.mobiliare), imposta: somma(f.imposta.stimata ?? 0) }),
  'investimenti-capitale-garantito': (f) => ({
    riserva: somma(f.bisogno),
    mesi: mesi(f.mesi),
    sicuri: somma(f.sicuri),
    manca: somma(f.manca),
    garanzia: somma(f.garanzia),
  }),
  'unit-index-linked': (f) => ({
    importo: somma(f.importo),
    quota: quota(f.assicurativiPct / 100),
    risparmi: somma(f.mobiliare),
  }),
};

/**
 * What each placeholder of an area is worth for this household.
 * @returns undefined where no sentence of staff is used: no level, or a reason for doubt
 */
export function valoriFrase<C extends SoluzioneCode>({
  code,
  level,
  motivo,
  segnali,
  fatti,
}: SoluzioneCalcolata<C>): { level: LivelloFrase; valori: ValoriFrase } | undefined {
  if (!fatti || level === 'grey' || motivo !== undefined || segnali.length > 0) return undefined;
  const valuta: Valuta<C> = VALORI[code];
  return { level, valori: valuta(fatti) };
}

const LINGUE = ['it', 'en'] as const;
type Scritta = Partial<Pick<Soluzione, 'titolo' | 'risposta'>>;

/** Title and short sentence in the words of staff, each where it can be said of this household. */
export function fraseScritta(
  soluzione: SoluzioneCalcolata,
  own: Pick<Soluzione, 'titolo' | 'risposta'>,
  frasi: FrasiScritte,
): Scritta {
  const written = frasi[soluzione.code];
  const found = written && valoriFrase(soluzione);
  if (!found) return {};
  const { level, valori } = found;
  const put = (part: keyof FraseDiArea, bold: boolean, instead: Words): Words | undefined => {
    const [it, en] = LINGUE.map((language) => {
      const text = written[language]?.[part];
      return text ? scriviFrase(text, valori, language, bold) : undefined;
    });
    return it === undefined && en === undefined
      ? undefined
      : { it: it ?? instead.it, en: en ?? instead.en };
  };
  const [titolo, risposta] = [put('title', false, own.titolo), put(level, true, own.risposta)];
  return { ...(titolo && { titolo }), ...(risposta && { risposta }) };
}

/** By area with a level; without values where a doubt keeps the engine's own sentence. */
export function valoriFrasi(
  famiglia: Famiglia,
  costanti: Costanti,
): ReadonlyMap<SoluzioneCode, { level: LivelloFrase; valori: ValoriFrase | undefined }> {
  const { soluzioni } = calcola(famiglia, costanti, noTrace);
  return new Map(
    soluzioni.flatMap((soluzione) =>
      soluzione.level === 'grey'
        ? []
        : [
            [
              soluzione.code,
              { level: soluzione.level, valori: valoriFrase(soluzione)?.valori },
            ] as const,
          ],
    ),
  );
}
