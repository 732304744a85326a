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

/**
 * Home, mortgage, cover; then the other real estate. `alone` speaks to one person instead of a
 * family.
 */
export function ResidenzaFields({ alone }: { alone: boolean }) {
  const t = useT(formsNamespace);
  const form = useAnswers();
  const stato = form.choice<StatoResidenza | ''>('statoResidenza');
  const mutuo = form.choice<boolean | null>('mutuoResidenza');
  const asks = useAsks('', '');
  const isShare = stato.value === 'comproprietà';
  return (
    <>
      <FieldStack>
        <RadioCards<StatoResidenza>
          {...stato}
          label={t(alone ? 'residenza.statoMe' : 'residenza.stato')}
          required
          options={STATI_RESIDENZA.map((value) => ({ value, label: t(`residenza.${value}`) }))}
        />
        {asks('valoreResidenza') && (
          <>
            <RangeMoneyField
              name="valoreResidenza"
              label={t(
                isShare
                  ? alone
                    ? 'residenza.valoreShareMe'
                    : 'residenza.valoreShare'
                  : 'residenza.valore',
              )}
              help={isShare ? t('residenza.valoreShareHelp') : undefined}
              dontKnow={t('residenza.valoreDontKnow')}
              ranges={FASCE_VALORE}
            />
            <YesNo {...mutuo} label={t('residenza.mutuo')} required />
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
            <YesNo
              {...form.choice<boolean | null>('assicurazioneResidenza')}
              label={t('residenza.assicurazione')}
              help={t(
                mutuo.value ? 'residenza.assicurazioneHelp' : 'residenza.assicurazioneNoMutuo',
              )}
              required
            />
          </>
        )}
      </FieldStack>
      <FormPart>
        <Title as="h2" size={20} marginBottom="4">
          {t('residenza.others')}
        </Title>
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
      </FormPart>
    </>
  );
}
