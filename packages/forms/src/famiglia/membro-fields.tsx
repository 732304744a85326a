import { errorKey, isSpouse, PARENTELE } from '@bussola/domain';
import type { Professione } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { RadioCards, Text, TextField } from '@bussola/ui/core';
import { DateField, FieldPair, FieldStack, RevealIndent, SelectField } from '@bussola/ui/forms';
import { ProfessioneField, TitoloStudioField } from '../anagrafica/anagrafica-fields.tsx';
import { ComuneField, type SearchComuni } from '../anagrafica/comune-field.tsx';
import { RedditoField } from '../anagrafica/reddito-field.tsx';
import { useAnswers } from '../form/form-saving.tsx';
import { formsNamespace } from '../namespace.ts';
import { useAsks } from '../risposte/use-asks.ts';
import type { MembroForm } from './famiglia-form.ts';

type Parentela = (typeof PARENTELE)[number];
interface Props {
  place: number;
  search: SearchComuni;
  today: string;
}

/** The card of one member. A second husband or wife is refused as soon as it is chosen. */
export function MembroFields({ place, search, today }: Props) {
  const t = useT(formsNamespace);
  const form = useAnswers();
  const asks = useAsks({ prefix: `membri.${place}.`, today });
  const at = (key: keyof MembroForm) => `membri.${place}.${key}`;
  const others = form.get<MembroForm[]>('membri').filter((_, index) => index < place);
  const parentela = form.choice<Parentela | ''>(at('gradoParentela'));
  const residenza = form.choice<'stessa' | 'altra' | ''>(at('residenza'));
  const birth = form.field<string>(at('dataNascita'));
  const isSecondSpouse =
    isSpouse(parentela.value) && others.some(({ gradoParentela }) => isSpouse(gradoParentela));
  return (
    <FieldStack>
      <FieldPair>
        <SelectField<Parentela>
          {...parentela}
          label={t('famiglia.parentela')}
          help={t('famiglia.parentelaHelp')}
          error={isSecondSpouse ? errorKey('secondSpouse') : parentela.error}
          required
          options={PARENTELE.map((value) => ({ value, label: t(`parentela.${value}`) }))}
        />
        <DateField {...birth} label={t('famiglia.dataNascita')} required />
      </FieldPair>
      <FieldPair>
        <TextField
          {...form.field<string>(at('firstName'))}
          label={t('famiglia.firstName')}
          autoComplete="off"
          required
        />
        <TextField
          {...form.field<string>(at('lastName'))}
          label={t('famiglia.lastName')}
          help={t('famiglia.lastNameHelp')}
          autoComplete="off"
        />
      </FieldPair>
      {asks('professione') ? (
        <>
          <FieldPair>
            <ProfessioneField name={at('professione')} label={t('famiglia.professione')} />
            <TitoloStudioField name={at('titoloStudio')} label={t('famiglia.titoloStudio')} />
          </FieldPair>
          <RedditoField
            name={at('redditoNettoAnnuo')}
            label={t('famiglia.reddito')}
            help={t('famiglia.redditoHelp')}
            dontKnow={t('famiglia.redditoDontKnow')}
            professione={form.get<Professione | ''>(at('professione'))}
          />
        </>
      ) : (
        <Text size="quiet">{t('famiglia.tooYoung')}</Text>
      )}
      <RadioCards<'stessa' | 'altra'>
        {...residenza}
        label={t('famiglia.residenza')}
        columns={2}
        required
        options={[
          { value: 'stessa', label: t('famiglia.stessa') },
          { value: 'altra', label: t('famiglia.altra') },
        ]}
      />
      {asks('comuneResidenza') && (
        <RevealIndent>
          <ComuneField name={at('comuneResidenza')} label={t('famiglia.comune')} search={search} />
        </RevealIndent>
      )}
    </FieldStack>
  );
}
