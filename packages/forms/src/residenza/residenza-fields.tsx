import { shownAt, STATI_RESIDENZA, TAB } from '@bussola/domain';
import type { IsoDate, StatoResidenza } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { RadioCards, Title } from '@bussola/ui/core';
import { FieldPair, FieldStack, FormPart, MoneyField } from '@bussola/ui/forms';
import { Domande } from '../domanda/domande.tsx';
import { useAnswers } from '../form/form-saving.tsx';
import { RangeMoneyField } from '../form/range-money-field.tsx';
import { formsNamespace } from '../namespace.ts';
import { useAsks } from '../risposte/use-asks.ts';
import { FASCE_VALORE } from './residenza-form.ts';

/** `alone` speaks to one person instead of a family. */
interface Props {
  alone: boolean;
}

/** Home, mortgage, cover; then the other real estate. */
export function ResidenzaFields({ alone, today }: Props & { today: IsoDate }) {
  const t = useT(formsNamespace);
  return (
    <>
      <FieldStack>
        <CasaFields alone={alone} />
        <Domande keys={shownAt(TAB.casa, 'me')} today={today} />
      </FieldStack>
      <FormPart>
        <Title as="h2" size={20} marginBottom="4">
          {t('residenza.others')}
        </Title>
        <AltriImmobiliFields alone={alone} />
      </FormPart>
    </>
  );
}

/** How the home is held, and its value. */
export function CasaFields({ alone }: Props) {
  const t = useT(formsNamespace);
  const asks = useAsks();
  const stato = useAnswers().choice<StatoResidenza | ''>('statoResidenza');
  const isShare = stato.value === 'comproprietà';
  const ofShare = alone ? 'residenza.valoreShareMe' : 'residenza.valoreShare';
  return (
    <>
      <RadioCards<StatoResidenza>
        {...stato}
        label={t(alone ? 'residenza.statoMe' : 'residenza.stato')}
        required
        options={STATI_RESIDENZA.map((value) => ({ value, label: t(`residenza.${value}`) }))}
      />
      {asks('valoreResidenza') && (
        <RangeMoneyField
          name="valoreResidenza"
          label={t(isShare ? ofShare : 'residenza.valore')}
          help={isShare ? t('residenza.valoreShareHelp') : undefined}
          dontKnow={t('residenza.valoreDontKnow')}
          ranges={FASCE_VALORE}
        />
      )}
    </>
  );
}

/** Other homes, and the rest of the real estate. */
export function AltriImmobiliFields({ alone }: Props) {
  const t = useT(formsNamespace);
  const form = useAnswers();
  return (
    <FieldPair>
      <MoneyField
        {...form.field<number | null>('valorePatrimonioImmobiliareSecondHomes')}
        label={t(alone ? 'residenza.secondeCaseMe' : 'residenza.secondeCase')}
        help={t('residenza.secondeCaseHelp')}
        placeholder="0"
      />
      <MoneyField
        {...form.field<number | null>('altriImmobili')}
        label={t('residenza.altri')}
        help={t('residenza.altriHelp')}
        placeholder="0"
      />
    </FieldPair>
  );
}
