/** What clients and advisers are written when staff change who follows whom. */
import { mailedName } from '@bussola/domain/person-name';
import { hello, letter } from '../mail/letter.ts';
import type { Greeting, Language, Letter } from '../mail/letter.ts';

/** «giovedì 10 dicembre»: with the day of the week no article is needed before it. */
const dayOf = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Rome',
  }).format(at);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function ofStaff(name: string, language: Language): string {
  const by = mailedName(name);
  if (language === 'it') return by ? `${by}, del nostro personale,` : 'Il nostro personale';
  return by ? `${by}, of our staff,` : 'Our staff';
}

interface Proposal {
  adviser: string;
  /** Who of the staff proposes. */ staff: string;
  reason: string;
  until: Date;
  /** Who followed the client until now, and does no more. */ leaving?: string;
}
/** Who asks, who proposes them and why, what they would see, until when to answer. */
export function proposalLetter(
  to: Greeting,
  { adviser, staff, reason, until, leaving }: Proposal,
  url: string,
): Letter {
  const italian = to.language === 'it';
  const name = mailedName(adviser) || (italian ? 'un consulente' : 'an adviser');
  const day = dayOf(until, to.language);
  const before =
    leaving === undefined
      ? null
      : mailedName(leaving) || (italian ? 'il tuo consulente' : 'your adviser');
  return letter(
    to.language,
    italian
      ? {
          subject: before === null ? 'Un consulente chiede di seguirti' : 'Cambia chi ti segue',
          title: `${capital(name)} vorrebbe seguirti`,
          paragraphs: [
            hello(to),
            ...(before === null
              ? []
              : [`${capital(before)} non ti segue più, e non legge più la tua area.`]),
            `${ofStaff(staff, 'it')} ti propone ${name}. Il motivo: «${reason}»`,
            'Se dici di sì, legge la tua area per prepararsi a parlarne con te: chi siete, redditi, patrimonio, protezione e previdenza, priorità e report, importi compresi. Non può cambiare niente, e non vede testamento, risposte riservate, note, documenti e altri accessi.',
            `Hai tempo fino a ${day}. Fino ad allora non legge niente, e se non rispondi vale come un no.`,
          ],
          button: { label: 'Guarda chi è, e rispondi', url },
          foot: 'Se dici di sì e poi cambi idea, togli chi ti segue dalla stessa pagina, e vale subito. Ogni volta che apre la tua area resta scritto nel tuo account, in «Chi ha visto i miei dati».',
        }
      : {
          subject:
            before === null ? 'An adviser asks to follow you' : 'Who follows you is changing',
          title: `${capital(name)} would like to follow you`,
          paragraphs: [
            hello(to),
            ...(before === null
              ? []
              : [`${capital(before)} no longer follows you, and no longer reads your area.`]),
            `${ofStaff(staff, 'en')} proposes ${name}. The reason: “${reason}”`,
            'If you say yes, they read your area to get ready to talk with you: who you are, income, wealth, protection and pension, priorities and reports, amounts included. They cannot change anything, and do not see the will, reserved answers, notes, documents and other accesses.',
            `You have until ${day}. Until then they read nothing, and no answer is a no.`,
          ],
          button: { label: 'See who it is, and answer', url },
          foot: 'If you say yes and change your mind, take them off on the same page, at once. Each time they open your area it is written in your account, under “Who has seen my data”.',
        },
  );
}

/** The adviser is suspended, and nobody else is proposed yet. */
export function adviserLeavesLetter(
  to: Greeting,
  { leaving, reason }: { leaving: string; reason: string },
): Letter {
  const name = mailedName(leaving);
  return letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Cambia chi ti segue',
          title: `${name || 'Il tuo consulente'} non ti segue più`,
          paragraphs: [
            hello(to),
            `da oggi ${name || 'il tuo consulente'} non ti segue più, e non legge più la tua area. Il motivo: «${reason}»`,
            'Quando avremo qualcuno da proporti ti scriveremo: comincerà solo se dici di sì.',
          ],
          foot: 'Tu non devi fare niente: la tua area resta com’è.',
        }
      : {
          subject: 'Who follows you is changing',
          title: `${name || 'Your adviser'} no longer follows you`,
          paragraphs: [
            hello(to),
            `from today ${name || 'your adviser'} no longer follows you, and no longer reads your area. The reason: “${reason}”`,
            'When we have somebody to propose we will write to you: they start only if you say yes.',
          ],
          foot: 'You need not do anything: your area stays as it is.',
        },
  );
}

/** To an adviser who is proposed to the clients of another. */
export function newClientsLetter(
  to: Greeting,
  {
    count,
    leaving,
    reason,
    until,
  }: { count: number; leaving: string; reason: string; until: Date },
): Letter {
  const [name, day] = [mailedName(leaving), dayOf(until, to.language)];
  return letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Ti abbiamo proposto a nuovi clienti',
          title: 'Nuovi clienti, se dicono di sì',
          paragraphs: [
            hello(to),
            `ti abbiamo proposto a ${count === 1 ? 'un cliente' : `${count} clienti`} di ${name || 'un altro consulente'}. Il motivo: «${reason}»`,
            `Rispondono entro ${day}: chi dice di sì lo trovi fra i tuoi clienti, chi tace no.`,
          ],
          foot: 'Fino al loro sì non vedi niente di loro.',
        }
      : {
          subject: 'We have proposed you to new clients',
          title: 'New clients, if they say yes',
          paragraphs: [
            hello(to),
            `we have proposed you to ${count === 1 ? 'one client' : `${count} clients`} of ${name || 'another adviser'}. The reason: “${reason}”`,
            `They answer by ${day}: you find those who say yes among your clients, and not those who do not answer.`,
          ],
          foot: 'Until they say yes you see nothing of theirs.',
        },
  );
}

export const suspendedAdviserLetter = (to: Greeting, reason: string): Letter =>
  letter(
    to.language,
    to.language === 'it'
      ? {
          subject: 'Il tuo accesso a Bussola è sospeso',
          title: 'Accesso sospeso',
          paragraphs: [
            hello(to),
            'abbiamo sospeso il tuo accesso: per ora non puoi entrare, e i tuoi clienti non li segui più.',
            `Il motivo: «${reason}»`,
          ],
          foot: 'Se pensi che sia un errore, scrivici.',
        }
      : {
          subject: 'Your access to Bussola is suspended',
          title: 'Access suspended',
          paragraphs: [
            hello(to),
            'we have suspended your access: for now you cannot come in, and you no longer follow your clients.',
            `The reason: “${reason}”`,
          ],
          foot: 'If you think it is a mistake, write to us.',
        },
  );
