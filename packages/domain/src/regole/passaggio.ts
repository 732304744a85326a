/** The register: how assets pass on. */
import { words } from '../aree.ts';
import { alPct, euro, ilPct } from '../parole/parole.ts';
import { LIMITI_PASSAGGIO } from '../soluzioni/punteggi.ts';
import { PATRIMONIO_IMPORTANTE } from '../successione/stima.ts';
import { numero, quota, type Testo } from '../traccia/cifre.ts';
import { BENI } from './patrimonio.ts';
import { conSoglie, regola, soluzione, type Voci } from './voce.ts';

const STIMA_FISCALE: Testo = ({ v }) =>
  words(
    `Il valore catastale è stimato ${alPct(quota(v['successione.quotaCatastale']))} di quello di mercato.`,
    `The cadastral value is estimated at ${quota(v['successione.quotaCatastale'])} of the market value.`,
  );

export const PASSAGGIO: Voci<'soluzione.polizza' | 'successione'> = {
  'soluzione.polizza': soluzione('polizza', {
    versione: 2,
    risponde: words(
      'Quanti motivi ci sono per pensare al passaggio del patrimonio?',
      'How many reasons are there to think about passing on your wealth?',
    ),
    formula: ({ v }) =>
      words(
        `Senza testamento è da valutare se c’è un convivente, che per legge non eredita; e viene più in alto se la casa è tua, o tra ${euro(v['passaggio.convivente'].da)} e ${euro(v['passaggio.convivente'].a)} di patrimonio netto. Sempre senza testamento, è da valutare anche con figli fuori dal nucleo, con un’impresa, o con coniuge o figli e ${euro(LIMITI_PASSAGGIO.netto)} di patrimonio netto. Negli altri casi contano i motivi per pensarci: un’impresa o garanzie firmate; l’imposta di successione stimata, per intero da ${euro(v['passaggio.imposta'])}; l’età, dai ${LIMITI_PASSAGGIO.eta} anni e di più dai ${LIMITI_PASSAGGIO.etaForte}; un testamento che manca; ${euro(LIMITI_PASSAGGIO.risparmi)} di risparmi. È a posto se oltre ${ilPct(`${LIMITI_PASSAGGIO.assicurativiPct}%`)} dei risparmi è già in prodotti assicurativi, ma non per chi convive senza testamento.`,
        `Without a will it is “To consider” with an unmarried partner, who by law does not inherit; and it comes higher if the home is yours, or with net worth between ${euro(v['passaggio.convivente'].da)} and ${euro(v['passaggio.convivente'].a)}. Still without a will, it is also “To consider” with children outside the household, with a business, or with a spouse or children and net worth of ${euro(LIMITI_PASSAGGIO.netto)}. In other cases the reasons to think about it count: a business or guarantees signed for others; the estimated inheritance tax, in full from ${euro(v['passaggio.imposta'])}; age, from ${LIMITI_PASSAGGIO.eta} and more so from ${LIMITI_PASSAGGIO.etaForte}; a missing will; ${euro(LIMITI_PASSAGGIO.risparmi)} of savings. It is “In order” if more than ${LIMITI_PASSAGGIO.assicurativiPct}% of savings is already in insurance products, but not for an unmarried couple without a will.`,
      ),
    ingressi: [
      'haTestamento',
      'valorePatrimonioMobiliare',
      'garanziePersonali',
      'strumentiInvestimento',
      'statoResidenza',
      'dataNascita',
      'professione',
      'imprenditore',
    ],
    decisivi: ['dataNascita'],
    usa: ['successione'],
    costanti: [
      'soluzione.soglie',
      'successione.aliquote',
      'successione.quotaCatastale',
      'catasto.rivalutazione',
      'catasto.altra',
      'passaggio.convivente',
      'passaggio.imposta',
    ],
    ipotesi: [STIMA_FISCALE],
    soglie: [
      ({ v }) =>
        words(
          `Si valuta da ${euro(v['soluzione.soglie'].polizza)} di risparmi, o quando senza testamento la legge lascerebbe fuori qualcuno o dividerebbe i beni.`,
          `Assessed from ${euro(v['soluzione.soglie'].polizza)} of savings, or when without a will the law would leave someone out or divide the estate.`,
        ),
      conSoglie(
        `Tra gli altri motivi bastano da soli un’impresa, le garanzie firmate o un’imposta stimata così alta. L’età basta insieme a un testamento che manca o a ${euro(LIMITI_PASSAGGIO.risparmi)} di risparmi.`,
        `Of the other reasons, a business, guarantees signed for others or an estimated tax that high is enough on its own. Age is enough together with a missing will or ${euro(LIMITI_PASSAGGIO.risparmi)} of savings.`,
      ),
    ],
    limiti: [
      words(
        'Non guarda i costi e i beneficiari delle polizze che hai già.',
        'It does not look at the costs and beneficiaries of the policies you already hold.',
      ),
    ],
  }),
  successione: regola('successione', {
    versione: 2,
    titolo: words('Successione', 'Estate'),
    risponde: words(
      'A chi andrebbe il patrimonio, e con quali imposte?',
      'Who would receive the estate, and with what taxes?',
    ),
    formula: ({ v }) =>
      words(
        `Base = valore catastale della casa + altri immobili × ${quota(v['successione.quotaCatastale'])} + risparmi non assicurativi + attività − debiti, mai sotto zero. Valore catastale = rendita × ${numero(v['catasto.rivalutazione'])} × ${numero(v['catasto.altra'])}, o ${quota(v['successione.quotaCatastale'])} del valore di mercato se la rendita non è indicata. Imposta = per ogni erede, aliquota × (quota − franchigia). Senza testamento e con testamento le quote sono quelle del Codice civile: con un testamento ogni erede ha almeno la legittima e al massimo anche la parte disponibile; chi convive solo quest’ultima. Senza testamento è da valutare con un convivente, un’impresa, oltre un milione, o con coniuge o figli.`,
        `Base = cadastral value of the home + other property × ${quota(v['successione.quotaCatastale'])} + savings outside insurance + business − debts, never below zero. Cadastral value = cadastral income × ${numero(v['catasto.rivalutazione'])} × ${numero(v['catasto.altra'])}, or ${quota(v['successione.quotaCatastale'])} of the market value if the cadastral income is not given. Tax = for each heir, rate × (share − allowance). The shares without and with a will are those of the Civil Code: with a will each heir has at least the forced share and at most the disposable part too; an unmarried partner only the latter. Without a will it is worth considering with an unmarried partner, a business, above one million, or with a spouse or children.`,
      ),
    ingressi: [
      'haTestamento',
      ...BENI,
      'catastoAbitazione',
      'strumentiInvestimento',
      'convivente',
      'figlioDi',
      'figliFuoriNucleo',
      'professione',
      'imprenditore',
    ],
    decisivi: ['haTestamento'],
    usa: [],
    costanti: [
      'successione.aliquote',
      'successione.quotaCatastale',
      'catasto.rivalutazione',
      'catasto.altra',
    ],
    ipotesi: [
      STIMA_FISCALE,
      words(
        'Gli eredi sono quelli indicati nella famiglia, anche se spenti nell’analisi: la legge non li esclude.',
        'The heirs are those listed in the family, even if switched off in the analysis: the law does not leave them out.',
      ),
    ],
    soglie: [
      words(
        `Patrimonio importante: oltre ${euro(PATRIMONIO_IMPORTANTE)}.`,
        `Sizeable wealth: above ${euro(PATRIMONIO_IMPORTANTE)}.`,
      ),
    ],
    limiti: [
      words(
        'Senza la rendita catastale il valore degli immobili è stimato da quello di mercato.',
        'Without the cadastral income the value of property is estimated from the market value.',
      ),
      words(
        'Donazioni, titoli di Stato esenti, agevolazione prima casa ed esenzioni d’impresa non sono calcolati; fratelli e sorelle non sono nell’elenco.',
        'Gifts, exempt government bonds, first-home relief and business exemptions are not calculated; brothers and sisters are not in the list.',
      ),
    ],
  }),
};
