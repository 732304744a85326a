/** Messages about another address and about entering by a link. */
import { hello, helloAnybody, letter } from './letter.ts';
import type { Greeting, Letter } from './letter.ts';

const UNASKED = {
  it: 'Se non hai chiesto tu questo messaggio puoi ignorarlo: non cambia nulla.',
  en: 'If you did not ask for this message you can ignore it: nothing changes.',
} as const;

export const emailChangeLetter = (to: Greeting, code: string, url: string): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Conferma il nuovo indirizzo e-mail',
          title: 'Il tuo nuovo indirizzo',
          paragraphs: [
            helloAnybody(to),
            'hai chiesto di usare questo indirizzo per il tuo account. Scrivi il codice nella pagina che hai aperto, oppure premi il pulsante nel browser in cui hai effettuato l’accesso. Vale un’ora.',
          ],
          code,
          button: { label: 'Conferma il nuovo indirizzo', url },
          foot: UNASKED.it,
        }
      : {
          subject: 'Confirm your new e-mail address',
          title: 'Your new address',
          paragraphs: [
            helloAnybody(to),
            'you asked to use this address for your account. Type the code in the page you have open, or press the button in the browser where you are signed in. It is good for one hour.',
          ],
          code,
          button: { label: 'Confirm the new address', url },
          foot: UNASKED.en,
        },
  );

/** Neither letter to the old address names the new one: it may be a stranger's. */
export const emailChangeAskedLetter = (to: Greeting, url: string): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Hai chiesto di cambiare indirizzo e-mail?',
          title: 'Un altro indirizzo per il tuo account',
          paragraphs: [
            hello(to),
            'qualcuno che ha effettuato l’accesso al tuo account ha chiesto di usare un altro indirizzo. Finché non è confermato vale questo.',
          ],
          button: { label: 'Non sono stato io: annulla', url },
          foot: 'Se sei stato tu non devi fare altro.',
        }
      : {
          subject: 'Did you ask to change your e-mail address?',
          title: 'Another address for your account',
          paragraphs: [
            hello(to),
            'somebody signed in to your account asked to use another address. Until it is confirmed, this one holds.',
          ],
          button: { label: 'It was not me: cancel', url },
          foot: 'If it was you, there is nothing else to do.',
        },
  );

export const emailChangedLetter = (to: Greeting, url: string): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'L’indirizzo e-mail del tuo account è cambiato',
          title: 'Indirizzo cambiato',
          paragraphs: [
            hello(to),
            'da ora il tuo account usa un altro indirizzo. Se non sei stato tu, premi il pulsante entro 7 giorni: torna questo indirizzo, si chiudono tutte le sessioni e scegli una nuova password.',
          ],
          button: { label: 'Non sono stato io: torna indietro', url },
          foot: 'Se sei stato tu non devi fare altro.',
        }
      : {
          subject: 'The e-mail address of your account changed',
          title: 'Address changed',
          paragraphs: [
            hello(to),
            'from now on your account uses another address. If it was not you, press the button within 7 days: this address comes back, every session is closed, and you choose a new password.',
          ],
          button: { label: 'It was not me: go back', url },
          foot: 'If it was you, there is nothing else to do.',
        },
  );

export const accessLetter = (to: Greeting, url: string, isReport: boolean): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: isReport ? 'Il tuo report Bussola' : 'Riprendi il tuo checkup',
          title: isReport ? 'Il tuo report è pronto' : 'Il tuo checkup ti aspetta',
          paragraphs: [
            isReport ? hello(to) : helloAnybody(to),
            isReport
              ? 'premi il pulsante per aprire il tuo report senza password. Il collegamento vale 24 ore, una volta sola, e apre soltanto il report.'
              : 'premi il pulsante per riprendere il checkup da dove eri, anche su un altro dispositivo. Il collegamento vale 24 ore e una volta sola.',
          ],
          button: { label: isReport ? 'Apri il report' : 'Riprendi il checkup', url },
          foot: UNASKED.it,
        }
      : {
          subject: isReport ? 'Your Bussola report' : 'Go on with your checkup',
          title: isReport ? 'Your report is ready' : 'Your checkup is waiting',
          paragraphs: [
            isReport ? hello(to) : helloAnybody(to),
            isReport
              ? 'press the button to open your report without a password. The link is good for 24 hours, once only, and opens the report alone.'
              : 'press the button to go on with the checkup from where you were, on another device too. The link is good for 24 hours, once only.',
          ],
          button: { label: isReport ? 'Open the report' : 'Go on with the checkup', url },
          foot: UNASKED.en,
        },
  );

export const signInLinkLetter = (to: Greeting, url: string): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Il collegamento per entrare in Bussola',
          title: 'Entra con questo collegamento',
          paragraphs: [
            hello(to),
            'qualcuno ha sbagliato troppe volte la password del tuo account, poi è stata scritta quella giusta. Se sei tu, premi il pulsante per entrare. Il collegamento vale 15 minuti e una volta sola.',
          ],
          button: { label: 'Entra', url },
          foot: 'Se non sei stato tu, qualcuno conosce la tua password: cambiala subito dalla pagina di accesso, con «Password dimenticata?».',
        }
      : {
          subject: 'Your link to sign in to Bussola',
          title: 'Sign in with this link',
          paragraphs: [
            hello(to),
            'somebody typed a wrong password for your account too many times, and then the right one was typed. If it is you, press the button to sign in. The link is good for 15 minutes, once only.',
          ],
          button: { label: 'Sign in', url },
          foot: 'If it was not you, somebody knows your password: change it now from the sign-in page, with “Forgotten password?”.',
        },
  );

export const accessBySignInLetter = (to: Greeting, url: string): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Entra nella tua area Bussola',
          title: 'La tua area ti aspetta',
          paragraphs: [
            hello(to),
            'hai già un account. Per proteggerlo non ti mandiamo un collegamento che apre l’area: premi il pulsante e accedi.',
          ],
          button: { label: 'Accedi', url },
          foot: UNASKED.it,
        }
      : {
          subject: 'Enter your Bussola area',
          title: 'Your area is waiting',
          paragraphs: [
            hello(to),
            'you already have an account. To protect it we do not send a link that opens the area: press the button and sign in.',
          ],
          button: { label: 'Sign in', url },
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
          subject: 'Sei stato invitato a lavorare con Bussola',
          title: 'Il tuo invito',
          paragraphs: [
            helloAnybody(to),
            `sei stato invitato come ${ROLE[role].it}. Premi il pulsante e scegli una password; al primo accesso ti chiederemo di aggiungere un secondo fattore. Il collegamento vale 3 giorni e una volta sola.`,
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
