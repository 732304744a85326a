/** What a person is written in answer to a request. */
import { hello, letter } from '../mail/letter.ts';
import type { Greeting, Letter } from '../mail/letter.ts';

/** @param staff who writes */
export const answerLetter = (to: Greeting, text: string, staff: string): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'La risposta alla tua richiesta',
          title: 'La nostra risposta',
          paragraphs: [hello(to), { quote: text }, `${staff}, Bussola`],
          foot: 'Se non ci hai chiesto niente, scrivici: guardiamo che cosa è successo.',
        }
      : {
          subject: 'The answer to your request',
          title: 'Our answer',
          paragraphs: [hello(to), { quote: text }, `${staff}, Bussola`],
          foot: 'If you did not ask us anything, write to us: we will look into it.',
        },
  );

export const exportLetter = (to: Greeting, url: string): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'La copia dei tuoi dati',
          title: 'La copia dei tuoi dati',
          paragraphs: [
            hello(to),
            'ci hai chiesto una copia di tutto quello che abbiamo di te. La scarichi dal tuo account, in «I tuoi dati»: si prepara mentre la scarichi, e si apre solo con il tuo accesso. Noi non la leggiamo.',
          ],
          button: { label: 'Vai al tuo account', url },
          foot: 'Se non l’hai chiesta tu, scrivici: guardiamo che cosa è successo.',
        }
      : {
          subject: 'The copy of your data',
          title: 'The copy of your data',
          paragraphs: [
            hello(to),
            'you asked us for a copy of everything we keep of you. You download it from your account, in “Your data”: it is made while you download it, and opens only with your own sign-in. We do not read it.',
          ],
          button: { label: 'Go to your account', url },
          foot: 'If you did not ask for it, write to us: we will look into it.',
        },
  );
