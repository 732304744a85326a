/** What a client is written when somebody of the staff asks to look together. */
import { LOOK_MINUTES } from '@bussola/contract/limits';
import { mailedName } from '@bussola/domain/person-name';
import { hello, letter } from '../mail/letter.ts';
import type { Greeting, Letter } from '../mail/letter.ts';

interface Asked {
  staff: string;
  reason: string;
  dueAt: Date;
}
/** @param url the page that asks; it opens nothing by itself */
export function lookLetter(to: Greeting, { staff, reason, dueAt }: Asked, url: string): Letter {
  const italian = to.language === 'it';
  const name = mailedName(staff) || (italian ? 'Il nostro personale' : 'Our staff');
  const time = dueAt.toLocaleTimeString('it-IT', {
    timeZone: 'Europe/Rome',
    hour: '2-digit',
    minute: '2-digit',
  });
  return letter(
    to.language,
    italian
      ? {
          subject: `${name} chiede di guardare insieme a te`,
          title: 'Guardiamo insieme?',
          paragraphs: [
            hello(to),
            `${name}, del nostro personale, chiede di guardare la tua area insieme a te. Il motivo: «${reason}»`,
            `Se dici di sì vede la tua area com’è adesso, per ${LOOK_MINUTES} minuti. Legge e basta: non può cambiare niente, né scaricare report o documenti. Il testamento, le risposte riservate e le tue note non li vede.`,
            `Puoi rispondere fino alle ${time}. Dopo, o se non rispondi, vale come un no.`,
          ],
          button: { label: 'Accedi e rispondi', url },
          foot: 'Ogni pagina che apre resta nel tuo registro, con il motivo. Puoi chiudere quando vuoi, e vale subito.',
        }
      : {
          subject: `${name} asks to look together with you`,
          title: 'Shall we look together?',
          paragraphs: [
            hello(to),
            `${name}, of our staff, asks to look at your area together with you. The reason: “${reason}”`,
            `If you say yes, they see your area as it is now, for ${LOOK_MINUTES} minutes. They only read: they cannot change anything, nor download reports or documents. The will, the reserved answers and your notes stay covered.`,
            `You can answer until ${time}. After that, or without an answer, it counts as a no.`,
          ],
          button: { label: 'Sign in and answer', url },
          foot: 'Every page they open stays in your log, with the reason. You can end it whenever you like, and it counts at once.',
        },
  );
}
