import { membri, type FamigliaEsempio } from './famiglia.ts';

const bari = { comune: 'Bari', regione: 'Puglia', provincia: 'BA', codiceIstat: '072006' };
const bergamo = { comune: 'Bergamo', regione: 'Lombardia', provincia: 'BG', codiceIstat: '016024' };
const salerno = { comune: 'Salerno', regione: 'Campania', provincia: 'SA', codiceIstat: '065116' };

/** A separated mother who owns her home together with the children's father. */
export const RIZZO: FamigliaEsempio = {
  key: 'rizzo', email: 'chiara.rizzo@esempio.test', nome: 'Rizzo',
  famiglia: {
    analisiFamiliare: 'perNucleo', uscitePianificate: 8000,
    membri: membri(3, [
      {
        gradoParentela: 'me', firstName: 'Chiara', lastName: 'Rizzo', sesso: 'F', professione: 'Dipendente', dataNascita: '1981-12-01', titoloStudio: 'diploma', comuneResidenza: bari,
        redditoNettoAnnuo: 19800, anniContributi: 17, statoResidenza: 'comproprietà', valoreResidenza: 95000, mutuoResidenza: true, valoreResiduoMutuo: 31000, assicurazioneResidenza: false,
        valorePatrimonioImmobiliareSecondHomes: 0, valorePatrimonioMobiliare: 7200, imprenditore: false,
        suddivisioneInvestimento: { azioni: 0, obbligazioni: 10, gestioneSeparate: 0, oro: 0, liquidi: 90, altro: 0 },
        strumentiInvestimento: { fondi: 10, etf: 0, assicurativi: 0, singoliTitoli: 0, altro: 90 }, regimeInvestimento: { amministrato: 10, gestito: 0, dichiarativo: 0, nonso: 90 },
        laureato: { stato: false }, polizze: { previdenzaComplementare: false, rischioNonAutosufficienza: false, invaliditaPermanente: false, casoMorte: false, coperturaSanitaria: false, tutelaLegale: false },
        garanziePersonali: false, haTestamento: false, stimati: ['valoreResidenza'],
      },
      { gradoParentela: 'son', firstName: 'Davide', lastName: 'Lorusso', sesso: 'M', professione: 'Studente', dataNascita: '2011-07-19', comuneResidenza: bari },
      { gradoParentela: 'daughter', firstName: 'Giada', lastName: 'Lorusso', sesso: 'F', professione: 'Studente', dataNascita: '2014-10-27', comuneResidenza: bari },
    ]),
  },
};

/** An entrepreneur of 52 with guarantees signed for the company. */
export const LOCATELLI: FamigliaEsempio = {
  key: 'locatelli', email: 'paolo.locatelli@esempio.test', nome: 'Locatelli',
  famiglia: {
    analisiFamiliare: 'perNucleo', uscitePianificate: 40000,
    membri: membri(4, [
      {
        gradoParentela: 'me', firstName: 'Paolo', lastName: 'Locatelli', sesso: 'M', professione: 'Imprenditore', dataNascita: '1974-01-30', titoloStudio: 'diploma', comuneResidenza: bergamo,
        redditoNettoAnnuo: 72000, anniContributi: 28, statoResidenza: 'proprietà', valoreResidenza: 520000, mutuoResidenza: false, assicurazioneResidenza: true,
        valorePatrimonioImmobiliareSecondHomes: 260000, valorePatrimonioMobiliare: 210000, imprenditore: true, valoreAttivita: 1400000,
        suddivisioneInvestimento: { azioni: 40, obbligazioni: 20, gestioneSeparate: 0, oro: 5, liquidi: 30, altro: 5 },
        strumentiInvestimento: { fondi: 20, etf: 10, assicurativi: 30, singoliTitoli: 10, altro: 30 }, regimeInvestimento: { amministrato: 55, gestito: 45, dichiarativo: 0, nonso: 0 },
        laureato: { stato: false }, montanteFondo: 48000, anniFondo: 14,
        polizze: { previdenzaComplementare: true, rischioNonAutosufficienza: false, invaliditaPermanente: true, casoMorte: true, capitaleCasoMorte: 250000, coperturaSanitaria: true, tutelaLegale: true },
        garanziePersonali: true, haTestamento: false,
      },
      {
        gradoParentela: 'wife', firstName: 'Silvia', lastName: 'Rota', sesso: 'F', professione: 'Casalingo/a', dataNascita: '1977-08-08', titoloStudio: 'laurea triennale', comuneResidenza: bergamo,
        redditoNettoAnnuo: 0, valorePatrimonioMobiliare: 35000, suddivisioneInvestimento: { azioni: 0, obbligazioni: 40, gestioneSeparate: 0, oro: 0, liquidi: 60, altro: 0 },
        strumentiInvestimento: { fondi: 0, etf: 0, assicurativi: 0, singoliTitoli: 40, altro: 60 }, regimeInvestimento: { amministrato: 100, gestito: 0, dichiarativo: 0, nonso: 0 },
        laureato: { stato: true, riscattoFiniPensionistici: false, anni: 3 }, polizze: { rischioNonAutosufficienza: false, coperturaSanitaria: true },
      },
      { gradoParentela: 'son', firstName: 'Andrea', lastName: 'Locatelli', sesso: 'M', professione: 'Studente', dataNascita: '2005-03-12', comuneResidenza: bergamo },
      { gradoParentela: 'daughter', firstName: 'Beatrice', lastName: 'Locatelli', sesso: 'F', professione: 'Studente', dataNascita: '2009-06-25', comuneResidenza: bergamo },
    ]),
  },
};

/** A retired couple supporting a very old mother. */
export const ESPOSITO: FamigliaEsempio = {
  key: 'esposito', email: 'vincenzo.esposito@esempio.test', nome: 'Esposito',
  famiglia: {
    analisiFamiliare: 'perNucleo', uscitePianificate: 12000,
    membri: membri(5, [
      {
        gradoParentela: 'me', firstName: 'Vincenzo', lastName: 'Esposito', sesso: 'M', professione: 'Pensionato/a', dataNascita: '1958-09-14', titoloStudio: 'diploma', comuneResidenza: salerno,
        redditoNettoAnnuo: 19500, statoResidenza: 'proprietà', valoreResidenza: 210000, mutuoResidenza: false, assicurazioneResidenza: false, valorePatrimonioImmobiliareSecondHomes: 0,
        valorePatrimonioMobiliare: 58000, imprenditore: false, suddivisioneInvestimento: { azioni: 5, obbligazioni: 45, gestioneSeparate: 0, oro: 0, liquidi: 50, altro: 0 },
        strumentiInvestimento: { fondi: 15, etf: 0, assicurativi: 20, singoliTitoli: 15, altro: 50 }, regimeInvestimento: { amministrato: 60, gestito: 0, dichiarativo: 0, nonso: 40 },
        laureato: { stato: false }, polizze: { rischioNonAutosufficienza: false, casoMorte: false, coperturaSanitaria: false, tutelaLegale: false }, garanziePersonali: false, haTestamento: true,
      },
      {
        gradoParentela: 'wife', firstName: 'Rosaria', lastName: 'De Luca', sesso: 'F', professione: 'Pensionato/a', dataNascita: '1960-02-29', titoloStudio: 'licenza media', comuneResidenza: salerno,
        redditoNettoAnnuo: 11200, laureato: { stato: false }, polizze: { rischioNonAutosufficienza: false, coperturaSanitaria: false },
      },
      {
        gradoParentela: 'mother', firstName: 'Concetta', lastName: 'Amato', sesso: 'F', professione: 'Pensionato/a', dataNascita: '1936-04-03', titoloStudio: 'nessuno', comuneResidenza: salerno,
        redditoNettoAnnuo: 7600, laureato: { stato: false }, polizze: { rischioNonAutosufficienza: false, coperturaSanitaria: false },
      },
    ]),
  },
};
