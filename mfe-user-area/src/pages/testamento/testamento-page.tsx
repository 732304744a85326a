import { asProblem, testamentiQueries } from '@bussola/client';
import { useLanguage, useT } from '@bussola/i18n';
import { formatList } from '@bussola/i18n/format';
import { usePeople } from '@bussola/results';
import {
  Box,
  Icon,
  LoadFailed,
  LockIcon,
  PageHead,
  Question,
  Section,
  Skeleton,
  Text,
} from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { WithArea } from '../../with-area/use-area.tsx';
import type { Area } from '../../area/area.ts';
import { testamentoNamespace } from '../../locales/testamento-namespace.ts';
import { EnvelopeAside } from './envelope.tsx';
import { RecordDrawer } from './record-drawer.tsx';
import { Remember } from './remember.tsx';
import { Shares } from './shares.tsx';
import { WillPart } from './will-part.tsx';
import { isFound, rereadOf, willsOf } from './wills.ts';
import type { Will } from './wills.ts';
import '../../portal.css';

export { testamentoNamespace as words };

/**
 * /app/dashboards/strumenti/testamento: where each will of the household is and who knows, what the
 * law does without one, and the envelope for the heirs. Its owner's alone.
 */
export default function TestamentoPage() {
  return <WithArea>{(area) => <Wills area={area} />}</WithArea>;
}

function Wills({ area }: { area: Area }) {
  const t = useT(testamentoNamespace);
  const people = usePeople(area);
  const { nucleoFamiliare } = area.info;
  const records = useQuery({
    ...testamentiQueries.list(area.userId),
    // The server has no record for a person who says that there is no will.
    enabled: nucleoFamiliare.some(({ haTestamento }) => haTestamento === true),
  });
  const wills = willsOf(
    nucleoFamiliare,
    people,
    records.data?.testamenti ?? [],
    area.analisi.refDate,
  );
  return (
    <>
      <Head wills={wills} isRead={records.data !== undefined} />
      <Private />
      <Box
        display="grid"
        gap={{ base: '10', xl: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' }}
      >
        <Records
          area={area}
          wills={wills}
          waiting={
            records.data ? undefined : records.error ? (
              <LoadFailed
                headingLevel="h2"
                title={t('failed')}
                problem={asProblem(records.error)}
                busy={records.isFetching}
                onRetry={() => void records.refetch()}
              >
                {t('safe')}
              </LoadFailed>
            ) : (
              <Skeleton label={t('loading')} />
            )
          }
        />
        <Box marginTop={{ lg: '60px' }}>
          <EnvelopeAside wills={wills} isRead={records.data !== undefined} />
        </Box>
      </Box>
      <Shares area={area} />
      <Remember />
    </>
  );
}

/** The title says how things stand. */
function Head({ wills, isRead }: { wills: readonly Will[]; isRead: boolean }) {
  const t = useT(testamentoNamespace);
  const there = wills.filter(({ answer }) => answer === 'yes');
  const count = there.length;
  const found = there.every(isFound) ? 'title.found' : 'title.there';
  return (
    <PageHead title={count === 0 ? t('title.none') : t(isRead ? found : 'title.known', { count })}>
      {t('lead')}
    </PageHead>
  );
}

function Private() {
  const t = useT(testamentoNamespace);
  return (
    <Box
      display="flex"
      gap="4"
      marginTop="6"
      padding="4"
      borderWidth="1px"
      borderColor="line"
      borderRadius="card"
      bg="surface"
    >
      <Box color="ink" flex="none" marginTop="2px">
        <Icon icon={LockIcon} />
      </Box>
      <div>
        <Text fontWeight="600">{t('private.title')}</Text>
        <Text size="quiet" measure="free">
          {t('private.text')}
        </Text>
      </div>
    </Box>
  );
}

interface RecordsProps {
  area: Area;
  wills: readonly Will[];
  waiting: ReactNode;
}

function Records({ area, wills, waiting }: RecordsProps) {
  const t = useT(testamentoNamespace);
  const language = useLanguage();
  const people = usePeople(area);
  const [open, setOpen] = useState<string | null>(null);
  const edited = wills.find(({ person }) => person.id === open);
  const { refDate } = area.analisi;
  const rereadText = ({ record }: Will): string | undefined => {
    if (!record?.rivistoIl) return undefined;
    const found = rereadOf(record.rivistoIl, area.info.nucleoFamiliare, people, refDate);
    if (found.names.length > 0)
      return t('reread.born', { names: formatList(found.names, language) });
    return found.isOld ? t('reread.old') : undefined;
  };
  // A failure is shown once, in the place of the first record.
  const first = wills.find(({ answer }) => answer === 'yes');
  return (
    <Section>
      <Question marginBottom="5">{t('records')}</Question>
      {wills.map((will) => (
        <WillPart
          key={will.person.id}
          will={will}
          waiting={waiting && (will === first ? waiting : <></>)}
          reread={rereadText(will)}
          onEdit={() => setOpen(will.person.id)}
        />
      ))}
      {edited && (
        <RecordDrawer
          key={edited.person.id}
          userId={area.userId}
          will={edited}
          today={refDate}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  );
}
