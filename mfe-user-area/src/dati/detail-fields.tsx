/** Fields of the details that no checkup asks. */
import {
  A_CARICO,
  CONTINUITA,
  DESTINAZIONI_TFR,
  DIPENDENTE_PUBBLICO,
  FIGLIO_DI,
  isLaurea,
  REGIMI_FISCALI,
  TIPI_USCITA,
} from '@bussola/domain';
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
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { MonthField } from './month-field.tsx';
import { ShareField } from './share-field.tsx';

interface Props {
  isMe: boolean;
  today: string;
}

/** An answer in euro; nothing where it is not asked. */
export function DetailMoney({ name, today }: { name: Chiave & keyof Words; today: string }) {
  const t = useT(userAreaNamespace);
  const form = useAnswers();
  const asks = useAsks({ today });
  if (!asks(name)) return null;
  return (
    <MoneyField
      {...form.field<number | null>(name)}
      label={t(`dati.field.${name}.label`)}
      help={t(`dati.field.${name}.help`)}
    />
  );
}
type Words = Record<
  | 'speseMensili'
  | 'rataMutuo'
  | 'tfrMaturato'
  | 'contributoDatore'
  | 'mutuoSecondeCase'
  | 'catastoAbitazione',
  string
>;

/** A yes or a no; nothing where it is not asked. */
export function DetailYesNo({
  name,
  today,
}: {
  name: 'cassa' | 'convivente' | 'secondeCaseAssicurate' | 'garanziePersonali' | 'haTestamento';
  today: string;
}) {
  const t = useT(userAreaNamespace);
  const form = useAnswers();
  const asks = useAsks({ today });
  if (!asks(name)) return null;
  return (
    <YesNo
      {...form.choice<boolean | null>(name)}
      label={t(`dati.field.${name}.label`)}
      help={t(`dati.field.${name}.help`)}
    />
  );
}

const CHOICES = {
  continuita: CONTINUITA,
  dipendentePubblico: DIPENDENTE_PUBBLICO,
  regimeFiscale: REGIMI_FISCALI,
  tfrDestinazione: DESTINAZIONI_TFR,
  figlioDi: FIGLIO_DI,
  aCarico: A_CARICO,
  uscita: TIPI_USCITA,
} as const;

/** One of a few; nothing where it is not asked. */
export function DetailChoice({ name, today }: { name: keyof typeof CHOICES; today: string }) {
  const t = useT(userAreaNamespace);
  const form = useAnswers();
  const asks = useAsks({ today });
  if (!asks(name)) return null;
  const choices: readonly string[] = CHOICES[name];
  return (
    <RadioCards<string>
      {...form.choice<string>(name)}
      label={t(`dati.field.${name}.label`)}
      help={t(`dati.field.${name}.help`)}
      stacked
      options={choices.map((value) => ({
        value,
        label: t(`dati.choice.${name}.${value}` as 'dati.choice.continuita.piena'),
      }))}
    />
  );
}

export function ContributiFields({ isMe, today }: Props) {
  const t = useT(userAreaNamespace);
  const form = useAnswers();
  const asks = useAsks({ today });
  return (
    <>
      <AnniContributiField prefix="" isMe={isMe} today={today} />
      {asks('primoContributo') && (
        <MonthField
          {...form.field<string>('primoContributo')}
          label={t('dati.field.primoContributo.label')}
          help={t('dati.field.primoContributo.help')}
        />
      )}
      <DetailChoice name="continuita" today={today} />
    </>
  );
}

export function LavoroFields({ today }: Props) {
  const asks = useAsks({ today });
  return (
    <>
      <DetailChoice name="dipendentePubblico" today={today} />
      <DetailChoice name="regimeFiscale" today={today} />
      {asks('coefficienteForfettario') && (
        <RevealIndent>
          <ShareField name="coefficienteForfettario" />
        </RevealIndent>
      )}
      <DetailYesNo name="cassa" today={today} />
    </>
  );
}

export function TfrFields({ today }: Props) {
  return (
    <>
      <DetailMoney name="tfrMaturato" today={today} />
      <DetailChoice name="tfrDestinazione" today={today} />
      <DetailMoney name="contributoDatore" today={today} />
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
        maxLength={1}
      />
    </>
  );
}

export function LegamiFields({ today }: Props) {
  return (
    <>
      <DetailYesNo name="convivente" today={today} />
      <DetailChoice name="figlioDi" today={today} />
      <DetailChoice name="aCarico" today={today} />
    </>
  );
}

export function AltreCaseFields({ today }: Props) {
  return (
    <>
      <DetailMoney name="mutuoSecondeCase" today={today} />
      <DetailYesNo name="secondeCaseAssicurate" today={today} />
    </>
  );
}

/** Asked of everybody who is grown up, with words of its own. */
export function LegaleField() {
  const t = useT(userAreaNamespace);
  return (
    <YesNo
      {...useAnswers().choice<boolean | null>('polizze.tutelaLegale')}
      label={t('dati.field.tutelaLegale.label')}
      help={t('dati.field.tutelaLegale.help')}
    />
  );
}
