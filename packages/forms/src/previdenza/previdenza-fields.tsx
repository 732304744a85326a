import { useState } from 'react';
import { shownAt, TAB } from '@bussola/domain';
import type { Chiave } from '@bussola/domain';
import { useCommonWords, useT } from '@bussola/i18n';
import { RadioCards, Reveal } from '@bussola/ui/core';
import { FieldStack, IntegerField } from '@bussola/ui/forms';
import { Domande } from '../domanda/domande.tsx';
import { answerValue, toAnswer, type Answer } from '../form/answer.ts';
import { withEstimate, withoutEstimate } from '../form/estimates.ts';
import { useAnswers } from '../form/form-saving.tsx';
import { formsNamespace } from '../namespace.ts';
import { CoperturaDetails } from './copertura-details.tsx';
import { CopertureField } from './coperture-field.tsx';
import { WORDS, type Copertura, type PersonProps as Props, type Polizza } from './coperture.ts';
import { useAsks, useMay } from '../risposte/use-asks.ts';

/** Pension fund, degree and policies of one grown-up. */
export function PrevidenzaFields(props: Props & { anniSupposti?: number | undefined }) {
  const { prefix, today } = props;
  return (
    <FieldStack>
      <AnniContributiField {...props} />
      <RiscattoField {...props} />
      <CopertureField {...props} />
      <Domande
        keys={shownAt(TAB.previdenza, prefix === '' ? 'me' : 'membro')}
        {...{ prefix, today }}
      />
    </FieldStack>
  );
}

/** @param anniSupposti what stands in for an empty answer, where that is known */
export function AnniContributiField({
  prefix,
  isMe,
  today,
  anniSupposti,
}: Props & { anniSupposti?: number | undefined }) {
  const t = useT(formsNamespace);
  const form = useAnswers();
  const asks = useAsks({ prefix, today });
  const field = form.field<number | null>(`${prefix}anniContributi`);
  // As the page opened: a help that changes while one writes would move what is below.
  const [wasEmpty] = useState(field.value === null);
  if (!asks('anniContributi')) return null;
  const whose = isMe ? 'Me' : '';
  return (
    <IntegerField
      {...field}
      label={t(`previdenza.contributi${whose}`)}
      short
      placeholder={
        anniSupposti === undefined ? undefined : t('previdenza.circa', { count: anniSupposti })
      }
      help={
        <>
          <span>
            {wasEmpty &&
              (anniSupposti === undefined
                ? t(`previdenza.contributiVuoto${whose}`)
                : t(`previdenza.contributiSupposti${whose}`, { count: anniSupposti }))}
          </span>{' '}
          <span>{t(wasEmpty ? 'previdenza.contributiEsatti' : 'previdenza.contributiDove')}</span>
          <Reveal line={t('previdenza.contributiScarica')}>
            {t('previdenza.contributiScaricaCome')}
          </Reveal>
        </>
      }
      unit={t('previdenza.anniUnit')}
    />
  );
}

/** Whether there is a pension fund, how much is in it and since when. */
export function FondoFields(props: Props) {
  return (
    <>
      <CoperturaField copertura="previdenzaComplementare" {...props} />
      <CoperturaDetails copertura="previdenzaComplementare" {...props} />
    </>
  );
}

/** Whether the years of the degree were bought back; of graduates who still work. */
export function RiscattoField({ prefix, isMe, today }: Props) {
  const t = useT(formsNamespace);
  const asks = useAsks({ prefix, today });
  if (!asks('laureato.riscattoFiniPensionistici')) return null;
  return (
    <AnswerField
      prefix={prefix}
      answer="laureato.riscattoFiniPensionistici"
      label={t(isMe ? 'previdenza.riscattoMe' : 'previdenza.riscatto')}
      help={t('previdenza.riscattoHelp')}
    />
  );
}

/** A policy, and what follows from having it. */
export function CoperturaFields(props: Props & { copertura: Polizza }) {
  return (
    <>
      <CoperturaField {...props} />
      <CoperturaDetails {...props} />
    </>
  );
}

function CoperturaField({ copertura, prefix, isMe }: Props & { copertura: Copertura }) {
  const t = useT(formsNamespace);
  const mayChange = useMay();
  if (!mayChange(`polizze.${copertura}`)) return null;
  return (
    <AnswerField
      prefix={prefix}
      answer={`polizze.${copertura}`}
      label={t(`previdenza.${WORDS[copertura]}${isMe ? 'Me' : ''}`)}
      help={t(`previdenza.${WORDS[copertura]}Help`)}
    />
  );
}

/** Yes, no, or «non so», which is a good answer and counts as an estimate. */
function AnswerField({
  prefix,
  answer: key,
  label,
  help,
}: {
  prefix: string;
  answer: Chiave;
  label: string;
  help: string;
}) {
  const t = useT(formsNamespace);
  const common = useCommonWords();
  const form = useAnswers();
  const stimati = form.get<string[]>(`${prefix}stimati`);
  const field = form.choice<boolean | null>(`${prefix}${key}`);
  const value = toAnswer(field.value ?? undefined, stimati.includes(key));
  const choose = (answer: Answer) =>
    form.change(
      {
        [field.name]: answerValue(answer),
        [`${prefix}stimati`]:
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
