import { nucleoQueries } from '@bussola/client';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, numberWordUpper } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { StepUp } from '@bussola/step-up';
import {
  Box,
  PageHead,
  Question,
  Section,
  SectionHead,
  Text,
  TextLink,
  Title,
  useMoney,
} from '@bussola/ui/core';
import { OriginTag } from '@bussola/ui/results';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { DownloadData } from '../../area/download-data.tsx';
import { ErrorBoundary } from '../../area/error-boundary.tsx';
import { ReleaseLine } from '../../area/release-line.tsx';
import { rightsOf } from '../../area/rights.ts';
import { WithArea } from '../../area/use-area.tsx';
import type { Area } from '../../area/area.ts';
import { DatoRows } from '../../dati/dato-rows.tsx';
import { DetailRows } from '../../dati/detail-rows.tsx';
import { isDato } from '../../dati/editors.ts';
import type { DatoId } from '../../dati/editors.ts';
import { historyOf } from '../../dati/history.ts';
import { OpenDato } from '../../dati/open-dato.tsx';
import { OriginBar } from '../../dati/origin-bar.tsx';
import type { Counts } from '../../dati/origin-bar.tsx';
import { detailsOf, GROUPS, rowsOf } from '../../dati/rows.ts';
import type { Group, Row } from '../../dati/rows.ts';
import { usePeople } from '../../famiglia/use-people.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { datoPath, paths, PROFILE_EDITORS } from '../../paths.ts';
import '../../portal.css';

/** /app/dashboards/profilo: everything that was told, in one place, correctable. */
export function ProfiloPage() {
  return <WithArea>{(area) => <Profilo area={area} />}</WithArea>;
}

/** The editor that the address opens: `…/reddito/modifica`, or `?modifica=casa`. */
function useOpenDato(): DatoId | undefined {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const asked = search.get('modifica');
  if (isDato(asked)) return asked;
  return PROFILE_EDITORS.find(({ path }) => path === pathname)?.dato;
}

function Profilo({ area }: { area: Area }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const people = usePeople(area);
  const rights = rightsOf(area.info);
  const { data } = useQuery(nucleoQueries.history(area.userId));
  const history = useMemo(() => historyOf(data?.answers ?? []), [data]);
  const membri = area.info.nucleoFamiliare.toSorted((a, b) => a.seq - b.seq);
  const household = {
    membri,
    analisi: area.analisi,
    analisiFamiliare: area.info.analisiFamiliare,
    uscitePianificate: area.info.uscitePianificate,
  };
  const rows = rowsOf(household);
  const counts = countsOf(rows);
  const { session } = useShell();
  const details = useMemo(
    () =>
      detailsOf({
        membri: area.info.nucleoFamiliare.toSorted((a, b) => a.seq - b.seq),
        analisi: area.analisi,
      }),
    [area],
  );
  const open = useOpenDato();
  const me = membri.find(({ gradoParentela }) => gradoParentela === 'me');
  const memberId = search.get('persona') ?? me?._id ?? null;
  const edit = (row: { dato: DatoId; memberId: string | null }) =>
    void navigate(datoPath(row.dato, row.memberId ?? undefined));
  const mayEdit = (['dati', 'patrimonio', 'protezione', 'previdenza'] as const).some(
    rights.mayWrite,
  );
  const openRow = open && `${open} ${memberId ?? ''}`.trim();
  return (
    <>
      <PageHead
        title={<Sentence counts={counts} />}
        actions={
          // The export is its owner's alone.
          session.isActing ? null : (
            <StepUp>
              <DownloadData userId={area.userId} label={t('dati.download')} />
            </StepUp>
          )
        }
      />
      <OriginBar counts={counts} />
      <Text size="quiet" marginTop="2">
        {t('dati.lastChange', {
          date: formatDate(area.info.updatedAt, language, 'long'),
        })}
      </Text>
      {!mayEdit && <Text marginTop="4">{t('dati.readOnly')}</Text>}
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 300px' }}
        gap={{ base: '0', xl: '56px' }}
      >
        <div>
          {GROUPS.map((group) => (
            <Section key={group}>
              <SectionHead>
                <Question>
                  {t(`dati.group.${group}.${people.length > 1 ? 'many' : 'one'}`)}
                </Question>
                <GroupSum group={group} area={area} count={people.length} />
              </SectionHead>
              <DatoRows
                rows={rows[group]}
                membri={membri}
                people={people}
                history={history}
                today={area.analisi.refDate}
                onEdit={mayEdit ? edit : null}
                open={openRow ?? null}
              />
            </Section>
          ))}
        </div>
        <Margin />
      </Box>
      <ErrorBoundary of={area.analisi}>
        <Section id="dettagli">
          <SectionHead>
            <Question>{t('dati.details.title')}</Question>
          </SectionHead>
          <Text maxWidth="60ch">{t('dati.details.lead')}</Text>
          <DetailRows
            area={area}
            details={details}
            membri={membri}
            people={people}
            onEdit={mayEdit ? edit : null}
          />
        </Section>
      </ErrorBoundary>
      <ReleaseLine analisi={area.analisi} />
      {open && mayEdit && (
        <OpenDato
          key={openRow}
          area={area}
          dato={open}
          memberId={memberId}
          people={people}
          history={history}
          onClose={() => void navigate(paths.profilo, { replace: true })}
        />
      )}
    </>
  );
}

function countsOf(rows: Record<Group, Row[]>): Counts {
  const all = GROUPS.flatMap((group) => rows[group]);
  const count = (origin: Row['origin']) => all.filter((row) => row.origin === origin).length;
  return { told: count('told'), supposed: count('supposed'), missing: count('missing') };
}

/** What part was told, then what is still missing or supposed. */
function Sentence({ counts: { told, supposed, missing } }: { counts: Counts }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const share = told / Math.max(1, told + supposed + missing);
  const first = share === 1 ? 'all' : share >= 0.75 ? 'nearlyAll' : share >= 0.5 ? 'most' : 'some';
  const [kind, left] =
    missing > 0 ? (['missing', missing] as const) : (['supposed', supposed] as const);
  return (
    <>
      {t(`dati.sentence.${first}`)}
      {left > 0 && (
        <>
          {' '}
          {t(`dati.sentence.${kind}`, {
            count: left,
            word: numberWordUpper(left, language),
          })}
        </>
      )}
    </>
  );
}

/** The sum of a group, where it has one. */
function GroupSum({ group, area, count }: { group: Group; area: Area; count: number }) {
  const t = useT(userAreaNamespace);
  const { reddito, patrimonio } = area.analisi;
  const { format: money } = useMoney();
  const sums: Readonly<Partial<Record<Group, string>>> = {
    chi: t('dati.sum.people', { count }),
    ...(reddito.netto > 0 ? { entrate: t('dati.sum.yearly', { sum: money(reddito.netto) }) } : {}),
    ...(patrimonio.lordo > 0 ? { avere: money(patrimonio.lordo) } : {}),
    ...(patrimonio.debiti > 0 ? { dovere: money(patrimonio.debiti) } : {}),
  };
  return sums[group] ? <Text size="quiet">{sums[group]}</Text> : null;
}

/** Where a datum comes from, who sees it, what happens when it changes. */
function Margin() {
  const t = useT(userAreaNamespace);
  return (
    <Box
      as="aside"
      alignSelf="start"
      marginTop={{ base: '52px', md: '60px' }}
      borderInlineStartWidth={{ xl: '1px' }}
      borderColor="line"
      paddingInlineStart={{ xl: '8' }}
      display="grid"
      gap="6"
      alignContent="start"
    >
      <div>
        <Title as="h2" size={17}>
          {t('dati.margin.from')}
        </Title>
        <Box
          as="dl"
          display="grid"
          gridTemplateColumns="112px minmax(0, 1fr)"
          gap="3"
          marginTop="3"
        >
          <Text as="dt" size="quiet">
            {t('dati.margin.told')}
          </Text>
          <Text as="dd" size="quiet">
            {t('dati.margin.toldText')}
          </Text>
          <dt>
            <OriginTag origin="supposed">{t('dati.origin.supposed')}</OriginTag>
          </dt>
          <Text as="dd" size="quiet">
            {t('dati.margin.supposedText')}
          </Text>
          <dt>
            <OriginTag origin="missing">{t('dati.origin.missing')}</OriginTag>
          </dt>
          <Text as="dd" size="quiet">
            {t('dati.margin.missingText')}
          </Text>
        </Box>
      </div>
      <div>
        <Title as="h2" size={17}>
          {t('dati.margin.who')}
        </Title>
        <Text size="quiet" marginTop="2">
          {t('dati.margin.whoText')}{' '}
          <TextLink href={paths.accessoTerzi}>{t('dati.margin.whoLink')}</TextLink>
        </Text>
      </div>
      <div>
        <Title as="h2" size={17}>
          {t('dati.margin.when')}
        </Title>
        <Text size="quiet" marginTop="2">
          {t('dati.margin.whenText')}
        </Text>
      </div>
    </Box>
  );
}

export default ProfiloPage;
