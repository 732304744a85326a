import { asProblem, useEnableMembro } from '@bussola/client';
import { useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { FamilyStrip } from '@bussola/ui/core';
import { useIsFetching } from '@tanstack/react-query';
import { usePeople } from '@bussola/results';
import type { Area } from '../area/area.ts';
import { rightsOf } from '../area/rights.ts';
import { useAvatars } from './use-avatars.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { switchLock } from './switch-lock.ts';

/** Who is counted, over the dashboards: a switch recomputes everything below. */
export function Strip({ area }: { area: Area }) {
  const t = useT(userAreaNamespace);
  const errorText = useErrorText();
  const { notify } = useShell();
  const people = usePeople(area);
  const avatars = useAvatars(
    area.userId,
    people.map(({ id }) => id),
  );
  const enable = useEnableMembro(area.userId);
  const isReading = useIsFetching({ queryKey: ['generale', area.userId] }) > 0;
  const { analisiFamiliare } = area.info;
  const mayWrite = rightsOf(area.info).mayWrite('dati');
  const counted = area.analisi.perimetro.length;

  // The switch moves at once; the answer of the server puts it right if it was refused.
  const asked = enable.isPending ? enable.variables : undefined;
  const set = (memberId: string, enabled: boolean) =>
    enable.mutate(
      { memberId, enabled },
      {
        onError: (error) =>
          notify({
            kind: 'error',
            title: t('area.strip.failed'),
            text: errorText(asProblem(error)?.code),
          }),
      },
    );
  const excluded = people.filter(({ enabled }) => !enabled);
  const reset = async () => {
    try {
      for (const { id } of excluded) await enable.mutateAsync({ memberId: id, enabled: true });
    } catch (error) {
      notify({
        kind: 'error',
        title: t('area.strip.failed'),
        text: errorText(asProblem(error)?.code),
      });
    }
  };

  const isWhole = excluded.length === 0;
  const onlyMe = analisiFamiliare === 'perMe';
  const ofTotal = t('area.strip.ofTotal', { count: counted, total: people.length });
  return (
    <FamilyStrip
      people={people.map((person) => {
        const lock = switchLock(person, people, analisiFamiliare);
        const kinship = t(`area.kinship.${person.kinship}`);
        const on = onlyMe
          ? person.kinship === 'me'
          : asked?.memberId === person.id
            ? asked.enabled
            : person.enabled;
        return {
          id: person.id,
          name: person.name,
          fullName: person.fullName,
          tone: person.tone,
          image: avatars[person.id],
          on,
          note:
            person.age === undefined
              ? kinship
              : t('area.noteWithAge', {
                  kinship,
                  age:
                    person.kinship === 'me' ? t('area.years', { count: person.age }) : person.age,
                }),
          lockedReason: lock ? t(`area.strip.${lock}`) : undefined,
        };
      })}
      onSwitch={mayWrite ? set : undefined}
      summary={
        onlyMe
          ? t('area.strip.onlyYou')
          : isWhole
            ? t('area.strip.whole')
            : t('area.strip.part', { count: counted, total: people.length })
      }
      summaryNote={
        enable.isPending || isReading
          ? t('area.strip.recomputing')
          : isWhole && people.length > 1
            ? ofTotal
            : undefined
      }
      onReset={isWhole || onlyMe || !mayWrite ? undefined : () => void reset()}
    />
  );
}
