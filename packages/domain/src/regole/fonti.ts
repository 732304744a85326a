/**
 * Sources in English. Laws keep their Italian number; institutions and connecting words are
 * translated.
 */
import type { Words } from '../aree.ts';

/** Whole names first, then the words around them. */
const FRASI: readonly (readonly [RegExp, string])[] = [
  [/Ipotesi Bussola, modificabile/g, 'Bussola assumption, editable'],
  [/Specifica del prodotto/g, 'Product specification'],
  [/MEF – Dipartimento delle Finanze/g, 'Ministry of Economy – Department of Finance'],
  [
    /Banca d[’']Italia, indagine sui bilanci delle famiglie/g,
    'Bank of Italy, Survey on Household Income and Wealth',
  ],
  [
    /Ragioneria generale dello Stato, nota di aggiornamento del (\d+) gennaio (\d+)/g,
    'State General Accounting Office, update note of $1 January $2',
  ],
  [
    /rivalutazione di legge al netto dell’imposta del (\d+%)/g,
    'legal revaluation after its $1 tax',
  ],
  [/convertito dalla /g, 'converted by '],
  [/allegato (\d+)/g, 'annex $1'],
  [/ISTAT, spese delle famiglie/g, 'ISTAT, household spending'],
  [/ISTAT, redditi delle famiglie/g, 'ISTAT, household income'],
  [/GIMBE, spesa sanitaria delle famiglie/g, 'GIMBE, household health spending'],
  [
    /INPS, tabelle (\d+) delle prestazioni agli invalidi civili/g,
    'INPS, $1 tables of civil disability benefits',
  ],
  [/INPS, circolari artigiani e commercianti/g, 'INPS, circulars for artisans and shopkeepers'],
  [/INPS, circolari/g, 'INPS, circulars'],
  [/INPS, circolare/g, 'INPS, circular'],
  [/costi di badanti e RSA/g, 'costs of carers and care homes'],
  [/obiettivo della Banca centrale europea/g, 'target of the European Central Bank'],
  [
    /medie reali di lungo periodo, al netto dei costi, prima delle imposte/g,
    'long-run real means, after costs, before tax',
  ],
  [/confronto con/g, 'compared with'],
  [/medie per regione/g, 'regional means'],
  [/elaborazione propria/g, 'own computation'],
  [/dichiarazioni (\d+)/g, 'tax returns of $1'],
  [/\(biennio ([\d-]+)\)/g, '(years $1)'],
  [/come modificat[oa] dall[ao] /g, 'as amended by '],
  [/tariffa art\./g, 'tariff, art.'],
  [/direttiva (\d+\/\d+)\/UE/g, 'Directive $1/EU'],
  [/D\.Lgs\. /g, 'Legislative Decree '],
  [/DPR (?=\d)/g, 'Presidential Decree '],
  [/DL (?=\d)/g, 'Decree-Law '],
  [/DM (?=\d)/g, 'Ministerial Decree '],
  [/\bL\. (?=\d)/g, 'Law '],
  [/TUIR art\./g, 'Income Tax Code (TUIR), art.'],
  [/Codice civile/g, 'Civil Code'],
  [/Corte cost\. /g, 'Constitutional Court '],
  [/tabella F/g, 'table F'],
  [/\bcommi\b/g, 'paragraphs'],
  [/\bcomma\b/g, 'paragraph'],
  [/(\d) e (\d)/g, '$1 and $2'],
  [/(paragraphs? [\w-]+) e (?=\d)/g, '$1 and '],
];

const note = new Map<string, Words>();

/**
 * A source as a screen names it. Words the table does not know stay Italian: better a foreign word
 * than a wrong law.
 */
export function fonteWords(testo: string): Words {
  let found = note.get(testo);
  if (!found) {
    found = Object.freeze({
      it: testo,
      en: FRASI.reduce((text, [from, to]) => text.replace(from, to), testo),
    });
    // Sources are a closed list of a release; a bound all the same, as the text is an owner's.
    if (note.size > 2000) note.clear();
    note.set(testo, found);
  }
  return found;
}
