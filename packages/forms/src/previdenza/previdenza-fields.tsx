import { TIPI_LTC } from '@bussola/domain';
import type { Professione, TipoLtc, TitoloStudio } from '@bussola/domain';
import { useCommonWords, useT } from '@bussola/i18n';
import { RadioCards } from '@bussola/ui/core';
import {
  FieldPair,
  FieldStack,
  IntegerField,
  MoneyField,
  RevealIndent,
  SelectField,
} from '@bussola/ui/forms';
import type { Answer } from '../form/answer.ts';
import { useForm } from '../form/form-saving.tsx';
import { formsNamespace } from '../namespace.ts';
import {
  asksCapitale,
  asksContributi,
  asksFondo,
  asksRendita,
  asksRiscatto,
  asksTipoLtc,
} from './previdenza-form.ts';

/**
 * Pension fund, degree and policies of one grown-up.
 * @param person where their answers are in the form: '' for the first person, `membri.0.` for the
 *   others
 * @param isMe whom the questions speak to
 */
export function PrevidenzaFields({ person, isMe }: { person: string; isMe: boolean }) {
  const t = useT(formsNamespace);
  const form = useForm();
  const fondo = form.get<Answer>(`${person}polizze.previdenzaComplementare`);
  const ltc = form.get<Answer>(`${person}polizze.rischioNonAutosufficienza`);
  const tipo = form.get<TipoLtc | ''>(`${person}polizze.tipoLtcSottoscritta`);
  return (
    <FieldStack>
      {asksContributi(form.get<Professione | ''>(`${person}professione`)) && (
        <IntegerField
          {...form.field<number | null>(`${person}anniContributi`)}
          label={t(isMe ? 'previdenza.contributiMe' : 'previdenza.contributi')}
          help={t('previdenza.contributiHelp')}
          unit={t('previdenza.anniUnit')}
        />
      )}
      <AnswerField
        name={`${person}polizze.previdenzaComplementare`}
        label={t(isMe ? 'previdenza.fondoMe' : 'previdenza.fondo')}
        help={t('previdenza.fondoHelp')}
      />
      {asksFondo(fondo) && (
        <RevealIndent>
          <FieldPair>
            <MoneyField
              {...form.field<number | null>(`${person}montanteFondo`)}
              label={t('previdenza.montante')}
              help={t('previdenza.montanteHelp')}
            />
            <IntegerField
              {...form.field<number | null>(`${person}anniFondo`)}
              label={t('previdenza.anni')}
              unit={t('previdenza.anniUnit')}
            />
          </FieldPair>
        </RevealIndent>
      )}
      {asksRiscatto(
        form.get<TitoloStudio | ''>(`${person}titoloStudio`),
        form.get<boolean>(`${person}isPensionato`),
      ) && (
        <AnswerField
          name={`${person}riscatto`}
          label={t(isMe ? 'previdenza.riscattoMe' : 'previdenza.riscatto')}
          help={t('previdenza.riscattoHelp')}
        />
      )}
      <AnswerField
        name={`${person}polizze.rischioNonAutosufficienza`}
        label={t(isMe ? 'previdenza.ltcMe' : 'previdenza.ltc')}
        help={t('previdenza.ltcHelp')}
      />
      {asksTipoLtc(ltc) && (
        <RevealIndent>
          <SelectField<TipoLtc>
            {...form.choice<TipoLtc | ''>(`${person}polizze.tipoLtcSottoscritta`)}
            label={t('previdenza.tipoLtc')}
            required
            options={TIPI_LTC.map((value) => ({ value, label: t(`previdenza.tipo.${value}`) }))}
          />
          {asksRendita(ltc, tipo) && (
            <MoneyField
              {...form.field<number | null>(`${person}polizze.renditaLtcMensile`)}
              label={t('previdenza.rendita')}
              help={t('previdenza.monthUnit')}
              required
            />
          )}
        </RevealIndent>
      )}
      <AnswerField
        name={`${person}polizze.invaliditaPermanente`}
        label={t(isMe ? 'previdenza.invaliditaMe' : 'previdenza.invalidita')}
        help={t('previdenza.invaliditaHelp')}
      />
      <AnswerField
        name={`${person}polizze.casoMorte`}
        label={t(isMe ? 'previdenza.casoMorteMe' : 'previdenza.casoMorte')}
        help={t('previdenza.casoMorteHelp')}
      />
      {asksCapitale(form.get<Answer>(`${person}polizze.casoMorte`)) && (
        <RevealIndent>
          <MoneyField
            {...form.field<number | null>(`${person}polizze.capitaleCasoMorte`)}
            label={t('previdenza.capitale')}
            help={t('previdenza.capitaleHelp')}
            required
          />
        </RevealIndent>
      )}
      <AnswerField
        name={`${person}polizze.coperturaSanitaria`}
        label={t(isMe ? 'previdenza.saluteMe' : 'previdenza.salute')}
        help={t('previdenza.saluteHelp')}
      />
    </FieldStack>
  );
}

/** Yes, no, and not knowing: which is a good answer, told as an estimate. */
function AnswerField({ name, label, help }: { name: string; label: string; help: string }) {
  const t = useT(formsNamespace);
  const common = useCommonWords();
  const field = useForm().choice<Answer>(name);
  return (
    <RadioCards<Exclude<Answer, ''>>
      {...field}
      label={label}
      help={field.value === 'unknown' ? t('previdenza.unknownHelp') : help}
      columns={3}
      required
      options={[
        { value: 'yes', label: common('yes') },
        { value: 'no', label: common('no') },
        { value: 'unknown', label: common('dontKnow') },
      ]}
    />
  );
}
