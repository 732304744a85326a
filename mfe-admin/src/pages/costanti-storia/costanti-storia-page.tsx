import { asProblem, costantiQueries } from '@bussola/client';
import { useLanguage, useT } from '@bussola/i18n';
import { formatConstant, formatDate } from '@bussola/i18n/format';
import { StepUp } from '@bussola/step-up';
import {
  Box,
  LinkButton,
  LoadFailed,
  PageHead,
  Question,
  Section,
  SectionHead,
  Text,
  TextLink,
} from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { draftOf, historyPath, releasePath } from '../../costanti/release.ts';
import type { Constant, Constants, Release, Summary } from '../../costanti/release.ts';
import { useNames } from '../../costanti/use-names.ts';
import { NotReadYet } from '../../not-read-yet.tsx';
import { ReleaseRow } from './release-row.tsx';
import { RollbackDialog } from './rollback-dialog.tsx';
import { valuesInTime } from './values-in-time.ts';
import { ValueLine } from './value-line.tsx';
import '../../portal.css';

/** /admin/costanti/storia: every release; with a constant, what became of it and why. */
export default function CostantiStoriaPage() {
  const t = useT(adminNamespace);
  const constants = useQuery(costantiQueries.staff());
  const releases = useQuery(costantiQueries.releases());
  if (!constants.data || !releases.data)
    return (
      <NotReadYet
        queries={[constants, releases]}
        loading={t('costanti.loading')}
        failed={t('costanti.vita.story.failed')}
        action={<LinkButton href="/admin/costanti">{t('costanti.vita.all')}</LinkButton>}
      />
    );
  return (
    <StepUp>
      <Story constants={constants.data} releases={releases.data.releases} />
    </StepUp>
  );
}

function Story({ constants, releases }: { constants: Constants; releases: readonly Summary[] }) {
  const t = useT(adminNamespace);
  const key = useSearchParams()[0].get('costante');
  const constant = constants.costanti.find((one) => one.key === key);
  const shown = constant ? releases.filter(({ keys }) => keys.includes(constant.key)) : releases;
  const details = useQuery(costantiQueries.details(constant ? shown.map(({ id }) => id) : []));
  if (details.error && !details.data)
    return (
      <LoadFailed
        headingLevel="h1"
        title={t('costanti.vita.story.failed')}
        problem={asProblem(details.error)}
        busy={details.isFetching}
        onRetry={() => void details.refetch()}
      />
    );
  const read = details.data ?? [];
  return (
    <>
      {constant ? (
        <ConstantHead constant={constant} constants={constants} read={read} />
      ) : (
        <AllHead />
      )}
      <Releases
        releases={shown}
        details={read}
        constant={constant}
        constants={constants}
        newest={newestOf(releases)}
      />
    </>
  );
}

/** The release to go back from: the last one that is or will be in force. */
const newestOf = (releases: readonly Summary[]): string | null =>
  releases
    .filter(({ state }) => state === 'scheduled' || state === 'in-force')
    .reduce<Summary | undefined>(
      (last, one) => (last && (last.effectiveFrom ?? '') >= (one.effectiveFrom ?? '') ? last : one),
      undefined,
    )?.release ?? null;

function AllHead() {
  const t = useT(adminNamespace);
  return (
    <PageHead
      title={t('costanti.vita.story.title')}
      actions={<LinkButton href="/admin/costanti">{t('costanti.vita.all')}</LinkButton>}
    >
      {t('costanti.vita.story.lead')}
    </PageHead>
  );
}

interface HeadProps {
  constant: Constant;
  constants: Constants;
  read: readonly Release[];
}

function ConstantHead({ constant, constants, read }: HeadProps) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const name = constant.nome[language];
  const { key, unit, min, max } = constant;
  const say = (value: unknown) => formatConstant(value, unit, language);
  const points = valuesInTime(constant, read);
  const today = points.findLast(({ from }) => from <= constants.giorno);
  const next = points.find(({ from }) => from > constants.giorno);
  return (
    <>
      <PageHead
        title={name}
        over={`${key} · ${t('costanti.vita.story.bounds', { min: say(min), max: say(max) })}`}
        actions={
          <LinkButton href={releasePath(draftOf(constants), key)}>
            {t('costanti.vita.story.propose')}
          </LinkButton>
        }
      >
        {typeof constant.value === 'number' && (
          <>
            <span>
              {t('costanti.vita.story.today', { value: say(today?.value ?? constant.value) })}
            </span>{' '}
            {next && (
              <span>
                {t('costanti.vita.story.next', {
                  value: say(next.value),
                  date: formatDate(next.from, language, 'long'),
                })}
              </span>
            )}
          </>
        )}
      </PageHead>
      {points.length > 1 && (
        <ValueLine points={points} today={constants.giorno} label={name} format={say} />
      )}
    </>
  );
}

interface ReleasesProps {
  releases: readonly Summary[];
  details: readonly Release[];
  constant: Constant | undefined;
  constants: Constants;
  newest: string | null;
}

function Releases({ releases, details, constant, constants, newest }: ReleasesProps) {
  const t = useT(adminNamespace);
  const names = useNames();
  const [back, setBack] = useState<string>();
  return (
    <Section aria-labelledby="story">
      <SectionHead>
        <Question id="story">{t('costanti.vita.story.what')}</Question>
        {constant && <TextLink href={historyPath()}>{t('costanti.vita.story.all')}</TextLink>}
      </SectionHead>
      {releases.length === 0 && <Text color="text-2">{t('costanti.vita.story.never')}</Text>}
      <Box as="ol" listStyleType="none">
        {releases.map((release) => (
          <ReleaseRow
            key={release.id}
            release={release}
            detail={details.find(({ id }) => id === release.id)}
            constant={constant}
            constants={constants}
            names={names}
            onBack={
              release.state === 'superseded' && release.release !== newest
                ? () => setBack(release.release ?? '')
                : undefined
            }
          />
        ))}
      </Box>
      <Text size="quiet" marginTop="5">
        {t('costanti.vita.story.foot')}
      </Text>
      {back !== undefined && (
        <RollbackDialog
          release={back}
          today={constants.giorno}
          onClose={() => setBack(undefined)}
        />
      )}
    </Section>
  );
}
