import { STATI_RESIDENZA } from '@bussola/domain';
import type { StatoResidenza } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { RadioCards, Title } from '@bussola/ui/core';
import {
  FieldPair,
  FieldStack,
  FormPart,
  MoneyField,
  RevealIndent,
  YesNo,
} from '@bussola/ui/forms';
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
export function ResidenzaFields({ alone }: Props) {
  const t = useT(formsNamespace);
  return (
    <>
      <FieldStack>
        <CasaFields alone={alone} />
        <MutuoFields />
        <PolizzaCasaField />
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

const useIsShare = (): boolean =>
  useAnswers().get<StatoResidenza | ''>('statoResidenza') === 'comproprietà';

/** How the home is held, and its value. */
export function CasaFields({ alone }: Props) {
  const t = useT(formsNamespace);
  const asks = useAsks();
  const isShare = useIsShare();
  const stato = useAnswers().choice<StatoResidenza | ''>('statoResidenza');
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

/** Whether there is a mortgage on the home, and how much of it is left. */
export function MutuoFields() {
  const t = useT(formsNamespace);
  const form = useAnswers();
  const asks = useAsks();
  const isShare = useIsShare();
  if (!asks('mutuoResidenza')) return null;
  return (
    <>
      <YesNo
        {...form.choice<boolean | null>('mutuoResidenza')}
        label={t('residenza.mutuo')}
        required
      />
      {asks('valoreResiduoMutuo') && (
        <RevealIndent>
          <MoneyField
            {...form.field<number | null>('valoreResiduoMutuo')}
            label={t('residenza.residuo')}
            help={t(isShare ? 'residenza.residuoShareHelp' : 'residenza.residuoHelp')}
            required
          />
        </RevealIndent>
      )}
    </>
  );
}

export function PolizzaCasaField() {
  const t = useT(formsNamespace);
  const form = useAnswers();
  const asks = useAsks();
  if (!asks('assicurazioneResidenza')) return null;
  const hasMutuo = form.get<boolean | null>('mutuoResidenza');
  return (
    <YesNo
      {...form.choice<boolean | null>('assicurazioneResidenza')}
      label={t('residenza.assicurazione')}
      help={t(hasMutuo ? 'residenza.assicurazioneHelp' : 'residenza.assicurazioneNoMutuo')}
      required
    />
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
