/** The letter of a gift, as data: the mail and its preview on the page are both drawn from it. */
import { writtenBy } from '../person-name.ts';
import { comeCominciare } from './come-cominciare.ts';
import type { ChiavePasso } from './come-cominciare.ts';
import type { Language, Regalo } from './catalogo.ts';

/** A paragraph of ours, or words of the giver, which are drawn as a quotation. */
export type Paragrafo = string | { quote: string };

export interface LetteraRegalo {
  subject: string;
  title: string;
  paragraphs: readonly Paragrafo[];
  /** Of the button, where there is something to open. */
  button?: string;
  foot: string;
  /** Of the link by which the recipient refuses letters of this kind. */
  stop: string;
}

export interface Dono {
  regalo: Regalo;
  /** Name and surname of the giver. */
  mittente: string;
  /** Empty without one. */
  messaggio: string;
  language: Language;
  /** Yearly limit of deductible pension contributions (`fondo.deducibilita`), in euro. */
  deducibilita: number;
  /** A step in the words of staff, a line for each paragraph; undefined: Bussola's own. */
  testo?: (key: ChiavePasso) => readonly string[] | undefined;
}

/**
 * The letter does not greet the recipient by name: the name may have been typed by a stranger, and
 * a mailbox shows the first line.
 */
export function letteraRegalo({
  regalo,
  mittente,
  messaggio,
  language,
  deducibilita,
  testo = () => undefined,
}: Dono): LetteraRegalo {
  const { title, paragraphs, button } = comeCominciare(regalo, language, deducibilita, testo);
  const words = language === 'it' ? IT : EN;
  return {
    subject: words.subject,
    title,
    paragraphs: [
      words.hello,
      messaggio === '' ? words.opening : `${words.opening} ${words.unchecked}`,
      writtenBy(mittente, language),
      ...(messaggio === '' ? [] : [words.message, { quote: messaggio }]),
      ...paragraphs,
    ],
    ...(button === undefined ? {} : { button }),
    foot: words.foot,
    stop: words.stop,
  };
}

const IT = {
  subject: 'C’è un regalo utile per te',
  hello: 'Ciao,',
  opening: 'una persona che usa Bussola ha pensato a te.',
  unchecked: 'Il suo messaggio qui sotto noi non lo abbiamo controllato.',
  message: 'Il suo messaggio:',
  foot: 'Il tuo indirizzo ce l’ha dato chi ti scrive. Lo usiamo solo per questa lettera e non lo conserviamo: per trenta giorni ne resta un’impronta illeggibile, perché lo stesso regalo non ti arrivi due volte per sbaglio. Non vuoi altre lettere così? Basta dirlo.',
  stop: 'Non scrivetemi più',
};
const EN: typeof IT = {
  subject: 'There is a useful gift for you',
  hello: 'Hello,',
  opening: 'a person who uses Bussola has thought of you.',
  unchecked: 'We have not checked their message below.',
  message: 'Their message:',
  foot: 'The person who writes to you gave us your address. We use it for this one letter and do not keep it: for thirty days an unreadable fingerprint of it remains, so that the same gift does not reach you twice by mistake. You do not want letters like this one? Just say so.',
  stop: 'Do not write to me again',
};
