/** What a client is written when the staff do something to the account. */
import { mailedName } from '@bussola/domain/person-name';
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

/**
 * An adviser reads an area without a grant, so the client is told who, why and from when, before.
 */
export function adviserLetter(
  to: Greeting,
  { adviser, reason, hours }: { adviser: string; reason: string; hours: number },
  url: string,
): Letter {
  const name = mailedName(adviser);
  return letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Un consulente sta per seguirti',
          title: 'Ecco chi ti seguirà',
          paragraphs: [
            hello(to),
            `tra ${hours} ore comincerà a seguirti ${name || 'un consulente'}. Fino ad allora non vede niente. Poi potrà leggere la tua area, importi compresi, per prepararsi a parlarne con te; non può cambiare niente, e non vede documenti e note.`,
            `Il motivo: «${reason}»`,
          ],
          button: { label: 'Vedi chi ti segue', url },
          foot: 'Se non vuoi che ti segua, puoi toglierlo quando vuoi dalla pagina che si apre con il pulsante. Ogni volta che apre la tua area resta scritto nel tuo account, in «Chi ha visto i miei dati».',
        }
      : {
          subject: 'An adviser is about to follow you',
          title: 'This is who will follow you',
          paragraphs: [
            hello(to),
            `in ${hours} hours ${name || 'an adviser'} will start following you. Until then they see nothing. Then they can read your area, amounts included, to get ready to talk with you; they cannot change anything, and do not see documents and notes.`,
            `The reason: “${reason}”`,
          ],
          button: { label: 'See who follows you', url },
          foot: 'If you do not want this, take them off whenever you like on the page of the button. Each time they open your area it is written in your account, under “Who has seen my data”.',
        },
  );
}
