/** First steps in hard situations: what can be asked, of whom, by which law; never a product. */
import type { Words } from '../aree.ts';
import type { Situazione } from '../bilancio/situazioni.ts';
import { formatEuro } from '../format.ts';
import { words } from './parole.ts';

/** The social allowance: euro a month, and the year of the amount. */
export interface AssegnoSociale {
  importo: number;
  anno: string;
}

export const raccontaSituazione = (code: Situazione, assegno: AssegnoSociale): Words => {
  const text = TESTI[code];
  return typeof text === 'function' ? text(assegno) : text;
};

const TESTI: Readonly<Record<Situazione, Words | ((assegno: AssegnoSociale) => Words)>> = {
  sovraindebitamento: words(
    'Se le rate non sono più sostenibili, un Organismo di composizione della crisi (OCC) può aiutarti a ridurre o cancellare i debiti: ristrutturazione dei debiti del consumatore, liquidazione controllata, esdebitazione dell’incapiente (D.Lgs. 14/2019, artt. 67–73, 268 e 283, che ha sostituito la L. 3/2012). Prima, chiedi ai creditori un piano di rientro.',
    'If instalments are no longer bearable, a debt-crisis body (OCC) can help reduce or clear debts: a repayment plan set by the court, controlled liquidation, or a discharge for who has nothing to pay with (D.Lgs. 14/2019, arts. 67–73, 268 and 283). First ask creditors for a repayment plan.',
  ),
  mutuo_oltre_valore: words(
    'Il mutuo supera il valore della casa: non vendere in fretta, chiedi alla banca di rinegoziare durata e tasso (art. 120-quater TUB per la surroga).',
    'The mortgage exceeds the home’s value: do not sell in haste; ask the bank to renegotiate term and rate (art. 120-quater TUB for a transfer to another bank).',
  ),
  disoccupazione: words(
    'Chi ha perso un lavoro dipendente senza volerlo può chiedere la NASpI entro 68 giorni (D.Lgs. 22/2015; se nei 12 mesi prima si era dimesso servono 13 settimane di nuovo lavoro); chi era parasubordinato, la DIS-COLL.',
    'Whoever lost an employee job involuntarily may apply for NASpI within 68 days (D.Lgs. 22/2015; 13 weeks of new work if they had resigned in the 12 months before); collaborators for DIS-COLL.',
  ),
  fondo_gasparrini: words(
    'Se hai perso tu il lavoro negli ultimi tre anni e il mutuo prima casa era all’inizio fino a 250.000 €, lo paghi da almeno un anno, non ha la garanzia dello Stato e l’ISEE è fino a 30.000 €, il Fondo Gasparrini può sospendere le rate fino a 18 mesi (L. 244/2007, art. 2 c. 475).',
    'If the borrower lost the job in the last three years, the first-home mortgage was originally up to 250.000 €, has been paid for at least a year and has no State guarantee, and ISEE is up to 30.000 €, the Gasparrini Fund may suspend instalments for up to 18 months (L. 244/2007, art. 2 c. 475).',
  ),
  rata_alta: words(
    'Le rate prendono più di un terzo del reddito: chiedi alla banca di allungare o trasferire il mutuo (surroga, gratuita).',
    'Instalments take over a third of income: ask the bank to lengthen or transfer the loan (free of charge).',
  ),
  anziani_reddito_basso: words(
    'Chiedi a un patronato di controllare la quattordicesima (L. 127/2007, dai 64 anni), l’integrazione al minimo, la maggiorazione sociale (L. 448/2001, art. 38) e, se serve assistenza, l’indennità di accompagnamento (L. 18/1980).',
    'Ask a welfare office to check the fourteenth instalment (L. 127/2007, from 64), the minimum top-up, the social increase (L. 448/2001, art. 38) and, if care is needed, the care allowance (L. 18/1980).',
  ),
  assegno_sociale: ({ importo, anno }) => {
    const amount = formatEuro(importo, 2);
    return words(
      `La tua prima pensione arriva dopo l’età di vecchiaia: se a 67 anni il reddito è basso e vivi in Italia da almeno dieci anni, c’è l’assegno sociale (${amount} al mese nel ${anno}). Se hai lavorato all’estero, chiedi a un patronato di contare anche quegli anni.`,
      `Your first pension comes after old age: from 67, with a low income and ten years of residence in Italy, there is the assegno sociale (${amount} a month in ${anno}). If you worked abroad, ask a welfare office to count those years too.`,
    );
  },
  figli_reddito_basso: words(
    'Con figli minori e un reddito basso controlla di ricevere tutto: l’Assegno unico con un ISEE aggiornato (senza ISEE si prende il minimo), i bonus legati all’ISEE e, se l’altro genitore non vive con voi, il mantenimento. CAF e patronati aiutano gratis (D.Lgs. 230/2021).',
    'With minor children and a low income check that you receive everything: Assegno unico with an up-to-date ISEE (without it you get the minimum), ISEE-based bonuses and, if the other parent lives elsewhere, maintenance. CAF and welfare offices help for free (D.Lgs. 230/2021).',
  ),
};
