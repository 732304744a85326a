/** What the second edition put right, the most important first (domain.md, «Second edition»). */
import { ageAt } from '../../calendario.ts';
import type { Soluzione } from '../../analisi.ts';
import { words, type SoluzioneCode } from '../../aree.ts';
import type { IsoDate } from '../../money.ts';
import { partnerDi } from '../../famiglia/perimetro.ts';
import { isPropria, type Famiglia, type Membro } from '../../nucleo.ts';
import type { AnalisiQualsiasi, Valore, VoceCorrezione } from './correzione.ts';

const SECONDA_EDIZIONE = { giorno: '2026-11-24', motore: '2.1.0' } as const;

export const CORREZIONI: readonly VoceCorrezione[] = [
  {
    ...SECONDA_EDIZIONE,
    id: 'uscite',
    soluzioni: ['pensione'],
    titolo: words('Conoscevamo una sola uscita dal lavoro', 'We knew only one way of retiring'),
    prima: words(
      'Calcolavamo soltanto la pensione di vecchiaia. Chi aveva iniziato presto, o guadagnava abbastanza, leggeva una data più lontana del vero.',
      'We worked out the old-age pension only. Whoever had started young, or earned enough, read a date later than the true one.',
    ),
    ora: words(
      'Guardiamo tutte le uscite e ti diciamo la prima. Se preferisci aspettare, scegli tu quale seguire.',
      'We look at every exit and tell you the first. If you would rather wait, you choose which one to follow.',
    ),
    chi: words(
      'Chi ha versato presto o a lungo, e chi ha già compiuto 67 anni',
      'Whoever has paid early or for long, and whoever is over 67',
    ),
    riguarda: (_, { previdenza }) =>
      previdenza.some(({ uscita, uscite }) => uscita !== undefined && (uscite ?? []).length > 1),
    cifra: {
      nome: words('Il primo traguardo della pensione', 'The first possible pension date'),
      di: ({ previdenza: [prima] }) =>
        prima?.decorrenza === undefined ? undefined : { tipo: 'mese', valore: prima.decorrenza },
    },
  },
  {
    ...SECONDA_EDIZIONE,
    id: 'piano',
    soluzioni: [],
    titolo: words(
      'Consigliavamo senza guardare quanto ti resta',
      'We gave advice without looking at what you have left',
    ),
    prima: words(
      'Ogni area dava il suo consiglio per conto proprio. Sommati potevano chiedere più di quanto resta a fine mese, e proponevano un fondo pensione anche a chi non aveva una riserva.',
      'Every area gave its advice by itself. Together they could ask for more than is left at the end of the month, and they suggested a pension fund even to people without a reserve.',
    ),
    ora: words(
      'C’è un piano solo, su quello che resta davvero. Prima la riserva, poi il resto: quello che oggi non ci sta è segnato «più avanti».',
      'There is one plan, on what is really left. The reserve first, then the rest: what has no room today is marked “later”.',
    ),
    chi: words('Tutti', 'Everybody'),
    riguarda: () => true,
    cifra: {
      nome: words('Il piano, al mese', 'The plan, a month'),
      di: ({ piano }) =>
        typeof piano?.disponibile === 'number'
          ? { tipo: 'euroMese', valore: piano.disponibile }
          : undefined,
    },
  },
  {
    ...SECONDA_EDIZIONE,
    id: 'apertura',
    soluzioni: [],
    titolo: words(
      'Dicevamo quasi a tutti che «le basi sono solide»',
      'We told almost everybody that “the foundations are solid”',
    ),
    prima: words(
      'La prima riga della Home guardava solo la somma dei livelli. Poteva rassicurare chi non aveva una riserva, o chi spendeva più di quanto guadagna.',
      'The first line of Home only looked at the levels added up. It could reassure people without a reserve, or who spend more than they earn.',
    ),
    ora: words(
      'Prima vengono i debiti, il bilancio del mese e la riserva. Diciamo che le basi sono solide solo quando lo sono.',
      'Debts, the month’s budget and the reserve come first. We say that the foundations are solid only when they are.',
    ),
    chi: words('Tutti', 'Everybody'),
    riguarda: () => true,
  },
  {
    ...SECONDA_EDIZIONE,
    id: 'invalidita',
    soluzioni: ['infortuni-malattie'],
    titolo: words(
      'Dimenticavamo una parte della pensione di invalidità',
      'We forgot a part of the disability pension',
    ),
    prima: words(
      'Contavamo solo i contributi già versati. La legge invece aggiunge quelli che mancano fino ai 60 anni, e alza le pensioni più basse.',
      'We only counted the contributions already paid. The law also adds those that are missing up to 60, and raises the lowest pensions.',
    ),
    ora: words(
      'Li aggiungiamo, dopo aver controllato che gli anni versati bastino. A chi è giovane o guadagna poco manca meno di quanto dicevamo.',
      'We add them, after checking that enough years were paid. Young and low-paid workers are missing less than we said.',
    ),
    chi: words('Chi lavora e ha meno di 60 anni', 'Workers under 60'),
    riguarda: (famiglia, analisi) =>
      isValutata(analisi, 'infortuni-malattie') &&
      coppia(famiglia).some(({ dataNascita }) => isSotto(60, dataNascita, famiglia)),
    cifra: {
      nome: words('Infortuni e malattie, quanto manca', 'Accident and illness, what is missing'),
      di: (analisi) => mancante(analisi, 'infortuni-malattie'),
    },
  },
  {
    ...SECONDA_EDIZIONE,
    id: 'riserva',
    soluzioni: ['gestione-patrimonio'],
    titolo: words(
      'Sotto i 10.000 € di risparmi la riserva non compariva',
      'Below 10.000 € of savings the reserve did not appear',
    ),
    prima: words(
      'A chi aveva pochi risparmi dicevamo che la gestione del patrimonio non lo riguardava, proprio quando la riserva mancava.',
      'We told people with small savings that managing them did not concern them, just when the reserve was missing.',
    ),
    ora: words(
      'La riserva si valuta sempre, sulle tue spese o su quelle di una famiglia come la tua.',
      'The reserve is always assessed, on your spending or on that of a family like yours.',
    ),
    chi: words('Chi ha meno di 10.000 € di risparmi', 'Whoever has less than 10.000 € of savings'),
    riguarda: (famiglia) => {
      const told = coppia(famiglia).map(({ valorePatrimonioMobiliare: v }) => v);
      return (
        told.some((v) => v !== undefined) && told.reduce<number>((a, v) => a + (v ?? 0), 0) < 10000
      );
    },
    cifra: {
      nome: words('La riserva, quanto manca', 'The reserve, what is missing'),
      di: ({ gestione }) => (gestione ? { tipo: 'euro', valore: gestione.carenza } : undefined),
    },
  },
  {
    ...SECONDA_EDIZIONE,
    id: 'livelli',
    soluzioni: [],
    titolo: words(
      'L’ordine delle priorità non era quello di un consulente onesto',
      'Priorities were not in the order an honest adviser would use',
    ),
    prima: words(
      'Un solo elenco di punteggi metteva insieme bisogni e scelte: la tutela legale poteva venire prima della pensione, e un «a posto» stare accanto a qualcosa che mancava.',
      'One list of scores mixed needs and choices: legal cover could come before the pension, and an “in order” could stand beside something that was missing.',
    ),
    ora: words(
      'Il livello è la parte scoperta. Prima vengono i bisogni, poi i controlli, poi le occasioni, che non sono mai urgenti.',
      'The level is the part that is not covered. Needs come first, then checks, then opportunities, which are never urgent.',
    ),
    chi: words('Tutti', 'Everybody'),
    riguarda: () => true,
  },
  {
    ...SECONDA_EDIZIONE,
    id: 'superstiti',
    soluzioni: ['TCM'],
    titolo: words(
      'La pensione ai superstiti era intera anche quando la legge la taglia',
      'The survivors’ pension was whole even where the law cuts it',
    ),
    prima: words(
      'Chi resta e ha un reddito suo riceve meno: non ne tenevamo conto, e il capitale che manca sembrava più piccolo.',
      'A survivor with an income of their own receives less: we did not count it, and the missing capital looked smaller.',
    ),
    ora: words(
      'Applichiamo i tagli della legge, con il reddito di chi resta.',
      'We apply the law’s cuts, with the survivor’s income.',
    ),
    chi: words(
      'Coppie senza figli a carico, quando chi resta ha un reddito',
      'Couples without dependent children, where the survivor has an income',
    ),
    riguarda: (famiglia) =>
      partnerDi(famiglia.membri) !== undefined &&
      !famiglia.membri.some(isFiglio) &&
      coppia(famiglia).some(({ redditoNettoAnnuo }) => (redditoNettoAnnuo ?? 0) > 0),
    cifra: {
      nome: words(
        'Se mancasse un reddito, quanto manca',
        'If an income were lost, what is missing',
      ),
      di: (analisi) => mancante(analisi, 'TCM'),
    },
  },
  {
    ...SECONDA_EDIZIONE,
    id: 'dipende',
    soluzioni: ['TCM'],
    titolo: words(
      'Dicevamo «nessuno dipende dal tuo reddito» anche a chi ha una famiglia',
      'We said “nobody depends on your income” even to people with a family',
    ),
    prima: words(
      'Una sola frase copriva tutti i casi: chi non lavora, chi ha più di 70 anni, chi convive, chi non aveva detto il reddito.',
      'One sentence covered every case: who does not work, who is over 70, who lives together unmarried, who had not told the income.',
    ),
    ora: words(
      'Ogni caso ha la sua frase, e i debiti si contano anche senza un reddito.',
      'Each case has its own sentence, and debts count even without an income.',
    ),
    chi: words(
      'Chi ha più di 70 anni, chi non lavora, chi convive, chi ha figli adulti a carico',
      'Whoever is over 70, out of work, living together unmarried, or supporting adult children',
    ),
    riguarda: (famiglia) =>
      famiglia.membri.length > 1 &&
      coppia(famiglia).some(
        (m) =>
          (m.redditoNettoAnnuo ?? 0) === 0 ||
          m.convivente === true ||
          !isSotto(70, m.dataNascita, famiglia),
      ),
  },
  {
    ...SECONDA_EDIZIONE,
    id: 'solo-per-me',
    soluzioni: [],
    titolo: words(
      'Scegliendo «solo per me» la famiglia spariva dai conti',
      'Choosing “only for me” made the family vanish from the sums',
    ),
    prima: words(
      'Chi guardava solo la propria parte leggeva che nessuno dipende da lui e che poteva lasciare tutto a chi vuole.',
      'Whoever looked at their own part only read that nobody depends on them and that they may leave everything to anyone.',
    ),
    ora: words(
      'La famiglia per la legge resta la stessa. «Solo per me» nasconde le righe degli altri, e basta.',
      'The family stays the same for the law. “Only for me” hides the others’ rows, and nothing else.',
    ),
    chi: words('Chi analizza solo sé stesso', 'Whoever analyses only themselves'),
    riguarda: ({ analisiFamiliare, membri }) => analisiFamiliare === 'perMe' && membri.length > 1,
  },
  {
    ...SECONDA_EDIZIONE,
    id: 'forfettario',
    soluzioni: ['pensione', 'riscatto-laurea'],
    titolo: words(
      'Promettevamo un risparmio di tasse a chi è in regime forfettario',
      'We promised a tax saving to people under the flat-rate scheme',
    ),
    prima: words(
      'Trattavamo ogni lavoro in proprio con le tasse ordinarie. Chi paga la flat tax non può dedurre i versamenti al fondo.',
      'We treated every self-employed person under ordinary tax. Whoever pays the flat rate cannot deduct payments into a fund.',
    ),
    ora: words(
      'Se ci dici il regime usiamo le sue regole. Finché non lo sappiamo, non promettiamo risparmi.',
      'Tell us the scheme and we use its rules. Until we know it, we promise no saving.',
    ),
    chi: words('Chi lavora in proprio', 'The self-employed'),
    riguarda: (famiglia) =>
      coppia(famiglia).some(({ professione }) => IN_PROPRIO.has(professione ?? '')),
  },
  {
    ...SECONDA_EDIZIONE,
    id: 'continuita',
    soluzioni: ['pensione'],
    titolo: words(
      'Contavamo interruzioni che non c’erano',
      'We counted gaps in work that were not there',
    ),
    prima: words(
      'Supponevamo per tutti 15 mesi su 100 senza lavoro, anche a chi ha lavorato sempre.',
      'We supposed 15 months in 100 without work for everybody, even for people who have always worked.',
    ),
    ora: words(
      'Guardiamo gli anni che hai versato davvero. Se non sappiamo quando hai iniziato, lo diciamo.',
      'We look at the years you really paid. If we do not know when you began, we say so.',
    ),
    chi: words(
      'Chi ci ha detto gli anni di contributi',
      'Whoever told us the years of contributions',
    ),
    riguarda: (famiglia) =>
      coppia(famiglia).some(({ anniContributi }) => anniContributi !== undefined),
  },
  {
    ...SECONDA_EDIZIONE,
    id: 'requisiti',
    soluzioni: ['pensione'],
    titolo: words(
      'Per l’età dal 2029 usavamo una previsione superata',
      'For ages from 2029 we used an outdated projection',
    ),
    prima: words(
      'L’età di vecchiaia cresceva un po’ ogni anno, e i mesi del 2029 erano quelli di una stima vecchia.',
      'The old-age requirement grew a little every year, and the months for 2029 came from an old estimate.',
    ),
    ora: words(
      'Cresce ogni due anni, come dice la legge, con le previsioni ufficiali del 2026. Dove è una previsione, c’è scritto.',
      'It grows every two years, as the law says, with the official projections of 2026. Where it is a projection, it says so.',
    ),
    chi: words('Chi smette dal 2029', 'Whoever retires from 2029'),
    riguarda: (_, { previdenza }) =>
      previdenza.some(({ annoPensione }) => (annoPensione ?? 0) >= 2029),
  },
  {
    ...SECONDA_EDIZIONE,
    id: 'riscatto',
    soluzioni: ['riscatto-laurea'],
    titolo: words(
      'Offrivamo il riscatto agevolato anche per anni che la legge esclude',
      'We offered the cheap buy-back for years that the law leaves out',
    ),
    prima: words(
      'Lo calcolavamo per ogni anno di studio.',
      'We worked it out for any year of study.',
    ),
    ora: words(
      'Contiamo solo gli anni di studio dal gennaio 1996, come chiede la legge.',
      'We only count years of study from January 1996, as the law asks.',
    ),
    chi: words('Chi è laureato ed è nato prima del 1977', 'Graduates born before 1977'),
    riguarda: (famiglia) =>
      coppia(famiglia).some(
        ({ laureato, dataNascita }) =>
          laureato?.stato === true && dataNascita !== undefined && dataNascita < '1977',
      ),
  },
  {
    ...SECONDA_EDIZIONE,
    id: 'casa-assicurata',
    soluzioni: ['polizze-rischi'],
    titolo: words(
      'Davamo l’allarme sulla casa con il mutuo',
      'We raised the alarm on a home with a mortgage',
    ),
    prima: words(
      'Se dicevi che la casa non è assicurata il livello era rosso, anche con un mutuo.',
      'If you said that the home is not insured, the level was red even with a mortgage.',
    ),
    ora: words(
      'Con un mutuo la banca chiede quasi sempre la polizza: ti diciamo di controllare, senza allarmi.',
      'With a mortgage the bank nearly always asks for the cover: we tell you to check, without alarm.',
    ),
    chi: words(
      'Chi ha una casa con il mutuo e ha risposto che non è assicurata',
      'Owners with a mortgage who answered that the home is not insured',
    ),
    riguarda: (famiglia) =>
      coppia(famiglia).some(
        (m) =>
          isPropria(m.statoResidenza) &&
          m.mutuoResidenza === true &&
          m.assicurazioneResidenza === false,
      ),
  },
  {
    ...SECONDA_EDIZIONE,
    motore: '2.2.0',
    id: 'affidabilita',
    soluzioni: [],
    titolo: words(
      '«Precisione alta» voleva dire solo che avevi risposto',
      '“High precision” only meant that you had answered',
    ),
    prima: words(
      'Contavamo le risposte date, senza chiederci se le regole fossero quelle giuste per te.',
      'We counted the answers given, without asking whether the rules were the right ones for you.',
    ),
    ora: words(
      'La precisione scende dove il calcolo ti somiglia poco, e ogni stima mostra il suo margine.',
      'Precision falls where the sums fit you less, and every estimate shows its margin.',
    ),
    chi: words('Tutti', 'Everybody'),
    riguarda: () => true,
  },
];

const IN_PROPRIO: ReadonlySet<string> = new Set(['Autonomo/a', 'Artigiano/a', 'Imprenditore']);

/** The first person and the partner, whatever is shown. */
function coppia({ membri }: Famiglia): Membro[] {
  const partner = partnerDi(membri);
  return membri.filter(
    ({ _id, gradoParentela }) => gradoParentela === 'me' || _id === partner?._id,
  );
}
const isFiglio = ({ gradoParentela }: Membro): boolean =>
  gradoParentela === 'son' || gradoParentela === 'daughter';
const isSotto = (anni: number, nascita: IsoDate | undefined, { refDate }: Famiglia): boolean =>
  nascita !== undefined && ageAt(nascita, refDate) < anni;

const soluzioneDi = ({ soluzioni }: AnalisiQualsiasi, code: SoluzioneCode): Soluzione | undefined =>
  soluzioni.find((one) => one.code === code);
const isValutata = (analisi: AnalisiQualsiasi, code: SoluzioneCode): boolean =>
  soluzioneDi(analisi, code)?.eligible === true;
function mancante(analisi: AnalisiQualsiasi, code: SoluzioneCode): Valore | undefined {
  const barra = soluzioneDi(analisi, code)?.barra;
  return barra?.unit === 'euro' ? { tipo: 'euro', valore: barra.gap } : undefined;
}
