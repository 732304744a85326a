import { isAsked } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { checkupNamespace } from '../../namespace.ts';
import { stepsNamespace } from '../../steps-namespace.ts';
import { today } from '../../today.ts';
import type { MarginNote } from '../../wizard/margin-notes.tsx';
import type { Persona } from './previdenza-step.ts';

const paysContributions = ({ answers, isMe }: Persona): boolean =>
  isAsked('anniContributi', answers, { who: isMe ? 'me' : 'membro', today: today() });
const isEmployee = ({ answers }: Persona): boolean => answers.professione === 'Dipendente';

/** Margin notes of each person's card. A note stands beside the first card that it concerns. */
export function useNotes() {
  const stepWords = useT(stepsNamespace);
  const t = useT(checkupNamespace);
  return (family: readonly Persona[], place: number): MarginNote[] => {
    const isAlone = family.length === 1;
    const adults = family.filter(({ isAdult }) => isAdult);
    const [first, second] = adults;
    const note = (isHere: boolean, title: string, text: string): MarginNote[] =>
      isHere ? [{ title, text }] : [];
    return [
      ...note(
        place === 0,
        t('notes.why'),
        stepWords(isAlone ? 'previdenza.whyMe' : 'previdenza.why'),
      ),
      ...note(
        place === 0 && adults.some(paysContributions),
        stepWords('previdenza.contributiTitle'),
        stepWords('previdenza.contributi'),
      ),
      ...note(place === 0, t('notes.who'), t('notes.whoText')),
      ...note(
        place === adults.findIndex(isEmployee),
        stepWords('previdenza.bustaTitle'),
        stepWords('previdenza.busta'),
      ),
      ...note(
        place === 1,
        stepWords('previdenza.adultiTitle'),
        stepWords('previdenza.adulti', { first: first?.name ?? '', second: second?.name ?? '' }),
      ),
    ];
  };
}
