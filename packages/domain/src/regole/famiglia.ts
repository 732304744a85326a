/** The register: income, taxes, and the figures about the household as a whole. */
import { SOLUZIONI, words } from '../aree.ts';
import { IN_LINEA } from '../medie/confronti.ts';
import { ilPct } from '../parole/parole.ts';
import { quota } from '../traccia/cifre.ts';
import { regola, type Voci } from './voce.ts';

const NESSUNA = {
  ingressi: [],
  decisivi: [],
  usa: [],
  costanti: [],
  ipotesi: [],
  soglie: [],
  limiti: [],
} as const;

export const FAMIGLIA: Voci<
  | 'fisco.netto'
  | 'fisco.deduzione'
  | 'livello'
  | 'reddito.netto'
  | 'reddito.confronto'
  | 'completezza'
  | 'sintesi'
  | 'avvisi'
  | 'medie'
> = {
  'fisco.netto': regola('fisco.netto', {
    ...NESSUNA,
    titolo: words('Dal lordo al netto e ritorno', 'From gross to net and back'),
    risponde: words(
      'Che reddito lordo lascia il netto indicato?',
      'What gross income leaves the net income given?',
    ),
    formula: words(
      'Netto = lordo − contributi − IRPEF (scaglioni meno detrazioni per tipo di reddito) − addizionali regionali e comunali + somme e trattamenti per i dipendenti. Il lordo si cerca per tentativi, finché lascia il netto indicato.',
      'Net = gross − contributions − income tax (bands less tax credits by kind of income) − regional and municipal surtaxes + sums and bonuses for employees. Gross income is found by trial and error, until it leaves the net income given.',
    ),
    ingressi: ['redditoNettoAnnuo', 'professione', 'comuneResidenza'],
    decisivi: ['redditoNettoAnnuo', 'professione'],
    costanti: [
      'tax.irpef.scaglioni',
      'tax.detr.dip',
      'tax.detr.aut',
      'tax.detr.pens',
      'tax.cuneo.somma',
      'tax.cuneo.detrazione',
      'tax.trattamentoIntegrativo',
      'tax.addizionali.regioni',
      'tax.addizionali.default.r',
      'tax.addizionali.default.c',
      'tax.forfettario.aliquota',
      'tax.forfettario.limite',
      'forfettario.coefficienti',
      'inps.massimale',
      'inps.massimale.ac95',
      'inps.primaFascia',
      'inps.minimaleAC',
      'inps.dip.aliquota',
      'inps.dip.aggiuntiva',
      'inps.gs.aliquota',
      'inps.art.aliquota',
      'inps.com.aliquota',
      'inps.ac.aggiuntiva',
      'inps.ac.maternita',
    ],
    ipotesi: [
      words(
        'Professionisti nella Gestione separata; imprenditori come commercianti; nessuna detrazione di famiglia.',
        'Professionals in the Gestione separata; entrepreneurs as shopkeepers; no family tax credits.',
      ),
    ],
    limiti: [
      words(
        'Regime forfettario, altri redditi e detrazioni per spese non sono considerati.',
        'The flat-rate scheme, other income and tax credits for expenses are not considered.',
      ),
    ],
  }),
  'fisco.deduzione': regola('fisco.deduzione', {
    ...NESSUNA,
    titolo: words('Risparmio fiscale di una deduzione', 'Tax saved by a deduction'),
    risponde: words('Quanta imposta in meno si paga?', 'How much less tax is paid?'),
    formula: words(
      'Imposta e addizionali con e senza la somma dedotta; mai più dell’imposta dell’anno.',
      'Tax and surtaxes with and without the sum deducted; never more than the year’s tax.',
    ),
    ingressi: ['redditoNettoAnnuo', 'professione', 'comuneResidenza'],
    usa: ['fisco.netto'],
  }),
  livello: regola('livello', {
    ...NESSUNA,
    titolo: words('I tre livelli', 'The three levels'),
    risponde: words(
      'Quando un’area è da affrontare, da valutare o a posto?',
      'When is an area “To address”, “To consider” or “In order”?',
    ),
    formula: words(
      'In ogni area guardiamo quanto manca di quello che servirebbe, o quanti motivi ci sono per pensarci. Se manca poco o niente è a posto, se manca una parte è da valutare, se manca molto è da affrontare: le soglie sono scritte area per area. Le cose da verificare e le opportunità non sono mai da affrontare. Il peso dato a un’area ne sposta il posto, mai il livello.',
      'In every area we look at how much of what would be needed is missing, or at how many reasons there are to think about it. If little or nothing is missing it is “In order”, if a part is missing it is “To consider”, if a lot is missing it is “To address”: the thresholds are written area by area. Checks and opportunities are never “To address”. The weight given to an area moves its place, never its level.',
    ),
    versione: 2,
    costanti: ['score.red', 'score.yellow'],
    ipotesi: [
      words(
        'Le soglie dei livelli sono una scelta nostra.',
        'The thresholds of the levels are our choice.',
      ),
    ],
  }),
  'reddito.netto': regola('reddito.netto', {
    ...NESSUNA,
    titolo: words('Reddito della famiglia', 'Household income'),
    risponde: words('Quanto entra in un anno?', 'How much comes in a year?'),
    formula: words(
      'Somma dei redditi netti annui di chi entra nell’analisi.',
      'Sum of the net yearly incomes of those in the analysis.',
    ),
    ingressi: ['redditoNettoAnnuo'],
    decisivi: ['redditoNettoAnnuo'],
    limiti: [
      words(
        'Affitti, rendite e assegni contano solo se compresi nel reddito indicato.',
        'Rents, returns and benefits count only if included in the income given.',
      ),
    ],
  }),
  'reddito.confronto': regola('reddito.confronto', {
    ...NESSUNA,
    titolo: words('Confronto con le altre famiglie', 'Compared with other households'),
    risponde: words(
      'Dove si colloca il reddito della famiglia?',
      'Where does the household’s income stand?',
    ),
    formula: words(
      'Scarto = (reddito della famiglia − media) ÷ media.',
      'Difference = (household income − mean) ÷ mean.',
    ),
    ingressi: ['redditoNettoAnnuo'],
    da: ['reddito.netto'],
    costanti: ['medie.famiglia'],
    limiti: [
      words(
        'La media non tiene conto di quante persone compongono la famiglia.',
        'The mean does not take account of how many people make up the household.',
      ),
    ],
  }),
  completezza: regola('completezza', {
    ...NESSUNA,
    titolo: words('Completezza dei dati', 'Completeness of data'),
    risponde: words(
      'Quante delle risposte utili ci sono?',
      'How many of the useful answers are there?',
    ),
    formula: words(
      'Risposte presenti ÷ risposte diverse chieste dalle dodici aree.',
      'Answers present ÷ different answers asked for by the twelve areas.',
    ),
    da: ['soluzioni'],
  }),
  sintesi: regola('sintesi', {
    ...NESSUNA,
    versione: 2,
    titolo: words('Quadro d’insieme', 'Overall picture'),
    risponde: words('Come sta la famiglia nel complesso?', 'How is the family doing overall?'),
    formula: words(
      'Prima i problemi e un testamento che manca, poi le polizze d’investimento, poi le altre verifiche e le opportunità, in fondo ciò che è a posto. Dentro ogni gruppo viene prima l’area dove manca di più, secondo il peso che le diamo. Tra le aree che non sono a posto sale più di tutte la riserva che manca; salgono anche il reddito da cui qualcuno dipende, gli infortuni e le malattie, la casa, il passaggio del patrimonio, la pensione e la non autosufficienza; scendono le cure mediche, la tutela legale e il riscatto della laurea. A parità, nell’ordine stabilito. La frase dice la prima che vale: debiti oltre le forze, pochi dati, ogni mese più uscite che entrate, metà riserva che manca, aree da affrontare, qualcosa da rafforzare, basi solide.',
      'First the problems and a missing will, then investment policies, then the other checks and the opportunities, last what is in order. Within each group the area where most is missing comes first, by the weight we give it. Among the areas that are not in order, a reserve that is short moves up most; the income that someone depends on, accident and illness, the home, passing on your wealth, the pension and long-term care move up too; medical care, legal cover and buying back degree years move down. If two are level, the set order decides. The sentence says the first that applies: debts beyond your means, few answers, more going out than coming in each month, half of the reserve missing, areas to address, something to strengthen, solid foundations.',
    ),
    da: ['soluzioni', 'situazioni', 'bilancio'],
    usa: ['riserve', 'bilancio', 'livello'],
    costanti: [
      ...SOLUZIONI.flatMap((code) => [
        `soluzione.${code}.ordine` as const,
        `soluzione.${code}.peso` as const,
      ]),
      'priorita.bonus',
      'rate.soglie',
      'bilancio.mesi',
      'bilancio.mesiSolide',
      'debiti.mesiApertura',
      'soglie.impresa',
      'soglie.leva',
      'livelli.tetti',
    ],
    ipotesi: [
      words(
        'Le aggiunte e i gruppi sono una scelta nostra.',
        'The additions and the groups are our choice.',
      ),
    ],
  }),
  avvisi: regola('avvisi', {
    ...NESSUNA,
    titolo: words('Avvisi sui dati', 'Notices about the data'),
    risponde: words(
      'C’è qualcosa da ricontrollare nelle risposte?',
      'Is there anything to check again in the answers?',
    ),
    formula: words(
      'Confronta tra loro le risposte date: importi che non tornano, dati ignorati, dati attesi e non indicati.',
      'It compares the answers given with one another: amounts that do not match, data ignored, data expected and not given.',
    ),
  }),
  medie: regola('medie', {
    ...NESSUNA,
    titolo: words('Confronti con le medie', 'Comparisons with averages'),
    risponde: words(
      'Come stanno le persone e le famiglie simili?',
      'How are similar people and households doing?',
    ),
    formula: ({ anno }) =>
      words(
        `Scarto = (valore − media) ÷ media; con la sola mediana pubblicata, rispetto a quella. «In linea» entro ${ilPct(quota(IN_LINEA))}. Il reddito di una persona si confronta con persone (regione, professione); quello della famiglia con famiglie (Italia, area, età, condizione e titolo di studio di chi guadagna di più). Il patrimonio per età del ${anno('medie.eta')} è riportato al livello del ${anno('medie.patrimonio')}.`,
        `Difference = (value − mean) ÷ mean; where only the median is published, from the median. We say “in line” within ${quota(IN_LINEA)}. A person’s income is compared with people (region, profession); a household’s with households (Italy, area, age, employment status and education of the main earner). The ${anno('medie.eta')} net worth by age is brought to the level of ${anno('medie.patrimonio')}.`,
      ),
    ingressi: [
      'redditoNettoAnnuo',
      'comuneResidenza',
      'professione',
      'dataNascita',
      'valorePatrimonioMobiliare',
    ],
    costanti: [
      'medie.regioni',
      'medie.professioni',
      'medie.famiglia',
      'medie.area',
      'medie.area.mediana',
      'medie.eta',
      'medie.condizione',
      'medie.istruzione',
      'medie.patrimonio',
      'medie.patrimonio.2020',
      'medie.risparmi',
      'medie.patrimonio.testa',
    ],
    ipotesi: [
      words(
        'Imponibili medi per professione portati al netto con le nostre formule.',
        'Mean taxable incomes by profession are converted to net with our formulas.',
      ),
    ],
    limiti: [
      ({ anno }) =>
        words(
          `I forfettari sono fuori dai dati per professione; le indagini del ${anno('medie.eta')} e del ${anno('medie.patrimonio')} non sono confrontabili tra loro.`,
          `Workers under the flat-rate scheme are not in the data by profession; the ${anno('medie.eta')} and ${anno('medie.patrimonio')} surveys cannot be compared.`,
        ),
    ],
  }),
};
