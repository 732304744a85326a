import { errorKey, isSpouse, legameDi } from '@bussola/domain';
import type { Professione } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { RadioCards, Text } from '@bussola/ui/core';
import { DateField, FieldPair, FieldStack, RevealIndent } from '@bussola/ui/forms';
import {
  NomeLatinoFields,
  ProfessioneField,
  TitoloStudioField,
} from '../anagrafica/anagrafica-fields.tsx';
import { ComuneField, type SearchComuni } from '../anagrafica/comune-field.tsx';
import { RedditoField } from '../anagrafica/reddito-field.tsx';
import { NameField } from '../form/name-field.tsx';
import { useAnswers } from '../form/form-saving.tsx';
import { formsNamespace } from '../namespace.ts';
import { useAsks } from '../risposte/use-asks.ts';
import type { MembroForm } from './famiglia-form.ts';
import { LegameField } from './legame-field.tsx';

interface Props {
  place: number;
  search: SearchComuni;
  today: string;
}

/** The card of one member. A second partner is refused as soon as it is chosen. */
export function MembroFields({ place, search, today }: Props) {
  const t = useT(formsNamespace);
  const form = useAnswers();
  const asks = useAsks({ prefix: `membri.${place}.`, today });
  const at = (key: keyof MembroForm) => `membri.${place}.${key}`;
  const residenza = form.choice<'stessa' | 'altra' | ''>(at('residenza'));
  const birth = form.field<string>(at('dataNascita'));
  return (
    <FieldStack>
      <LegameField
        prefix={`membri.${place}.`}
        label={t('famiglia.parentela')}
        error={secondPartnerError(form.get<MembroForm[]>('membri'), place)}
      />
      <DateField {...birth} label={t('famiglia.dataNascita')} required />
      <FieldPair>
        <NameField
          {...form.field<string>(at('firstName'))}
          label={t('famiglia.firstName')}
          autoComplete="off"
          required
        />
        <NameField
          {...form.field<string>(at('lastName'))}
          label={t('famiglia.lastName')}
          help={t('famiglia.lastNameHelp')}
          autoComplete="off"
        />
      </FieldPair>
      <NomeLatinoFields prefix={`membri.${place}.`} />
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

function secondPartnerError(membri: readonly MembroForm[], place: number): string | undefined {
  const couple = (membro: MembroForm | undefined) => {
    const legame = membro && legameDi(membro);
    return isSpouse(legame) || legame === 'convivente' ? legame : undefined;
  };
  const mine = couple(membri[place]);
  const theirs = membri.slice(0, place).map(couple).find(Boolean);
  if (!mine || !theirs) return undefined;
  return errorKey(isSpouse(mine) && isSpouse(theirs) ? 'secondSpouse' : 'secondPartner');
}
