/** What each constant is called on a page; staff edit it by its key. */
import { testo, type SoluzioneCode, type Words } from '../aree.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';
import { NOMI } from '../parole/parole.ts';
import { NOMI_BILANCIO } from './nomi-bilancio.ts';
import { NOMI_PREVIDENZA } from './nomi-previdenza.ts';

const NOMI_COSTANTI: Readonly<Partial<Record<ChiaveCostante, Words>>> = {
  ...NOMI_PREVIDENZA,
  ...NOMI_BILANCIO,
  'tax.irpef.scaglioni': testo('Scaglioni e aliquote IRPEF', 'Income tax bands and rates'),
  'tax.detr.dip': testo('Detrazioni per lavoro dipendente', 'Tax credits for employees'),
  'tax.detr.aut': testo('Detrazioni per lavoro autonomo', 'Tax credits for the self-employed'),
  'tax.detr.pens': testo('Detrazioni per pensione', 'Tax credits for pensioners'),
  'tax.cuneo.somma': testo(
    'Somma esente per redditi bassi da lavoro dipendente',
    'Tax-free sum for low employee incomes',
  ),
  'tax.cuneo.detrazione': testo(
    'Ulteriore detrazione da lavoro dipendente',
    'Further tax credit for employees',
  ),
  'tax.trattamentoIntegrativo': testo(
    'Trattamento integrativo',
    'Supplementary bonus for employees',
  ),
  'tax.addizionali.regioni': testo(
    'Addizionali regionali e comunali',
    'Regional and municipal surtaxes',
  ),
  'tax.addizionali.default.r': testo('Addizionale regionale media', 'Mean regional surtax'),
  'tax.addizionali.default.c': testo('Addizionale comunale media', 'Mean municipal surtax'),
  'tax.forfettario.aliquota': testo(
    'Aliquota del regime forfettario',
    'Rate of the flat-rate scheme',
  ),
  'tax.forfettario.limite': testo(
    'Limite di ricavi del regime forfettario',
    'Income limit of the flat-rate scheme',
  ),
  'forfettario.coefficienti': testo(
    'Coefficienti di redditività del forfettario',
    'Flat-rate coefficients',
  ),
  'studente.sogliaGs': testo(
    'Reddito oltre il quale uno studente versa contributi',
    'Income above which a student pays contributions',
  ),
  'inps.massimale': testo('Massimale contributivo', 'Contribution ceiling'),
  'inps.massimale.ac95': testo(
    'Massimale di artigiani e commercianti iscritti prima del 1996',
    'Ceiling of artisans and shopkeepers enrolled before 1996',
  ),
  'inps.primaFascia': testo(
    'Prima fascia di retribuzione pensionabile',
    'First band of pensionable pay',
  ),
  'inps.minimaleAC': testo(
    'Reddito minimo di artigiani e commercianti',
    'Minimum income of artisans and shopkeepers',
  ),
  'inps.dip.aliquota': testo('Contributi a carico del dipendente', 'Employee’s contribution rate'),
  'inps.dip.aggiuntiva': testo(
    'Contributo aggiuntivo oltre la prima fascia',
    'Additional contribution above the first band',
  ),
  'inps.gs.aliquota': testo(
    'Contributi della Gestione separata',
    'Contribution rate of the Gestione separata',
  ),
  'inps.art.aliquota': testo('Contributi degli artigiani', 'Contribution rate of artisans'),
  'inps.com.aliquota': testo('Contributi dei commercianti', 'Contribution rate of shopkeepers'),
  'inps.ac.aggiuntiva': testo(
    'Contributo in più di artigiani e commercianti oltre la prima fascia',
    'Extra contribution of artisans and shopkeepers above the first band',
  ),
  'inps.ac.maternita': testo(
    'Contributo di maternità di artigiani e commercianti',
    'Maternity contribution of artisans and shopkeepers',
  ),
  'tassa.capitale': testo('Imposta sui rendimenti', 'Tax on returns'),
  'tassa.statali': testo('Imposta sui titoli di Stato', 'Tax on government bonds'),
  'tassa.crypto': testo('Imposta sulle plusvalenze in crypto', 'Tax on crypto gains'),
  'bollo.prodotti': testo(
    'Imposta di bollo sui prodotti finanziari',
    'Stamp duty on financial products',
  ),
  'bollo.conto': testo('Imposta di bollo sul conto corrente', 'Stamp duty on current accounts'),
  'successione.aliquote': testo(
    'Aliquote e franchigie dell’imposta di successione',
    'Rates and allowances of inheritance tax',
  ),
  'catasto.rivalutazione': testo(
    'Rivalutazione della rendita catastale',
    'Revaluation of the cadastral income',
  ),
  'catasto.prima': testo(
    'Moltiplicatore catastale della prima casa',
    'Cadastral multiplier of a first home',
  ),
  'catasto.altra': testo(
    'Moltiplicatore catastale delle altre abitazioni',
    'Cadastral multiplier of other homes',
  ),
  'passaggio.convivente': testo(
    'Attenzione a chi convive senza testamento',
    'Attention to an unmarried couple without a will',
  ),
  'passaggio.imposta': testo(
    'Imposta di successione che pesa per intero',
    'Inheritance tax that weighs in full',
  ),
  'successione.quotaCatastale': testo(
    'Valore catastale sul valore di mercato',
    'Cadastral value over market value',
  ),
  'tcm.quotaReddito': testo('Reddito da sostituire', 'Income to replace'),
  'tcm.etaFigli': testo('Età fino a cui i figli dipendono', 'Age until which children depend'),
  'tcm.anniConiuge': testo('Anni di sostegno al coniuge', 'Years of support for a spouse'),
  'tcm.anniGenitori': testo('Anni di sostegno ai genitori', 'Years of support for parents'),
  'tcm.sogliaConiuge': testo(
    'Reddito sotto cui il coniuge dipende',
    'Income below which a spouse depends',
  ),
  'tcm.redditoGenitore': testo(
    'Reddito sotto cui un genitore dipende',
    'Income below which a parent depends',
  ),
  'tcm.studi': testo('Costo, durata e inizio degli studi', 'Cost, length and start of education'),
  'tcm.speseFinali': testo('Spese immediate', 'Immediate costs'),
  'tcm.quotaLiquidi': testo('Risparmi utilizzabili', 'Usable savings'),
  'tcm.etaMax': testo(
    'Età fino a cui si vendono coperture caso morte',
    'Age until which term life cover is sold',
  ),
  'dipendenti.redditoFiglio': testo(
    'Reddito sotto cui un figlio adulto è ancora a carico',
    'Income below which a grown-up child still depends',
  ),
  'dipendenti.anniSi': testo(
    'Anni di sostegno a chi è a carico per ora',
    'Years of support for those who depend for now',
  ),
  'dipendenti.anniSempre': testo(
    'Anni di sostegno a chi è a carico per sempre',
    'Years of support for those who depend for ever',
  ),
  'livelli.scopertura': testo(
    'Quota scoperta da cui un’area è da valutare, e da affrontare',
    'Uncovered share from which an area is “To consider”, and “To address”',
  ),
  'livelli.materialita': testo(
    'Somme troppo piccole per cambiare livello',
    'Sums too small to change a level',
  ),
  'livelli.tetti': testo('Punteggi massimi dei casi lievi', 'Highest scores of lesser cases'),
  'superstiti.tabellaF': testo(
    'Tagli alla pensione ai superstiti per reddito',
    'Cuts to the survivors’ pension by income',
  ),
  'superstiti.quote': testo(
    'Quote della pensione ai superstiti',
    'Shares of the survivors’ pension',
  ),
  'ltc.costo': testo('Costo mensile dell’assistenza per area', 'Monthly cost of care by area'),
  'ltc.anni': testo('Durata dell’assistenza', 'Length of care'),
  'ltc.quotaSingolo': testo(
    'Reddito utilizzabile per l’assistenza, da soli',
    'Income usable for care, alone',
  ),
  'ltc.quotaCoppia': testo(
    'Reddito utilizzabile per l’assistenza, in coppia',
    'Income usable for care, in a couple',
  ),
  'ltc.quotaRisparmi': testo('Risparmi utilizzabili per l’assistenza', 'Savings usable for care'),
  'ltc.presto': testo('Età da cui si valuta l’assistenza', 'Age from which care is assessed'),
  'ltc.margineMinimo': testo(
    'Margine al mese sotto cui non si guardano coperture',
    'Monthly margin below which insurance cover is not looked at',
  ),
  'ltc.universale': testo(
    'Prestazione universale per anziani',
    'Universal benefit for older people',
  ),
  'invalidita.bonus': testo(
    'Contributi aggiunti e richiesti per l’inabilità',
    'Contributions added and required for full disability',
  ),
  'invalidita.integrazione': testo(
    'Limiti di reddito per integrare l’assegno di invalidità',
    'Income limits to top up the disability allowance',
  ),
  'invalidita.quota': testo(
    'Reddito da sostenere in caso di invalidità',
    'Income to maintain in case of disability',
  ),
  'invalidita.anniMax': testo('Anni massimi di sostegno', 'Most years of support'),
  'invalidita.multiplo': testo(
    'Capitale massimo in redditi annui',
    'Highest capital in yearly incomes',
  ),
  'emergenza.mesi': testo('Mesi di riserva secondo il lavoro', 'Months of reserve by work'),
  'spese.mediana': testo('Spesa mensile mediana per area', 'Median monthly spending by area'),
  'spese.fattore': testo('Spesa per numero di persone', 'Spending by number of people'),
  'spese.proprieta': testo('Spesa di chi ha la casa di proprietà', 'Spending of home owners'),
  'spese.essenziale': testo('Quota essenziale delle spese', 'Essential share of spending'),
  'spese.minime': testo(
    'Quota minima della spesa di una famiglia simile',
    'Least share of a similar family’s spending',
  ),
  'gestione.allocazione': testo(
    'Risparmi da cui conta come sono distribuiti',
    'Savings from which their mix counts',
  ),
  'riserva.mesiRendita': testo(
    'Mesi di riserva di chi vive di risparmi',
    'Months of reserve for those who live on savings',
  ),
  'rata.stima': testo(
    'Rata di un mutuo, quando non è nota',
    'Instalment of a mortgage, when unknown',
  ),
  'spese.quotaEssenziale': testo('Spesa essenziale sul reddito', 'Essential spending over income'),
  'modello.azioni': testo('Azioni nel modello per età', 'Shares in the age-based model'),
  'modello.oro': testo('Oro nel modello', 'Gold in the model'),
  'modello.liquidiMin': testo('Liquidi minimi nel modello', 'Least cash in the model'),
  'modello.crypto': testo('Crypto nel modello', 'Crypto in the model'),
  'rischio.sigma': testo('Volatilità delle classi', 'Volatility of the classes'),
  'soglie.allocazione': testo(
    'Soglie di distanza dal modello',
    'Thresholds of distance from the model',
  ),
  'soglie.immobili': testo('Soglie della quota di immobili', 'Thresholds of the share of property'),
  'soglie.impresa': testo(
    'Soglie della quota dell’attività',
    'Thresholds of the share of the business',
  ),
  'soglie.leva': testo(
    'Soglie del mutuo sul valore della casa',
    'Thresholds of mortgage over the home’s value',
  ),
  'vix.soglie': testo('Soglie dell’indice di volatilità', 'Thresholds of the volatility index'),
  'depositi.garanzia': testo('Garanzia dei depositi', 'Deposit guarantee'),
  'medie.regioni': testo('Reddito medio per regione', 'Mean income by region'),
  'medie.professioni': testo('Reddito medio per professione', 'Mean income by profession'),
  'medie.eta': testo(
    'Reddito e patrimonio familiare per età',
    'Household income and wealth by age',
  ),
  'medie.famiglia': testo(
    'Reddito familiare, media e mediana',
    'Household income, mean and median',
  ),
  'medie.patrimonio': testo(
    'Patrimonio familiare, media e mediana',
    'Household net worth, mean and median',
  ),
  'medie.patrimonio.2020': testo(
    'Patrimonio familiare medio del 2020',
    'Mean household net worth of 2020',
  ),
  'medie.patrimonio.testa': testo(
    'Patrimonio a persona per condizione',
    'Net worth per head by employment status',
  ),
  'medie.area': testo('Reddito familiare medio per area', 'Mean household income by area'),
  'medie.area.mediana': testo(
    'Reddito familiare mediano per area',
    'Median household income by area',
  ),
  'medie.condizione': testo(
    'Reddito familiare per condizione',
    'Household income by employment status',
  ),
  'medie.istruzione': testo(
    'Reddito familiare per titolo di studio',
    'Household income by education',
  ),
  'medie.risparmi': testo(
    'Attività finanziarie di chi ne possiede',
    'Financial assets of those who hold some',
  ),
  'medie.spesaSanitaria': testo(
    'Spesa sanitaria di tasca propria di una famiglia',
    'Out-of-pocket health spending of a family',
  ),
  'score.red': testo('Punti da cui un’area è rossa', 'Points from which an area is red'),
  'score.yellow': testo('Punti da cui un’area è gialla', 'Points from which an area is yellow'),
  'affidabilita.segnali': testo(
    'Punti che ogni segnale toglie all’affidabilità',
    'Points that each sign takes from confidence',
  ),
  'affidabilita.banda': testo(
    'Ampiezza delle stime secondo l’affidabilità',
    'Width of estimates by confidence',
  ),
  'priorita.bonus': testo(
    'Aggiunte alla priorità di un’area',
    'Additions to the priority of an area',
  ),
  'soluzione.soglie': testo('Soglie per valutare un’area', 'Thresholds to assess an area'),
  'ui.decimali.prezzi': testo('Decimali degli importi', 'Decimals of amounts'),
  'ui.vix.giorniMax': testo(
    'Giorni di validità dell’indice di volatilità',
    'Days the volatility index holds',
  ),
  'gestione.anniUscite': testo('Anni di uscite previste', 'Years of planned outflows'),
};

const DI_SOLUZIONE = {
  peso: testo('Peso', 'Weight'),
  attiva: testo('Valutata', 'Assessed'),
  ordine: testo('Posto a parità', 'Place on a tie'),
} as const;

/** The name of a constant; a key that nobody named yet stands for itself. */
export function nomeCostante(key: ChiaveCostante): Words {
  const known = NOMI_COSTANTI[key];
  if (known) return known;
  const [, code, part] = /^soluzione\.(.+)\.(peso|attiva|ordine)$/.exec(key) ?? [];
  if (!code) return testo(key, key);
  const { it, en } = DI_SOLUZIONE[part as keyof typeof DI_SOLUZIONE];
  const nome = NOMI[code as SoluzioneCode];
  return testo(`${it}: ${nome.it}`, `${en}: ${nome.en}`);
}
