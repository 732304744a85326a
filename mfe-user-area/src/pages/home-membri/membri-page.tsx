import { nucleoQueries } from '@bussola/client';
import { RISCHI, SOLUZIONI } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import {
  Button,
  EmptyState,
  Icon,
  PageHead,
  PlusIcon,
  Question,
  Section,
  SectionHead,
  Text,
  TextLink,
} from '@bussola/ui/core';
import { LevelRows, Matrix } from '@bussola/ui/results';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePeople } from '@bussola/results';
import type { Person } from '@bussola/results';
import { AREE } from '../../aree.ts';
import { ErrorBoundary } from '../../area/error-boundary.tsx';
import { rightsOf } from '../../area/rights.ts';
import { WithArea } from '../../with-area/use-area.tsx';
import type { Area } from '../../area/area.ts';
import { Strip } from '../../famiglia/strip.tsx';
import { AvatarDialog } from '../../famiglia/avatar-dialog.tsx';
import { useAvatars } from '../../famiglia/use-avatars.ts';
import { paths, soluzionePath } from '../../paths.ts';
import { useWhy, WhyFigure } from '../../perche/why-provider.tsx';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { MembroDialog } from '../../dati/membro-dialog.tsx';
import { MembroCards } from './membro-cards.tsx';
import { titleWords } from './title-words.ts';
import type { WeightKey } from './title-words.ts';
import '../../portal.css';

/** /app/dashboards/home/membri: the people, who counts, who needs what. */
export default function MembriPage() {
  return <WithArea>{(area) => <Membri area={area} />}</WithArea>;
}

type Open = { kind: 'add' } | { kind: 'edit' | 'delete' | 'photo'; memberId: string };

function MembriDialog({
  open,
  area,
  membri,
  people,
  onClose,
}: {
  open: Open;
  area: Area;
  membri: Area['info']['nucleoFamiliare'];
  people: readonly Person[];
  onClose: () => void;
}) {
  if (open.kind === 'add') return <MembroDialog area={area} membri={membri} onClose={onClose} />;
  const { kind, memberId } = open;
  const person = people.find(({ id }) => id === memberId);
  if (!person) return null;
  const shown = { userId: area.userId, person, onClose };
  if (kind === 'photo') return <MembroPhoto {...shown} />;
  if (kind === 'delete') return <DeleteDialog {...shown} />;
  return (
    <MembroDialog
      key={memberId}
      area={area}
      membri={membri}
      membro={membri.find(({ _id }) => _id === memberId)}
      person={person}
      onClose={onClose}
    />
  );
}

function Membri({ area }: { area: Area }) {
  const t = useT(userAreaNamespace);
  const [search, setSearch] = useSearchParams();
  // A result's «Non ti torna?» leads here with the person to correct.
  const asked = search.get('modifica');
  const [own, setOwn] = useState<Open | null>(null);
  const open: Open | null = own ?? (asked ? { kind: 'edit', memberId: asked } : null);
  const close = () => {
    setOwn(null);
    if (asked) setSearch({}, { replace: true });
  };
  // A new member is in this list at once; the analysis follows two seconds later.
  const nucleo = useQuery(nucleoQueries.membri(area.userId));
  const membri = nucleo.data?.nucleoFamiliare ?? area.info.nucleoFamiliare;
  const known = new Set(area.info.nucleoFamiliare.map(({ _id }) => _id));
  const isBehind = membri.some(({ _id }) => !known.has(_id));
  const fresh: Area = { ...area, info: { ...area.info, nucleoFamiliare: membri } };
  const people = usePeople(fresh);
  const mayChange = rightsOf(area.info).mayWrite('dati');

  return (
    <>
      <Strip area={fresh} />
      <PageHead
        title={<MembriTitle area={fresh} />}
        actions={
          mayChange && (
            <Button
              variant="primary"
              wide="phone"
              icon={<Icon icon={PlusIcon} />}
              onClick={() => setOwn({ kind: 'add' })}
            >
              {t('membri.add')}
            </Button>
          )
        }
      />
      {/* Of one person alone the title says nothing that needs a reason. */}
      {people.length > 1 && (
        <Text size="quiet" marginTop="2">
          <WhyFigure figura="reddito.netto" of={t('perche.of.reddito')} />
        </Text>
      )}
      {isBehind && (
        <Text role="status" size="quiet" marginTop="3">
          {t('membri.updating')}
        </Text>
      )}
      <MembroCards
        area={fresh}
        people={people}
        onEdit={(memberId) => setOwn({ kind: 'edit', memberId })}
        onDelete={(memberId) => setOwn({ kind: 'delete', memberId })}
        onPhoto={(memberId) => setOwn({ kind: 'photo', memberId })}
      />
      {mayChange && membri.length === 1 && (
        <Section>
          <EmptyState
            title={t('membri.invitation.title')}
            action={<Button onClick={() => setOwn({ kind: 'add' })}>{t('membri.add')}</Button>}
          >
            {t('membri.invitation.text')}
          </EmptyState>
        </Section>
      )}
      <ErrorBoundary of={area.analisi}>
        <WhoNeedsWhat area={fresh} />
      </ErrorBoundary>
      {open && mayChange && (
        <MembriDialog open={open} area={fresh} membri={membri} people={people} onClose={close} />
      )}
    </>
  );
}

function MembroPhoto({
  userId,
  person,
  onClose,
}: {
  userId: string;
  person: Person;
  onClose: () => void;
}) {
  const t = useT(userAreaNamespace);
  const image = useAvatars(userId, [person.id])[person.id];
  return (
    <AvatarDialog
      userId={userId}
      memberId={person.id}
      title={t('documenti.photo.title', { name: person.name })}
      fullName={person.fullName}
      tone={person.tone}
      image={image}
      onClose={onClose}
    />
  );
}

function MembriTitle({ area }: { area: Area }) {
  const t = useT(userAreaNamespace);
  const people = usePeople(area);
  const { reddito } = area.analisi;
  const {
    count,
    people: howMany,
    incomes,
    earners,
    weight,
  } = titleWords(people.filter(({ enabled }) => enabled).length, reddito.perMembro);
  const bearer = people.find(({ id }) => id === weight?.memberId);
  return (
    <span>
      {[
        `${t(`membri.count.${count}`, { count: howMany })},`,
        t(`membri.incomes.${incomes}`, { count: earners }),
        weight &&
          bearer &&
          t(`membri.weight.${weightWord(weight.key, bearer)}`, { name: bearer.name }),
      ]
        .filter(Boolean)
        .join(' ')}
    </span>
  );
}

/** The reader is called «te». */
const weightWord = (key: WeightKey, { kinship }: Person) =>
  kinship === 'me' && key !== 'shared' ? (`${key}You` as const) : key;

/** The areas that are not of one person. */
const OF_THE_HOUSEHOLD = SOLUZIONI.filter((code) => !RISCHI.some((one) => one === code));

function WhoNeedsWhat({ area: { info, analisi } }: { area: Area }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const ask = useWhy();
  const people = usePeople({ info, analisi }).filter(({ id }) => analisi.perimetro.includes(id));
  const alone = people.length === 1;
  return (
    <>
      <Section>
        <SectionHead>
          <Question>{t(alone ? 'membri.matrix.questionAlone' : 'membri.matrix.question')}</Question>
          <Text size="quiet">
            {t('membri.matrix.asOf', { date: formatDate(analisi.refDate, language, 'long') })}
          </Text>
        </SectionHead>
        <Matrix
          caption={t('membri.matrix.caption')}
          people={people}
          risks={RISCHI.map((code) => ({
            key: code,
            label: AREE[code][language],
            href: soluzionePath(code),
            short: t(`membri.matrix.short.${code}`),
          }))}
          cell={(id, code) => {
            const found = analisi.matrice
              .find(({ memberId }) => memberId === id)
              ?.celle.find((one) => one.code === code);
            if (!found) return undefined;
            // Where all people share one level the figure is the household's.
            const own = `soluzione.${found.code}.${id}` as const;
            const person = people.find((one) => one.id === id);
            const of = t('perche.of.person', {
              area: AREE[found.code][language],
              name: person?.name ?? '',
            });
            const why =
              own in analisi.tracce
                ? { of, onClick: () => ask(own, of) }
                : { of, onClick: () => ask(`soluzione.${found.code}`, AREE[found.code][language]) };
            return {
              level: found.level,
              notApplicable: found.motivo === 'non_applicabile',
              of: person?.kinship === 'me' ? undefined : person?.name,
              toCheck: analisi.soluzioni.some(
                (one) => one.code === code && one.natura === 'verifica',
              ),
              why,
            };
          }}
        />
      </Section>
      <Section>
        <SectionHead>
          <Question>
            {t(alone ? 'membri.household.questionAlone' : 'membri.household.question')}
          </Question>
          <TextLink href={paths.priorita}>{t('membri.household.all')}</TextLink>
        </SectionHead>
        <LevelRows
          rows={OF_THE_HOUSEHOLD.flatMap((code) => {
            const soluzione = analisi.soluzioni.find((one) => one.code === code);
            return soluzione
              ? [
                  {
                    key: code,
                    label: AREE[code][language],
                    level: soluzione.level,
                    notApplicable: soluzione.motivo === 'non_applicabile',
                    toCheck: soluzione.natura === 'verifica',
                    href: soluzionePath(code),
                  },
                ]
              : [];
          })}
        />
      </Section>
    </>
  );
}
