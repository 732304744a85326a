import { answerOf, isPropria } from '@bussola/domain';
import type { Membro } from '@bussola/domain';
import { firstFormsNamespace } from '@bussola/forms';
import { useT } from '@bussola/i18n';
import { formatPercent } from '@bussola/i18n/format';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import type { DatoId } from './editors.ts';
import type { Row } from './rows.ts';
import { useSplitParts } from './use-write-answer.ts';

type Note = (membro: Membro, row: Row) => string | undefined;

/** What follows from an answer, in a quiet line under its name. */
export function useRowNote(): (row: Row, membro: Membro | undefined) => string | undefined {
  const t = useT(userAreaNamespace);
  const first = useT(firstFormsNamespace);
  const parts = useSplitParts();
  /** The parts of a split besides the largest, which is the value. */
  const split: Note = (membro, { keys: [key], origin }) =>
    key && origin !== 'supposed'
      ? parts(key, answerOf(membro, key)).slice(1).join(' · ')
      : undefined;
  const notes: Readonly<Partial<Record<DatoId, Note>>> = {
    persona: ({ professione }) => professione && first(`professione.${professione}`),
    reddito: () => t('dati.note.reddito'),
    spese: () => t('dati.note.spese'),
    rata: () => t('dati.note.rata'),
    // The row of a rented home already shows that it is rented.
    casa: ({ statoResidenza: stato }) =>
      isPropria(stato) ? t(`dati.note.casa.${stato}`) : undefined,
    casoMorte: (_, { shown }) =>
      shown === 'polizze.capitaleCasoMorte' ? t('dati.note.capitale') : undefined,
    ltc: (_, { shown }) =>
      shown === 'polizze.renditaLtcMensile' ? t('dati.note.rendita') : undefined,
    fondo: ({ anniFondo }) =>
      anniFondo === undefined ? undefined : t('dati.note.anniFondo', { count: anniFondo }),
    risparmi: ({ suddivisioneInvestimento: classi }) =>
      classi && t('dati.note.liquidi', { share: formatPercent(classi.liquidi) }),
    suddivisione: split,
    strumenti: split,
    regimi: split,
  };
  return (row, membro) => membro && notes[row.dato]?.(membro, row);
}
