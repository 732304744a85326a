/** Who the person is, and whom the analysis is for. */
import { words } from '../../aree.ts';
import type { Domanda } from './domanda.ts';
import type { Chiave } from '../../risposte/tabella.ts';

export const PERSONA = {
  acceptTerms: { name: words('Condizioni accettate', 'Terms accepted') },
  email: { name: words('E-mail', 'E-mail') },
  firstName: { name: words('Nome', 'First name') },
  lastName: { name: words('Cognome', 'Last name') },
  nomeLatino: { name: words('Nome in lettere latine', 'First name in Latin letters') },
  cognomeLatino: { name: words('Cognome in lettere latine', 'Last name in Latin letters') },
  gradoParentela: { name: words('Chi è', 'Who it is') },
  residenza: { name: words('Dove abita', 'Where they live') },
  dataNascita: { name: words('Data di nascita', 'Date of birth') },
  sesso: {
    name: words('Sesso', 'Sex'),
    choices: { M: words('Uomo', 'Man'), F: words('Donna', 'Woman') },
  },
  professione: { name: words('Professione', 'Profession') },
  titoloStudio: { name: words('Titolo di studio', 'Education') },
  comuneResidenza: {
    name: words('Comune di residenza', 'Municipality of residence'),
    summary: words('Comune', 'Municipality'),
    editor: {
      id: 'comune',
      title: words('Dove vivi', 'Where you live'),
      of: (name) => words(`Dove vive ${name}?`, `Where does ${name} live?`),
      row: (name) => words(`Dove vive ${name}`, `Where ${name} lives`),
      why: words(
        'Dal comune dipendono le addizionali sulle tasse, gli aiuti della regione e il costo dell’assistenza.',
        'Local taxes, regional help and the cost of care depend on the municipality.',
      ),
    },
  },
  redditoNettoAnnuo: {
    name: words('Reddito netto annuo', 'Net yearly income'),
    summary: words('Reddito netto annuo', 'Net income of a year'),
    editor: {
      id: 'reddito',
      title: words('Il reddito', 'Income'),
      of: (name) => words(`Quanto entra con ${name}?`, `What does ${name} bring in?`),
      row: (name) => words(`Reddito di ${name}`, `${name}’s income`),
      why: words(
        'È la base di quasi tutti i conti: la pensione, le tutele, quanto resta alla fine del mese.',
        'Nearly every sum rests on it: the pension, the insurance, what is left at the end of the month.',
      ),
    },
  },
  analisiFamiliare: {
    name: words('Per chi è l’analisi', 'Whom the analysis is for'),
    choices: {
      perMe: words(
        'Solo le mie cose; chi vive con me conta lo stesso',
        'My things only; whoever lives with me counts all the same',
      ),
      perNucleo: words('Le cose di tutta la famiglia', 'The things of the whole family'),
    },
    editor: {
      id: 'perimetro',
      title: words('Che cosa guarda l’analisi', 'What the analysis looks at'),
      row: () => words('Che cosa guarda l’analisi', 'What the analysis looks at'),
      why: words(
        'Cambia che cosa mostriamo. Chi eredita e chi dipende da te resta quello che dice la legge.',
        'It changes what we show. Who inherits and who depends on you stays as the law says.',
      ),
    },
  },
} as const satisfies Partial<Record<Chiave, Domanda>>;
