import { writtenBy } from '@bussola/domain/person-name';
import { letter } from '../mail/letter.ts';
import type { Language, Letter } from '../mail/letter.ts';

/**
 * To the address of an offered grant, which may have no account. In the language of the person who
 * offers it.
 */
export function offeredLetter(
  { owner, language }: { owner: string; language: Language },
  url: string,
): Letter {
  const it = language === 'it';
  return letter(language, {
    subject: it
      ? 'Qualcuno ti apre la sua area di Bussola'
      : 'You were given access to an area of Bussola',
    title: it ? 'Un accesso per te' : 'An access for you',
    paragraphs: [
      it
        ? 'Una persona che usa Bussola ti permette di vedere una parte della sua area.'
        : 'A person who uses Bussola lets you see a part of their area.',
      it
        ? 'Accedi o registrati con questo indirizzo: trovi l’invito e puoi accettarlo o rifiutarlo.'
        : 'Sign in or register with this address: you will find the offer there, to take or to refuse.',
      writtenBy(owner, language),
    ],
    button: { label: it ? 'Vedi l’invito' : 'See the offer', url },
    foot: it
      ? 'Se non conosci questa persona non devi fare nulla.'
      : 'If you do not know this person, there is nothing to do.',
  });
}
