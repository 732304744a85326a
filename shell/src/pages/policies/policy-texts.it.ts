import type { PolicyTexts } from './policy-text.ts';

export const policyTextsIt: PolicyTexts = {
  name: { terms: 'Termini', privacy: 'Privacy', cookies: 'Cookie' },
  guideName: 'Guida',
  version: (day) => `Versione del ${day}`,
  demo: 'Testo dimostrativo.',
  demoText: 'Chi gestisce Bussola mette il suo, e questa riga va via.',
  brief: 'In breve',
  onThisPage: 'In questa pagina',
  print: 'Stampa',
  signIn: 'Accedi',
  policies: 'I testi',
  recorded: 'Il tuo consenso ricorda questa versione.',
  recordedText: (version) =>
    `Quando spunti la casella registriamo «${version}», il giorno e l’ora: li ritrovi in Account, sotto «Che cosa hai accettato».`,
  before:
    'È la prima versione che si legge qui. I consensi dati prima portano la scritta «2026-11»: allora il testo non era ancora dentro Bussola.',
  terms: {
    title: 'Come funziona Bussola, e che cosa non fa',
    brief: [
      'Bussola fa i conti sulla tua famiglia con le risposte che dai tu, e ti mostra come li ha fatti.',
      'Le stime informano: non sono consulenza in materia di investimenti, né una proposta assicurativa, fiscale o legale.',
      'Il checkup e i risultati sono gratuiti. Per il report serve un account.',
      'Puoi smettere quando vuoi: scarichi i tuoi dati e chiudi l’account da solo.',
    ],
    sections: [
      {
        title: 'Che cosa ti diamo',
        text: [
          'Un checkup, un quadro di quello che avete e di quello che potrebbe mancare, una lista di priorità con i motivi, e un report da stampare.',
          'Ogni numero ha il suo «Perché?»: le regole e le cifre di legge sono tutte nella pagina Metodo.',
        ],
      },
      {
        title: 'Che cosa non facciamo',
        text: [
          'Non vendiamo polizze né investimenti e non diciamo quali comprare. Per decidere parla con chi può consigliarti di persona: un consulente, un notaio, un patronato.',
        ],
      },
      {
        title: 'Che cosa chiediamo a te',
        text: ['Poche cose, ma servono perché i conti tornino.'],
        points: [
          'Devi essere maggiorenne.',
          'Le risposte sono le tue: se qualcosa cambia, correggila in «I miei dati».',
          'Scrivi di altre persone solo quello che serve al conto, e solo se a loro va bene.',
          'La password è tua: non darla a nessuno. Per far entrare qualcuno c’è «Accesso di terzi».',
        ],
      },
      {
        title: 'Le stime possono sbagliare',
        text: [
          'Partono da quello che ci dici, dalle leggi di oggi e da ipotesi scritte. Una legge può cambiare, un mercato può andare diversamente. Quando correggiamo una nostra regola lo scriviamo in Metodo.',
        ],
      },
      {
        title: 'Come si chiude',
        text: [
          'Da Account puoi cancellare tutto. Per quattordici giorni puoi ripensarci con il collegamento che ti mandiamo per e-mail; poi i dati non si recuperano più.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Che cosa facciamo dei tuoi dati',
    brief: [
      'I dati servono a calcolare a che punto è la tua famiglia. Non li vendiamo; novità e offerte arrivano solo se hai detto di sì.',
      'Li vedi tu, chi autorizzi, il consulente che ti segue, e il nostro personale solo con un motivo scritto che trovi nel registro.',
      'I documenti sono cifrati. Il testamento e le risposte riservate il nostro personale non li apre, nemmeno con un motivo.',
      'Puoi scaricarli o cancellare tutto da Account, quando vuoi, senza scriverci.',
    ],
    sections: [
      {
        title: 'Chi tratta i dati',
        text: [
          'Titolare del trattamento è Società Esempio S.p.A., via dell’Esempio 1, Bologna. Per qualunque domanda sui tuoi dati: privacy@esempio.it. Il responsabile della protezione dei dati risponde allo stesso indirizzo.',
        ],
      },
      {
        title: 'Quali dati, e perché',
        text: [
          'Chiediamo quello che cambia un risultato; accanto alle domande c’è scritto perché.',
        ],
        table: [
          ['Quali', 'Perché', 'Su che base'],
          [
            'Famiglia, redditi, casa, risparmi, coperture',
            'calcolare livelli e priorità',
            'il servizio che chiedi',
          ],
          [
            'E-mail e accessi',
            'farti entrare, e avvisarti se entra qualcun altro',
            'la sicurezza dell’account',
          ],
          [
            'Novità per e-mail',
            'dirti che cosa c’è di nuovo',
            'il tuo consenso, che puoi togliere',
          ],
        ],
      },
      {
        title: 'Chi li vede',
        text: [
          'Tu, chi autorizzi, il consulente che ti segue, e il nostro personale solo con un motivo scritto che trovi nel registro.',
        ],
        points: [
          'Chi autorizzi vede le sezioni che hai scelto, fino al giorno che hai scelto.',
          'Quando ti proponiamo un consulente te lo scriviamo: vede la tua area solo se dici di sì, e se non rispondi entro 14 giorni vale come un no. Lo togli quando vuoi, e vale subito.',
          'Il nostro personale, senza motivo, vede nome, e-mail, comune, a che punto è il checkup, quante persone siete, quanti livelli per colore, il consulente, lo stato dell’account e le date. Con un motivo, che leggi nel registro, anche le risposte, i livelli e gli elenchi di report, documenti e accessi: la pagina si richiude dopo 15 minuti.',
          'Può anche chiederti di guardare insieme: vede la tua area solo se dici di sì, per 15 minuti, senza testamento, risposte riservate, note, report e documenti. Chiudi quando vuoi.',
        ],
      },
      {
        title: 'Quanto li teniamo',
        text: [
          'Finché hai l’account. Un checkup mai registrato si cancella dopo 30 giorni; un account chiuso, dopo 14: in quei giorni puoi ripensarci. Se non entri per 24 mesi ti scriviamo, e un anno dopo cancelliamo tutto.',
        ],
      },
      {
        title: 'Come sono protetti',
        text: [
          'I documenti che carichi e i report sono cifrati con una chiave tua, che sparisce quando cancelli l’account. La password non la conosciamo: ne teniamo solo un’impronta.',
        ],
      },
      {
        title: 'Che cosa puoi chiedere',
        text: [
          'Di vedere i tuoi dati, correggerli, averne una copia, cancellarli, opporti. Le prime quattro cose le fai tu, in Account e in «I miei dati»; per il resto rispondiamo entro 30 giorni. Puoi anche rivolgerti al Garante per la protezione dei dati personali.',
        ],
      },
      {
        title: 'Se cambia questo testo',
        text: [
          'Il testo nuovo ha una data nuova. Il consenso che hai dato vale per la versione che hai letto.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Che cosa lasciamo nel tuo browser',
    brief: [
      'Solo quello che serve a farti entrare e a ricordare le tue scelte.',
      'Niente pubblicità e niente che ti segua su altri siti: per questo non ti chiediamo il permesso con un riquadro.',
      'Se cancelli i cookie esci, e non perdi niente di quello che hai salvato.',
    ],
    sections: [
      {
        title: 'I cookie',
        text: ['Sono tutti nostri.'],
        table: [
          ['Nome', 'A che cosa serve', 'Quanto resta'],
          [
            '__Host-rt',
            'ti tiene dentro',
            'fino a quando esci; con «Ricordami» anche dopo aver chiuso',
          ],
          ['bussola-session', 'dice alla pagina che può provare a farti entrare', 'come il primo'],
          [
            '__Host-cohort',
            'un numero da 0 a 99: decide se provi prima una versione nuova',
            'come il primo',
          ],
          ['__Host-dev', 'riconosce questo browser, per avvisarti se entra un altro', 'un anno'],
          ['__Host-reg', 'lega la registrazione a questo browser', 'un giorno'],
          ['__Host-vis', 'frena chi fa troppe richieste', 'finché il browser resta aperto'],
          ['__Host-soc', 'solo se entri con un altro servizio', 'dieci minuti'],
          [
            '__Host-portal-override',
            'solo per chi lavora con noi: prova una versione',
            'quanto la prova',
          ],
        ],
      },
      {
        title: 'La memoria del browser',
        text: ['Oltre ai cookie, sul dispositivo restano:'],
        points: [
          'la lingua, il tema, la direzione della scrittura e se gli importi sono coperti;',
          'le risposte che non siamo ancora riusciti a salvare, finché non le salviamo o esci;',
          'con «Ricordami», una copia cifrata di quello che vedi, che si cancella quando esci.',
        ],
      },
    ],
  },
  guide: {
    title: 'La guida, in una pagina',
    brief: [
      'Si comincia dal checkup: poche domande sulla tua famiglia, e i risultati subito.',
      'Poi guarda le priorità, dalla prima: ognuna dice perché, e che cosa puoi fare.',
      'Se un numero non ti torna, premi «Perché?»: ci sono i passi, le fonti e le risposte da cui parte.',
    ],
    sections: [
      {
        title: 'Il checkup',
        text: [
          'Le risposte si salvano mentre scrivi: puoi smettere e riprendere. Se non sai una cifra va bene «Non lo so»: usiamo una stima, e lo diciamo.',
        ],
      },
      {
        title: 'Come leggere i livelli',
        text: ['Ogni area della vostra vita ha un livello.'],
        points: [
          '«Da affrontare»: c’è un problema che conviene guardare per primo.',
          '«Da valutare»: c’è qualcosa da migliorare, con calma.',
          '«A posto»: oggi non c’è niente da fare.',
          '«Dati insufficienti» o «Per ora non ti serve»: manca una risposta, oppure non vi riguarda.',
        ],
      },
      {
        title: 'Correggere',
        text: [
          'In «I miei dati» cambi una risposta alla volta. Prima di salvare vedi che cosa si sposta.',
        ],
      },
      {
        title: 'Il report',
        text: [
          'In Servizi, «I miei report»: scegli i capitoli, se coprire gli importi, e scarica il PDF. Il report di prima resta.',
        ],
      },
      {
        title: 'Far vedere a qualcuno',
        text: [
          'In «Accesso di terzi» scegli chi, che cosa e fino a quando. Prima di dare l’accesso vedi la pagina con i suoi occhi. Lo togli quando vuoi.',
        ],
      },
    ],
  },
};
