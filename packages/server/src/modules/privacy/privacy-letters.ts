import { hello, letter } from '../mail/letter.ts';
import type { Greeting, Letter } from '../mail/letter.ts';

export const deletedLetter = (to: Greeting, url: string, days: number): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Il tuo account è stato eliminato',
          title: 'Account eliminato',
          paragraphs: [
            hello(to),
            `il tuo account è chiuso, e chi aveva un accesso alla tua area non lo ha più. Tra ${days} giorni distruggiamo la chiave dei tuoi documenti e cancelliamo i dati. Fino ad allora puoi ripensarci.`,
          ],
          button: { label: 'Annulla l’eliminazione', url },
          foot: 'Se non fai nulla cancelliamo i dati, e te lo scriviamo.',
        }
      : {
          subject: 'Your account was deleted',
          title: 'Account deleted',
          paragraphs: [
            hello(to),
            `your account can no longer be opened, and whoever had access to your area has it no more. In ${days} days we destroy the key of your documents and erase the data. Until then you can change your mind.`,
          ],
          button: { label: 'Take the deletion back', url },
          foot: 'If you do nothing the data will be erased, and we will write to tell you.',
        },
  );

export const restoredLetter = (to: Greeting, url: string): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Il tuo account è di nuovo attivo',
          title: 'Account di nuovo attivo',
          paragraphs: [
            hello(to),
            'l’eliminazione è stata annullata: ritrovi tutto come prima. Gli accessi che avevi dato ad altri restano chiusi: se servono, dalli di nuovo.',
          ],
          button: { label: 'Accedi', url },
          foot: 'Se non l’hai chiesto tu, accedi e cambia la password.',
        }
      : {
          subject: 'Your account is active again',
          title: 'Account active again',
          paragraphs: [
            hello(to),
            'the deletion was taken back: everything is as before. Access you had given to others stays closed: give it again where you need it.',
          ],
          button: { label: 'Sign in', url },
          foot: 'If it was not you, sign in and change your password.',
        },
  );

/**
 * Of an account that was suspended before it was deleted: the data stay, and it stays suspended.
 */
export const keptLetter = (to: Greeting): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'I tuoi dati non saranno cancellati',
          title: 'Eliminazione annullata',
          paragraphs: [
            hello(to),
            'l’eliminazione è stata annullata: i tuoi dati restano dove sono. L’account resta sospeso, com’era prima.',
          ],
          foot: 'Se pensi che sia un errore, scrivici: lo riapriamo noi.',
        }
      : {
          subject: 'Your data will not be erased',
          title: 'Deletion taken back',
          paragraphs: [
            hello(to),
            'the deletion was taken back: your data stay where they are. The account stays suspended, as it was before.',
          ],
          foot: 'If you think it is a mistake, write to us: we can open it again.',
        },
  );

export const erasedLetter = (
  to: Greeting,
  certificate: { at: string; key: string | null; statement: string },
): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'I tuoi dati sono stati cancellati',
          title: 'Dati cancellati',
          paragraphs: [
            hello(to),
            `il ${certificate.at} abbiamo ${certificate.key ? `distrutto la chiave ${certificate.key} dei tuoi documenti e ` : ''}cancellato l’account, la famiglia, le risposte, i risultati, i report, i documenti e le note. Conserva questa dichiarazione, firmata da noi:`,
            certificate.statement,
            'Per dieci anni resta solo la prova dei consensi che hai dato, senza nome e senza indirizzo.',
          ],
          foot: 'È l’ultimo messaggio che ricevi: non abbiamo più il tuo indirizzo.',
        }
      : {
          subject: 'Your data were erased',
          title: 'Data erased',
          paragraphs: [
            hello(to),
            `on ${certificate.at} we ${certificate.key ? `destroyed the key ${certificate.key} of your documents and ` : ''}erased the account, the family, the answers, the results, the reports, the documents and the notes. Keep this statement, signed by us:`,
            certificate.statement,
            'For ten years only the proof of the consents you gave remains, without name or address.',
          ],
          foot: 'This is the last message you receive: we no longer have your address.',
        },
  );

export const inactiveLetter = (to: Greeting, url: string, months: number): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Non ti vediamo da molto tempo',
          title: 'Vuoi tenere il tuo account?',
          paragraphs: [
            hello(to),
            `non accedi da due anni. Se non torni entro ${months} mesi cancelliamo l’account e i dati. Per tenerli basta accedere.`,
          ],
          button: { label: 'Accedi', url },
          foot: 'Se non ti serve più, non devi fare nulla.',
        }
      : {
          subject: 'We have not seen you for a long time',
          title: 'Would you like to keep your account?',
          paragraphs: [
            hello(to),
            `you have not signed in for two years. If you do not come back within ${months} months we will erase the account and its data. Signing in is enough to keep them.`,
          ],
          button: { label: 'Sign in', url },
          foot: 'If you no longer need it, there is nothing to do.',
        },
  );
