import { etaOn, LEGAMI, legameDi } from '@bussola/domain';
import { formsNamespace } from '@bussola/forms';
import { useT } from '@bussola/i18n';
import { stepsNamespace } from '../../steps-namespace.ts';
import { today } from '../../today.ts';
import type { Persona } from './previdenza-step.ts';

/** «Marito, 42 anni, dipendente». */
export function useAbout() {
  const stepWords = useT(stepsNamespace);
  const words = useT(formsNamespace);
  return ({ answers, isMe }: Persona): string => {
    const age = etaOn(answers.dataNascita, today());
    const { professione } = answers;
    const kin = LEGAMI.find((one) => one === legameDi(answers));
    const work =
      professione === 'Autonomo/a'
        ? stepWords(isMe ? 'previdenza.inProprioMe' : 'previdenza.inProprio')
        : professione && words(`professione.${professione}`).toLocaleLowerCase();
    return [
      isMe ? stepWords('previdenza.you') : kin && words(`parentela.${kin}`),
      Number.isFinite(age) && stepWords('riepilogo.rows.age', { age }),
      work,
    ]
      .filter(Boolean)
      .join(', ');
  };
}
