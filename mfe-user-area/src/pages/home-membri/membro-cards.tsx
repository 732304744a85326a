import { asProblem, useEnableMembro } from '@bussola/client';
import type { Membro } from '@bussola/domain';
import { etichettaInFrase, missingOfMember } from '@bussola/domain/nomi';
import { useErrorText, useLanguage, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Box, Button, VisuallyHidden } from '@bussola/ui/core';
import { MemberCard, MemberGrid } from '@bussola/ui/results';
import type { Person } from '@bussola/results';
import type { Area } from '../../area/area.ts';
import { rightsOf } from '../../area/rights.ts';
import { switchLock } from '../../famiglia/switch-lock.ts';
import { workOf } from '../../famiglia/work.ts';
import { useAvatars } from '../../famiglia/use-avatars.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

interface CardHandlers {
  onEdit: (memberId: string) => void;
  onDelete: (memberId: string) => void;
  onPhoto: (memberId: string) => void;
}
interface Props extends CardHandlers {
  area: Area;
  people: readonly Person[];
}

/** A card a person: switched off first, deleted second, and only after the name is typed. */
export function MembroCards({ area, people, ...on }: Props) {
  const t = useT(userAreaNamespace);
  const errorText = useErrorText();
  const { notify } = useShell();
  const enable = useEnableMembro(area.userId);
  const { analisiFamiliare, nucleoFamiliare } = area.info;
  const rights = rightsOf(area.info);
  const mayChange = rights.mayWrite('dati');
  const set = (person: Person, enabled: boolean) =>
    enable.mutate(
      { memberId: person.id, enabled },
      {
        onSuccess: () =>
          notify({
            kind: 'success',
            text: t(enabled ? 'membri.on' : 'membri.off', { name: person.name }),
          }),
        onError: (error) =>
          notify({
            kind: 'error',
            title: t('area.strip.failed'),
            text: errorText(asProblem(error)?.code),
          }),
      },
    );
  const status = useStatus(area);
  const linesOf = useLines();
  const avatars = useAvatars(
    area.userId,
    people.map(({ id }) => id),
  );
  return (
    <section>
      <VisuallyHidden as="h2">{t('membri.people')}</VisuallyHidden>
      <MemberGrid marginTop="7">
        {people.map((person) => {
          const membro = nucleoFamiliare.find(({ _id }) => _id === person.id);
          const lock = switchLock(person, people, analisiFamiliare);
          const asked =
            enable.isPending && enable.variables.memberId === person.id
              ? enable.variables.enabled
              : undefined;
          return (
            <MemberCard
              key={person.id}
              fullName={person.fullName}
              tone={person.tone}
              image={avatars[person.id]}
              on={asked ?? person.enabled}
              onSwitch={mayChange ? (on) => set(person, on) : undefined}
              lockedReason={lock ? t(`area.strip.${lock}`) : undefined}
              lines={linesOf(person, membro)}
              status={status(person, membro)}
              actions={
                mayChange && (
                  <CardActions
                    person={person}
                    mayRemove={rights.mayRemovePeople && !person.enabled && person.kinship !== 'me'}
                    {...on}
                  />
                )
              }
            />
          );
        })}
      </MemberGrid>
    </section>
  );
}

interface ActionsProps extends CardHandlers {
  person: Person;
  mayRemove: boolean;
}

function CardActions({ person, mayRemove, onEdit, onDelete, onPhoto }: ActionsProps) {
  const t = useT(userAreaNamespace);
  return (
    <>
      <Button
        variant="tertiary"
        aria-label={`${t('membri.edit')}: ${person.name}`}
        onClick={() => onEdit(person.id)}
      >
        {t('membri.edit')}
      </Button>
      <Button
        variant="tertiary"
        aria-label={t('documenti.photo.changeOf', { name: person.name })}
        onClick={() => onPhoto(person.id)}
      >
        {t('documenti.photo.change')}
      </Button>
      {mayRemove && (
        <Button
          variant="tertiary"
          color="red"
          aria-label={`${t('membri.remove')}: ${person.name}`}
          onClick={() => onDelete(person.id)}
        >
          {t('membri.remove')}
        </Button>
      )}
      {!person.enabled && person.kinship === 'me' && (
        <Box as="p" textStyle="quiet">
          {t('membri.owner')}
        </Box>
      )}
    </>
  );
}

/** Kinship and age; then what they do. */
function useLines(): (person: Person, membro: Membro | undefined) => string[] {
  const t = useT(userAreaNamespace);
  return (person, membro) => {
    const kinship = t(`area.kinship.${person.kinship}`);
    const who = capital(kinship);
    const work = membro && workOf(membro);
    const first =
      person.age === undefined ? who : `${who} · ${t('area.years', { count: person.age })}`;
    return work ? [first, capital(t(`area.work.${work}`))] : [first];
  };
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('it-IT') + text.slice(1);

/** A person's missing answers in a few words, or that none is missing. */
function useStatus({
  analisi,
}: Area): (person: Person, membro: Membro | undefined) => { complete: boolean; text: string } {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  return (person, membro) => {
    if (!person.enabled) return { complete: true, text: t('membri.suspended') };
    const [first, ...more] = membro ? missingOfMember(analisi, membro) : [];
    if (!first) return { complete: true, text: t('membri.complete') };
    const what = etichettaInFrase(first)[language];
    return {
      complete: false,
      text:
        more.length === 0
          ? t('membri.missing', { what })
          : t('membri.missingMore', { what, count: more.length }),
    };
  };
}
