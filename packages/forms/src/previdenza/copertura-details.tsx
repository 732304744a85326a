import { TIPI_LTC } from '@bussola/domain';
import type { TipoLtc } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { FieldPair, IntegerField, MoneyField, RevealIndent, SelectField } from '@bussola/ui/forms';
import { useAnswers } from '../form/form-saving.tsx';
import { formsNamespace } from '../namespace.ts';
import { useAsks } from '../risposte/use-asks.ts';
import type { Copertura, PersonProps } from './coperture.ts';

interface Props extends PersonProps {
  copertura: Copertura;
}

/** What is asked about a cover: how much it pays, and of what kind it is. */
export function CoperturaDetails({ copertura, ...props }: Props) {
  switch (copertura) {
    case 'previdenzaComplementare':
      return <FondoDetails {...props} />;
    case 'rischioNonAutosufficienza':
      return <LtcDetails {...props} />;
    case 'casoMorte':
      return <CasoMorteDetails {...props} />;
    default:
      return null;
  }
}

function FondoDetails({ prefix, today }: PersonProps) {
  const t = useT(formsNamespace);
  const form = useAnswers();
  const asks = useAsks({ prefix, today });
  if (!asks('montanteFondo')) return null;
  return (
    <RevealIndent>
      <FieldPair>
        <MoneyField
          {...form.field<number | null>(`${prefix}montanteFondo`)}
          label={t('previdenza.montante')}
          help={t('previdenza.montanteHelp')}
        />
        <IntegerField
          {...form.field<number | null>(`${prefix}anniFondo`)}
          label={t('previdenza.anni')}
          unit={t('previdenza.anniUnit')}
        />
      </FieldPair>
    </RevealIndent>
  );
}

function LtcDetails({ prefix, today }: PersonProps) {
  const t = useT(formsNamespace);
  const form = useAnswers();
  const asks = useAsks({ prefix, today });
  if (!asks('polizze.tipoLtcSottoscritta')) return null;
  return (
    <RevealIndent>
      <SelectField<TipoLtc>
        {...form.choice<TipoLtc | ''>(`${prefix}polizze.tipoLtcSottoscritta`)}
        label={t('previdenza.tipoLtc')}
        required
        options={TIPI_LTC.map((value) => ({ value, label: t(`previdenza.tipo.${value}`) }))}
      />
      {asks('polizze.renditaLtcMensile') && (
        <MoneyField
          {...form.field<number | null>(`${prefix}polizze.renditaLtcMensile`)}
          label={t('previdenza.rendita')}
          unit={t('previdenza.monthUnit')}
          help={t('previdenza.renditaHelp')}
        />
      )}
    </RevealIndent>
  );
}

function CasoMorteDetails({ prefix, today }: PersonProps) {
  const t = useT(formsNamespace);
  const form = useAnswers();
  const asks = useAsks({ prefix, today });
  if (!asks('polizze.capitaleCasoMorte')) return null;
  return (
    <RevealIndent>
      <MoneyField
        {...form.field<number | null>(`${prefix}polizze.capitaleCasoMorte`)}
        label={t('previdenza.capitale')}
        help={t('previdenza.capitaleHelp')}
        required
      />
    </RevealIndent>
  );
}
