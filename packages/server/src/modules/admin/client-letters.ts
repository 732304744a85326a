/** What a client is written when the staff do something to the account. */
import { hello, letter } from '../mail/letter.ts';
import type { Greeting, Letter } from '../mail/letter.ts';

export const suspendedLetter = (to: Greeting, reason: string): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Il tuo account è sospeso',
          title: 'Account sospeso',
          paragraphs: [
            hello(to),
            'abbiamo sospeso il tuo account: per ora non puoi entrare, e nemmeno chi aveva un accesso alla tua area. I tuoi dati restano dove sono.',
            `Il motivo: «${reason}»`,
          ],
          foot: 'Se pensi che sia un errore, scrivici: lo riapriamo noi.',
        }
      : {
          subject: 'Your account is suspended',
          title: 'Account suspended',
          paragraphs: [
            hello(to),
            'we have suspended your account: for now you cannot come in, and neither can whoever had access to your area. Your data stay where they are.',
            `The reason: “${reason}”`,
          ],
          foot: 'If you think it is a mistake, write to us: we can open it again.',
        },
  );

export const reopenedLetter = (to: Greeting, reason: string, url: string): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Il tuo account è di nuovo aperto',
          title: 'Account riaperto',
          paragraphs: [
            hello(to),
            'il tuo account è di nuovo aperto: ritrovi tutto come prima.',
            `Il motivo: «${reason}»`,
          ],
          button: { label: 'Accedi', url },
          foot: 'Gli accessi che avevi dato ad altri valgono di nuovo, fino alla loro scadenza.',
        }
      : {
          subject: 'Your account is open again',
          title: 'Account reopened',
          paragraphs: [
            hello(to),
            'your account is open again: everything is as before.',
            `The reason: “${reason}”`,
          ],
          button: { label: 'Sign in', url },
          foot: 'Access that you had given to others holds again, until it ends.',
        },
  );
