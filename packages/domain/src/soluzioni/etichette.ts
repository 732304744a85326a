/** What each answer is called where a result shows what it was worked out from. */
import type { Words } from '../aree.ts';
import { words } from './parole.ts';

export const ETICHETTE: Readonly<Record<string, Words>> = {
  dataNascita: words('Data di nascita', 'Date of birth'),
  professione: words('Professione', 'Profession'),
  redditoNettoAnnuo: words('Reddito netto annuo', 'Net yearly income'),
  comuneResidenza: words('Comune di residenza', 'Municipality of residence'),
  anniContributi: words('Anni di contributi (estratto conto INPS)', 'Years of contributions (INPS statement)'),
  statoResidenza: words('Titolo della casa in cui vivi', 'How you hold your home'),
  valoreResidenza: words('Valore della casa', 'Value of the home'),
  valoreResiduoMutuo: words('Mutuo residuo', 'Residual mortgage'),
  assicurazioneResidenza: words('Assicurazione della casa', 'Home insurance'),
  valorePatrimonioImmobiliareSecondHomes: words('Altri immobili', 'Other property'),
  valorePatrimonioMobiliare: words('Risparmi e investimenti', 'Savings and investments'),
  valoreAttivita: words('Valore dell’attività', 'Value of the business'),
  suddivisioneInvestimento: words('Come sono investiti i risparmi', 'How savings are invested'),
  strumentiInvestimento: words('Con quali strumenti', 'With which instruments'),
  regimeInvestimento: words('Con quale regime fiscale', 'Under which tax regime'),
  laureato: words('Laurea', 'Degree'),
  'laureato.riscattoFiniPensionistici': words('Laurea già riscattata', 'Degree years already bought back'),
  'laureato.anni': words('Anni legali del corso di laurea', 'Legal duration of the degree'),
  sesso: words('Sesso', 'Sex'),
  montanteFondo: words('Fondo pensione: quanto c’è', 'Pension fund balance'),
  anniFondo: words('Fondo pensione: da quanti anni', 'Pension fund: years since joining'),
  garanziePersonali: words('Garanzie firmate per altri', 'Guarantees signed for others'),
  haTestamento: words('Testamento', 'Will'),
  uscitePianificate: words('Spese previste nei prossimi 3 anni', 'Outflows planned over the next 3 years'),
  'polizze.previdenzaComplementare': words('Fondo pensione', 'Pension fund'),
  'polizze.casoMorte': words('Copertura in caso di morte', 'Life cover'),
  'polizze.capitaleCasoMorte': words('Capitale della copertura', 'Sum insured by the life cover'),
  'polizze.invaliditaPermanente': words('Copertura per invalidità permanente', 'Permanent disability cover'),
  'polizze.rischioNonAutosufficienza': words('Copertura per non autosufficienza', 'Long-term care cover'),
  'polizze.renditaLtcMensile': words('Rendita mensile per non autosufficienza', 'Monthly long-term care annuity'),
  'polizze.coperturaSanitaria': words('Copertura sanitaria', 'Health cover'),
  'polizze.tutelaLegale': words('Tutela legale', 'Legal cover'),
};

export const etichetta = (key: string): Words => ETICHETTE[key] ?? words(key, key);
