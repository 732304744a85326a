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

/** The page asks who comes: no link here opens the account. */
export const reportReadyLetter = (to: Greeting, url: string): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Il tuo report è pronto',
          title: 'Il tuo report ti aspetta',
          paragraphs: [hello(to), 'il tuo report è pronto: lo trovi in «I miei report».'],
          button: { label: 'Accedi e aprilo', url },
          foot: 'Ti abbiamo scritto perché ci hai detto che non ti era arrivato.',
        }
      : {
          subject: 'Your report is ready',
          title: 'Your report is waiting',
          paragraphs: [hello(to), 'your report is ready: you find it in “My reports”.'],
          button: { label: 'Sign in and open it', url },
          foot: 'We wrote to you because you told us that it had not arrived.',
        },
  );

interface FactorReset {
  staff: string;
  reason: string;
  how: string;
  until: Date;
}
/** @param url stops it, without signing in */
export function factorResetLetter(
  to: Greeting,
  { staff, reason, how, until }: FactorReset,
  url: string,
): Letter {
  const day = until.toLocaleDateString(to.language === 'it' ? 'it-IT' : 'en-GB', {
    timeZone: 'Europe/Rome',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  const time = until.toLocaleTimeString('it-IT', {
    timeZone: 'Europe/Rome',
    hour: '2-digit',
    minute: '2-digit',
  });
  return letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Qualcuno ci ha chiesto di togliere il tuo secondo fattore',
          title: 'L’hai chiesto tu?',
          paragraphs: [
            hello(to),
            `ci hanno detto che hai perso il secondo fattore del tuo account. ${staff} ha preparato il suo azzeramento: non prima di ${day} alle ${time} il secondo fattore viene tolto, e ogni dispositivo esce dal tuo account.`,
            `Il motivo: «${reason}»`,
            `Come abbiamo controllato chi sei: «${how}»`,
            'Se l’hai chiesto tu, non devi fare niente. Se non eri tu, fermalo adesso: basta un tocco.',
          ],
          button: { label: 'Non ero io: fermalo', url },
          foot: 'Il collegamento ferma soltanto questa richiesta: non apre il tuo account.',
        }
      : {
          subject: 'Somebody asked us to take your second factor off',
          title: 'Was it you?',
          paragraphs: [
            hello(to),
            `we were told that you lost the second factor of your account. ${staff} has prepared its reset: not before ${day} at ${time} the second factor is taken off, and every device is signed out of your account.`,
            `The reason: “${reason}”`,
            `How we checked who you are: “${how}”`,
            'If you asked for it, there is nothing to do. If it was not you, stop it now: one press is enough.',
          ],
          button: { label: 'It was not me: stop it', url },
          foot: 'The link only stops this request: it does not open your account.',
        },
  );
}
