/** What each answer is called where a result shows what it was worked out from. */
import { testo, type Words } from '../aree.ts';
import type { Chiave } from '../risposte/tabella.ts';

/** Every answer has its name here: a new one fails the type check. */
export const ETICHETTE: Readonly<Record<Chiave | 'laureato', Words>> = {
  acceptTerms: testo('Condizioni accettate', 'Terms accepted'),
  analisiFamiliare: testo('Per chi è l’analisi', 'Whom the analysis is for'),
  email: testo('E-mail', 'E-mail'),
  firstName: testo('Nome', 'First name'),
  lastName: testo('Cognome', 'Last name'),
  nomeLatino: testo('Nome in lettere latine', 'First name in Latin letters'),
  cognomeLatino: testo('Cognome in lettere latine', 'Last name in Latin letters'),
  gradoParentela: testo('Chi è', 'Who it is'),
  residenza: testo('Dove abita', 'Where they live'),
  titoloStudio: testo('Titolo di studio', 'Education'),
  imprenditore: testo('Attività propria', 'Own business'),
  valorePatrimonioImmobiliare: testo(
    'Tutti gli immobili, casa compresa',
    'All property, home included',
  ),
  'polizze.tipoLtcSottoscritta': testo(
    'Tipo di copertura per la non autosufficienza',
    'Type of long-term care cover',
  ),
  dataNascita: testo('Data di nascita', 'Date of birth'),
  professione: testo('Professione', 'Profession'),
  redditoNettoAnnuo: testo('Reddito netto annuo', 'Net yearly income'),
  comuneResidenza: testo('Comune di residenza', 'Municipality of residence'),
  anniContributi: testo(
    'Anni di contributi (estratto conto INPS)',
    'Years of contributions (INPS statement)',
  ),
  primoContributo: testo('Primo contributo versato', 'First contribution paid'),
  continuita: testo('Lavori tutto l’anno', 'Working all year round'),
  dipendentePubblico: testo('Lavoro pubblico', 'Public employment'),
  regimeFiscale: testo('Regime fiscale del lavoro', 'Tax regime for work income'),
  coefficienteForfettario: testo('Coefficiente del forfettario', 'Flat-rate coefficient'),
  cassa: testo('Cassa professionale', 'Professional fund'),
  tfrMaturato: testo('TFR maturato', 'Severance pay so far'),
  tfrDestinazione: testo('Dove va il TFR', 'Where severance pay goes'),
  contributoDatore: testo('Contributo del datore al fondo', 'Employer’s payment into the fund'),
  uscita: testo('Uscita dal lavoro scelta', 'Chosen route to retirement'),
  convivente: testo('Convivente', 'Unmarried partner'),
  figlioDi: testo('Figlio di chi', 'Whose child'),
  aCarico: testo('Vive del reddito della famiglia', 'Lives on the family’s income'),
  figliFuoriNucleo: testo('Figli che vivono altrove', 'Children who live elsewhere'),
  speseMensili: testo('Spese di un mese', 'Monthly spending'),
  rataMutuo: testo('Rata del mutuo', 'Mortgage instalment'),
  altriDebiti: testo('Altri debiti', 'Other debts'),
  mutuoSecondeCase: testo('Mutuo sulle altre case', 'Mortgage on other homes'),
  mutuoResidenza: testo('Mutuo sulla casa', 'Mortgage on the home'),
  secondeCaseAssicurate: testo('Assicurazione delle altre case', 'Insurance on other homes'),
  catastoAbitazione: testo('Rendita catastale della casa', 'Cadastral income of the home'),
  statoResidenza: testo('Titolo della casa in cui vivi', 'Whether you own or rent your home'),
  valoreResidenza: testo('Valore della casa', 'Value of the home'),
  valoreResiduoMutuo: testo('Mutuo residuo', 'Outstanding mortgage'),
  assicurazioneResidenza: testo('Assicurazione della casa', 'Home insurance'),
  valorePatrimonioImmobiliareSecondHomes: testo('Altri immobili', 'Other property'),
  valorePatrimonioMobiliare: testo('Risparmi e investimenti', 'Savings and investments'),
  valoreAttivita: testo('Valore dell’attività', 'Value of the business'),
  suddivisioneInvestimento: testo('Come sono investiti i risparmi', 'How savings are invested'),
  strumentiInvestimento: testo(
    'Con quali strumenti sono investiti i risparmi',
    'Instruments the savings are held in',
  ),
  regimeInvestimento: testo(
    'Con quale regime fiscale sono tenuti i risparmi',
    'Tax regime of the savings',
  ),
  laureato: testo('Laurea', 'Degree'),
  'laureato.riscattoFiniPensionistici': testo(
    'Laurea già riscattata',
    'Degree years already bought back',
  ),
  'laureato.anni': testo('Anni legali del corso di laurea', 'Legal duration of the degree'),
  sesso: testo('Sesso', 'Sex'),
  montanteFondo: testo('Fondo pensione: quanto c’è', 'Pension fund balance'),
  anniFondo: testo('Fondo pensione: da quanti anni', 'Pension fund: years since joining'),
  garanziePersonali: testo('Garanzie firmate per altri', 'Guarantees signed for others'),
  haTestamento: testo('Testamento', 'Will'),
  uscitePianificate: testo(
    'Spese previste nei prossimi 3 anni',
    'Planned outflows over the next 3 years',
  ),
  'polizze.previdenzaComplementare': testo('Fondo pensione', 'Pension fund'),
  'polizze.casoMorte': testo('Copertura in caso di morte', 'Life cover'),
  'polizze.capitaleCasoMorte': testo('Capitale della copertura', 'Life cover amount'),
  'polizze.invaliditaPermanente': testo(
    'Copertura per invalidità permanente',
    'Permanent disability cover',
  ),
  'polizze.rischioNonAutosufficienza': testo(
    'Copertura per non autosufficienza',
    'Long-term care cover',
  ),
  'polizze.renditaLtcMensile': testo(
    'Rendita mensile per non autosufficienza',
    'Monthly long-term care annuity',
  ),
  'polizze.coperturaSanitaria': testo('Copertura sanitaria', 'Health cover'),
  'polizze.tutelaLegale': testo('Tutela legale', 'Legal cover'),
};

const perChiave: Readonly<Record<string, Words | undefined>> = ETICHETTE;
export const etichetta = (key: string): Words => perChiave[key] ?? testo(key, key);

/** The name inside a sentence: «reddito netto annuo», «TFR maturato». */
export function etichettaInFrase(key: string): Words {
  const { it, en } = etichetta(key);
  return testo(minuscola(it), minuscola(en));
}
/** What begins with an acronym stays as it is. */
const minuscola = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
