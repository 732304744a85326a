/** The register: how what is owned passes on. */
import { testo } from '../aree.ts';
import { alPct, euro } from '../racconto/parole.ts';
import { numero, quota, type Testo } from './cifre.ts';
import { BENI } from './patrimonio.ts';
import { regola, soluzione, type Voci } from './voce.ts';

const STIMA_FISCALE: Testo = ({ v }) =>
  testo(
    `Il valore catastale è stimato ${alPct(quota(v['successione.quotaCatastale']))} di quello di mercato.`,
    `The cadastral value is estimated at ${quota(v['successione.quotaCatastale'])} of the market one.`,
  );

export const PASSAGGIO: Voci<'soluzione.polizza' | 'successione'> = {
  'soluzione.polizza': soluzione('polizza', {
    versione: 2,
    risponde: testo(
      'Quanti motivi ci sono per pensare al passaggio del patrimonio?',
      'How many reasons are there to think of passing on wealth?',
    ),
    formula: ({ v }) => {
      const c = v['passaggio.convivente'];
      return testo(
        `Senza testamento e con un convivente: ${numero(c.casa)} punti se la casa è tua, altrimenti da ${numero(c.base)} a ${numero(c.casa)} tra ${euro(c.da)} e ${euro(c.a)} di patrimonio netto. Negli altri casi punti = 10 + 20 dai 70 anni (15 dai 55) + 25 con un’impresa o garanzie firmate + 10 senza testamento + fino a 25 per l’imposta di successione stimata, per intero da ${euro(v['passaggio.imposta'])}, + 10 da 250.000\u00A0€ di risparmi; almeno 34 senza testamento e con figli fuori dal nucleo, un’impresa, o coniuge o figli e 100.000\u00A0€ di patrimonio netto; la metà se oltre il 40% è già in prodotti assicurativi.`,
        `Without a will and with an unmarried partner: ${numero(c.casa)} points when the home is yours, otherwise from ${numero(c.base)} to ${numero(c.casa)} between ${euro(c.da)} and ${euro(c.a)} of net worth. In other cases points = 10 + 20 from the age of 70 (15 from 55) + 25 with a business or guarantees signed + 10 without a will + up to 25 for the estimated inheritance tax, in full from ${euro(v['passaggio.imposta'])}, + 10 from 250.000\u00A0€ of savings; at least 34 without a will and with children outside the household, a business, or spouse or children and 100.000\u00A0€ of net worth; half when more than 40% is already in insurance products.`,
      );
    },
    ingressi: [
      'haTestamento',
      'valorePatrimonioMobiliare',
      'garanziePersonali',
      'strumentiInvestimento',
      'statoResidenza',
    ],
    decisivi: [],
    usa: [],
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
        testo(
          `Si valuta da ${euro(v['soluzione.soglie'].polizza)} di risparmi, o quando senza testamento la legge lascerebbe fuori o dividerebbe qualcuno.`,
          `Assessed from ${euro(v['soluzione.soglie'].polizza)} of savings, or when without a will the law would leave somebody out or divide.`,
        ),
    ],
    limiti: [
      testo(
        'Non guarda i costi né i beneficiari delle polizze che ci sono.',
        'It looks neither at costs nor at beneficiaries of existing policies.',
      ),
    ],
  }),
  successione: regola('successione', {
    versione: 2,
    titolo: testo('Successione', 'Estate'),
    risponde: testo(
      'A chi andrebbe il patrimonio, e con quali imposte?',
      'Who would receive the estate, and with what taxes?',
    ),
    formula: ({ v }) =>
      testo(
        `Base = valore catastale della casa + altri immobili × ${quota(v['successione.quotaCatastale'])} + risparmi non assicurativi + attività − debiti, mai sotto zero. Valore catastale = rendita × ${numero(v['catasto.rivalutazione'])} × ${numero(v['catasto.altra'])}, o ${quota(v['successione.quotaCatastale'])} del valore di mercato se la rendita non è indicata. Imposta = per ogni erede, aliquota × (quota − franchigia). Senza testamento e con testamento le quote sono quelle del Codice civile: con un testamento ogni erede ha almeno la legittima e al massimo anche la parte disponibile; chi convive solo quest’ultima. Senza testamento è da valutare con un convivente, un’impresa, oltre un milione, o con coniuge o figli.`,
        `Base = cadastral value of the home + other property × ${quota(v['successione.quotaCatastale'])} + savings outside insurance + business − debts, never below zero. Cadastral value = rent × ${numero(v['catasto.rivalutazione'])} × ${numero(v['catasto.altra'])}, or ${quota(v['successione.quotaCatastale'])} of the market value when the rent is not told. Tax = for each heir, rate × (share − allowance). Shares without and with a will are those of the Civil Code: with a will each heir has the forced share at least and the free part too at most; an unmarried partner only the latter. Without a will it is worth considering with an unmarried partner, a business, above one million, or with spouse or children.`,
      ),
    ingressi: ['haTestamento', ...BENI, 'catastoAbitazione', 'strumentiInvestimento'],
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
      testo(
        'Gli eredi sono quelli indicati nella famiglia, anche se spenti nell’analisi: la legge non li esclude.',
        'Heirs are those told in the family, even when switched off in the analysis: the law does not leave them out.',
      ),
    ],
    soglie: [
      testo(
        'Patrimonio importante: oltre 1.000.000\u00A0€.',
        'Sizeable wealth: above 1.000.000\u00A0€.',
      ),
    ],
    limiti: [
      testo(
        'Senza la rendita catastale il valore degli immobili è stimato da quello di mercato.',
        'Without the cadastral income the value of property is estimated from the market one.',
      ),
      testo(
        'Donazioni, titoli di Stato esenti, agevolazione prima casa ed esenzioni d’impresa non sono calcolati; fratelli e sorelle non sono nell’elenco.',
        'Gifts, exempt government bonds, first-home relief and business exemptions are not worked out; brothers and sisters are not in the list.',
      ),
    ],
  }),
};
