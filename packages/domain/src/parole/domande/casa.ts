/** The home and the other real estate. */
import { words } from '../../aree.ts';
import type { Domanda } from './domanda.ts';
import type { Chiave } from '../../risposte/tabella.ts';

export const CASA = {
  statoResidenza: {
    name: words('Titolo della casa in cui vivi', 'Whether you own or rent your home'),
    summary: words('La casa', 'The home'),
    editor: {
      id: 'casa',
      title: words('La casa in cui vivi', 'The home you live in'),
      of: (name) => words(`Dove abita ${name}?`, `Where does ${name} live?`),
      row: (name) => words(`La casa di ${name}`, `${name}’s home`),
      why: words(
        'Il valore entra nel patrimonio, nella successione e nella copertura che serve alla casa.',
        'Its value counts in your wealth, in the succession and in the cover that the home needs.',
      ),
    },
  },
  valoreResidenza: { name: words('Valore della casa', 'Value of the home'), editor: 'casa' },
  mutuoResidenza: {
    name: words('Mutuo sulla casa', 'Mortgage on the home'),
    ask: words('C’è un mutuo su questa casa?', 'Is there a mortgage on this home?'),
    editor: {
      id: 'mutuo',
      title: words('Quanto resta del mutuo', 'What is left of the mortgage'),
      of: (name) => words(`Che cosa deve ${name}?`, `What does ${name} owe?`),
      row: (name) => words(`Mutuo di ${name}`, `${name}’s mortgage`),
      why: words(
        'È quello che resterebbe da pagare alla famiglia se un reddito venisse a mancare.',
        'It is what the family would still have to pay if an income stopped.',
      ),
    },
  },
  valoreResiduoMutuo: {
    name: words('Mutuo residuo', 'Outstanding mortgage'),
    ask: words('Quanto resta da restituire?', 'How much is left to pay back?'),
    help: ({ statoResidenza }) =>
      statoResidenza === 'comproprietà'
        ? words(
            'Scrivi solo la parte di mutuo che tocca alla quota, senza gli interessi futuri.',
            'Type only the part of the mortgage that falls on the share, without future interest.',
          )
        : words(
            'Guarda il «debito residuo» sull’ultima comunicazione della banca: è il capitale, senza gli interessi futuri.',
            'Look for the outstanding debt on the bank’s last statement: the capital, without future interest.',
          ),
    summary: words('Mutuo residuo', 'Mortgage left'),
    editor: 'mutuo',
  },
  rataMutuo: {
    name: words('Rata del mutuo', 'Mortgage instalment'),
    ask: words('Quanto pagate di rata ogni mese?', 'What is the instalment of each month?'),
    help: words(
      'La rata intera del mutuo della casa, anche se la pagate in due.',
      'The whole instalment of the home’s mortgage, also when two of you pay it.',
    ),
    editor: {
      id: 'rata',
      title: words('La rata del mutuo', 'The mortgage instalment'),
      of: () => words('Quanto se ne va ogni mese?', 'How much goes every month?'),
      row: () => words('La rata del mutuo', 'The mortgage instalment'),
      why: words(
        'Si paga prima di tutto il resto: senza, il margine del mese è una stima.',
        'It is paid before everything else: without it, what is left of a month is an estimate.',
      ),
    },
  },
  assicurazioneResidenza: {
    name: words('Assicurazione della casa', 'Home insurance'),
    ask: words('La casa è assicurata?', 'Is the home insured?'),
    help: ({ mutuoResidenza }) =>
      mutuoResidenza
        ? words(
            'Con un mutuo la banca chiede almeno una polizza incendio e scoppio: probabilmente c’è già.',
            'With a mortgage the bank asks for at least fire cover: you probably have it.',
          )
        : words('Una polizza incendio o una «globale casa».', 'Fire cover, or a full home policy.'),
    editor: {
      id: 'polizzaCasa',
      title: words('La polizza della casa', 'Home insurance'),
      of: (name) => words(`È assicurata la casa di ${name}?`, `Is ${name}’s home insured?`),
      row: (name) => words(`Polizza della casa di ${name}`, `${name}’s home insurance`),
      why: words(
        'Un incendio può costare quanto la casa: vediamo se qualcuno lo pagherebbe.',
        'A fire can cost as much as the home: we see whether somebody would pay for it.',
      ),
    },
    group: 'tutele',
  },
  valorePatrimonioImmobiliareSecondHomes: {
    name: words('Altri immobili', 'Other property'),
    summary: words('Seconde case', 'Second homes'),
    editor: {
      id: 'altriImmobili',
      title: words('Gli altri immobili', 'Other property'),
      of: (name) => words(`Che altro possiede ${name}?`, `What else does ${name} own?`),
      row: (name) => words(`Gli altri immobili di ${name}`, `${name}’s other property`),
      why: words(
        'Contano nel patrimonio, nella successione e nelle coperture della casa.',
        'It counts in your wealth, in the succession and in the insurance of the home.',
      ),
    },
  },
  valorePatrimonioImmobiliare: {
    name: words('Tutti gli immobili, casa compresa', 'All property, home included'),
    editor: 'altriImmobili',
  },
} as const satisfies Partial<Record<Chiave, Domanda>>;
