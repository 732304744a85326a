/** Details that make the results surer, in the order of the page. */
import { words } from '../../aree.ts';
import type { Domanda } from './domanda.ts';
import type { Chiave } from '../../risposte/tabella.ts';

export const DETTAGLI = {
  anniContributi: {
    name: words(
      'Anni di contributi (estratto conto INPS)',
      'Years of contributions (INPS statement)',
    ),
    summary: words('Anni di contributi', 'Years of contributions'),
    editor: {
      id: 'contributi',
      title: words('I contributi versati', 'Contributions paid'),
      of: (name) => words(`Da quando lavora ${name}?`, `Since when has ${name} worked?`),
      row: (name) => words(`I contributi di ${name}`, `${name}’s contributions`),
      why: words(
        'Li supponiamo dall’età e dagli studi. Quelli veri sono nell’estratto conto dell’INPS.',
        'We suppose them from age and studies. The real ones are in the INPS statement.',
      ),
    },
    group: 'dettagli',
  },
  primoContributo: {
    name: words('Primo contributo versato', 'First contribution paid'),
    ask: words(
      'Quando è stato versato il primo contributo?',
      'When was the first contribution paid?',
    ),
    help: words(
      'Mese e anno del primo lavoro in regola, come 09/2004.',
      'Month and year of the first regular job, such as 09/2004.',
    ),
    editor: 'contributi',
  },
  continuita: {
    name: words('Lavori tutto l’anno', 'Working all year round'),
    ask: words('Da allora, ha lavorato tutto l’anno?', 'Has the work gone on all year since then?'),
    help: words(
      'Senza l’estratto conto, da qui stimiamo quanti anni sono stati versati.',
      'Without the statement, we estimate the years paid from this.',
    ),
    choices: {
      piena: words('Sì, quasi sempre', 'Yes, nearly always'),
      parziale: words('Con qualche pausa', 'With some breaks'),
      saltuaria: words('Solo a periodi', 'Only at times'),
    },
    editor: 'contributi',
  },
  uscita: {
    name: words('Uscita dal lavoro scelta', 'Chosen route to retirement'),
    ask: words('Quale uscita preferisce?', 'Which way out is preferred?'),
    help: words(
      'Se quella scelta non è possibile, usiamo la prima che lo è.',
      'If the chosen one is not possible, we use the first that is.',
    ),
    choices: {
      vecchiaia: words('Vecchiaia', 'State pension age'),
      anticipata: words('Anticipata', 'Early'),
      anticipata_contributiva: words('Anticipata contributiva', 'Early, contributory'),
      vecchiaia_contributiva: words('Vecchiaia contributiva', 'State pension age, contributory'),
    },
    editor: {
      id: 'uscita',
      title: words('Quando smettere di lavorare', 'When to stop working'),
      of: (name) =>
        words(`Per quale strada va in pensione ${name}?`, `By which way does ${name} retire?`),
      row: (name) => words(`Quando vuole smettere ${name}`, `When ${name} wants to stop working`),
      why: words(
        'La pensione si può raggiungere per strade diverse: con quella che scegli facciamo tutti i conti.',
        'There is more than one route to a pension: every figure uses the one you choose.',
      ),
    },
    group: 'dettagli',
  },
  dipendentePubblico: {
    name: words('Lavoro pubblico', 'Public employment'),
    ask: words('È un lavoro pubblico?', 'Is it public employment?'),
    help: words(
      'Cambia l’indennità di fine servizio e la pensione d’inabilità.',
      'Severance pay and the disability pension change.',
    ),
    choices: {
      no: words('No, privato', 'No, private'),
      locale: words('Sì: comune, regione o sanità', 'Yes: municipality, region or health service'),
      statale: words('Sì: Stato, scuola o forze dell’ordine', 'Yes: State, school or armed forces'),
    },
    editor: {
      id: 'lavoro',
      title: words('Il lavoro, nel dettaglio', 'Work, in detail'),
      of: (name) => words(`Che lavoro fa ${name}?`, `What is ${name}’s work?`),
      row: (name) => words(`Il lavoro di ${name}`, `${name}’s work`),
      why: words(
        'Pubblico o privato, forfettario o ordinario, con una cassa propria o no: cambiano le tasse, le tutele e la pensione.',
        'Public or private, flat-rate or ordinary, with a fund of its own or not: taxes, protection and pension change.',
      ),
    },
    group: 'dettagli',
  },
  regimeFiscale: {
    name: words('Regime fiscale del lavoro', 'Tax regime for work income'),
    ask: words('Con quale regime fiscale lavora?', 'Under which tax regime is the work?'),
    help: words(
      'Nel forfettario i versamenti al fondo pensione di solito non riducono le tasse.',
      'Under the flat rate, payments into a pension fund usually do not reduce taxes.',
    ),
    choices: {
      ordinario: words('Ordinario', 'Ordinary'),
      forfettario: words('Forfettario', 'Flat rate'),
    },
    editor: 'lavoro',
  },
  coefficienteForfettario: {
    name: words('Coefficiente del forfettario', 'Flat-rate coefficient'),
    ask: words('Qual è il coefficiente di redditività?', 'What is the profitability coefficient?'),
    help: words(
      'Dal 40 all’86%, secondo il codice ATECO: 78% per le professioni.',
      'From 40 to 86%, by ATECO code: 78% for the professions.',
    ),
    editor: 'lavoro',
  },
  cassa: {
    name: words('Cassa professionale', 'Professional fund'),
    ask: words('Versa alla cassa di una professione?', 'Enrolled in the fund of a profession?'),
    help: words(
      'Quella di avvocati, ingegneri, medici, commercialisti e così via: ha regole sue, diverse dall’INPS.',
      'That of lawyers, engineers, doctors, accountants and so on: it has rules of its own, other than INPS.',
    ),
    editor: 'lavoro',
  },
  tfrMaturato: {
    name: words('TFR maturato', 'Severance pay so far'),
    ask: words('Quanto TFR c’è in azienda?', 'How much severance pay is in the firm?'),
    help: words(
      'È scritto sulla CU, o chiedilo all’ufficio del personale.',
      'It is on the CU form, or ask the personnel office.',
    ),
    editor: {
      id: 'tfr',
      title: words('Il TFR', 'Severance pay (TFR)'),
      of: (name) => words(`Dove va il TFR di ${name}?`, `Where does ${name}’s TFR go?`),
      row: (name) => words(`Il TFR di ${name}`, `${name}’s severance pay (TFR)`),
      why: words(
        'È tuo, e si può far rendere meglio: serve per confrontare azienda e fondo.',
        'It is yours, and it can earn more: it is needed to compare the firm with the fund.',
      ),
    },
    group: 'dettagli',
  },
  tfrDestinazione: {
    name: words('Dove va il TFR', 'Where severance pay goes'),
    ask: words('Dove va il TFR che matura?', 'Where does new severance pay go?'),
    help: words(
      'Si può cambiare da azienda a fondo, non il contrario.',
      'It can be moved from the firm to the fund, not the other way round.',
    ),
    choices: {
      azienda: words('Resta in azienda', 'It stays in the firm'),
      fondo: words('Va al fondo pensione', 'It goes to the pension fund'),
    },
    editor: 'tfr',
  },
  contributoDatore: {
    name: words('Contributo del datore al fondo', 'Employer’s payment into the fund'),
    ask: words(
      'Quanto versa il datore nel fondo, all’anno?',
      'How much does the employer pay into the fund, a year?',
    ),
    help: words(
      'Il contributo che il contratto dà a chi versa anche del suo. Scrivi 0 se non c’è.',
      'What the contract gives to whoever pays in too. Write 0 if there is none.',
    ),
    editor: 'tfr',
  },
  'laureato.riscattoFiniPensionistici': {
    name: words('Laurea già riscattata', 'Degree years already bought back'),
    summary: words('Riscatto della laurea', 'Degree bought back'),
    editor: {
      id: 'laurea',
      title: words('Gli anni di laurea', 'Years of the degree'),
      of: (name) => words(`Quanto è durato il corso di ${name}?`, `How long was ${name}’s course?`),
      row: (name) => words(`Gli anni di laurea di ${name}`, `Years of ${name}’s degree`),
      why: words(
        'Sono gli anni che si possono riscattare: da 3 a 6, secondo il corso.',
        'They are the years that can be bought back: 3 to 6, depending on the course.',
      ),
    },
    group: 'dettagli',
  },
  'laureato.anni': {
    name: words('Anni legali del corso di laurea', 'Legal duration of the degree'),
    ask: words('Quanti anni dura il corso?', 'How many years does the course take?'),
    help: words('Gli anni previsti, non quelli impiegati.', 'The years planned, not those taken.'),
    editor: 'laurea',
  },
  convivente: {
    name: words('Convivente', 'Unmarried partner'),
    ask: words(
      'Vivete insieme come coppia, senza essere sposati?',
      'Do you live together as a couple, unmarried?',
    ),
    help: words(
      'Per la legge chi convive non eredita e non ha la pensione ai superstiti: è giusto saperlo prima.',
      'By law an unmarried partner does not inherit and has no survivor’s pension: better to know beforehand.',
    ),
    editor: {
      id: 'legami',
      title: words('I legami di famiglia', 'Family ties'),
      of: (name) => words(`Chi è ${name} per voi?`, `Who is ${name} to you?`),
      row: (name) => words(`Chi è ${name} per voi`, `Who ${name} is to you`),
      why: words(
        'Serve per eredità e aiuti. È riservata: chi autorizzi, il consulente e il nostro personale vedono risultati che non ne tengono conto.',
        'It serves inheritance and benefits. It is reserved: the people you authorise, the adviser and our staff see results that leave it out.',
      ),
    },
    group: 'dettagli',
  },
  figlioDi: {
    name: words('Figlio di chi', 'Whose child'),
    ask: words('Di chi è?', 'Whose child is it?'),
    help: words(
      'Serve a dividere l’eredità come dice la legge.',
      'It is needed to divide the estate as the law says.',
    ),
    choices: {
      entrambi: words('Di tutti e due', 'Of both'),
      me: words('Solo di chi ha quest’area', 'Only of the person whose area this is'),
      partner: words('Solo del partner', 'Only of the partner'),
    },
    editor: 'legami',
  },
  aCarico: {
    name: words('Vive del reddito della famiglia', 'Lives on the family’s income'),
    ask: words('Vive del reddito della famiglia?', 'Do they live on the family’s income?'),
    help: words('Il motivo non ci serve.', 'We do not need the reason.'),
    choices: {
      no: words('No', 'No'),
      si: words('Sì, per ora', 'Yes, for now'),
      sempre: words('Sì, e sarà così sempre', 'Yes, and it will always be so'),
    },
    editor: 'legami',
  },
  figliFuoriNucleo: {
    name: words('Figli che vivono altrove', 'Children who live elsewhere'),
    editor: {
      id: 'figliFuori',
      title: words('I figli che vivono altrove', 'Children who live elsewhere'),
      of: () => words('Ci sono altri figli?', 'Are there other children?'),
      row: (name) =>
        words(`I figli di ${name} che vivono altrove`, `${name}’s children who live elsewhere`),
      why: words(
        'Sono eredi come gli altri: senza di loro le quote sarebbero sbagliate.',
        'They inherit like the others: without them the shares would be wrong.',
      ),
    },
    group: 'dettagli',
  },
  mutuoSecondeCase: {
    name: words('Mutuo sulle altre case', 'Mortgage on other homes'),
    ask: words(
      'Quanto resta dei mutui sulle altre case?',
      'What is left of the mortgages on other homes?',
    ),
    help: words('Scrivi 0 se non ce ne sono.', 'Write 0 if there are none.'),
    editor: {
      id: 'altreCase',
      title: words('Le altre case', 'The other homes'),
      of: (name) =>
        words(
          `C’è altro da sapere sulle case di ${name}?`,
          `Is there more to know about ${name}’s homes?`,
        ),
      row: (name) => words(`Le altre case di ${name}`, `${name}’s other homes`),
      why: words(
        'Un mutuo si toglie dal patrimonio; una casa non assicurata è un rischio in più.',
        'A mortgage is taken off your wealth; a home that is not insured is one more risk.',
      ),
    },
    group: 'dettagli',
  },
  secondeCaseAssicurate: {
    name: words('Assicurazione delle altre case', 'Insurance on other homes'),
    ask: words('Le altre case sono assicurate?', 'Are the other homes insured?'),
    help: words('Almeno contro l’incendio.', 'Against fire at least.'),
    editor: 'altreCase',
  },
  catastoAbitazione: {
    name: words('Rendita catastale della casa', 'Cadastral income of the home'),
    ask: words(
      'Qual è la rendita catastale della casa?',
      'What is the cadastral income of the home?',
    ),
    help: words(
      'La rendita di un anno, non il valore. Per una quota, scrivi la parte che tocca.',
      'The income of a year, not the value. For a share, write your part.',
    ),
    editor: {
      id: 'catasto',
      title: words('La rendita catastale', 'The cadastral income'),
      of: (name) =>
        words(
          `Quanto vale per il fisco la casa di ${name}?`,
          `What is ${name}’s home worth to the tax office?`,
        ),
      row: (name) =>
        words(`La rendita catastale della casa di ${name}`, `Cadastral income of ${name}’s home`),
      why: words(
        'L’imposta di successione si calcola su questa, non sul prezzo. La trovi nella visura o nel 730.',
        'Inheritance tax is worked out on this, not on the price. It is in the land register extract or in form 730.',
      ),
    },
    group: 'dettagli',
  },
  'polizze.tutelaLegale': {
    name: words('Tutela legale', 'Legal cover'),
    ask: words('Ha una polizza di tutela legale?', 'Is there a legal cover?'),
    help: words('Anche dentro un’altra polizza.', 'Also inside another policy.'),
    editor: {
      id: 'legale',
      title: words('La tutela legale', 'Legal cover'),
      of: (name) => words(`Chi paga l’avvocato di ${name}?`, `Who pays ${name}’s lawyer?`),
      row: (name) => words(`Tutela legale di ${name}`, `${name}’s legal cover`),
      why: words(
        'Paga avvocato e perito in una lite. A volte è già nella polizza dell’auto o della casa.',
        'It pays lawyer and expert in a dispute. Sometimes it is part of the car or home policy.',
      ),
    },
    group: 'dettagli',
  },
  garanziePersonali: {
    name: words('Garanzie firmate per altri', 'Guarantees signed for others'),
    ask: words(
      'Ha firmato garanzie per debiti di altri?',
      'Signed guarantees for other people’s debts?',
    ),
    help: words(
      'Una fideiussione o un avallo, per l’azienda o per un parente.',
      'A guarantee or an «avallo», for the firm or for a relative.',
    ),
    editor: {
      id: 'garanzie',
      title: words('Le garanzie per altri', 'Guarantees for others'),
      of: (name) => words(`${name} ha firmato per qualcuno?`, `Has ${name} signed for somebody?`),
      row: (name) => words(`Garanzie firmate da ${name}`, `Guarantees signed by ${name}`),
      why: words(
        'Una fideiussione è un debito che può arrivare all’improvviso.',
        'A guarantee is a debt that can arrive without warning.',
      ),
    },
    group: 'dettagli',
  },
  haTestamento: {
    name: words('Testamento', 'Will'),
    ask: words('Ha fatto testamento?', 'Is there a will?'),
    help: words('Non chiediamo che cosa c’è scritto.', 'We do not ask what it says.'),
    editor: {
      id: 'testamento',
      title: words('Il testamento', 'The will'),
      of: (name) => words(`Che cosa ha deciso ${name}?`, `What has ${name} decided?`),
      row: (name) => words(`Testamento di ${name}`, `${name}’s will`),
      why: words(
        'Senza testamento decide la legge. Che cosa c’è scritto non te lo chiediamo mai.',
        'Without a will the law decides. We never ask what it says.',
      ),
    },
    group: 'dettagli',
  },
} as const satisfies Partial<Record<Chiave, Domanda>>;
