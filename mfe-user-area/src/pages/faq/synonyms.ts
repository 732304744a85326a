import type { Language } from '@bussola/i18n';

/** Words that people use for one thing: who looks for one finds the others. */
export const SYNONYMS: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  it: [
    ['liquidità', 'contanti', 'conto', 'soldi', 'risparmi'],
    ['mutuo', 'prestito', 'rata', 'finanziamento'],
    ['pensione', 'INPS', 'contributi'],
    ['assicurazione', 'polizza', 'copertura'],
    ['figli', 'figlio', 'figlia', 'bambini'],
    ['eredità', 'successione', 'testamento', 'eredi'],
    ['casa', 'immobile', 'appartamento', 'abitazione'],
    ['coniuge', 'moglie', 'marito', 'partner', 'compagno', 'compagna'],
    ['consulente', 'esperto', 'persona'],
    ['cancellare', 'eliminare', 'chiudere'],
    ['reddito', 'stipendio', 'entrate'],
    ['spese', 'uscite', 'costi'],
    ['rosso', 'affrontare', 'urgente'],
    ['giallo', 'valutare'],
    ['verde', 'posto'],
    ['dati', 'risposte', 'informazioni'],
  ],
  en: [
    ['cash', 'account', 'money', 'savings'],
    ['mortgage', 'loan', 'instalment'],
    ['pension', 'INPS', 'contributions', 'retire'],
    ['insurance', 'policy', 'cover'],
    ['children', 'child', 'kids', 'son', 'daughter'],
    ['inheritance', 'will', 'heirs', 'succession'],
    ['home', 'house', 'flat', 'property'],
    ['spouse', 'wife', 'husband', 'partner'],
    ['adviser', 'expert', 'person'],
    ['delete', 'erase', 'close'],
    ['income', 'salary', 'pay'],
    ['spending', 'expenses', 'costs'],
    ['red', 'urgent'],
    ['data', 'answers', 'information'],
  ],
};
