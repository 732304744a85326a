/** Fields of the details that no checkup asks. */
import { isLaurea, RISPOSTE } from '@bussola/domain';
import type { Chiave, TitoloStudio } from '@bussola/domain';
import {
  AnniContributiField,
  formsNamespace,
  RiscattoField,
  useAnswers,
  useAsks,
} from '@bussola/forms';
import { useT } from '@bussola/i18n';
import { RadioCards } from '@bussola/ui/core';
import { IntegerField, MoneyField, RevealIndent, YesNo } from '@bussola/ui/forms';
import type { datiIt } from '../locales/dati.it.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { MonthField } from './month-field.tsx';
import { ShareField } from './share-field.tsx';

interface Props {
  isMe: boolean;
  today: string;
}

type Words = keyof (typeof datiIt)['field'];
/** `tutelaLegale` of `polizze.tutelaLegale`. */
type LastPart<K> = K extends `${string}.${infer Part}` ? Part : K;
/** An answer that has words under `dati.field`. */
type Detail = { [K in Chiave]: LastPart<K> extends Words ? K : never }[Chiave];

/**
 * One question, with the field that its kind of answer takes; nothing where it is not asked.
 * @throws Error for a kind that no detail has had yet
 */
function DetailField({ name, today }: { name: Detail; today: string }) {
  const t = useT(userAreaNamespace);
  const form = useAnswers();
  const asks = useAsks({ today });
  if (!asks(name)) return null;
  const key = name.slice(name.lastIndexOf('.') + 1) as LastPart<Detail>;
  const words = { label: t(`dati.field.${key}.label`), help: t(`dati.field.${key}.help`) };
  const answer = RISPOSTE[name];
  switch (answer.kind) {
    case 'yesNo':
      return <YesNo {...form.choice<boolean | null>(name)} {...words} />;
    case 'euro':
      return <MoneyField {...form.field<number | null>(name)} {...words} />;
    case 'month':
      return <MonthField {...form.field<string>(name)} {...words} />;
    case 'choice':
      return (
        <RadioCards<string>
          {...form.choice<string>(name)}
          {...words}
          stacked
          options={answer.among.map((value) => ({
            value,
            label: t(`dati.choice.${key}.${value}` as 'dati.choice.continuita.piena'),
          }))}
        />
      );
    default:
      throw new Error(`There is no field for ${name}, which is of the kind ${answer.kind}`);
  }
}

/** These questions, one after the other. */
export const details = (...names: Detail[]) =>
  function Details({ today }: Pick<Props, 'today'>) {
    return names.map((name) => <DetailField key={name} name={name} today={today} />);
  };

export function ContributiFields({ isMe, today }: Props) {
  return (
    <>
      <AnniContributiField prefix="" isMe={isMe} today={today} />
      <DetailField name="primoContributo" today={today} />
      <DetailField name="continuita" today={today} />
    </>
  );
}

export function LavoroFields({ today }: Props) {
  const asks = useAsks({ today });
  return (
    <>
      <DetailField name="dipendentePubblico" today={today} />
      <DetailField name="regimeFiscale" today={today} />
      {asks('coefficienteForfettario') && (
        <RevealIndent>
          <ShareField name="coefficienteForfettario" />
        </RevealIndent>
      )}
      <DetailField name="cassa" today={today} />
    </>
  );
}

export function LaureaFields({ isMe, today }: Props) {
  const t = useT(userAreaNamespace);
  const words = useT(formsNamespace);
  const form = useAnswers();
  if (!isLaurea(form.get<TitoloStudio | ''>('titoloStudio'))) return null;
  return (
    <>
      <RiscattoField prefix="" isMe={isMe} today={today} />
      <IntegerField
        {...form.field<number | null>('laureato.anni')}
        label={t('dati.field.anniLaurea.label')}
        help={t('dati.field.anniLaurea.help')}
        unit={words('previdenza.anniUnit')}
      />
    </>
  );
}
