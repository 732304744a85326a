/**
 * The gifts of «Regali utili». They name no product, no provider and no price: the giver arranges
 * the gift alone, and no money passes through us.
 */
import type { Words } from '../aree.ts';

export type Language = keyof Words;

export const REGALI = ['checkup', 'pensione', 'imprevisti', 'esperto'] as const;
export type Regalo = (typeof REGALI)[number];

export interface VoceCatalogo {
  titolo: Words;
  /** Its purpose, in one sentence. */
  scopo: Words;
  /** What the recipient gets, and what the giver may see or has to do. */
  riceve: Words;
}

export const CATALOGO: Readonly<Record<Regalo, VoceCatalogo>> = {
  checkup: {
    titolo: { it: 'Un checkup', en: 'A checkup' },
    scopo: {
      it: 'Per sapere in pochi minuti da dove cominciare: casa, risparmi, pensione, imprevisti.',
      en: 'To know in a few minutes where to begin: home, savings, pension, the unexpected.',
    },
    riceve: {
      it: 'Riceve l’invito al checkup gratuito di Bussola. Le sue risposte tu non le vedi.',
      en: 'They receive an invitation to Bussola’s free checkup. You do not see their answers.',
    },
  },
  pensione: {
    titolo: { it: 'Il primo versamento per la pensione', en: 'A first payment into a pension' },
    scopo: {
      it: 'Per una figlia, un figlio o un nipote: chi comincia presto ha il tempo dalla sua.',
      en: 'For a child or grandchild: those who begin early have time on their side.',
    },
    riceve: {
      it: 'Riceve le istruzioni per cominciare. Il fondo lo scegliete insieme, e il versamento lo fai tu.',
      en: 'They receive the steps to begin. You choose the fund together, and you make the payment.',
    },
  },
  imprevisti: {
    titolo: { it: 'Un fondo per gli imprevisti', en: 'A fund for the unexpected' },
    scopo: {
      it: 'Il primo salvadanaio per le spese che non avvisano: la caldaia, il dentista, un mese senza stipendio.',
      en: 'A first piggy bank for bills that give no notice: the boiler, the dentist, a month without pay.',
    },
    riceve: {
      it: 'Riceve due consigli per metterlo da parte. La prima somma la dai tu, come preferisci.',
      en: 'They receive two tips for setting it aside. You give the first sum, however you prefer.',
    },
  },
  esperto: {
    titolo: {
      it: 'Un’ora con un notaio o un consulente indipendente',
      en: 'An hour with a notary or an independent adviser',
    },
    scopo: {
      it: 'Per le domande che si rimandano sempre: la casa, il testamento, una pensione da capire.',
      en: 'For the questions one keeps putting off: the home, the will, a pension to make sense of.',
    },
    riceve: {
      it: 'Riceve le indicazioni per scegliere la persona giusta. L’ora la paghi tu, direttamente.',
      en: 'They receive directions for choosing the right person. You pay for the hour, directly.',
    },
  },
};
