/** Messages about another address for an account. */
import { UNASKED, hello, helloAnybody, letter } from './letter.ts';
import type { Greeting, Letter } from './letter.ts';

export const emailChangeLetter = (to: Greeting, code: string, url: string): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Conferma il nuovo indirizzo e-mail',
          title: 'Il tuo nuovo indirizzo',
          paragraphs: [
            helloAnybody(to),
            'hai chiesto di usare questo indirizzo per il tuo account. Scrivi il codice nella pagina che hai aperto, oppure premi il pulsante nel browser in cui hai fatto l’accesso. Vale un’ora.',
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
            'qualcuno che è entrato nel tuo account ha chiesto di usare un altro indirizzo. Finché non è confermato vale questo.',
          ],
          button: { label: 'Non ero io: annulla', url },
          foot: 'Se eri tu, non devi fare altro.',
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
            'da ora il tuo account usa un altro indirizzo. Se non eri tu, premi il pulsante entro 7 giorni: torna questo indirizzo, esci da tutti i dispositivi e scegli una nuova password.',
          ],
          button: { label: 'Non ero io: torna indietro', url },
          foot: 'Se eri tu, non devi fare altro.',
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
