/** What protects a person: pension fund and policies. */
import { words } from '../../aree.ts';
import type { Domanda } from './domanda.ts';
import type { Chiave } from '../../risposte/tabella.ts';

export const TUTELE = {
  'polizze.previdenzaComplementare': {
    name: words('Fondo pensione', 'Pension fund'),
    editor: {
      id: 'fondo',
      title: words('Il fondo pensione', 'The pension fund'),
      of: (name) =>
        words(
          `Che cosa c’è per ${name} oltre all’INPS?`,
          `What is there for ${name} besides INPS?`,
        ),
      row: (name) => words(`Fondo pensione di ${name}`, `${name}’s pension fund`),
      why: words(
        'Quello che hai già versato riduce ciò che mancherà in pensione.',
        'What you have paid in already reduces what will be missing in retirement.',
      ),
    },
  },
  montanteFondo: {
    name: words('Fondo pensione: quanto c’è', 'Pension fund balance'),
    summary: words('Saldo del fondo pensione', 'Balance of the pension fund'),
    editor: 'fondo',
  },
  anniFondo: {
    name: words('Fondo pensione: da quanti anni', 'Pension fund: years since joining'),
    summary: words('Anni del fondo pensione', 'Years of the pension fund'),
    editor: 'fondo',
  },
  'polizze.casoMorte': {
    name: words('Copertura in caso di morte', 'Life cover'),
    summary: words('Polizza vita', 'Life cover'),
    editor: {
      id: 'casoMorte',
      title: words('La polizza in caso di morte', 'Life cover'),
      of: (name) => words(`Che cosa protegge ${name}?`, `What protects ${name}?`),
      row: (name) => words(`Polizza vita di ${name}`, `${name}’s life cover`),
      why: words(
        'Se c’è già una copertura, ne serve meno.',
        'Where there is a cover already, less is needed.',
      ),
    },
  },
  'polizze.capitaleCasoMorte': {
    name: words('Capitale della copertura', 'Life cover amount'),
    summary: words('Capitale assicurato', 'Sum insured'),
    editor: 'casoMorte',
  },
  'polizze.invaliditaPermanente': {
    name: words('Copertura per invalidità permanente', 'Permanent disability cover'),
    summary: words('Invalidità permanente', 'Permanent disability'),
    editor: {
      id: 'invalidita',
      title: words('La polizza per l’invalidità', 'Disability cover'),
      of: (name) => words(`Che cosa protegge ${name}?`, `What protects ${name}?`),
      row: (name) => words(`Invalidità di ${name}`, `${name}’s disability cover`),
      why: words(
        'Chi non può più lavorare ha bisogno di un reddito: contiamo quello che c’è già.',
        'Who can no longer work needs an income: we count what is there already.',
      ),
    },
  },
  'polizze.rischioNonAutosufficienza': {
    name: words('Copertura per non autosufficienza', 'Long-term care cover'),
    summary: words('Non autosufficienza', 'Long-term care'),
    editor: {
      id: 'ltc',
      title: words('La polizza per la non autosufficienza', 'Long-term care cover'),
      of: (name) => words(`Che cosa protegge ${name}?`, `What protects ${name}?`),
      row: (name) => words(`Non autosufficienza di ${name}`, `${name}’s long-term care cover`),
      why: words(
        'L’assistenza di ogni giorno costa più della pensione di molti: contiamo quello che una polizza paga già.',
        'Daily care costs more than many pensions: we count what a policy already pays.',
      ),
    },
  },
  'polizze.tipoLtcSottoscritta': {
    name: words('Tipo di copertura per la non autosufficienza', 'Type of long-term care cover'),
    editor: 'ltc',
  },
  'polizze.renditaLtcMensile': {
    name: words('Rendita mensile per non autosufficienza', 'Monthly long-term care annuity'),
    summary: words('Rendita della polizza, al mese', 'Income of the policy, a month'),
    editor: 'ltc',
  },
  'polizze.coperturaSanitaria': {
    name: words('Copertura sanitaria', 'Health cover'),
    summary: words('Spese mediche', 'Medical costs'),
    editor: {
      id: 'salute',
      title: words('La copertura sanitaria', 'Health cover'),
      of: (name) => words(`Che cosa protegge ${name}?`, `What protects ${name}?`),
      row: (name) => words(`Cure mediche di ${name}`, `${name}’s health cover`),
      why: words(
        'Spesso è compresa nel contratto di lavoro: se c’è già, non serve comprarla.',
        'It often comes with the contract of employment: if it is there, there is no need to buy it.',
      ),
    },
  },
} as const satisfies Partial<Record<Chiave, Domanda>>;
