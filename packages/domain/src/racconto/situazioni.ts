/**
 * First steps in hard situations: what to ask for, where, and under which law; never a product.
 */
import { words, type Words } from '../aree.ts';
import type { Situazione } from '../bilancio/situazioni.ts';
import { formatEuro } from '../format.ts';

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
    'If you can no longer keep up with instalments, a debt-crisis body (OCC) can help you reduce or clear your debts: restructuring of consumer debts, controlled liquidation, or a discharge for those who have nothing to pay with (D.Lgs. 14/2019, arts. 67–73, 268 and 283, which replaced L. 3/2012). First, ask your creditors for a repayment plan.',
  ),
  mutuo_oltre_valore: words(
    'Il mutuo supera il valore della casa: non vendere in fretta, chiedi alla banca di rinegoziare durata e tasso (art. 120-quater TUB per la surroga).',
    'The mortgage exceeds the value of the home: do not sell in haste; ask the bank to renegotiate the term and the rate (art. 120-quater TUB for a transfer to another bank).',
  ),
  disoccupazione: words(
    'Chi ha perso un lavoro dipendente senza volerlo può chiedere la NASpI entro 68 giorni (D.Lgs. 22/2015; se nei 12 mesi prima si era dimesso servono 13 settimane di nuovo lavoro); chi era parasubordinato, la DIS-COLL.',
    'Anyone who has lost a job as an employee through no choice of their own can apply for NASpI within 68 days (D.Lgs. 22/2015; if they had resigned from a job in the 12 months before, they need 13 weeks of new work); those who worked on a collaboration contract can apply for DIS-COLL.',
  ),
  fondo_gasparrini: words(
    'Se hai perso tu il lavoro negli ultimi tre anni e il mutuo prima casa era all’inizio fino a 250.000 €, lo paghi da almeno un anno, non ha la garanzia dello Stato e l’ISEE è fino a 30.000 €, il Fondo Gasparrini può sospendere le rate fino a 18 mesi (L. 244/2007, art. 2 c. 475).',
    'If you are the one who lost a job in the last three years, the first-home mortgage was originally no more than 250.000 €, you have been paying it for at least a year, it has no State guarantee and your ISEE is no more than 30.000 €, the Gasparrini Fund may suspend instalments for up to 18 months (L. 244/2007, art. 2 c. 475).',
  ),
  rata_alta: words(
    'Le rate prendono più di un terzo del reddito: chiedi alla banca di allungare o trasferire il mutuo (surroga, gratuita).',
    'Instalments take up more than a third of your income: ask the bank to lengthen the mortgage or transfer it to another bank (surroga, free of charge).',
  ),
  anziani_reddito_basso: words(
    'Chiedi a un patronato di controllare la quattordicesima (L. 127/2007, dai 64 anni), l’integrazione al minimo, la maggiorazione sociale (L. 448/2001, art. 38) e, se serve assistenza, l’indennità di accompagnamento (L. 18/1980).',
    'Ask a welfare advice office (patronato) to check the fourteenth-month payment (L. 127/2007, from the age of 64), the top-up to the minimum pension, the social supplement (L. 448/2001, art. 38) and, if care is needed, the care allowance (L. 18/1980).',
  ),
  assegno_sociale: ({ importo, anno }) => {
    const amount = formatEuro(importo, 2);
    return words(
      `La tua prima pensione arriva dopo l’età di vecchiaia: se a 67 anni il reddito è basso e vivi in Italia da almeno dieci anni, c’è l’assegno sociale (${amount} al mese nel ${anno}). Se hai lavorato all’estero, chiedi a un patronato di contare anche quegli anni.`,
      `Your first pension comes after state pension age: if at 67 your income is low and you have lived in Italy for at least ten years, there is the social allowance (assegno sociale, ${amount} a month in ${anno}). If you have worked abroad, ask a welfare advice office (patronato) to count those years too.`,
    );
  },
  figli_reddito_basso: words(
    'Con figli minori e un reddito basso controlla di ricevere tutto: l’Assegno unico con un ISEE aggiornato (senza ISEE si prende il minimo), i bonus legati all’ISEE e, se l’altro genitore non vive con voi, il mantenimento. CAF e patronati aiutano gratis (D.Lgs. 230/2021).',
    'With children under 18 and a low income, check that you receive everything: the Assegno unico with an up-to-date ISEE (without one you get the minimum), ISEE-based bonuses and, if the other parent does not live with you, maintenance. CAF and welfare advice offices help free of charge (D.Lgs. 230/2021).',
  ),
};
