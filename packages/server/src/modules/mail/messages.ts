/** What we write to people, in both languages: pure text in, subject, HTML and plain text out. */
import { UNASKED, hello, helloAnybody, letter } from './letter.ts';
import type { Greeting, Letter } from './letter.ts';

export const verificationLetter = (to: Greeting, code: string, url: string): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Conferma il tuo indirizzo e-mail',
          title: 'Conferma il tuo indirizzo',
          paragraphs: [
            helloAnybody(to),
            'scrivi questo codice nella pagina che hai aperto, oppure premi il pulsante. Vale 24 ore.',
          ],
          code,
          button: { label: 'Conferma l’indirizzo', url },
          foot: UNASKED.it,
        }
      : {
          subject: 'Confirm your e-mail address',
          title: 'Confirm your address',
          paragraphs: [
            helloAnybody(to),
            'type this code in the page you have open, or press the button. It is good for 24 hours.',
          ],
          code,
          button: { label: 'Confirm the address', url },
          foot: UNASKED.en,
        },
  );

export const alreadyExistsLetter = (to: Greeting, url: string): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Hai già un account Bussola',
          title: 'Hai già un account',
          paragraphs: [
            hello(to),
            'qualcuno, forse tu, ha provato a registrarsi con questo indirizzo, che ha già un account. Dalla pagina che si apre puoi accedere o scegliere una nuova password.',
          ],
          button: { label: 'Continua', url },
          foot: UNASKED.it,
        }
      : {
          subject: 'You already have a Bussola account',
          title: 'You already have an account',
          paragraphs: [
            hello(to),
            'somebody, perhaps you, tried to register with this address, which already has an account. From the page that opens you can sign in or choose a new password.',
          ],
          button: { label: 'Continue', url },
          foot: UNASKED.en,
        },
  );

export const resetLetter = (to: Greeting, url: string): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Scegli una nuova password',
          title: 'Una nuova password',
          paragraphs: [
            hello(to),
            'premi il pulsante per scegliere una nuova password. Il collegamento vale un’ora e una volta sola.',
          ],
          button: { label: 'Scegli la password', url },
          foot: UNASKED.it,
        }
      : {
          subject: 'Choose a new password',
          title: 'A new password',
          paragraphs: [
            hello(to),
            'press the button to choose a new password. The link is good for one hour, and once only.',
          ],
          button: { label: 'Choose the password', url },
          foot: UNASKED.en,
        },
  );

const ROLE = {
  Consulente: { it: 'consulente', en: 'adviser' },
  Admin: { it: 'amministratore', en: 'administrator' },
  SuperAdmin: { it: 'amministratore generale', en: 'general administrator' },
} as const;
export const invitationLetter = (to: Greeting, url: string, role: keyof typeof ROLE): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Ti invitiamo a lavorare con Bussola',
          title: 'Il tuo invito',
          paragraphs: [
            helloAnybody(to),
            `ti invitiamo a lavorare con Bussola come ${ROLE[role].it}. Premi il pulsante e scegli una password; al primo accesso ti chiederemo di aggiungere un secondo fattore. Il collegamento vale 3 giorni e una volta sola.`,
          ],
          button: { label: 'Accetta l’invito', url },
          foot: 'Se non aspettavi questo invito puoi ignorarlo.',
        }
      : {
          subject: 'You were invited to work with Bussola',
          title: 'Your invitation',
          paragraphs: [
            helloAnybody(to),
            `you were invited as ${ROLE[role].en}. Press the button and choose a password; at the first sign-in we will ask you to add a second factor. The link is good for 3 days, once only.`,
          ],
          button: { label: 'Accept the invitation', url },
          foot: 'If you did not expect this invitation you can ignore it.',
        },
  );
