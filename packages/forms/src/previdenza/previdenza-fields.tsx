import { TIPI_LTC } from '@bussola/domain';
import type { Chiave, TipoLtc } from '@bussola/domain';
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
import { answerValue, toAnswer, type Answer } from '../form/answer.ts';
import { withEstimate, withoutEstimate } from '../form/estimates.ts';
import { useAnswers } from '../form/form-saving.tsx';
import { formsNamespace } from '../namespace.ts';
import { POLIZZE_CHIESTE, WORDS, type Copertura, type Polizza } from './coperture.ts';
import { useAsks } from '../risposte/use-asks.ts';

interface Props {
  /** Where their answers are in the form: '' at the top, `membri.0.` in a list of members. */
  person: string;
  /** The questions speak to the person themselves. */
  isMe: boolean;
  today: string;
}

/** Pension fund, degree and policies of one grown-up. */
export function PrevidenzaFields(props: Props) {
  return (
    <FieldStack>
      <AnniContributiField {...props} />
      <FondoFields {...props} />
      <RiscattoField {...props} />
      {POLIZZE_CHIESTE.map((copertura) => (
        <CoperturaFields key={copertura} copertura={copertura} {...props} />
      ))}
    </FieldStack>
  );
}

export function AnniContributiField({ person, isMe, today }: Props) {
  const t = useT(formsNamespace);
  const form = useAnswers();
  const asks = useAsks(person, today);
  if (!asks('anniContributi')) return null;
  return (
    <IntegerField
      {...form.field<number | null>(`${person}anniContributi`)}
      label={t(isMe ? 'previdenza.contributiMe' : 'previdenza.contributi')}
      help={t('previdenza.contributiHelp')}
      unit={t('previdenza.anniUnit')}
    />
  );
}

/** Whether there is a pension fund, how much is in it and since when. */
export function FondoFields(props: Props) {
  const { person, today } = props;
  const t = useT(formsNamespace);
  const form = useAnswers();
  const asks = useAsks(person, today);
  return (
    <>
      <CoperturaField copertura="previdenzaComplementare" {...props} />
      {asks('montanteFondo') && (
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
    </>
  );
}

/** Whether the years of the degree were bought back; of graduates who still work. */
export function RiscattoField({ person, isMe, today }: Props) {
  const t = useT(formsNamespace);
  const asks = useAsks(person, today);
  if (!asks('laureato.riscattoFiniPensionistici')) return null;
  return (
    <AnswerField
      person={person}
      answer="laureato.riscattoFiniPensionistici"
      label={t(isMe ? 'previdenza.riscattoMe' : 'previdenza.riscatto')}
      help={t('previdenza.riscattoHelp')}
    />
  );
}

/** A policy, and what follows from having it. */
export function CoperturaFields(props: Props & { copertura: Polizza }) {
  const { copertura, person, today } = props;
  const t = useT(formsNamespace);
  const form = useAnswers();
  const asks = useAsks(person, today);
  return (
    <>
      <CoperturaField {...props} />
      {copertura === 'rischioNonAutosufficienza' && asks('polizze.tipoLtcSottoscritta') && (
        <RevealIndent>
          <SelectField<TipoLtc>
            {...form.choice<TipoLtc | ''>(`${person}polizze.tipoLtcSottoscritta`)}
            label={t('previdenza.tipoLtc')}
            required
            options={TIPI_LTC.map((value) => ({ value, label: t(`previdenza.tipo.${value}`) }))}
          />
          {asks('polizze.renditaLtcMensile') && (
            <MoneyField
              {...form.field<number | null>(`${person}polizze.renditaLtcMensile`)}
              label={t('previdenza.rendita')}
              help={t('previdenza.monthUnit')}
              required
            />
          )}
        </RevealIndent>
      )}
      {copertura === 'casoMorte' && asks('polizze.capitaleCasoMorte') && (
        <RevealIndent>
          <MoneyField
            {...form.field<number | null>(`${person}polizze.capitaleCasoMorte`)}
            label={t('previdenza.capitale')}
            help={t('previdenza.capitaleHelp')}
            required
          />
        </RevealIndent>
      )}
    </>
  );
}

function CoperturaField({ copertura, person, isMe }: Props & { copertura: Copertura }) {
  const t = useT(formsNamespace);
  return (
    <AnswerField
      person={person}
      answer={`polizze.${copertura}`}
      label={t(`previdenza.${WORDS[copertura]}${isMe ? 'Me' : ''}`)}
      help={t(`previdenza.${WORDS[copertura]}Help`)}
    />
  );
}

/** Yes, no, and not knowing: which is a good answer, told as an estimate. */
function AnswerField({
  person,
  answer: key,
  label,
  help,
}: {
  person: string;
  answer: Chiave;
  label: string;
  help: string;
}) {
  const t = useT(formsNamespace);
  const common = useCommonWords();
  const form = useAnswers();
  const stimati = form.get<string[]>(`${person}stimati`);
  const field = form.choice<boolean | null>(`${person}${key}`);
  const value = toAnswer(field.value ?? undefined, stimati.includes(key));
  const choose = (answer: Answer) =>
    form.change(
      {
        [field.name]: answerValue(answer),
        [`${person}stimati`]:
          answer === 'unknown' ? withEstimate(stimati, key) : withoutEstimate(stimati, key),
      },
      { save: true },
    );
  return (
    <RadioCards<Exclude<Answer, ''>>
      {...field}
      value={value}
      onChange={choose}
      label={label}
      help={value === 'unknown' ? t('previdenza.unknownHelp') : help}
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
