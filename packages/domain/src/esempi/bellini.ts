import { membri, type FamigliaEsempio } from './famiglia.ts';

const reggio = { comune: "Reggio nell'Emilia", regione: 'Emilia-Romagna', provincia: 'RE', codiceIstat: '035033' };

/** A couple with a mortgage and two children, one of the two self-employed. */
export const BELLINI: FamigliaEsempio = {
  key: 'bellini', email: 'anna.colombo@esempio.test', nome: 'Bellini',
  famiglia: {
    analisiFamiliare: 'perNucleo', uscitePianificate: 6000,
    membri: membri(1, [
      {
        gradoParentela: 'me', firstName: 'Anna', lastName: 'Colombo', sesso: 'F', professione: 'Autonomo/a', dataNascita: '1986-03-10', titoloStudio: 'laurea magistrale',
        comuneResidenza: reggio, redditoNettoAnnuo: 34800, statoResidenza: 'comproprietà', valoreResidenza: 140000, mutuoResidenza: true, valoreResiduoMutuo: 74000,
        assicurazioneResidenza: true, valorePatrimonioImmobiliare: 182000, valorePatrimonioImmobiliareSecondHomes: 42000, valorePatrimonioMobiliare: 27000, imprenditore: false,
        suddivisioneInvestimento: { azioni: 16, obbligazioni: 24, gestioneSeparate: 6, oro: 2, liquidi: 46, altro: 6 },
        strumentiInvestimento: { fondi: 38, etf: 14, assicurativi: 12, singoliTitoli: 16, altro: 20 },
        regimeInvestimento: { amministrato: 62, gestito: 10, dichiarativo: 4, nonso: 24 },
        laureato: { stato: true, riscattoFiniPensionistici: false, anni: 5 },
        polizze: { previdenzaComplementare: false, rischioNonAutosufficienza: false, invaliditaPermanente: false, casoMorte: true, capitaleCasoMorte: 60000, coperturaSanitaria: true, tutelaLegale: false },
        garanziePersonali: false, haTestamento: false,
      },
      {
        gradoParentela: 'husband', firstName: 'Marco', lastName: 'Bellini', sesso: 'M', professione: 'Dipendente', dataNascita: '1984-06-02', titoloStudio: 'diploma',
        comuneResidenza: reggio, redditoNettoAnnuo: 24000, statoResidenza: 'comproprietà', valoreResidenza: 140000, mutuoResidenza: true, valoreResiduoMutuo: 74000,
        assicurazioneResidenza: true, valorePatrimonioImmobiliareSecondHomes: 0, valorePatrimonioMobiliare: 19000, imprenditore: false,
        suddivisioneInvestimento: { azioni: 21, obbligazioni: 19, gestioneSeparate: 1, oro: 4, liquidi: 51, altro: 4 },
        strumentiInvestimento: { fondi: 30, etf: 20, assicurativi: 19, singoliTitoli: 11, altro: 20 },
        regimeInvestimento: { amministrato: 62, gestito: 10, dichiarativo: 4, nonso: 24 },
        laureato: { stato: false }, montanteFondo: 11400, anniFondo: 7,
        polizze: { previdenzaComplementare: true, rischioNonAutosufficienza: false, invaliditaPermanente: false, casoMorte: false, coperturaSanitaria: true, tutelaLegale: true },
        garanziePersonali: false, haTestamento: false,
      },
      { gradoParentela: 'daughter', firstName: 'Sofia', lastName: 'Bellini', sesso: 'F', professione: 'Studente', dataNascita: '2017-04-18', comuneResidenza: reggio },
      { gradoParentela: 'son', firstName: 'Tommaso', lastName: 'Bellini', sesso: 'M', professione: 'Studente', dataNascita: '2020-09-05', comuneResidenza: reggio },
    ]),
  },
};
