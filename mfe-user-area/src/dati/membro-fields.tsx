import { isAsked } from '@bussola/domain';
import type { Chiave, Sesso } from '@bussola/domain';
import {
  formsNamespace,
  LegameField,
  NomeLatinoFields,
  ProfessioneField,
  TitoloStudioField,
  useAnswers,
  useMay,
} from '@bussola/forms';
import { NameField } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { RadioCards, Title } from '@bussola/ui/core';
import {
  DateField,
  FieldPair,
  FieldStack,
  FormPart,
  IntegerField,
  MoneyField,
  RevealIndent,
  YesNo,
} from '@bussola/ui/forms';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { TUTELE } from './membro-schema.ts';

/** Who the person is; work and covers only for those who can have them. */
export function MembroFields({ today }: { today: string }) {
  const form = useAnswers();
  const isOwner = form.get<boolean>('isOwner');
  const may = useMay();
  const asks = (key: Chiave) =>
    may(key) && isAsked(key, form.values, { who: isOwner ? 'me' : 'membro', today });
  return (
    <>
      <WhoFields isOwner={isOwner} />
      {asks('professione') && <WorkFields asksYears={asks('anniContributi')} />}
      {asks('polizze.casoMorte') && <CoverFields asksCapital={asks('polizze.capitaleCasoMorte')} />}
      {asks('haTestamento') && <CommitmentFields />}
    </>
  );
}

function WhoFields({ isOwner }: { isOwner: boolean }) {
  const t = useT(userAreaNamespace);
  const form = useAnswers();
  return (
    <FieldStack>
      {!isOwner && <LegameField label={t('membri.form.gradoParentela')} />}
      <FieldPair>
        <NameField
          {...form.field<string>('firstName')}
          label={t('membri.form.firstName')}
          autoComplete="off"
          required
        />
        <NameField
          {...form.field<string>('lastName')}
          label={t('membri.form.lastName')}
          autoComplete="off"
          required={isOwner}
        />
      </FieldPair>
      <NomeLatinoFields />
      <DateField
        {...form.field<string>('dataNascita')}
        label={t('membri.form.dataNascita')}
        required
      />
    </FieldStack>
  );
}

function WorkFields({ asksYears }: { asksYears: boolean }) {
  const t = useT(userAreaNamespace);
  const words = useT(formsNamespace);
  const form = useAnswers();
  return (
    <FormPart>
      <Title as="h3" size={20} marginBottom="5">
        {t('membri.form.work')}
      </Title>
      <FieldStack>
        <RadioCards<Sesso>
          {...form.choice<Sesso | ''>('sesso')}
          label={t('membri.form.sesso')}
          help={words('anagrafica.sessoHelp')}
          columns={2}
          options={[
            { value: 'F', label: t('membri.form.female') },
            { value: 'M', label: t('membri.form.male') },
          ]}
        />
        <FieldPair>
          <ProfessioneField name="professione" label={t('membri.form.professione')} />
          <TitoloStudioField name="titoloStudio" label={t('membri.form.titoloStudio')} />
        </FieldPair>
        <MoneyField
          {...form.field<number | null>('redditoNettoAnnuo')}
          label={t('membri.form.redditoNettoAnnuo')}
          help={t('membri.form.redditoHelp')}
          whole
          required
        />
        {asksYears && (
          <IntegerField
            {...form.field<number | null>('anniContributi')}
            label={t('membri.form.anniContributi')}
            help={t('membri.form.anniContributiHelp')}
            unit={words('previdenza.anniUnit')}
          />
        )}
      </FieldStack>
    </FormPart>
  );
}

function CoverFields({ asksCapital }: { asksCapital: boolean }) {
  const t = useT(userAreaNamespace);
  const form = useAnswers();
  return (
    <FormPart>
      <Title as="h3" size={20} marginBottom="5">
        {t('membri.form.cover')}
      </Title>
      <FieldStack>
        {TUTELE.map((tutela) => (
          <FieldStack key={tutela}>
            <YesNo
              {...form.choice<boolean | null>(`polizze.${tutela}`)}
              label={t(`membri.form.${tutela}`)}
            />
            {tutela === 'casoMorte' && asksCapital && (
              <RevealIndent>
                <MoneyField
                  {...form.field<number | null>('polizze.capitaleCasoMorte')}
                  label={t('membri.form.capitaleCasoMorte')}
                />
              </RevealIndent>
            )}
          </FieldStack>
        ))}
      </FieldStack>
    </FormPart>
  );
}

function CommitmentFields() {
  const t = useT(userAreaNamespace);
  const form = useAnswers();
  return (
    <FormPart>
      <Title as="h3" size={20} marginBottom="5">
        {t('membri.form.commitments')}
      </Title>
      <FieldStack>
        <YesNo
          {...form.choice<boolean | null>('garanziePersonali')}
          label={t('membri.form.garanziePersonali')}
          help={t('membri.form.garanzieHelp')}
        />
        <YesNo
          {...form.choice<boolean | null>('haTestamento')}
          label={t('membri.form.haTestamento')}
          help={t('membri.form.testamentoHelp')}
        />
      </FieldStack>
    </FormPart>
  );
}
