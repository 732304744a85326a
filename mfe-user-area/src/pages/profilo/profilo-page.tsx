import { nucleoQueries } from '@bussola/client';
import { chiOf, mayHold } from '@bussola/domain';
import type { Chiave } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Box, Question, Section, SectionHead, Text, useMoney } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { usePeople } from '@bussola/results';
import { ErrorBoundary } from '../../area/error-boundary.tsx';
import { rightsOf } from '../../area/rights.ts';
import { WithArea } from '../../with-area/use-area.tsx';
import type { Area } from '../../area/area.ts';
import { CoveredAnswers } from '../../dati/covered-answers.tsx';
import { DatoRows } from '../../dati/dato-rows.tsx';
import { DetailRows } from '../../dati/detail-rows.tsx';
import { isDato } from '../../dati/editors.ts';
import type { DatoId } from '../../dati/editors.ts';
import { historyOf } from '../../dati/history.ts';
import { keysOfDato } from '../../dati/keys-of-dato.ts';
import { OpenDato } from '../../dati/open-dato.tsx';
import type { Counts } from '../../dati/origin-bar.tsx';
import { detailsOf, GROUPS, rowsOf } from '../../dati/rows.ts';
import type { Detail, Group, Row } from '../../dati/rows.ts';
import { SectionOff, SectionSwitch } from '../../dati/section-switch.tsx';
import { ToCheck } from '../../dati/to-check.tsx';
import { isCovered, isReserved } from '../../insieme/is-covered.ts';
import { LookAside } from '../../insieme/look-aside.tsx';
import { useOpenLook } from '../../insieme/use-open-look.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { datoPath, paths, PROFILE_EDITORS } from '../../paths.ts';
import { ProfiloHead } from './profilo-head.tsx';
import { ProfiloMargin } from './profilo-margin.tsx';
import '../../portal.css';

/** /app/dashboards/profilo: everything that was given, in one place, correctable. */
export default function ProfiloPage() {
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

/** What the page shows of the household, and what may be done with it. */
function useProfilo(area: Area) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const people = usePeople(area);
  const rights = rightsOf(area.info);
  const { data } = useQuery(nucleoQueries.history(area.userId));
  const history = useMemo(() => historyOf(data?.answers ?? []), [data]);
  const { info, analisi } = area;
  const { membri, rows, details } = useMemo(() => {
    const sorted = info.nucleoFamiliare.toSorted((a, b) => a.seq - b.seq);
    const { analisiFamiliare, uscitePianificate } = info;
    const household = { membri: sorted, analisi, analisiFamiliare, uscitePianificate };
    // What no grant shows is not there for its reader: it is not missing.
    const covered = info.vista?.via === 'look' ? isCovered : isReserved;
    const isShown = (key: Chiave) => !info.vista || !covered(key);
    return {
      membri: sorted,
      rows: rowsOf(household, isShown),
      details: detailsOf(household, isShown),
    };
  }, [info, analisi]);
  const me = membri.find(({ gradoParentela }) => gradoParentela === 'me');
  const dato = useOpenDato();
  const memberId = search.get('persona') ?? me?._id ?? null;
  const edit = (row: { dato: DatoId; memberId: string | null }) =>
    void navigate(datoPath(row.dato, row.memberId ?? undefined));
  const mayEdit = (row: { dato: DatoId; memberId: string | null }) => {
    const membro = membri.find(({ _id }) => _id === row.memberId);
    const held = (key: Chiave) =>
      !membro || !info.vista || mayHold(key, membro, chiOf(membro, analisi.refDate));
    return rights.mayChangeSome(keysOfDato(row.dato).filter(held));
  };
  const all = GROUPS.flatMap((group) => rows[group]);
  return {
    shown: { membri, people, history, onEdit: edit, mayEdit },
    rows,
    details,
    editable: [...all, ...details].some(mayEdit),
    missing: [...all, ...details].find((row) => row.missing.length > 0 && mayEdit(row)),
    open:
      dato && mayEdit({ dato, memberId })
        ? { dato, memberId, row: `${dato} ${memberId ?? ''}`.trim() }
        : null,
    close: () => void navigate(paths.profilo, { replace: true }),
  };
}

function Profilo({ area }: { area: Area }) {
  const t = useT(userAreaNamespace);
  const { session } = useShell();
  const { shown, rows, details, editable, missing, open, close } = useProfilo(area);
  const look = useOpenLook();
  return (
    <>
      <ProfiloHead
        area={area}
        counts={countsOf(rows, details)}
        mayEdit={editable}
        onAnswer={missing ? () => shown.onEdit(missing) : null}
      />
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 300px' }}
        gap={{ base: '0', xl: '56px' }}
      >
        <div>
          <ToCheck {...shown} avvisi={area.analisi.avvisi} />
          {GROUPS.filter((group) => rows[group].length > 0).map((group) => (
            <Section key={group}>
              <GroupHead group={group} area={area} count={shown.people.length} />
              <DatoRows
                {...shown}
                rows={rows[group]}
                today={area.analisi.refDate}
                open={open?.row ?? null}
              />
            </Section>
          ))}
        </div>
        {look ? <LookAside look={look} /> : !session.isActing && <ProfiloMargin />}
      </Box>
      <ErrorBoundary of={area.analisi}>
        <Section id="dettagli">
          <SectionHead>
            <Question>{t('dati.details.title')}</Question>
            <SectionSwitch area={area} sezione="personaldata" title={t('dati.details.title')} />
          </SectionHead>
          <SectionOff area={area} sezione="personaldata" />
          {area.info.sezioni.personaldata.enabled && (
            <Text maxWidth="60ch">{t('dati.details.lead')}</Text>
          )}
          <DetailRows
            {...shown}
            area={area}
            details={details}
            hiddenFrom={look?.firstName ?? null}
          />
        </Section>
      </ErrorBoundary>
      {area.info.vista?.via === 'look' && <CoveredAnswers />}
      {open && <OpenDato key={open.row} {...shown} {...open} area={area} onClose={close} />}
    </>
  );
}

/** Rows that were given and that we supposed, and every answer that a result waits for. */
function countsOf(rows: Record<Group, Row[]>, details: readonly Detail[]): Counts {
  const all = [...GROUPS.flatMap((group) => rows[group]), ...details];
  const count = (origin: Row['origin']) => all.filter((row) => row.origin === origin).length;
  return {
    told: count('told'),
    supposed: count('supposed'),
    missing: all.reduce((sum, { missing }) => sum + missing.length, 0),
  };
}

interface HeadProps {
  group: Group;
  area: Area;
  /** Of people. */ count: number;
}
function GroupHead({ group, area, count }: HeadProps) {
  const t = useT(userAreaNamespace);
  const title = t(`dati.group.${group}.${count > 1 ? 'many' : 'one'}`);
  return (
    <>
      <SectionHead>
        <Question>{title}</Question>
        {group === 'investimenti' ? (
          <SectionSwitch area={area} sezione={group} title={title} />
        ) : (
          <GroupSum group={group} area={area} count={count} />
        )}
      </SectionHead>
      {group === 'investimenti' && <SectionOff area={area} sezione={group} />}
    </>
  );
}

/** The sum of a group, where it has one. */
function GroupSum({ group, area, count }: HeadProps) {
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
