import { membri, type FamigliaEsempio } from './famiglia.ts';

/** A single employee of 29, graduate, renting. */
export const GALLI: FamigliaEsempio = {
  key: 'galli', email: 'luca.galli@esempio.test', nome: 'Galli',
  famiglia: {
    analisiFamiliare: 'perMe', uscitePianificate: 4000,
    membri: membri(2, [{
      gradoParentela: 'me', firstName: 'Luca', lastName: 'Galli', sesso: 'M', professione: 'Dipendente', dataNascita: '1997-02-14', titoloStudio: 'laurea triennale',
      comuneResidenza: { comune: 'Torino', regione: 'Piemonte', provincia: 'TO', codiceIstat: '001272' }, redditoNettoAnnuo: 21600, statoResidenza: 'affitto',
      valorePatrimonioImmobiliare: 0, valorePatrimonioImmobiliareSecondHomes: 0, valorePatrimonioMobiliare: 14500, imprenditore: false,
      suddivisioneInvestimento: { azioni: 22, obbligazioni: 0, gestioneSeparate: 8, oro: 0, liquidi: 70, altro: 0 },
      strumentiInvestimento: { fondi: 0, etf: 26, assicurativi: 0, singoliTitoli: 4, altro: 70 },
      regimeInvestimento: { amministrato: 40, gestito: 0, dichiarativo: 20, nonso: 40 },
      laureato: { stato: true, riscattoFiniPensionistici: false, anni: 3 },
      polizze: { previdenzaComplementare: false, rischioNonAutosufficienza: false, invaliditaPermanente: false, casoMorte: false, coperturaSanitaria: true },
      garanziePersonali: false, haTestamento: false, stimati: ['regimeInvestimento'],
    }]),
  },
};

/** A widow of 70 with much of her wealth in cash. */
export const MARCHETTI: FamigliaEsempio = {
  key: 'marchetti', email: 'giuliana.marchetti@esempio.test', nome: 'Marchetti',
  famiglia: {
    analisiFamiliare: 'perNucleo', uscitePianificate: 25000,
    membri: membri(6, [
      {
        gradoParentela: 'me', firstName: 'Giuliana', lastName: 'Marchetti', sesso: 'F', professione: 'Pensionato/a', dataNascita: '1956-05-22', titoloStudio: 'diploma',
        comuneResidenza: { comune: 'Firenze', regione: 'Toscana', provincia: 'FI', codiceIstat: '048017' }, redditoNettoAnnuo: 23400, statoResidenza: 'proprietà',
        valoreResidenza: 430000, mutuoResidenza: false, assicurazioneResidenza: true, valorePatrimonioImmobiliareSecondHomes: 190000, valorePatrimonioMobiliare: 620000, imprenditore: false,
        suddivisioneInvestimento: { azioni: 4, obbligazioni: 18, gestioneSeparate: 0, oro: 2, liquidi: 72, altro: 4 },
        strumentiInvestimento: { fondi: 8, etf: 0, assicurativi: 15, singoliTitoli: 5, altro: 72 },
        regimeInvestimento: { amministrato: 30, gestito: 10, dichiarativo: 0, nonso: 60 },
        laureato: { stato: false }, polizze: { rischioNonAutosufficienza: false, casoMorte: false, coperturaSanitaria: false, tutelaLegale: false },
        garanziePersonali: false, haTestamento: false,
      },
      {
        gradoParentela: 'daughter', firstName: 'Elisa', lastName: 'Ferri', sesso: 'F', professione: 'Dipendente', dataNascita: '1985-11-03', titoloStudio: 'laurea magistrale',
        comuneResidenza: { comune: 'Bologna', regione: 'Emilia-Romagna', provincia: 'BO', codiceIstat: '037006' }, redditoNettoAnnuo: 27500, statoResidenza: 'affitto',
        valorePatrimonioMobiliare: 18000, imprenditore: false, suddivisioneInvestimento: { azioni: 30, obbligazioni: 20, gestioneSeparate: 0, oro: 0, liquidi: 50, altro: 0 },
        strumentiInvestimento: { fondi: 30, etf: 20, assicurativi: 0, singoliTitoli: 0, altro: 50 }, regimeInvestimento: { amministrato: 100, gestito: 0, dichiarativo: 0, nonso: 0 },
        laureato: { stato: true, riscattoFiniPensionistici: false, anni: 5 }, montanteFondo: 22000, anniFondo: 9,
        polizze: { previdenzaComplementare: true, rischioNonAutosufficienza: false, invaliditaPermanente: true, casoMorte: false, coperturaSanitaria: true },
      },
    ]),
  },
};
