import { useT } from '@bussola/i18n';
import { Money, Question, Section, SectionHead, Text } from '@bussola/ui/core';
import { DataTable } from '@bussola/ui/results';
import type { Person } from '@bussola/results';
import type { Area } from '../../area/area.ts';
import { OWED, OWNED } from '../../beni/goods.ts';
import type { Voce } from '../../beni/goods.ts';
import { memberGoods } from '../../beni/member-goods.ts';
import { dashboardsNamespace } from '../../locales/dashboards-namespace.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

interface Row {
  person: Person;
  goods: Record<Voce | 'netto', number>;
}

/**
 * *Di chi è che cosa?* A row for each entry and each person; entries that nobody has are left out.
 */
export function Owners({
  area: { analisi, info },
  people,
}: {
  area: Area;
  people: readonly Person[];
}) {
  const t = useT(dashboardsNamespace);
  const words = useT(userAreaNamespace);
  const { voci, netto } = analisi.patrimonio;
  const rows = rowsOf(analisi.perimetro, info.nucleoFamiliare, people);
  const columns = [
    ...OWNED.map(([key]) => ({ key, sign: 1 })),
    ...OWED.map((key) => ({ key, sign: -1 })),
  ].filter(({ key }) => voci[key] > 0);
  const [only] = rows;
  // One person's own wealth needs no table of whose it is.
  if (!only || (rows.length === 1 && people.length === 1)) return null;
  return (
    <Section data-print="whole">
      <SectionHead>
        <Question>{t('patrimonio.owners.question')}</Question>
      </SectionHead>
      {rows.length === 1 ? (
        <Text>
          {t(`patrimonio.owners.${ownedBy(only, info.nucleoFamiliare)}`, {
            name: only.person.name,
          })}
        </Text>
      ) : (
        <>
          <DataTable<Row>
            caption={t('patrimonio.owners.question')}
            rows={rows}
            rowKey={({ person }) => person.id}
            columns={[
              {
                key: 'person',
                label: t('patrimonio.owners.person'),
                render: ({ person }) => person.name,
              },
              ...columns.map(({ key, sign }, at) => ({
                key,
                label: words(`home.patrimonio.${key}`),
                numeric: true,
                onCard: at === 0,
                render: ({ goods }: Row) => <Entry value={sign * goods[key]} />,
              })),
              {
                key: 'netto',
                label: t('patrimonio.owners.net'),
                numeric: true,
                onCard: true,
                render: ({ goods }) => <Money value={goods.netto} />,
              },
            ]}
            foot={[
              t('patrimonio.owners.family'),
              ...columns.map(({ key, sign }) => <Money key={key} value={sign * voci[key]} />),
              <Money key="netto" value={netto} />,
            ]}
          />
          <Text size="quiet" marginTop="4">
            {t('patrimonio.owners.note')}
          </Text>
        </>
      )}
    </Section>
  );
}

/**
 * A person may own only a part of a home; the other part belongs to a person outside the household.
 */
function ownedBy({ person: { id, kinship } }: Row, membri: Area['info']['nucleoFamiliare']) {
  const isMine = kinship === 'me';
  const isShared = membri.find(({ _id }) => _id === id)?.statoResidenza === 'comproprietà';
  if (isShared) return isMine ? 'partYours' : 'partOf';
  return isMine ? 'allYours' : 'allOf';
}

/** Who owns or owes something, in the order of the household. */
function rowsOf(
  perimetro: readonly string[],
  membri: Area['info']['nucleoFamiliare'],
  people: readonly Person[],
): Row[] {
  return people.flatMap((person) => {
    const membro = membri.find(({ _id }) => _id === person.id);
    if (!membro || !perimetro.includes(person.id)) return [];
    const goods = memberGoods(membro);
    const hasSome = Object.values(goods).some((value) => value !== 0);
    return hasSome ? [{ person, goods }] : [];
  });
}

/** An entry that a person does not have is left blank. */
function Entry({ value }: { value: number }) {
  const t = useT(dashboardsNamespace);
  return value === 0 ? (
    <Text as="span" color="text-2">
      {t('patrimonio.owners.nothing')}
    </Text>
  ) : (
    <Money value={value} />
  );
}
