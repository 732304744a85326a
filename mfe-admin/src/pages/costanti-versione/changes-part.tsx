import { useLanguage, useT } from '@bussola/i18n';
import { formatConstant, formatNumber, formatPercent } from '@bussola/i18n/format';
import { useUpdateCostanti } from '@bussola/client';
import { useProved } from '@bussola/step-up';
import {
  Actions,
  Box,
  Button,
  chakra,
  Question,
  Section,
  SectionHead,
  VisuallyHidden,
} from '@bussola/ui/core';
import { DataTable } from '@bussola/ui/results';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { figuresOf, isTable } from '../../costanti/figures.ts';
import type { Constant, Constants, Release } from '../../costanti/release.ts';

interface Props {
  release: Release;
  constants: Constants;
  /** The constant that is being changed. */
  editing: string | undefined;
  /** Absent when it is no draft any more. */
  onEdit: ((key: string) => void) | undefined;
}
type Change = Release['differenze'][number] & { constant: Constant | undefined };

/** What the release changes: before, after, by how much, and from where. */
export function ChangesPart({ release, constants, editing, onEdit }: Props) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const rows: Change[] = release.differenze.map((one) => ({
    ...one,
    constant: constants.costanti.find(({ key }) => key === one.key),
  }));
  return (
    <Section aria-labelledby="changes">
      <SectionHead>
        <Question id="changes">{t('costanti.vita.change.title')}</Question>
      </SectionHead>
      <DataTable<Change>
        caption={t('costanti.vita.change.title')}
        rows={rows}
        rowKey={({ key }) => key}
        empty={<p>{t('costanti.vita.change.none')}</p>}
        columns={[
          {
            key: 'name',
            label: t('costanti.all.name'),
            render: ({ key, constant }) => (
              <Box maxWidth="22rem">
                <span>{constant?.nome[language] ?? key}</span>
                <Faint>{key}</Faint>
                {key === editing && <Faint>{t('costanti.vita.change.editing')}</Faint>}
              </Box>
            ),
          },
          {
            key: 'values',
            label: t('costanti.vita.change.values'),
            onCard: true,
            render: (row) => <BeforeAfter row={row} />,
          },
          {
            key: 'by',
            label: t('costanti.vita.change.by'),
            numeric: true,
            onCard: true,
            render: (row) => <By row={row} />,
          },
          {
            key: 'source',
            label: t('costanti.all.source'),
            render: ({ dopo }) => (
              <Box maxWidth="22rem" fontSize="t13">
                {dopo?.fonte ?? '–'}
              </Box>
            ),
          },
          ...(onEdit
            ? [
                {
                  key: 'doors',
                  label: t('costanti.vita.change.doors'),
                  render: (row: Change) => (
                    <Doors release={release} row={row} onEdit={() => onEdit(row.key)} />
                  ),
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}

function Doors({ release, row, onEdit }: { release: Release; row: Change; onEdit: () => void }) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const proved = useProved();
  const update = useUpdateCostanti();
  const name = row.constant?.nome[language] ?? row.key;
  return (
    <Actions>
      <Button
        variant="tertiary"
        onClick={onEdit}
        aria-label={t('costanti.vita.change.editOf', { name })}
      >
        {t('costanti.vita.change.edit')}
      </Button>
      <Button
        variant="tertiary"
        busy={update.isPending}
        aria-label={t('costanti.vita.change.dropOf', { name })}
        onClick={() =>
          void proved(() =>
            update.mutateAsync({
              draftId: release.id,
              version: release.version,
              changes: [{ key: row.key, change: null }],
            }),
          )
        }
      >
        {t('costanti.vita.change.drop')}
      </Button>
    </Actions>
  );
}

/** How many figures of a table are shown; the others are counted. */
const SHOWN = 6;

/** The figures that differ, each before and after. */
export function BeforeAfter({ row: { prima, dopo, constant } }: { row: Change }) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const unit = constant?.unit ?? '';
  if (!isTable(dopo?.value) || !isTable(prima?.value))
    return (
      <Pair
        before={prima ? formatConstant(prima.value, unit, language) : ''}
        after={dopo ? formatConstant(dopo.value, unit, language) : '–'}
      />
    );
  const old = new Map(figuresOf(prima.value, unit, language).map((one) => [one.path, one]));
  const fresh = figuresOf(dopo.value, unit, language);
  const changed = fresh.filter(({ path, value }) => old.get(path)?.value !== value);
  return (
    <chakra.ul listStyle="none" display="grid" gap="1">
      {changed.slice(0, SHOWN).map(({ path, row, value, unit: own }) => {
        const was = old.get(path);
        return (
          <li key={path}>
            {row !== '' && <chakra.span color="text-2" fontSize="t13">{`${row} `}</chakra.span>}
            <Pair
              before={was ? formatConstant(was.value, own, language) : ''}
              after={formatConstant(value, own, language)}
            />
          </li>
        );
      })}
      {changed.length > SHOWN && (
        <chakra.li color="text-2" fontSize="t13">
          {t('costanti.vita.change.more', { count: changed.length - SHOWN })}
        </chakra.li>
      )}
      {changed.length === 0 && (
        <chakra.li color="text-2" fontSize="t13">
          {t('costanti.vita.change.fewerRows')}
        </chakra.li>
      )}
    </chakra.ul>
  );
}

function Pair({ before, after }: { before: string; after: string }) {
  const t = useT(adminNamespace);
  return (
    <chakra.span fontVariantNumeric="lining-nums tabular-nums">
      {before !== '' && (
        <>
          <chakra.del color="text-2" whiteSpace="nowrap">
            <VisuallyHidden>{`${t('costanti.vita.change.before')}: `}</VisuallyHidden>
            <span>{before}</span>
          </chakra.del>{' '}
          <span aria-hidden="true">→ </span>
        </>
      )}
      <chakra.b
        whiteSpace="nowrap"
        bg="ink-soft"
        borderRadius="4px"
        paddingInline="6px"
        paddingBlock="2px"
      >
        {after}
      </chakra.b>
    </chakra.span>
  );
}

/** By how much a single figure moves: points for a percentage, per cent for the rest. */
function By({ row: { prima, dopo, constant } }: { row: Change }) {
  const t = useT(adminNamespace);
  const [was, is, unit] = [prima?.value, dopo?.value, constant?.unit ?? ''];
  if (typeof was !== 'number' || typeof is !== 'number') return '–';
  const sign = is > was ? '+' : '';
  if (/rate|share|^%$/.test(unit)) {
    const points = formatNumber((is - was) * (unit === '%' ? 1 : 100), 2, 0);
    return `${sign}${t('costanti.vita.change.points', { points })}`;
  }
  if (was === 0) return '–';
  return `${sign}${formatPercent(((is - was) / Math.abs(was)) * 100, { decimals: 1 })}`;
}

const Faint = chakra('span', {
  base: {
    display: 'block',
    color: 'text-2',
    fontSize: 't13',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
});
