import type { Soluzione } from '@bussola/domain';
import type { Leva } from '@bussola/domain/simulazione';
import { useLanguage, useT } from '@bussola/i18n';
import { formatAge } from '@bussola/i18n/format';
import {
  Actions,
  Box,
  Button,
  Card,
  Question,
  Section,
  Skeleton,
  Switch,
  Text,
} from '@bussola/ui/core';
import { SliderField } from '@bussola/ui/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { memo, useCallback, useMemo, useState } from 'react';
import { useFigure } from '@bussola/results';
import type { Person } from '@bussola/results';
import type { Area } from '../area/area.ts';
import { famigliaOf } from '../area/area.ts';
import { ChoosePerson, useChosenPerson } from '../famiglia/choose-person.tsx';
import { SIMULATOR } from '../paths.ts';
import { engineQuery } from './engine/engine-query.ts';
import type { Ready } from './engine/engine-query.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { Outcome } from './outcome.tsx';
import { Projection } from './projection.tsx';
import {
  firstToTry,
  leversOf,
  peopleToTry,
  showsWithoutLevers,
  WITH_PROJECTION,
} from './to-try.ts';
import { changesOf, leverKey, scaleOf, tryOut } from './try-out.ts';
import type { Values } from './try-out.ts';

interface Props {
  area: Area;
  soluzione: Soluzione;
  people: readonly Person[];
}
const MOST = 4;

/** *E se cambiasse qualcosa?* Sliders that answer at once, in this browser; nothing is saved. */
export function Simulator(props: Props) {
  const t = useT(userAreaNamespace);
  const queryClient = useQueryClient();
  const { data, isError } = useQuery(engineQuery(queryClient, props.area.analisi.costanti));
  // What cannot be tried is not offered: the page says all the rest without it.
  if (isError) return null;
  if (!data)
    return (
      <Section data-print="hidden">
        <Skeleton label={t('simula.loading')} />
      </Section>
    );
  return <Ready {...props} ready={data} />;
}

interface WhoseProps extends Pick<Props, 'people'> {
  whose: readonly Person[];
  memberId: string | undefined;
  onChoose: (id: string) => void;
}

/** Whose level it is: to choose where several have one, else by name. */
function Whose({ whose, memberId, people, onChoose }: WhoseProps) {
  const t = useT(userAreaNamespace);
  if (whose.length > 1 && memberId)
    return (
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="8px 14px">
        <Text as="span" size="quiet">
          {t('area.person.who')}
        </Text>
        <ChoosePerson among={whose} value={memberId} onChange={onChoose} />
      </Box>
    );
  const name = people.find(({ id }) => id === memberId)?.name;
  return name && people.length > 1 ? (
    <Text size="quiet">{t('area.person.of', { name })}</Text>
  ) : null;
}

/** Scrolls to the sliders after a press of «Simula». */
const comeHere = (section: HTMLElement | null): void => {
  if (location.hash === `#${SIMULATOR}`) section?.scrollIntoView();
};

function Ready({ area, soluzione, people, ready }: Props & { ready: Ready }) {
  const t = useT(userAreaNamespace);
  const [values, setValues] = useState<Values>({});
  const moveLever = useCallback(
    (lever: Leva, value: number) => setValues((known) => ({ ...known, [leverKey(lever)]: value })),
    [],
  );
  const { analisi } = area;
  const { code } = soluzione;
  const famiglia = useMemo(() => famigliaOf(area), [area]);
  const whose = peopleToTry(soluzione).flatMap(
    (id) => people.find((person) => person.id === id) ?? [],
  );
  const [person, choosePerson] = useChosenPerson(whose);
  const memberId = person?.id ?? firstToTry(soluzione);
  const levers = useMemo(
    () => leversOf({ ready, famiglia, analisi }, code, memberId).slice(0, MOST),
    [ready, famiglia, analisi, code, memberId],
  );
  const changes = useMemo(() => changesOf(levers, values), [levers, values]);
  const tried = useMemo(
    () => tryOut(ready, famiglia, changes, code, memberId),
    [ready, famiglia, changes, code, memberId],
  );
  const withProjection = WITH_PROJECTION.includes(code);
  if (levers.length === 0 && !showsWithoutLevers(soluzione)) return null;
  const choose = (id: string) => {
    choosePerson(id);
    setValues({});
  };
  return (
    <Section data-print="hidden" ref={comeHere} scrollMarginTop="4">
      <Question>{t('simula.question')}</Question>
      {(levers.length > 0 || whose.length > 1) && (
        <Card
          marginTop="5"
          maxWidth="720px"
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="6"
        >
          <Whose whose={whose} memberId={memberId} people={people} onChoose={choose} />
          {levers.map((lever) => (
            <Lever
              key={leverKey(lever)}
              lever={lever}
              value={values[leverKey(lever)] ?? lever.min}
              onChange={moveLever}
            />
          ))}
          <Box borderTopWidth="1px" borderColor="line" paddingTop="5" aria-live="polite">
            {tried ? (
              <Outcome code={code} tried={tried} isMoved={changes.length > 0} people={people} />
            ) : (
              <Text>{t('simula.impossible')}</Text>
            )}
          </Box>
          <Actions>
            <Button
              variant="tertiary"
              disabled={changes.length === 0}
              onClick={() => setValues({})}
            >
              {t('simula.reset')}
            </Button>
            <Text size="quiet">{t('simula.notSaved')}</Text>
          </Actions>
        </Card>
      )}
      {withProjection && tried && <Projection ready={ready} tried={tried} />}
    </Section>
  );
}

interface LeverProps {
  lever: Leva;
  value: number;
  onChange: (lever: Leva, value: number) => void;
}

/** One slider or switch. Moving it draws none of the others again. */
const Lever = memo(function Lever({ lever, value, onChange }: LeverProps) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const figure = useFigure();
  const { min, max, step } = scaleOf(lever);
  const label = t(`simula.lever.${lever.tipo}`);
  if (lever.passo >= lever.max - lever.min)
    return (
      <Switch
        label={label}
        checked={value !== lever.min}
        onChange={(on) => onChange(lever, on ? lever.max : lever.min)}
      />
    );
  const write = (at: number): string => {
    switch (lever.tipo) {
      case 'eta-pensione':
        return formatAge(at, language);
      case 'risparmio':
      case 'fondo-pensione':
        return figure(at, 'euroAnno');
      case 'rendita-ltc':
        return figure(at, 'euroMese');
      case 'investimenti':
      case 'polizze-sottoscritte':
      case 'polizze-riscattate':
        return figure(at, 'pct');
      case 'riscatto':
        return figure(at, 'anni');
      default:
        return figure(at, 'euro');
    }
  };
  return (
    <SliderField
      name={leverKey(lever)}
      label={label}
      value={value}
      min={min}
      max={max}
      step={step}
      onChange={(to) => onChange(lever, to)}
      format={write}
    />
  );
});
