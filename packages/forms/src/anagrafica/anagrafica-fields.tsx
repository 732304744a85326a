import { errorKey, errorOf, PROFESSIONI, TITOLI_STUDIO } from '@bussola/domain';
import type { Professione, Sesso, TitoloStudio } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { RadioCards, TextField } from '@bussola/ui/core';
import { DateField, FieldPair, FieldStack, SelectField } from '@bussola/ui/forms';
import { NameField } from '../form/name-field.tsx';
import { useAnswers } from '../form/form-saving.tsx';
import { firstFormsNamespace } from '../first-namespace.ts';
import { useAsks } from '../risposte/use-asks.ts';
import { ComuneField, type SearchComuni } from './comune-field.tsx';
import { RedditoField } from './reddito-field.tsx';

/** Birth first, because who is not of age stops here; then what the analysis is built on. */
export function AnagraficaFields({ search, today }: { search: SearchComuni; today: string }) {
  const t = useT(firstFormsNamespace);
  const form = useAnswers();
  const birth = form.field<string>('dataNascita');
  const code = errorOf('dataNascita', { dataNascita: birth.value }, { who: 'me', today });
  const isMinor = code === 'underage';
  return (
    <FieldStack>
      <DateField
        {...birth}
        error={isMinor ? errorKey('underage') : birth.error}
        label={t('anagrafica.dataNascita')}
        help={t('anagrafica.dataNascitaHelp')}
        autoComplete="bday"
        required
      />
      <SessoField required />
      <FieldPair>
        <ProfessioneField name="professione" label={t('anagrafica.professione')} />
        <TitoloStudioField name="titoloStudio" label={t('anagrafica.titoloStudio')} />
      </FieldPair>
      <ComuneField
        name="comuneResidenza"
        label={t('anagrafica.comune')}
        help={t('anagrafica.comuneHelp')}
        search={search}
      />
      <RedditoField
        name="redditoNettoAnnuo"
        label={t('anagrafica.reddito')}
        help={t('anagrafica.redditoHelp')}
        dontKnow={t('anagrafica.redditoDontKnow')}
        professione={form.get<Professione | ''>('professione')}
      />
    </FieldStack>
  );
}

export function SessoField({ required = false }: { required?: boolean }) {
  const t = useT(firstFormsNamespace);
  return (
    <RadioCards<Sesso>
      {...useAnswers().choice<Sesso | ''>('sesso')}
      label={t('anagrafica.sesso')}
      help={t('anagrafica.sessoHelp')}
      columns={2}
      optionWidth="148px"
      required={required}
      options={[
        { value: 'F', label: t('anagrafica.f') },
        { value: 'M', label: t('anagrafica.m') },
      ]}
    />
  );
}

/** What reports are addressed to. */
export function NomeFields() {
  const t = useT(firstFormsNamespace);
  const form = useAnswers();
  return (
    <>
      <FieldPair>
        <NameField
          {...form.field<string>('firstName')}
          label={t('anagrafica.firstName')}
          autoComplete="given-name"
          required
        />
        <NameField
          {...form.field<string>('lastName')}
          label={t('anagrafica.lastName')}
          autoComplete="family-name"
          required
        />
      </FieldPair>
      <NomeLatinoFields />
    </>
  );
}

/** How names are written in Latin letters, when the PDF cannot print their own. */
export function NomeLatinoFields({ prefix = '' }: { prefix?: string }) {
  const t = useT(firstFormsNamespace);
  const form = useAnswers();
  const asks = useAsks({ prefix });
  return (['nomeLatino', 'cognomeLatino'] as const)
    .filter(asks)
    .map((key) => (
      <TextField
        key={key}
        {...form.field<string>(`${prefix}${key}`)}
        label={t(`anagrafica.${key}`)}
        help={t(`anagrafica.${key}Help`)}
        autoComplete="off"
      />
    ));
}

export function ProfessioneField({ name, label }: { name: string; label: string }) {
  const t = useT(firstFormsNamespace);
  const field = useAnswers().choice<Professione | ''>(name);
  return (
    <SelectField<Professione>
      {...field}
      label={label}
      required
      options={PROFESSIONI.map((value) => ({ value, label: t(`professione.${value}`) }))}
    />
  );
}

export function TitoloStudioField({ name, label }: { name: string; label: string }) {
  const t = useT(firstFormsNamespace);
  const field = useAnswers().choice<TitoloStudio | ''>(name);
  return (
    <SelectField<TitoloStudio>
      {...field}
      label={label}
      required
      options={TITOLI_STUDIO.map((value) => ({ value, label: t(`titoloStudio.${value}`) }))}
    />
  );
}
