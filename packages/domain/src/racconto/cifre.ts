/** The figures of a simulation by name. */
import { words } from '../aree.ts';
import type { Words } from '../analisi.ts';
import type { ChiaveCifra } from '../simulazione/quadro.ts';

export const NOMI_CIFRE: Readonly<Record<ChiaveCifra, Words>> = {
  'patrimonio.netto': words('Patrimonio netto', 'Net worth'),
  'patrimonio.mobiliare': words('Risparmi e investimenti', 'Savings and investments'),
  'patrimonio.debiti': words('Debiti', 'Debts'),
  'patrimonio.subito': words('Disponibile subito', 'Available at once'),
  'gestione.carenza': words('Quanto manca alle riserve', 'Missing from the reserves'),
  'gestione.distanza': words('Distanza dal modello per età', 'Distance from the age-based model'),
  'TCM.capitale': words(
    'Capitale che manca se si ferma un reddito',
    'Capital missing if an income stops',
  ),
  'infortuni-malattie.capitale': words(
    'Capitale che manca con un’invalidità',
    'Capital missing with a disability',
  ),
  'LTC.gapMensile': words('Assistenza scoperta', 'Care left uncovered'),
  'polizze-rischi.esposizione': words('Immobili senza copertura', 'Property without cover'),
  'unit-index-linked.importo': words('In polizze d’investimento', 'In insurance investments'),
  'successione.imposta': words('Imposta di successione stimata', 'Estimated inheritance tax'),
  'previdenza.mesiEta': words('Età alla pensione', 'Age at retirement'),
  'previdenza.pensioneNettaMensile': words('Pensione netta', 'Net pension'),
  'previdenza.gapMensile': words('Quanto manca all’obiettivo', 'Missing from the target'),
  'previdenza.versamentoMensile': words(
    'Versamento che colma la distanza',
    'Payment that closes the gap',
  ),
};
