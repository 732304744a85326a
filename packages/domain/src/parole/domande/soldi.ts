/** What comes in, what is saved and what is owed. */
import { words } from '../../aree.ts';
import type { Domanda } from './domanda.ts';
import type { Chiave } from '../../risposte/tabella.ts';

export const SOLDI = {
  speseMensili: {
    name: words('Spese di un mese', 'Monthly spending'),
    ask: words('Quanto spendete in un mese?', 'How much do you spend in a month?'),
    help: words(
      'Tutto, tranne le rate dei debiti: spesa, bollette, affitto, auto, tempo libero.',
      'Everything but the instalments of debts: food, bills, rent, car, free time.',
    ),
    editor: {
      id: 'spese',
      title: words('Le spese di un mese', 'Spending of a month'),
      of: () => words('Quanto spendete?', 'How much do you spend?'),
      row: () => words('Spese della famiglia', 'Family spending'),
      why: words(
        'Dicono quanto margine resta e quanti mesi durerebbe la riserva. Finché non le scrivi usiamo la spesa media di famiglie come la tua.',
        'It tells how much is left and how many months the reserve would last. Until you write it we use the average of families like yours.',
      ),
    },
  },
  valorePatrimonioMobiliare: {
    name: words('Risparmi e investimenti', 'Savings and investments'),
    editor: {
      id: 'risparmi',
      title: words('I risparmi', 'Savings'),
      of: (name) => words(`Quanto ha da parte ${name}?`, `How much has ${name} set aside?`),
      row: (name) => words(`I risparmi di ${name}`, `${name}’s savings`),
      why: words(
        'Dicono quanto c’è a portata di mano se manca un reddito o arriva una spesa.',
        'They tell how much is at hand if an income stops or a bill arrives.',
      ),
    },
  },
  suddivisioneInvestimento: {
    name: words('Come sono investiti i risparmi', 'How savings are invested'),
    summary: words('In che cosa sono', 'What it is in'),
    editor: {
      id: 'suddivisione',
      title: words('In che cosa sono i risparmi', 'What the savings are made of'),
      of: (name) =>
        words(`Come sono divisi i risparmi di ${name}?`, `How are ${name}’s savings divided?`),
      row: (name) =>
        words(`In che cosa sono i risparmi di ${name}`, `What ${name}’s savings are made of`),
      why: words(
        'Serve a vedere quanta parte è liquida e quanta si muove con i mercati.',
        'It shows how much is liquid and how much moves with the markets.',
      ),
    },
  },
  strumentiInvestimento: {
    name: words(
      'Con quali strumenti sono investiti i risparmi',
      'Instruments the savings are held in',
    ),
    summary: words('Con quali strumenti', 'Through which instruments'),
    editor: {
      id: 'strumenti',
      title: words('Con quali strumenti', 'With which instruments'),
      of: (name) =>
        words(`Come sono divisi i risparmi di ${name}?`, `How are ${name}’s savings divided?`),
      row: (name) => words(`Gli strumenti di ${name}`, `${name}’s instruments`),
      why: words(
        'Costi e vincoli dipendono dallo strumento: qui vediamo se ce ne sono di cari.',
        'Costs and constraints depend on the instrument: here we see if any is expensive.',
      ),
    },
  },
  regimeInvestimento: {
    name: words('Con quale regime fiscale sono tenuti i risparmi', 'Tax regime of the savings'),
    summary: words('Regime fiscale', 'Tax regime'),
    editor: {
      id: 'regimi',
      title: words('Con quale regime fiscale', 'Under which tax regime'),
      of: (name) =>
        words(`Come sono tassati i risparmi di ${name}?`, `How are ${name}’s savings taxed?`),
      row: (name) => words(`Il regime fiscale di ${name}`, `${name}’s tax regime`),
      why: words(
        'Nel regime dichiarativo le tasse le calcoli tu: vale la pena saperlo prima.',
        'Under the declared regime you work out the taxes yourself: better to know beforehand.',
      ),
    },
  },
  imprenditore: {
    name: words('Attività propria', 'Own business'),
    editor: {
      id: 'attivita',
      title: words('L’azienda', 'The business'),
      of: (name) =>
        words(`Quanto vale l’attività di ${name}?`, `What is ${name}’s business worth?`),
      row: (name) => words(`L’azienda di ${name}`, `${name}’s business`),
      why: words(
        'Un’azienda non si vende in un giorno: conta nel patrimonio e nel passaggio ai figli.',
        'A business is not sold in a day: it counts in your wealth and in passing it on.',
      ),
    },
  },
  valoreAttivita: {
    name: words('Valore dell’attività', 'Value of the business'),
    editor: 'attivita',
  },
  altriDebiti: {
    name: words('Altri debiti', 'Other debts'),
    editor: {
      id: 'debiti',
      title: words('Gli altri debiti', 'Other debts'),
      of: (name) => words(`Che cosa deve ${name}?`, `What does ${name} owe?`),
      row: (name) => words(`Altri debiti di ${name}`, `${name}’s other debts`),
      why: words(
        'Un prestito caro conviene chiuderlo prima di investire: per dirlo dobbiamo sapere se c’è.',
        'An expensive loan is better paid off before investing: we must know if there is one.',
      ),
    },
  },
  uscitePianificate: {
    name: words('Spese previste nei prossimi 3 anni', 'Planned outflows over the next 3 years'),
    summary: words('Uscite previste in tre anni', 'Expenses planned in three years'),
    editor: {
      id: 'uscite',
      title: words('Le spese in vista', 'Spending ahead'),
      row: () => words('Le spese in vista', 'Spending ahead'),
      why: words(
        'Questi soldi devono restare a portata di mano: non si investono.',
        'This money must stay at hand: it is not invested.',
      ),
    },
  },
} as const satisfies Partial<Record<Chiave, Domanda>>;
