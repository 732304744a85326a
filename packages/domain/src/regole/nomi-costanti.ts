/** What each constant is called on a page; staff edit it by its key. */
import { words, type SoluzioneCode, type Words } from '../aree.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';
import { NOMI } from '../parole/parole.ts';
import { NOMI_BILANCIO } from './nomi-bilancio.ts';
import { NOMI_PREVIDENZA } from './nomi-previdenza.ts';

const NOMI_COSTANTI: Readonly<Partial<Record<ChiaveCostante, Words>>> = {
  ...NOMI_PREVIDENZA,
  ...NOMI_BILANCIO,
  'tax.irpef.scaglioni': words('Scaglioni e aliquote IRPEF', 'Income tax bands and rates'),
  'tax.detr.dip': words('Detrazioni per lavoro dipendente', 'Tax credits for employees'),
  'tax.detr.aut': words('Detrazioni per lavoro autonomo', 'Tax credits for the self-employed'),
  'tax.detr.pens': words('Detrazioni per pensione', 'Tax credits for pensioners'),
  'tax.cuneo.somma': words(
    'Somma esente per redditi bassi da lavoro dipendente',
    'Tax-free sum for low employee incomes',
  ),
  'tax.cuneo.detrazione': words(
    'Ulteriore detrazione da lavoro dipendente',
    'Further tax credit for employees',
  ),
  'tax.trattamentoIntegrativo': words(
    'Trattamento integrativo',
    'Supplementary bonus for employees',
  ),
  'tax.addizionali.regioni': words(
    'Addizionali regionali e comunali',
    'Regional and municipal surtaxes',
  ),
  'tax.addizionali.default.r': words('Addizionale regionale media', 'Mean regional surtax'),
  'tax.addizionali.default.c': words('Addizionale comunale media', 'Mean municipal surtax'),
  'tax.forfettario.aliquota': words(
    'Aliquota del regime forfettario',
    'Rate of the flat-rate scheme',
  ),
  'tax.forfettario.limite': words(
    'Limite di ricavi del regime forfettario',
    'Income limit of the flat-rate scheme',
  ),
  'forfettario.coefficienti': words(
    'Coefficienti di redditività del forfettario',
    'Flat-rate coefficients',
  ),
  'studente.sogliaGs': words(
    'Reddito oltre il quale uno studente versa contributi',
    'Income above which a student pays contributions',
  ),
  'inps.massimale': words('Massimale contributivo', 'Contribution ceiling'),
  'inps.massimale.ac95': words(
    'Massimale di artigiani e commercianti iscritti prima del 1996',
    'Ceiling of artisans and shopkeepers enrolled before 1996',
  ),
  'inps.primaFascia': words(
    'Prima fascia di retribuzione pensionabile',
    'First band of pensionable pay',
  ),
  'inps.minimaleAC': words(
    'Reddito minimo di artigiani e commercianti',
    'Minimum income of artisans and shopkeepers',
  ),
  'inps.dip.aliquota': words('Contributi a carico del dipendente', 'Employee’s contribution rate'),
  'inps.dip.aggiuntiva': words(
    'Contributo aggiuntivo oltre la prima fascia',
    'Additional contribution above the first band',
  ),
  'inps.gs.aliquota': words(
    'Contributi della Gestione separata',
    'Contribution rate of the Gestione separata',
  ),
  'inps.art.aliquota': words('Contributi degli artigiani', 'Contribution rate of artisans'),
  'inps.com.aliquota': words('Contributi dei commercianti', 'Contribution rate of shopkeepers'),
  'inps.ac.aggiuntiva': words(
    'Contributo in più di artigiani e commercianti oltre la prima fascia',
    'Extra contribution of artisans and shopkeepers above the first band',
  ),
  'inps.ac.maternita': words(
    'Contributo di maternità di artigiani e commercianti',
    'Maternity contribution of artisans and shopkeepers',
  ),
  'tassa.capitale': words('Imposta sui rendimenti', 'Tax on returns'),
  'tassa.statali': words('Imposta sui titoli di Stato', 'Tax on government bonds'),
  'tassa.crypto': words('Imposta sulle plusvalenze in crypto', 'Tax on crypto gains'),
  'bollo.prodotti': words(
    'Imposta di bollo sui prodotti finanziari',
    'Stamp duty on financial products',
  ),
  'bollo.conto': words('Imposta di bollo sul conto corrente', 'Stamp duty on current accounts'),
  'successione.aliquote': words(
    'Aliquote e franchigie dell’imposta di successione',
    'Rates and allowances of inheritance tax',
  ),
  'catasto.rivalutazione': words(
    'Rivalutazione della rendita catastale',
    'Revaluation of the cadastral income',
  ),
  'catasto.prima': words(
    'Moltiplicatore catastale della prima casa',
    'Cadastral multiplier of a first home',
  ),
  'catasto.altra': words(
    'Moltiplicatore catastale delle altre abitazioni',
    'Cadastral multiplier of other homes',
  ),
  'passaggio.convivente': words(
    'Attenzione a chi convive senza testamento',
    'Attention to an unmarried couple without a will',
  ),
  'passaggio.imposta': words(
    'Imposta di successione che pesa per intero',
    'Inheritance tax that weighs in full',
  ),
  'successione.quotaCatastale': words(
    'Valore catastale sul valore di mercato',
    'Cadastral value over market value',
  ),
  'tcm.quotaReddito': words('Reddito da sostituire', 'Income to replace'),
  'tcm.etaFigli': words('Età fino a cui i figli dipendono', 'Age until which children depend'),
  'tcm.anniConiuge': words('Anni di sostegno al coniuge', 'Years of support for a spouse'),
  'tcm.anniGenitori': words('Anni di sostegno ai genitori', 'Years of support for parents'),
  'tcm.sogliaConiuge': words(
    'Reddito sotto cui il coniuge dipende',
    'Income below which a spouse depends',
  ),
  'tcm.redditoGenitore': words(
    'Reddito sotto cui un genitore dipende',
    'Income below which a parent depends',
  ),
  'tcm.studi': words('Costo, durata e inizio degli studi', 'Cost, length and start of education'),
  'tcm.speseFinali': words('Spese immediate', 'Immediate costs'),
  'tcm.quotaLiquidi': words('Risparmi utilizzabili', 'Usable savings'),
  'tcm.etaMax': words(
    'Età fino a cui si vendono coperture caso morte',
    'Age until which term life cover is sold',
  ),
  'dipendenti.redditoFiglio': words(
    'Reddito sotto cui un figlio adulto è ancora a carico',
    'Income below which a grown-up child still depends',
  ),
  'dipendenti.anniSi': words(
    'Anni di sostegno a chi è a carico per ora',
    'Years of support for those who depend for now',
  ),
  'dipendenti.anniSempre': words(
    'Anni di sostegno a chi è a carico per sempre',
    'Years of support for those who depend for ever',
  ),
  'livelli.scopertura': words(
    'Quota scoperta da cui un’area è da valutare, e da affrontare',
    'Uncovered share from which an area is “To consider”, and “To address”',
  ),
  'livelli.materialita': words(
    'Somme troppo piccole per cambiare livello',
    'Sums too small to change a level',
  ),
  'livelli.tetti': words('Punteggi massimi dei casi lievi', 'Highest scores of lesser cases'),
  'superstiti.tabellaF': words(
    'Tagli alla pensione ai superstiti per reddito',
    'Cuts to the survivors’ pension by income',
  ),
  'superstiti.quote': words(
    'Quote della pensione ai superstiti',
    'Shares of the survivors’ pension',
  ),
  'ltc.costo': words('Costo mensile dell’assistenza per area', 'Monthly cost of care by area'),
  'ltc.anni': words('Durata dell’assistenza', 'Length of care'),
  'ltc.quotaSingolo': words(
    'Reddito utilizzabile per l’assistenza, da soli',
    'Income usable for care, alone',
  ),
  'ltc.quotaCoppia': words(
    'Reddito utilizzabile per l’assistenza, in coppia',
    'Income usable for care, in a couple',
  ),
  'ltc.quotaRisparmi': words('Risparmi utilizzabili per l’assistenza', 'Savings usable for care'),
  'ltc.presto': words('Età da cui si valuta l’assistenza', 'Age from which care is assessed'),
  'ltc.margineMinimo': words(
    'Margine al mese sotto cui non si guardano coperture',
    'Monthly margin below which insurance cover is not looked at',
  ),
  'ltc.universale': words(
    'Prestazione universale per anziani',
    'Universal benefit for older people',
  ),
  'invalidita.bonus': words(
    'Contributi aggiunti e richiesti per l’inabilità',
    'Contributions added and required for full disability',
  ),
  'invalidita.integrazione': words(
    'Limiti di reddito per integrare l’assegno di invalidità',
    'Income limits to top up the disability allowance',
  ),
  'invalidita.quota': words(
    'Reddito da sostenere in caso di invalidità',
    'Income to maintain in case of disability',
  ),
  'invalidita.anniMax': words('Anni massimi di sostegno', 'Most years of support'),
  'invalidita.multiplo': words(
    'Capitale massimo in redditi annui',
    'Highest capital in yearly incomes',
  ),
  'emergenza.mesi': words('Mesi di riserva secondo il lavoro', 'Months of reserve by work'),
  'spese.mediana': words('Spesa mensile mediana per area', 'Median monthly spending by area'),
  'spese.fattore': words('Spesa per numero di persone', 'Spending by number of people'),
  'spese.proprieta': words('Spesa di chi ha la casa di proprietà', 'Spending of home owners'),
  'spese.essenziale': words('Quota essenziale delle spese', 'Essential share of spending'),
  'spese.minime': words(
    'Quota minima della spesa di una famiglia simile',
    'Least share of a similar family’s spending',
  ),
  'gestione.allocazione': words(
    'Risparmi da cui conta come sono distribuiti',
    'Savings from which their mix counts',
  ),
  'riserva.mesiRendita': words(
    'Mesi di riserva di chi vive di risparmi',
    'Months of reserve for those who live on savings',
  ),
  'rata.stima': words(
    'Rata di un mutuo, quando non è nota',
    'Instalment of a mortgage, when unknown',
  ),
  'spese.quotaEssenziale': words('Spesa essenziale sul reddito', 'Essential spending over income'),
  'modello.azioni': words('Azioni nel modello per età', 'Shares in the age-based model'),
  'modello.oro': words('Oro nel modello', 'Gold in the model'),
  'modello.liquidiMin': words('Liquidi minimi nel modello', 'Least cash in the model'),
  'modello.crypto': words('Crypto nel modello', 'Crypto in the model'),
  'rischio.sigma': words('Volatilità delle classi', 'Volatility of the classes'),
  'soglie.allocazione': words(
    'Soglie di distanza dal modello',
    'Thresholds of distance from the model',
  ),
  'soglie.immobili': words('Soglie della quota di immobili', 'Thresholds of the share of property'),
  'soglie.impresa': words(
    'Soglie della quota dell’attività',
    'Thresholds of the share of the business',
  ),
  'soglie.leva': words(
    'Soglie del mutuo sul valore della casa',
    'Thresholds of mortgage over the home’s value',
  ),
  'vix.soglie': words('Soglie dell’indice di volatilità', 'Thresholds of the volatility index'),
  'depositi.garanzia': words('Garanzia dei depositi', 'Deposit guarantee'),
  'medie.regioni': words('Reddito medio per regione', 'Mean income by region'),
  'medie.professioni': words('Reddito medio per professione', 'Mean income by profession'),
  'medie.eta': words(
    'Reddito e patrimonio familiare per età',
    'Household income and wealth by age',
  ),
  'medie.famiglia': words(
    'Reddito familiare, media e mediana',
    'Household income, mean and median',
  ),
  'medie.patrimonio': words(
    'Patrimonio familiare, media e mediana',
    'Household net worth, mean and median',
  ),
  'medie.patrimonio.2020': words(
    'Patrimonio familiare medio del 2020',
    'Mean household net worth of 2020',
  ),
  'medie.patrimonio.testa': words(
    'Patrimonio a persona per condizione',
    'Net worth per head by employment status',
  ),
  'medie.area': words('Reddito familiare medio per area', 'Mean household income by area'),
  'medie.area.mediana': words(
    'Reddito familiare mediano per area',
    'Median household income by area',
  ),
  'medie.condizione': words(
    'Reddito familiare per condizione',
    'Household income by employment status',
  ),
  'medie.istruzione': words(
    'Reddito familiare per titolo di studio',
    'Household income by education',
  ),
  'medie.risparmi': words(
    'Attività finanziarie di chi ne possiede',
    'Financial assets of those who hold some',
  ),
  'medie.spesaSanitaria': words(
    'Spesa sanitaria di tasca propria di una famiglia',
    'Out-of-pocket health spending of a family',
  ),
  'score.red': words('Punti da cui un’area è rossa', 'Points from which an area is red'),
  'score.yellow': words('Punti da cui un’area è gialla', 'Points from which an area is yellow'),
  'affidabilita.segnali': words(
    'Punti che ogni segnale toglie all’affidabilità',
    'Points that each sign takes from confidence',
  ),
  'affidabilita.banda': words(
    'Ampiezza delle stime secondo l’affidabilità',
    'Width of estimates by confidence',
  ),
  'priorita.bonus': words(
    'Aggiunte alla priorità di un’area',
    'Additions to the priority of an area',
  ),
  'soluzione.soglie': words('Soglie per valutare un’area', 'Thresholds to assess an area'),
  'ui.decimali.prezzi': words('Decimali degli importi', 'Decimals of amounts'),
  'ui.vix.giorniMax': words(
    'Giorni di validità dell’indice di volatilità',
    'Days the volatility index holds',
  ),
  'gestione.anniUscite': words('Anni di uscite previste', 'Years of planned outflows'),
};

const DI_SOLUZIONE = {
  peso: words('Peso', 'Weight'),
  attiva: words('Valutata', 'Assessed'),
  ordine: words('Posto a parità', 'Place on a tie'),
} as const;

/** The name of a constant; a key that nobody named yet stands for itself. */
export function nomeCostante(key: ChiaveCostante): Words {
  const known = NOMI_COSTANTI[key];
  if (known) return known;
  const [, code, part] = /^soluzione\.(.+)\.(peso|attiva|ordine)$/.exec(key) ?? [];
  if (!code) return words(key, key);
  const { it, en } = DI_SOLUZIONE[part as keyof typeof DI_SOLUZIONE];
  const nome = NOMI[code as SoluzioneCode];
  return words(`${it}: ${nome.it}`, `${en}: ${nome.en}`);
}
