/** What the person should look at in their own answers. */
import type { Analisi } from '../analisi.ts';
import type { Calcolo, CodiceAvviso } from '../calcolo.ts';
import { words, type Words } from '../aree.ts';

const TESTI: Readonly<Record<CodiceAvviso, Words>> = {
  mutuo_ignorato: words(
    'C’è quanto resta di un mutuo, ma non risulta una casa di proprietà con un mutuo: non l’abbiamo contato.',
    'There is an amount left on a mortgage, but no owned home with one: we have not counted it.',
  ),
  mutuo_oltre_valore: words(
    'Il mutuo supera il valore dell’immobile: controlla i due importi.',
    'The mortgage exceeds the value of the home: check both amounts.',
  ),
  mutuo_senza_polizza: words(
    'Le banche chiedono una copertura incendio per concedere un mutuo: controlla se una polizza sulla casa c’è già.',
    'Banks require fire cover to grant a mortgage: check whether your home is already insured.',
  ),
  valore_attivita: words(
    'La professione è «Imprenditore»: quanto vale l’attività?',
    'The profession is «Business owner»: how much is the business worth?',
  ),
  attivita_ignorata: words(
    'Il valore dell’attività non è contato, perché non risulta un’impresa.',
    'The value of the business is not counted, because you have not told us of one.',
  ),
  reddito_zero: words(
    'Il reddito di chi lavora è zero: senza un reddito alcune aree non si possono calcolare.',
    'The income of someone who works is zero: without an income some areas cannot be worked out.',
  ),
  regione_sconosciuta: words(
    'Il comune non è tra quelli italiani che conosciamo: usiamo i valori medi nazionali.',
    'The municipality is not among the Italian ones we know: we use national averages.',
  ),
};

export const raccontaAvvisi = (avvisi: Calcolo['avvisi']): Analisi['avvisi'] =>
  avvisi.map((avviso) => ({ ...avviso, testo: TESTI[avviso.code] }));
