/** Letters about the constants, to SuperAdmins: names and days, no value and no household. */
import { mailedName } from '@bussola/domain/person-name';
import { hello, letter } from '../mail/letter.ts';
import type { Greeting, Letter } from '../mail/letter.ts';

const formatDate = (day: string, language: Greeting['language']): string =>
  new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** A release waits for somebody else to sign it. */
export const toSignLetter = (
  to: Greeting,
  { release, by, from }: { release: string; by: string; from: string },
  url: string,
): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: `La versione ${release} delle costanti aspetta una firma`,
          title: 'Una versione da firmare',
          paragraphs: [
            hello(to),
            `${mailedName(by) || 'Un SuperAdmin'} ha preparato la versione ${release} delle costanti, per il ${formatDate(from, 'it')}. Vale solo se la firma un’altra persona: puoi essere tu.`,
            'Nella pagina trovi che cosa cambia, da dove viene e quante famiglie si sposterebbero.',
          ],
          button: { label: 'Guarda la versione', url },
          foot: 'Ti scriviamo perché sei SuperAdmin. Se la firma qualcun altro, non devi fare niente.',
        }
      : {
          subject: `Release ${release} of the constants waits for a signature`,
          title: 'A release to sign',
          paragraphs: [
            hello(to),
            `${mailedName(by) || 'A SuperAdmin'} prepared release ${release} of the constants, for ${formatDate(from, 'en')}. It holds only if another person signs it: that may be you.`,
            'The page says what changes, where it comes from and how many families it would move.',
          ],
          button: { label: 'Look at the release', url },
          foot: 'We write to you because you are a SuperAdmin. If somebody else signs it, there is nothing to do.',
        },
  );

/** Constants that the reader follows fall due soon. */
export const dueLetter = (
  to: Greeting,
  due: readonly { name: string; on: string }[],
  url: string,
): Letter => {
  const { language } = to;
  const named = due
    .map(({ name, on }) =>
      language === 'it'
        ? `${name} (entro il ${formatDate(on, language)})`
        : `${name} (by ${formatDate(on, language)})`,
    )
    .join('; ');
  return letter(
    language,
    language === 'it'
      ? {
          subject: 'Una costante che segui sta per scadere',
          title: 'Da rinnovare fra poco',
          paragraphs: [
            hello(to),
            `tra le costanti che segui, sta per scadere: ${named}.`,
            'Quando esce l’atto nuovo, prepara una versione: poi la firma un’altra persona.',
          ],
          button: { label: 'Apri il calendario', url },
          foot: 'Per ogni scadenza ti scriviamo una volta sola. Se non la segui più, scegli un’altra persona nel calendario.',
        }
      : {
          subject: 'A constant that you follow falls due soon',
          title: 'To renew soon',
          paragraphs: [
            hello(to),
            `of the constants that you follow, these fall due soon: ${named}.`,
            'When the new act is out, prepare a release: then another person signs it.',
          ],
          button: { label: 'Open the calendar', url },
          foot: 'We write once for each due date. If you no longer follow it, choose another person in the calendar.',
        },
  );
};
