/** What the person should look at in their own answers. */
import type { Analisi } from '../analisi.ts';
import type { Calcolo, CodiceAvviso } from '../calcolo.ts';
import type { Words } from '../aree.ts';
import { words } from './parole.ts';

const TESTI: Readonly<Record<CodiceAvviso, Words>> = {
  mutuo_ignorato: words(
    'Hai indicato quanto resta di un mutuo, ma non che la casa è tua e ha un mutuo: non lo abbiamo contato.',
    'You told us how much is left on a mortgage, but not that you own the home and that it has one: we have not counted it.',
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
    'Hai indicato «Imprenditore»: quanto vale l’attività?',
    'You chose «Imprenditore»: how much is the business worth?',
  ),
  attivita_ignorata: words(
    'Il valore dell’attività non è contato, perché non risulta un’impresa.',
    'The value of the business is not counted, because you have not told us of one.',
  ),
  reddito_zero: words(
    'Per chi lavora il reddito indicato è zero: senza un reddito alcune aree non si possono calcolare.',
    'You gave an income of zero for someone who works: without an income some areas cannot be worked out.',
  ),
  regione_sconosciuta: words(
    'Il comune non è tra quelli italiani che conosciamo: usiamo i valori medi nazionali.',
    'The municipality is not among the Italian ones we know: we use national averages.',
  ),
};

export const raccontaAvvisi = (avvisi: Calcolo['avvisi']): Analisi['avvisi'] =>
  avvisi.map((avviso) => ({ ...avviso, testo: TESTI[avviso.code] }));
