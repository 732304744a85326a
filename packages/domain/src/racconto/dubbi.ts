/** The range of an estimate and the reasons for doubt, in words (domain.md 10.6). */
import { known } from '../records.ts';
import type { Segnale } from '../costanti/segnali.ts';
import type { Soluzione } from '../analisi.ts';
import { words, type Words } from '../aree.ts';
import type { SoluzioneCalcolata } from '../calcolo.ts';
import type { Valori } from '../costanti/costanti.ts';
import { formatEuro } from '../format.ts';
import type { Affidabilita } from '../traccia/regola.ts';
import { banda } from './numeri.ts';
import { ilPct, pct } from '../parole/parole.ts';

export const DUBBI: Readonly<Record<Segnale, Words>> = {
  regimeIgnoto: words(
    'Non sappiamo se il lavoro è in regime forfettario: abbiamo usato le tasse ordinarie.',
    'We do not know whether the work is under the flat-rate scheme: we used ordinary taxation.',
  ),
  cassaIgnota: words(
    'Non sappiamo se c’è una cassa professionale: abbiamo usato le regole della Gestione separata.',
    'We do not know whether there is a professional fund: we used the rules of the Gestione separata.',
  ),
  professioneAltro: words(
    'Abbiamo usato le regole dei lavoratori dipendenti (per gli studenti, della Gestione separata): la tua attività può averne di proprie.',
    'We used the rules for employees (for students, of the Gestione separata): your work may have its own.',
  ),
  mistoSenzaAnni: words(
    'Una parte dei contributi è di prima del 1996 e non sappiamo di quanti anni: il conto è molto approssimato.',
    'Some contributions date from before 1996 and we do not know for how many years: the calculation is very approximate.',
  ),
  mistoConAnni: words(
    'Una parte dei contributi è di prima del 1996: lì il conto è approssimato.',
    'Some contributions date from before 1996: that part is approximate.',
  ),
  anniIgnoti: words(
    'Non sappiamo quanti anni di contributi ci sono: li abbiamo stimati.',
    'We do not know how many years of contributions there are: we have estimated them.',
  ),
  inizioIncerto: words(
    'Sappiamo per quanti anni hai versato ma non quando hai iniziato: se hai lavorato prima del 1996 la data cambia. Indica il primo contributo.',
    'We know for how many years you have paid in but not when you began: if you worked before 1996 the date changes. Tell us when you paid your first contribution.',
  ),
  continuitaIgnota: words(
    'Non sappiamo se si lavora tutto l’anno: abbiamo contato qualche interruzione.',
    'We do not know whether the work is all year round: we allowed for some gaps.',
  ),
  sogliaVicina: words(
    'L’importo che la legge chiede per questa uscita è superato di poco: la data non è sicura.',
    'The amount the law requires for this route to retirement is only just exceeded: the date is not certain.',
  ),
  sessoIgnoto: words(
    'Per le donne basta un anno di contributi in meno: abbiamo usato il requisito degli uomini.',
    'Women need one fewer year of contributions: we used the requirement for men.',
  ),
  speseStimate: words('Le spese sono stimate.', 'The spending is estimated.'),
  rateStimate: words(
    'La rata del mutuo è stimata dal debito che resta.',
    'The mortgage instalment is estimated from the debt still to be paid.',
  ),
  comuneIgnoto: words(
    'Non conosciamo il comune: abbiamo usato valori medi nazionali.',
    'We do not know the municipality: we used national averages.',
  ),
  quotaIgnota: words(
    'La casa è in comproprietà e non sappiamo la tua quota.',
    'The home is jointly owned and we do not know your share.',
  ),
};

/** The same texts about another person, where the first ones speak to the reader. */
export const DUBBI_DI_ALTRI: Readonly<Partial<Record<Segnale, Words>>> = {
  professioneAltro: words(
    'Abbiamo usato le regole dei lavoratori dipendenti (per gli studenti, della Gestione separata): questa attività può averne di proprie.',
    'We used the rules for employees (for students, of the Gestione separata): this work may have its own.',
  ),
  inizioIncerto: words(
    'Sappiamo quanti anni di contributi ci sono ma non quando sono cominciati: se ce ne sono di prima del 1996 la data cambia. Indica il primo contributo.',
    'We know how many years of contributions there are but not when they began: if some date from before 1996 the date changes. Tell us when the first contribution was paid.',
  ),
};

const ORDINE: readonly Affidabilita[] = ['alta', 'media', 'bassa'];
/** Half width of the range of a pension's replacement rate, in points. */
export const puntiPensione = (valori: Valori, livello: Affidabilita): number =>
  known(valori['affidabilita.banda'].pensione[ORDINE.indexOf(livello)]);

const UNITA = {
  euro: words('', ''),
  euroAnno: words(' l’anno', ' a year'),
  euroMese: words(' al mese', ' a month'),
} as const;
/** A smaller sum is written «meno di 10 €». */
const POCO = 10;

/** The range of an area as numbers and as a sentence, with the reasons for doubt. */
export function raccontaFiducia(
  valori: Valori,
  { code, affidabilita, segnali, stimato, fatti }: SoluzioneCalcolata,
): Pick<Soluzione, 'banda' | 'stima' | 'dubbi'> {
  const altri = fatti !== undefined && 'persona' in fatti && fatti.persona.gradoParentela !== 'me';
  const detto = (one: Segnale) => (altri && DUBBI_DI_ALTRI[one]) || DUBBI[one];
  const dubbi = segnali.length > 0 ? segnali.map(detto) : undefined;
  if (!stimato || (stimato.unit !== 'pct' && stimato.valore < POCO)) return { dubbi };
  const { unit, valore } = stimato;
  if (unit === 'pct') {
    const width = puntiPensione(valori, affidabilita) / 100;
    const band = { da: Math.max(0, valore - width), a: valore + width };
    return { banda: { ...band, unit }, stima: stimaPensione(band), dubbi };
  }
  const band = banda(valore, affidabilita, valori['affidabilita.banda'].stima);
  const said = tra(band);
  const of = UNITA[unit];
  const what =
    code === 'riscatto-laurea'
      ? words('Stima della pensione in più', 'Estimated extra pension')
      : words('Stima', 'Estimate');
  return {
    banda: { ...band, unit },
    stima: words(`${what.it}: ${said.it}${of.it}.`, `${what.en}: ${said.en}${of.en}.`),
    dubbi,
  };
}

const stimaPensione = ({ da, a }: { da: number; a: number }): Words =>
  words(
    `Stima: tra ${ilPct(pct(da))} e ${ilPct(pct(a))} dell’ultimo reddito.`,
    `Estimate: between ${pct(da)} and ${pct(a)} of final income.`,
  );

const tra = ({ da, a }: { da: number; a: number }): Words =>
  words(
    `tra ${formatEuro(da)} e ${formatEuro(a)}`,
    `between ${formatEuro(da)} and ${formatEuro(a)}`,
  );
