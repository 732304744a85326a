/** Messages about signing in by a link. */
import { UNASKED, hello, helloAnybody, letter } from './letter.ts';
import type { Greeting, Letter } from './letter.ts';

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
            'qualcuno ha sbagliato troppe volte la password del tuo account, poi qualcuno ha scritto quella giusta. Se sei tu, premi il pulsante per entrare. Il collegamento vale 15 minuti e una volta sola.',
          ],
          button: { label: 'Entra', url },
          foot: 'Se non eri tu, qualcuno conosce la tua password: cambiala subito dalla pagina di accesso, con «L’hai dimenticata?».',
        }
      : {
          subject: 'Your link to sign in to Bussola',
          title: 'Sign in with this link',
          paragraphs: [
            hello(to),
            'somebody typed a wrong password for your account too many times, and then the right one was typed. If it is you, press the button to sign in. The link is good for 15 minutes, once only.',
          ],
          button: { label: 'Sign in', url },
          foot: 'If it was not you, somebody knows your password: change it now from the sign-in page, with “Forgotten it?”.',
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
