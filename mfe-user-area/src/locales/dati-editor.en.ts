import type { Translated } from '@bussola/i18n';
import type { datiEditorIt } from './dati-editor.it.ts';

export const datiEditorEn: Translated<typeof datiEditorIt> = {
  why: 'Why we ask',
  effect: 'If you save',
  then: 'After',
  noEffect: 'The results stay as they are.',
  whose: 'The same of',
  all: 'All the data of the family',
  supposed: 'We supposed this value. Correct it; or, if it is right, tell us that it can stay.',
  right: 'It is right as it is',
  past: 'Earlier values',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved: {{what}}',
  undo: 'Undo the change',
  undone: 'Done: the earlier value is back',
  notUndone:
    'The change could not be undone, because the data has changed since. Open the row and correct it.',
  conflict:
    'These data were changed elsewhere while you were typing. Below is what was saved: you can keep what you wrote or take that value.',
  theirs: { title: 'Saved meanwhile', take: 'Take this one' },
  uscite: {
    question: 'How much do you expect to spend over the next three years, besides the usual?',
    help: 'Only what you do not want to give up: the car, works at home, university.',
  },
  perimetro: { question: 'What do you want to see?' },
};
