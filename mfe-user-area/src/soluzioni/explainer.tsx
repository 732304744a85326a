import type { Soluzione } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatNumber } from '@bussola/i18n/format';
import { useMoney } from '@bussola/ui/core';
import { Explainer } from '@bussola/ui/results';
import { maskAmounts } from '../area/mask-amounts.ts';
import type { Area } from '../area/use-area.tsx';
import type { Person } from '../famiglia/people.ts';
import { editMembroPath } from '../paths.ts';
import { userAreaNamespace } from '../words/user-area-namespace.ts';
import { useSteps } from './steps.ts';
import { useWriteInput } from './write-input.ts';

interface Props { area: Area; people: readonly Person[]; soluzione: Soluzione | undefined; onClose: () => void }

/** The drawer behind «Perché», for any of the twelve areas. */
export function SoluzioneExplainer({ area: { analisi }, people, soluzione, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { hidden } = useMoney();
  const steps = useSteps();
  const write = useWriteInput();
  if (!soluzione) return null;
  const { code } = soluzione;
  const ownerOf = (memberId: string | undefined) => people.find(({ id }) => id === memberId);
  return (
    <Explainer
      open onClose={onClose} title={soluzione.titolo[language]}
      what={t(`soluzioni.area.${code}.what`)} steps={steps(soluzione)} why={maskAmounts(soluzione.perche[language], hidden)}
      levels={(['red', 'yellow', 'green'] as const).map((level) => ({ level, text: t(`soluzioni.area.${code}.${level}`) }))}
      inputs={soluzione.inputs.map((input) => {
        const owner = ownerOf(input.memberId);
        return {
          label: owner && people.length > 1 ? `${input.label[language]} (${owner.name})` : input.label[language], value: write(input),
          note: input.provenance === 'typed' ? undefined : t(`soluzioni.provenance.${input.provenance}`), href: owner ? editMembroPath(owner.id) : undefined,
        };
      })}
      sources={soluzione.fonti.map(({ testo, data }) => ({ text: testo, date: data ? formatDate(data, language) : undefined }))}
      method={`${soluzione.level === 'grey' ? '' : `${t('soluzioni.score', { score: formatNumber(soluzione.finalScore) })} `}${t('soluzioni.page.release', { costanti: analisi.costanti, motore: analisi.motore })}`}
    />
  );
}
