import type { Soluzione } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import {
  Box,
  chakra,
  DisclosureList,
  EmptyState,
  LevelMark,
  PageHead,
  Section,
  SectionHead,
  Text,
  TextLink,
  Title,
} from '@bussola/ui/core';
import { Segmented } from '@bussola/ui/charts';
import { ResultGrid } from '@bussola/ui/results';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  concerning,
  GROUPS,
  groupSoluzioni,
  levelOfGroup,
  SoluzioneCard,
  usePeople,
} from '@bussola/results';
import type { Group, Person } from '@bussola/results';
import { ErrorBoundary } from '../../area/error-boundary.tsx';
import { WithArea } from '../../with-area/use-area.tsx';
import type { Area } from '../../area/area.ts';
import { Strip } from '../../famiglia/strip.tsx';
import { correctIn } from '../../dati/correct-in.ts';
import { paths, soluzionePath } from '../../paths.ts';
import { HardSituations } from '../../piano/hard-situations.tsx';
import { useWhy } from '../../perche/why-provider.tsx';
import { useMarkSentence } from '../../segni/use-mark-sentence.ts';
import { useSimulateHref } from '../../simulatore/use-simulate-href.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { NotApplicableRows } from './not-applicable-rows.tsx';
import '../../portal.css';

/** /app/dashboards/soluzione-consigliata: the twelve areas by level, the most urgent first. */
export default function PrioritaPage() {
  return (
    <WithArea>
      {(area) => (
        <>
          <Strip area={area} />
          <ErrorBoundary of={area.analisi}>
            <Priorita area={area} />
          </ErrorBoundary>
        </>
      )}
    </WithArea>
  );
}

function Priorita({ area }: { area: Area }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const people = usePeople(area);
  const [search, setSearch] = useSearchParams();
  const ask = useWhy();
  const markOf = useMarkSentence(area);
  const simulateHref = useSimulateHref(area);
  const { soluzioni, perimetro, refDate } = area.analisi;
  // Only people who count can be chosen. An address that names another person shows everybody.
  const counted = people.filter(({ id }) => perimetro.includes(id));
  const chosen = counted.find(({ id }) => id === search.get('persona'));
  const groups = groupSoluzioni(chosen ? concerning(soluzioni, chosen.id) : soluzioni);
  const isAllGreen =
    groups.red.length + groups.yellow.length + groups.toCheck.length + groups.missing.length === 0;
  const card: Card = (soluzione, variant) => (
    <SoluzioneCard
      key={soluzione.code}
      soluzione={soluzione}
      people={people}
      analisi={area.analisi}
      href={soluzionePath(soluzione.code)}
      simulateHref={simulateHref(soluzione.code)}
      correct={correctIn(area)}
      variant={variant}
      mark={markOf(soluzione.code)}
      onWhy={() => ask(`soluzione.${soluzione.code}`, soluzione.titolo[language])}
    />
  );

  return (
    <>
      <PageHead
        title={t('soluzioni.title')}
        over={t('soluzioni.leadDate', { date: formatDate(refDate, language, 'long') })}
      >
        <span>{t('soluzioni.lead')}</span> <TextLink href={paths.piano}>{t('piano.link')}</TextLink>
      </PageHead>
      <HardSituations area={area} />
      {counted.length > 1 && (
        <PersonFilter
          people={counted}
          value={chosen?.id ?? ''}
          onChange={(id) => setSearch(id ? { persona: id } : {}, { replace: true })}
        />
      )}
      {isAllGreen && (
        <Box marginTop="8">
          <EmptyState
            title={t('soluzioni.allGreen.title')}
            outline={<LevelMark level="green" size={40} />}
          >
            {chosen && groups.green.length === 0
              ? t('soluzioni.noneForFilter', { name: chosen.name })
              : t('soluzioni.allGreen.text')}
          </EmptyState>
        </Box>
      )}
      {GROUPS.filter((group) => group !== 'notApplicable' && groups[group].length > 0).map(
        (group) => (
          <GroupSection key={group} group={group} soluzioni={groups[group]} card={card} />
        ),
      )}
      {groups.notApplicable.length > 0 && <NotApplicable soluzioni={groups.notApplicable} />}
    </>
  );
}

function PersonFilter({
  people,
  value,
  onChange,
}: {
  people: readonly Person[];
  /** Empty: everybody. */
  value: string;
  onChange: (id: string) => void;
}) {
  const t = useT(userAreaNamespace);
  return (
    <Box marginTop="5" data-print="hidden">
      <Segmented
        label={t('soluzioni.filterLabel')}
        value={value}
        onChange={onChange}
        options={[
          { value: '', label: t('soluzioni.everyone') },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </Box>
  );
}

type Card = (soluzione: Soluzione, variant: 'lead' | 'small') => ReactNode;

function GroupSection({
  group,
  soluzioni,
  card,
}: {
  group: Group;
  soluzioni: readonly Soluzione[];
  card: Card;
}) {
  const t = useT(userAreaNamespace);
  return (
    <Section>
      <SectionHead>
        <Title as="h2" size={26} display="flex" alignItems="center" gap="3">
          <LevelMark level={levelOfGroup(group)} size={22} />
          <span>{t(`soluzioni.group.${group}`)}</span>
          <Count>{soluzioni.length}</Count>
        </Title>
      </SectionHead>
      {/* Of an odd number the first is wider, so that no row is left half empty. */}
      {soluzioni.length % 2 === 1 ? (
        <ResultGrid>
          {soluzioni.map((soluzione, place) => card(soluzione, place === 0 ? 'lead' : 'small'))}
        </ResultGrid>
      ) : (
        <Box
          display="grid"
          gap={{ base: '4', md: '6' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          {soluzioni.map((soluzione) => card(soluzione, 'small'))}
        </Box>
      )}
    </Section>
  );
}

function NotApplicable({ soluzioni }: { soluzioni: readonly Soluzione[] }) {
  const t = useT(userAreaNamespace);
  return (
    <Section>
      <DisclosureList
        items={[
          {
            id: 'notApplicable',
            title: t('soluzioni.group.notApplicable'),
            end: (
              <Text as="span" size="quiet">
                {t('soluzioni.notApplicableCount', { count: soluzioni.length })}
              </Text>
            ),
            children: <NotApplicableRows soluzioni={soluzioni} />,
          },
        ]}
      />
    </Section>
  );
}

const Count = chakra('span', {
  base: {
    textStyle: 'figure',
    fontFamily: 'body',
    fontSize: 't15',
    fontWeight: 480,
    color: 'text-2',
  },
});
