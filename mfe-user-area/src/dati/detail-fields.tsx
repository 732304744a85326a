/** Fields of the details with more than the drawn questions. */
import { isLaurea } from '@bussola/domain';
import type { TitoloStudio } from '@bussola/domain';
import { AnniContributiField, Domande, RiscattoField, useAnswers } from '@bussola/forms';
import { keysOf } from './editors.ts';

interface Props {
  isMe: boolean;
  today: string;
}

export function ContributiFields({ isMe, today }: Props) {
  return (
    <>
      <AnniContributiField prefix="" isMe={isMe} today={today} />
      <Domande keys={keysOf('contributi')} today={today} />
    </>
  );
}

export function LaureaFields({ isMe, today }: Props) {
  const form = useAnswers();
  if (!isLaurea(form.get<TitoloStudio | ''>('titoloStudio'))) return null;
  return (
    <>
      <RiscattoField prefix="" isMe={isMe} today={today} />
      <Domande keys={keysOf('laurea')} today={today} />
    </>
  );
}
