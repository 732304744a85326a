import { shownAt, TAB } from '@bussola/domain';
import type { AnalisiFamiliare } from '@bussola/domain';
import type { Bozza } from '@bussola/contract';
import { searchComuni } from '@bussola/client';
import { AnagraficaFields, NomeFields, toForm, toPatch, useAnswers } from '@bussola/forms';
import type { AnswersForm } from '@bussola/forms';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { brand, Checkbox, RadioCards, TextField, TextLink, Title } from '@bussola/ui/core';
import { FieldStack, FormPart } from '@bussola/ui/forms';
import type { StepData } from '../../draft/draft-merge.ts';
import { checkupNamespace } from '../../namespace.ts';
import { today } from '../../today.ts';
import { StepForm } from '../../wizard/step-form.tsx';

const KEYS = shownAt(TAB.personali, 'me');
const toDatiPersonali = (data: Bozza) => toForm(KEYS, data);
const datiPersonaliPatch = (form: AnswersForm, data: Bozza): StepData =>
  toPatch(KEYS, form, data, { who: 'me', today: today() });

export default function DatiPersonaliPage() {
  const t = useT(checkupNamespace);
  return (
    <StepForm
      tab={TAB.personali}
      call="newAreaEconomica"
      title={t('dati.title')}
      intro={t('dati.intro')}
      toForm={toDatiPersonali}
      toPatch={datiPersonaliPatch}
      notes={[
        { title: t('notes.why'), text: t('dati.why') },
        { title: t('dati.whyRedditoTitle'), text: t('dati.whyReddito') },
        { title: t('dati.whyNomeTitle'), text: t('dati.whyNome') },
        { title: t('notes.who'), text: t('notes.whoText') },
      ]}
    >
      <AnagraficaFields search={searchComuni} today={today()} />
      <FormPart>
        <Perimetro />
      </FormPart>
      <FormPart>
        <Title as="h2" size={20} marginBottom="4">
          {t('dati.nomeTitle')}
        </Title>
        <Contatti />
      </FormPart>
    </StepForm>
  );
}

function Perimetro() {
  const t = useT(checkupNamespace);
  return (
    <RadioCards<AnalisiFamiliare>
      {...useAnswers().choice<AnalisiFamiliare | ''>('analisiFamiliare')}
      label={t('dati.perimetro')}
      columns={2}
      stacked
      required
      options={[
        { value: 'perNucleo', label: t('dati.perNucleo'), help: t('dati.perNucleoHelp') },
        { value: 'perMe', label: t('dati.perMe'), help: t('dati.perMeHelp') },
      ]}
    />
  );
}

/** Name and, if we do not know it yet, an address: neither is needed to see the levels. */
function Contatti() {
  const t = useT(checkupNamespace);
  const { session } = useShell();
  const form = useAnswers();
  const terms = form.choice<boolean>('acceptTerms');
  return (
    <FieldStack>
      <NomeFields />
      {session.user.email === '' && (
        <TextField
          {...form.field<string>('email')}
          type="email"
          autoComplete="email"
          label={t('dati.email')}
          help={t('dati.emailHelp')}
        />
      )}
      <Checkbox
        name={terms.name}
        checked={terms.value}
        onChange={terms.onChange}
        onBlur={terms.onBlur}
        error={terms.error}
        required
        label={
          <>
            <span>{t('dati.terms')}</span>{' '}
            <TextLink external href={brand.policies.terms}>
              {t('dati.termsLink')}
            </TextLink>
          </>
        }
      />
    </FieldStack>
  );
}
