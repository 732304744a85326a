/** The words of the letter on each gift: its purpose, and the first steps. */
import { words } from '../aree.ts';
import type { Words } from '../aree.ts';
import { formatEuro } from '../format.ts';
import type { Language, Regalo } from './catalogo.ts';

/** A paragraph that staff may rewrite, by its key. */
export type ChiavePasso = `lettera.${Regalo}.passo-${1 | 2 | 3}`;

interface Passi {
  title: Words;
  /** In the words of Bussola; they name no figure. */
  passi: readonly Words[];
  /** What the law says, or the product keeps: staff do not rewrite it. After the second step. */
  resta?: (limite: string) => Words;
  button?: Words;
}

export const PASSI: Readonly<Record<Regalo, Passi>> = {
  checkup: {
    title: words('Un checkup, in regalo per te', 'A checkup, as a gift for you'),
    passi: [
      words(
        'Il suo regalo è un checkup: rispondi a qualche domanda su famiglia, casa, risparmi e pensione, e alla fine vedi che cosa è a posto e che cosa merita attenzione.',
        'Their gift is a checkup: you answer some questions about family, home, savings and pension, and at the end you see what is in order and what deserves attention.',
      ),
      words(
        'È gratuito e per cominciare non serve una password.',
        'It is free, and you need no password to begin.',
      ),
    ],
    resta: () =>
      words(
        'Le tue risposte restano tue: chi te lo regala non le vede.',
        'Your answers stay yours: whoever gives it to you does not see them.',
      ),
    button: words('Comincia il checkup', 'Begin the checkup'),
  },
  pensione: {
    title: words('Un primo versamento, in regalo per te', 'A first payment, as a gift for you'),
    passi: [
      words(
        'Il suo regalo è il primo versamento in un fondo pensione, per te o per chi in famiglia è più giovane. Chi comincia presto ha il tempo dalla sua: anche una somma piccola ha molti anni davanti.',
        'Their gift is the first payment into a pension fund, for you or for somebody younger in the family. Those who begin early have time on their side: even a small sum has many years ahead of it.',
      ),
      words(
        'Per cominciare, scegliete insieme il fondo: sul sito della Covip, l’autorità che vigila sui fondi pensione, si confrontano i costi. Il fondo è di chi lo riceve, anche se a versare è un’altra persona.',
        'To begin, choose the fund together: the site of Covip, the authority that supervises pension funds in Italy, compares their costs. The fund belongs to whoever receives it, even when somebody else pays in.',
      ),
      words(
        'Bussola non riceve denaro e non propone fondi: il resto lo decidete voi.',
        'Bussola takes no money and proposes no funds: the rest is for you two to decide.',
      ),
    ],
    // D.Lgs. 252/2005, art. 8, commi 4 e 5.
    resta: (limite) =>
      words(
        `Una cosa da sapere: quello che si versa per un familiare fiscalmente a carico lo deduce chi lo ha a carico, fino a ${limite} l’anno contando anche i propri versamenti.`,
        `One thing to know: what is paid in for a dependent family member is deducted by the person they depend on, up to ${limite} a year, own payments included.`,
      ),
  },
  imprevisti: {
    title: words('Un salvadanaio, in regalo per te', 'A piggy bank, as a gift for you'),
    passi: [
      words(
        'Il suo regalo è la prima somma di un fondo per gli imprevisti: serve per le spese che non avvisano, come la caldaia, il dentista o un mese senza stipendio.',
        'Their gift is the first sum of a fund for the unexpected: it is for bills that give no notice, such as the boiler, the dentist or a month without pay.',
      ),
      words(
        'Per cominciare bastano due cose: tienilo separato dai soldi di tutti i giorni, dove si possa prelevare subito, e aggiungi poco ogni mese. La meta è qualche mese di spese.',
        'To begin, two things are enough: keep it apart from everyday money, where it can be withdrawn at once, and add a little every month. The aim is a few months of spending.',
      ),
      words(
        'Come darti la prima somma lo decidete voi: Bussola non riceve denaro e non propone prodotti.',
        'How you receive the first sum is for you two to decide: Bussola takes no money and proposes no products.',
      ),
    ],
  },
  esperto: {
    title: words('Un’ora di consigli, in regalo per te', 'An hour of advice, as a gift for you'),
    passi: [
      words(
        'Il suo regalo è un’ora con un notaio o con un consulente indipendente, per una di quelle domande che si rimandano sempre: la casa, il testamento, una pensione da capire.',
        'Their gift is an hour with a notary or an independent adviser, for one of those questions one keeps putting off: the home, the will, a pension to make sense of.',
      ),
      words(
        'Per cominciare, scegli tu la persona. Un notaio vicino a te lo trovi sul sito del Consiglio nazionale del notariato; i consulenti finanziari autonomi, che vengono pagati solo dai clienti, sono nell’albo dell’OCF.',
        'To begin, choose the person yourself. You find a notary near you on the site of the Italian council of notaries; independent financial advisers, who are paid by their clients only, are in the OCF register.',
      ),
      words(
        'Prima di fissare, mettetevi d’accordo sul costo: l’ora la paga chi te la regala. Bussola non riceve denaro e non segnala professionisti.',
        'Before you book, agree on the cost: whoever gives you the hour pays for it. Bussola takes no money and recommends nobody.',
      ),
    ],
  },
};

const POSTI = [1, 2, 3] as const;
/** The keys of the steps of a gift, in their order, each with the words of Bussola. */
export const passiDi = (regalo: Regalo): [ChiavePasso, Words][] =>
  POSTI.flatMap((posto): [ChiavePasso, Words][] => {
    const own = PASSI[regalo].passi[posto - 1];
    return own ? [[`lettera.${regalo}.passo-${posto}`, own]] : [];
  });

interface ComeCominciare {
  title: string;
  paragraphs: string[];
  button?: string;
}

/**
 * @param deducibilita yearly limit of deductible pension contributions, in euro
 * @param testo a step in the words of staff, a line for each paragraph; undefined: Bussola's own
 */
export function comeCominciare(
  regalo: Regalo,
  language: Language,
  deducibilita: number,
  testo: (key: ChiavePasso) => readonly string[] | undefined,
): ComeCominciare {
  const { title, resta, button } = PASSI[regalo];
  const steps = passiDi(regalo).map(([key, own]) => testo(key) ?? [own[language]]);
  const fixed = resta ? [[resta(formatEuro(deducibilita))[language]]] : [];
  return {
    title: title[language],
    paragraphs: [...steps.slice(0, 2), ...fixed, ...steps.slice(2)].flat(),
    ...(button && { button: button[language] }),
  };
}
