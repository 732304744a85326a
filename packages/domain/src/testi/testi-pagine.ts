/** Texts of areas and gifts, which pages draw, in the words of Bussola. They name no figure. */
import { SOLUZIONI, words } from '../aree.ts';
import type { SoluzioneCode, Words } from '../aree.ts';
import { CATALOGO, REGALI } from '../regali/catalogo.ts';
import type { Regalo } from '../regali/catalogo.ts';

interface TestiDiArea {
  /** What the area is about, and why it matters. */
  cosa: Words;
  /** What to ask before signing anything. */
  chiedi: readonly [Words, Words, Words];
}
const AREE: Readonly<Record<SoluzioneCode, TestiDiArea>> = {
  TCM: {
    cosa: words(
      'È il conto di quanto servirebbe alla famiglia se mancasse chi porta il reddito: anni di sostegno, debiti e studi, tolti la pensione ai superstiti e i risparmi. TCM vuol dire assicurazione temporanea caso morte.',
      'How much the family would need if the person who earns were no longer there: years of support, debts and studies, less the survivors’ pension and savings. TCM is the Italian short name of term life cover.',
    ),
    chiedi: [
      words('Che cosa esclude, e per quanto tempo?', 'What does it exclude, and for how long?'),
      words(
        'Il premio resta uguale per tutta la durata?',
        'Does the premium stay the same for the whole term?',
      ),
      words(
        'Quanto costa se il capitale cala insieme al mutuo?',
        'How much does it cost if the sum falls with the mortgage?',
      ),
    ],
  },
  'infortuni-malattie': {
    cosa: words(
      'È il conto di quanto reddito si perderebbe con un’invalidità permanente, tolti la pensione pubblica e i risparmi.',
      'How much income a permanent disability would take away, less the public benefit and savings.',
    ),
    chiedi: [
      words(
        'Copre anche la malattia o soltanto l’infortunio?',
        'Does it cover illness too, or only accidents?',
      ),
      words(
        'Da quale percentuale di invalidità paga?',
        'From which percentage of disability does it pay?',
      ),
      words(
        'C’è una diaria per i giorni senza lavoro?',
        'Is there an allowance for days without work?',
      ),
    ],
  },
  pensione: {
    cosa: words(
      'È la stima di quando si va in pensione, di quanto sarà e di quanto manca ogni mese per vivere come oggi.',
      'The estimate of when you retire, how much the pension will be, and how much will be missing each month to live as today.',
    ),
    chiedi: [
      words('Qual è il costo annuo del fondo (ISC)?', 'What is the yearly cost of the fund (ISC)?'),
      words(
        'Un eventuale contributo del datore di lavoro arriverebbe anche a questo fondo?',
        'Would a contribution of the employer, if there is one, also go into this fund?',
      ),
      words(
        'Quando e come si possono ritirare i soldi?',
        'When and how can the money be taken out?',
      ),
    ],
  },
  'gestione-patrimonio': {
    cosa: words(
      'È il confronto tra dove sono i risparmi e quando serviranno: riserva per gli imprevisti, uscite dei prossimi tre anni, concentrazione.',
      'Where the savings are, against when they will be needed: reserve for the unexpected, outflows of the next three years, concentration.',
    ),
    chiedi: [
      words(
        'Quanto costa all’anno, tutto compreso?',
        'How much does it cost a year, all included?',
      ),
      words('In quanto tempo posso riavere i soldi?', 'How soon can I have the money back?'),
      words('Chi è pagato se scelgo questo?', 'Who gets paid if I choose this?'),
    ],
  },
  LTC: {
    cosa: words(
      'È il conto di chi pagherebbe un’assistenza continua, con l’indennità pubblica e il reddito futuro. LTC vuol dire cure a lungo termine (long term care).',
      'Who would pay for continuous care, with the public allowance and future income. LTC means long-term care.',
    ),
    chiedi: [
      words(
        'Quante attività della vita quotidiana non si devono più saper fare perché paghi?',
        'How many daily activities must one be unable to do before it pays?',
      ),
      words('La rendita cresce con i prezzi?', 'Does the annuity grow with prices?'),
      words('Fino a che età si può entrare?', 'Up to what age can one join?'),
    ],
  },
  'polizze-rischi': {
    cosa: words(
      'È la parte del patrimonio in immobili senza una copertura per incendio, eventi naturali e danni ad altri.',
      'The part of the wealth in property without cover for fire, natural events and damage to others.',
    ),
    chiedi: [
      words(
        'Il valore assicurato è quello di ricostruzione?',
        'Is the insured value the cost of rebuilding?',
      ),
      words('Alluvione e terremoto sono compresi?', 'Are flood and earthquake included?'),
      words(
        'Il massimale per i danni ad altri arriva a un milione?',
        'Does the limit for damage to others reach a million?',
      ),
    ],
  },
  'assistenza-medica': {
    cosa: words(
      'È quanto la famiglia è esposta alle spese sanitarie di tasca propria: età, figli, lavoro, coperture già in essere.',
      'How exposed the family is to medical expenses of its own: age, children, work, cover already held.',
    ),
    chiedi: [
      words(
        'Che cosa copre già il fondo sanitario del contratto di lavoro?',
        'What does the health fund of the work contract already cover?',
      ),
      words('Quali periodi di attesa ci sono?', 'Which waiting periods are there?'),
      words('Fino a che età si può rinnovare?', 'Up to what age can it be renewed?'),
    ],
  },
  'tutela-legale': {
    cosa: words(
      'È quanto è probabile dover affrontare una controversia: lavoro in proprio, immobili, figli. La tutela legale paga avvocato e perizie entro un limite.',
      'How likely a dispute is: self-employment, property, children. Legal cover pays for a lawyer and experts up to a limit.',
    ),
    chiedi: [
      words(
        'È già compresa nella polizza auto o casa?',
        'Is it already in the car or home policy?',
      ),
      words('Posso scegliere l’avvocato?', 'Can I choose the lawyer?'),
      words('Quali materie esclude?', 'Which matters does it exclude?'),
    ],
  },
  'riscatto-laurea': {
    cosa: words(
      'È il confronto tra quanto costa farsi contare gli anni di università per la pensione e quanto rende.',
      'What it costs to have the years of university counted for the pension, against what it yields.',
    ),
    chiedi: [
      words(
        'Quanto dice il simulatore INPS per i miei anni?',
        'What does the INPS simulator say for my years?',
      ),
      words(
        'Si può pagare a rate, e per quanto?',
        'Can it be paid in instalments, and for how long?',
      ),
      words(
        'Rende di più dello stesso versamento in un fondo pensione?',
        'Does it yield more than the same payment into a pension fund?',
      ),
    ],
  },
  polizza: {
    cosa: words(
      'È la domanda se una polizza vita può servire a proteggere e a trasmettere quello che avete: beneficiari, imposte, azienda, garanzie firmate.',
      'Whether a life policy can help to protect and pass on what you have: beneficiaries, taxes, business, guarantees signed.',
    ),
    chiedi: [
      words('Quanto costa all’anno e per uscire?', 'How much does it cost a year, and to leave?'),
      words(
        'Chi sono i beneficiari, e come si cambiano?',
        'Who are the beneficiaries, and how are they changed?',
      ),
      words(
        'Rispetta la quota di legittima degli eredi?',
        'Does it respect the forced share of the heirs?',
      ),
    ],
  },
  'investimenti-capitale-garantito': {
    cosa: words(
      'È una verifica: quanto dei soldi che servono presto è al riparo, e quanto costa una garanzia.',
      'A check: how much of the money needed soon is sheltered, and what a guarantee costs.',
    ),
    chiedi: [
      words(
        'Chi garantisce, fino a quanto e fino a quando?',
        'Who guarantees, up to how much and until when?',
      ),
      words(
        'Quanto rendimento si perde per la garanzia?',
        'How much return is given up for the guarantee?',
      ),
      words('Che cosa succede se esco prima?', 'What happens if I leave earlier?'),
    ],
  },
  'unit-index-linked': {
    cosa: words(
      'È una verifica delle polizze d’investimento che possedete già: di norma non garantiscono il capitale e hanno più livelli di costo. Il KID è il foglio con i costi e i rischi.',
      'A check of the linked policies you already hold: they usually do not guarantee the capital and carry several layers of cost. The KID is the sheet with costs and risks.',
    ),
    chiedi: [
      words('Mi date il KID di ogni prodotto?', 'Can I have the KID of each product?'),
      words('Qual è il costo annuo complessivo?', 'What is the total yearly cost?'),
      words(
        'Quanto costa uscire oggi, e tra tre anni?',
        'How much does it cost to leave today, and in three years?',
      ),
    ],
  },
};

/** The place of a question before signing. */
export const DOMANDE_PRIMA = [1, 2, 3] as const;
type ChiaveArea = `area.${SoluzioneCode}.${'cosa' | `chiedi-${(typeof DOMANDE_PRIMA)[number]}`}`;
type ChiaveRegalo = `regalo.${Regalo}.${'scopo' | 'riceve'}`;
export type ChiavePagina = ChiaveArea | ChiaveRegalo;

const ofArea = (code: SoluzioneCode): [ChiavePagina, Words][] => [
  [`area.${code}.cosa`, AREE[code].cosa],
  ...DOMANDE_PRIMA.map((place): [ChiavePagina, Words] => [
    `area.${code}.chiedi-${place}`,
    AREE[code].chiedi[place === 1 ? 0 : place === 2 ? 1 : 2],
  ]),
];
const ofGift = (gift: Regalo): [ChiavePagina, Words][] => [
  [`regalo.${gift}.scopo`, CATALOGO[gift].scopo],
  [`regalo.${gift}.riceve`, CATALOGO[gift].riceve],
];
export const TESTI_PAGINE: ReadonlyMap<ChiavePagina, Words> = new Map([
  ...SOLUZIONI.flatMap(ofArea),
  ...REGALI.flatMap(ofGift),
]);

/** The words of Bussola on a page. */
export function testoDiPagina(key: ChiavePagina): Words {
  const found = TESTI_PAGINE.get(key);
  if (!found) throw new Error(`no text ${key}`);
  return found;
}
