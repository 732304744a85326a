/** Twelve questions of the demo, in four categories, and a draft that nobody reads yet. */
import type { FaqRow, FaqWords, RichText } from '@bussola/contract';
import type { Tx } from '../../deps.ts';
import { insertFaq, insertVersion, putDraft } from '../contents/content-repository.ts';
import { countRead, insertRemark, putVote } from '../contents/faq-repository.ts';
import { plusDays, romeDay } from '../../clock.ts';
import { demoId } from './demo-id.ts';

/** A line, or the lines of a list. `**bold**`, and `[words](path)` for a page of ours. */
type Line = string | readonly string[];
interface Said {
  question: string;
  answer: readonly Line[];
}
interface DemoFaq {
  key: string;
  category: FaqRow['category'];
  it: Said;
  en: Said;
}

const FAQS: readonly DemoFaq[] = [
  {
    key: 'tempo',
    category: 'primi-passi',
    it: {
      question: 'Quanto tempo serve per il checkup?',
      answer: [
        'Pochi minuti se hai in mente le cifre principali. Quello che non sai lo puoi saltare: usiamo una stima e te lo diciamo.',
        'Ogni risposta si salva da sola: puoi chiudere e riprendere quando vuoi.',
      ],
    },
    en: {
      question: 'How long does the checkup take?',
      answer: [
        'A few minutes if you have the main figures in mind. What you do not know you can skip: we use an estimate, and tell you so.',
        'Each answer is saved by itself: close it and go on whenever you like.',
      ],
    },
  },
  {
    key: 'sbagliato',
    category: 'primi-passi',
    it: {
      question: 'Ho sbagliato una risposta: che cosa faccio?',
      answer: [
        'La cambi in [I miei dati](/app/dashboards/profilo), e i risultati si rifanno subito. Prima di salvare vedi che cosa cambia.',
      ],
    },
    en: {
      question: 'I gave a wrong answer: what do I do?',
      answer: [
        'Change it in [My data](/app/dashboards/profilo), and the results are worked out again at once. Before you save you see what changes.',
      ],
    },
  },
  {
    key: 'colori',
    category: 'primi-passi',
    it: {
      question: 'Che cosa vogliono dire i colori?',
      answer: [
        'Sono tre livelli, uguali per tutti:',
        [
          '**Da affrontare**: qui manca qualcosa di importante.',
          '**Da valutare**: una parte c’è, guardala con calma.',
          '**A posto**: quello che hai basta.',
        ],
        'Un’area grigia vuol dire che ci manca un dato, o che non ti riguarda: non che va male.',
      ],
    },
    en: {
      question: 'What do the colours mean?',
      answer: [
        'They are three levels, the same for everybody:',
        [
          '**To deal with**: something important is missing here.',
          '**To consider**: part of it is there, look at it calmly.',
          '**All right**: what you have is enough.',
        ],
        'A grey area means that we lack a figure, or that it does not concern you: not that things go badly.',
      ],
    },
  },
  {
    key: 'numeri',
    category: 'numeri',
    it: {
      question: 'Da dove vengono i numeri?',
      answer: [
        'Dalle tue risposte, dalle leggi di oggi e da ipotesi scritte. Accanto a ogni risultato c’è «Perché?»: mostra il conto passo per passo.',
        'Tutte le regole e le cifre sono nella pagina [Metodo](/metodo).',
      ],
    },
    en: {
      question: 'Where do the numbers come from?',
      answer: [
        'From your answers, from today’s laws and from written assumptions. Beside each result there is “Why?”: it shows the sum step by step.',
        'All rules and figures are on the [Method](/metodo) page.',
      ],
    },
  },
  {
    key: 'liquidita',
    category: 'numeri',
    it: {
      question: 'Perché mi dite che ho troppa liquidità?',
      answer: [
        'Perché i soldi che restano fermi sul conto perdono un po’ di valore ogni anno, e oltre una certa somma non servono a dormire tranquilli. Contiamo tre cose, in quest’ordine:',
        [
          '**La riserva**: alcuni mesi di spese, di più se qualcuno lavora in proprio.',
          '**Le uscite che hai previsto** nei prossimi tre anni, con la loro data.',
          '**Quello che avanza**: lo segnaliamo solo se è tanto.',
        ],
        'Non vuol dire che devi investirlo. Vuol dire che puoi deciderlo con calma: i tuoi conti sono in [Gestione del patrimonio](/app/dashboards/soluzione-consigliata/gestione-patrimonio).',
      ],
    },
    en: {
      question: 'Why do you say I hold too much cash?',
      answer: [
        'Because money that sits in an account loses a little value every year, and beyond a certain sum it does not help you sleep better. We count three things, in this order:',
        [
          '**The reserve**: some months of spending, more if somebody is self-employed.',
          '**The costs you have planned** for the next three years, with their dates.',
          '**What is left**: we point it out only if it is a lot.',
        ],
        'It does not mean that you must invest it. It means that you can decide calmly: your own figures are in [Managing your wealth](/app/dashboards/soluzione-consigliata/gestione-patrimonio).',
      ],
    },
  },
  {
    key: 'cambiato',
    category: 'numeri',
    it: {
      question: 'Perché ieri era giallo e oggi è rosso?',
      answer: [
        'Un livello cambia per quattro motivi: hai cambiato una risposta, è cambiata una cifra di legge, abbiamo corretto una regola, oppure è passato il tempo e sono cambiate le età.',
        'In Home, «Che cosa è cambiato» dice quale.',
      ],
    },
    en: {
      question: 'Why was it yellow yesterday and red today?',
      answer: [
        'A level changes for four reasons: you changed an answer, a figure of the law changed, we corrected a rule, or time passed and ages changed.',
        'On Home, “What has changed” says which.',
      ],
    },
  },
  {
    key: 'data',
    category: 'pensione',
    it: {
      question: 'La data della pensione è sicura?',
      answer: [
        'No: è una stima. Le età dei prossimi anni sono previsioni ufficiali, e una legge può cambiarle.',
        'La data ufficiale la dà l’INPS, con l’estratto conto e il servizio «La mia pensione futura». Se hai l’importo dell’INPS, scrivilo: la nostra stima si fa da parte.',
      ],
    },
    en: {
      question: 'Is the date of my pension certain?',
      answer: [
        'No: it is an estimate. The ages of the coming years are official projections, and a law may change them.',
        'The official date comes from INPS, with the statement of contributions and the service “La mia pensione futura”. If you have the amount of INPS, write it down: our estimate steps aside.',
      ],
    },
  },
  {
    key: 'estratto',
    category: 'pensione',
    it: {
      question: 'Perché chiedete l’estratto conto INPS?',
      answer: [
        'Perché dice quanti anni di contributi hai davvero, e la stima della pensione diventa più sicura.',
        'Il file si legge nel tuo browser: non ce lo mandi.',
      ],
    },
    en: {
      question: 'Why do you ask for the INPS statement?',
      answer: [
        'Because it says how many years of contributions you really have, and the estimate of the pension becomes surer.',
        'The file is read in your browser: it is not sent to us.',
      ],
    },
  },
  {
    key: 'laurea',
    category: 'pensione',
    it: {
      question: 'Riscattare la laurea conviene?',
      answer: [
        'Dipende da quanto costa, da quanto anticipa la pensione e da quanti anni la prenderai. La risposta sulla tua situazione è in [Riscatto della laurea](/app/dashboards/soluzione-consigliata/riscatto-laurea).',
      ],
    },
    en: {
      question: 'Is buying back degree years worth it?',
      answer: [
        'It depends on what it costs, on how much earlier you retire and on how many years you will draw the pension. The answer for your situation is in [Degree buy-back](/app/dashboards/soluzione-consigliata/riscatto-laurea).',
      ],
    },
  },
  {
    key: 'chi-vede',
    category: 'privacy',
    it: {
      question: 'Chi vede le mie risposte?',
      answer: [
        'Tu, chi autorizzi, il consulente che ti segue, e il nostro personale solo con un motivo scritto che trovi nel registro.',
        'Il registro è in [Account](/app/dashboards/account), sotto «Chi ha visto i miei dati».',
      ],
    },
    en: {
      question: 'Who sees my answers?',
      answer: [
        'You, whoever you authorise, the adviser who follows you, and our staff only with a written reason that you find in the log.',
        'The log is in [Account](/app/dashboards/account), under “Who has seen my data”.',
      ],
    },
  },
  {
    key: 'autorizzare',
    category: 'privacy',
    it: {
      question: 'Come faccio entrare il mio commercialista?',
      answer: [
        'Da [Accesso a terzi](/app/dashboards/strumenti/accesso-terzi): scegli le sezioni, fino a quando, e se gli importi si vedono. Lo togli quando vuoi, e vale subito.',
      ],
    },
    en: {
      question: 'How do I let my accountant in?',
      answer: [
        'From [Access for others](/app/dashboards/strumenti/accesso-terzi): choose the sections, until when, and whether amounts are shown. You take it off when you like, and it works at once.',
      ],
    },
  },
  {
    key: 'cancellare',
    category: 'privacy',
    it: {
      question: 'Come cancello tutto?',
      answer: [
        'Da [Account](/app/dashboards/account). Per quattordici giorni puoi ripensarci, con il collegamento che ti mandiamo; poi i dati non si recuperano più.',
      ],
    },
    en: {
      question: 'How do I delete everything?',
      answer: [
        'From [Account](/app/dashboards/account). For fourteen days you can think again, with the link that we send you; then the data cannot be recovered.',
      ],
    },
  },
];

/** A part of a line in bold, or a link: `[words](path)`. */
const MARKED = /(\*\*[^*]+\*\*|\[[^[\]]+\]\([^()]+\))/;
function textOf(part: string) {
  const type = 'text' as const;
  if (part.startsWith('**'))
    return { type, text: part.slice(2, -2), marks: [{ type: 'bold' as const }] };
  if (!part.startsWith('[')) return { type, text: part };
  const [text = '', href = ''] = part.slice(1, -1).split('](');
  return { type, text, marks: [{ type: 'link' as const, attrs: { href } }] };
}
const paragraph = (line: string) => ({
  type: 'paragraph' as const,
  content: line.split(MARKED).filter(Boolean).map(textOf),
});
const treeOf = (lines: readonly Line[]): RichText => ({
  type: 'doc',
  content: lines.map((line) =>
    typeof line === 'string'
      ? paragraph(line)
      : {
          type: 'orderedList',
          content: line.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
        },
  ),
});
const wordsOf = ({ question, answer }: Said): FaqWords => ({ question, answer: treeOf(answer) });

const DRAFT: Said = {
  question: 'Quanto è giusto tenere sul conto?',
  answer: ['Quanto basta per la riserva e per le uscite che hai già in programma.'],
};

export async function seedFaqs(tx: Tx, now: Date): Promise<void> {
  const by = { by: demoId('super'), now: plusDays(now, -20) };
  for (const { key, category, it, en } of FAQS) {
    const id = demoId(`faq ${key}`);
    const at = by.now.toISOString();
    const body = { it: wordsOf(it), en: wordsOf(en), itAt: at, enAt: at };
    await insertFaq(tx, { id, category, body, ...by });
    await insertVersion(tx, { id, body, from: romeDay(by.now), ...by });
    await putDraft(tx, { id, body: null, ...by });
  }
  const at = now.toISOString();
  await insertFaq(tx, {
    id: demoId('faq bozza'),
    category: 'numeri',
    body: { it: wordsOf(DRAFT), en: null, itAt: at, enAt: null },
    ...by,
  });
  const today = romeDay(now);
  const voted = demoId('faq liquidita');
  for (const [reader, useful] of [
    ['bellini', true],
    ['marchetti', true],
    ['esposito', false],
  ] as const)
    await putVote(tx, { id: voted, userId: demoId(reader), useful, on: today });
  await insertRemark(tx, { id: voted, text: 'Non dice quanto tenere.', on: today });
  for (const key of ['liquidita', 'liquidita', 'numeri', 'data', 'liquidita', 'chi-vede'])
    await countRead(tx, demoId(`faq ${key}`), `${today.slice(0, 7)}-01`);
}
