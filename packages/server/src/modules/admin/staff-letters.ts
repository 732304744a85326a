/** What somebody of the staff is written when a SuperAdmin changes the account. */
import { hello, letter } from '../mail/letter.ts';
import type { Greeting, Letter } from '../mail/letter.ts';

export const staffSuspendedLetter = (to: Greeting, reason: string): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Il tuo accesso a Bussola è sospeso',
          title: 'Accesso sospeso',
          paragraphs: [
            hello(to),
            'abbiamo sospeso il tuo accesso: per ora non puoi entrare, e gli inviti che avevi mandato non valgono più.',
            `Il motivo: «${reason}»`,
          ],
          foot: 'Se pensi che sia un errore, parlane con un SuperAdmin: può riaprirlo.',
        }
      : {
          subject: 'Your access to Bussola is suspended',
          title: 'Access suspended',
          paragraphs: [
            hello(to),
            'we have suspended your access: for now you cannot come in, and the invitations you had sent are no longer valid.',
            `The reason: “${reason}”`,
          ],
          foot: 'If you think it is a mistake, talk to a SuperAdmin, who can open it again.',
        },
  );

export const staffReopenedLetter = (to: Greeting, reason: string, url: string): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Il tuo accesso a Bussola è di nuovo aperto',
          title: 'Accesso riaperto',
          paragraphs: [
            hello(to),
            'puoi entrare di nuovo, con la password e il secondo fattore di prima.',
            `Il motivo: «${reason}»`,
          ],
          button: { label: 'Accedi', url },
          foot: 'Se non te lo aspettavi, parlane con un SuperAdmin.',
        }
      : {
          subject: 'Your access to Bussola is open again',
          title: 'Access reopened',
          paragraphs: [
            hello(to),
            'you can come in again, with the password and the second factor you had.',
            `The reason: “${reason}”`,
          ],
          button: { label: 'Sign in', url },
          foot: 'If you did not expect this, talk to a SuperAdmin.',
        },
  );

export const staffRemovedLetter = (to: Greeting, reason: string): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Il tuo accesso a Bussola è finito',
          title: 'Accesso tolto',
          paragraphs: [
            hello(to),
            'il tuo account di lavoro su Bussola è stato eliminato: non puoi più entrare.',
            `Il motivo: «${reason}»`,
          ],
          foot: 'Se pensi che sia un errore, parlane con un SuperAdmin: può mandarti un nuovo invito.',
        }
      : {
          subject: 'Your access to Bussola has ended',
          title: 'Access taken away',
          paragraphs: [
            hello(to),
            'your work account on Bussola was deleted: you can no longer come in.',
            `The reason: “${reason}”`,
          ],
          foot: 'If you think it is a mistake, talk to a SuperAdmin, who can invite you again.',
        },
  );
