import { asProblem, useSetCostantiOwner } from '@bussola/client';
import { NOMI } from '@bussola/domain/nomi';
import { useErrorText, useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatNumber } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { Box, chakra, Question, Section, SectionHead, Text, TextLink } from '@bussola/ui/core';
import { SelectField } from '@bussola/ui/forms';
import { DataTable } from '@bussola/ui/results';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { draftOf, releasePath } from '../../costanti/release.ts';
import { useTextNames } from '../../writing/use-text-names.ts';
import { pathOf } from '../../writing/text-paths.ts';
import { useNames } from '../../costanti/use-names.ts';
import { dueTogether } from './constant-groups.ts';
import type { Constants } from '../../costanti/release.ts';
import type { DueTogether } from './constant-groups.ts';

/** The calendar: what falls due, when, and which act renews it. */
export function DuePart({ constants }: { constants: Constants }) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const textName = useTextNames();
  const rows = [
    ...dueTogether(constants),
    ...constants.testi.map(({ key, ...due }) =>
      written(due, {
        act: t('costanti.due.text', { name: textName(key).name }),
        key: `testo.${key}`,
        href: pathOf(key),
      }),
    ),
    ...constants.fatti.map(({ code, quanti: count, ...due }) =>
      written(due, {
        act: t('costanti.due.facts', { name: NOMI[code][language], count }),
        key: `fatti.${code}`,
        href: `/admin/soluzione-consigliata?area=${code}`,
      }),
    ),
  ].toSorted((a, b) => a.scade.localeCompare(b.scade));
  return (
    <Section>
      <SectionHead>
        <Question>{t('costanti.due.title')}</Question>
      </SectionHead>
      <Text color="text-2" maxWidth="68ch" marginBottom="4">
        {t('costanti.due.lead')}
      </Text>
      <DataTable<DueTogether>
        caption={t('costanti.due.title')}
        hasLongCells
        rows={rows}
        rowKey={({ scade, atto }) => `${scade} ${atto.it}`}
        columns={[
          {
            key: 'act',
            label: t('costanti.due.act'),
            render: ({ atto, constants: names }) => (
              <Box maxWidth="34rem">
                <span>{atto[language]}</span>
                <Faint>{names.map((name) => name[language]).join(' · ')}</Faint>
              </Box>
            ),
          },
          {
            key: 'last',
            label: t('costanti.due.last'),
            numeric: true,
            render: ({ years }) => years.toSorted().join(', '),
          },
          {
            key: 'date',
            label: t('costanti.due.date'),
            numeric: true,
            onCard: true,
            render: ({ scade }) => formatDate(scade, language),
          },
          {
            key: 'left',
            label: t('costanti.due.left'),
            numeric: true,
            onCard: true,
            render: (row) => <Left row={row} />,
          },
          {
            key: 'owner',
            label: t('costanti.due.owner'),
            render: (row) => (
              <>
                <Owner row={row} owners={constants.proprietari} />
                {row.href === undefined ? (
                  <TextLink
                    href={releasePath(draftOf(constants), ...row.keys)}
                    aria-label={t('costanti.due.prepareOf', { act: row.atto[language] })}
                  >
                    {t('costanti.due.prepare')}
                  </TextLink>
                ) : (
                  <TextLink
                    href={row.href}
                    aria-label={t('costanti.due.reviewOf', { act: row.atto[language] })}
                  >
                    {t('costanti.due.review')}
                  </TextLink>
                )}
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}

/** What staff wrote, which is renewed on its own page. */
const written = (
  due: Pick<DueTogether, 'scade' | 'scaduta' | 'giorni'>,
  { act, key, href }: { act: string; key: string; href: string },
): DueTogether => ({
  ...due,
  atto: { it: act, en: act },
  constants: [],
  keys: [key],
  years: [],
  href,
});

/** Who follows the renewal of an act; one may be chosen, or nobody. */
function Owner({ row, owners }: { row: DueTogether; owners: Constants['proprietari'] }) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const errorText = useErrorText();
  const { notify } = useShell();
  const { supers } = useNames();
  const { mutateAsync: give } = useSetCostantiOwner();
  const owner = row.keys.map((key) => owners[key]).find((one) => one !== undefined) ?? '';
  const choose = async (next: string) => {
    try {
      await give({ keys: row.keys, owner: next === '' ? null : next });
    } catch (error) {
      notify({ kind: 'error', text: errorText(asProblem(error)?.code) });
    }
  };
  return (
    <Box minWidth="165px">
      <SelectField
        label={t('costanti.due.ownerOf', { act: row.atto[language] })}
        hideLabel
        value={owner}
        placeholder={t('costanti.due.nobody')}
        options={supers.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(next) => void choose(next)}
      />
    </Box>
  );
}

function Left({ row: { giorni, scaduta, href } }: { row: DueTogether }) {
  const t = useT(adminNamespace);
  if (giorni === 0) return <Late>{t('costanti.due.today')}</Late>;
  const days = Math.abs(giorni);
  const told = { count: days, number: formatNumber(days) };
  return scaduta ? (
    <Late>{t(href === undefined ? 'costanti.due.late' : 'costanti.due.lateText', told)}</Late>
  ) : (
    t('costanti.due.days', told)
  );
}

const Late = chakra('b', { base: { color: 'red', fontWeight: 580 } });
const Faint = chakra('span', {
  base: { display: 'block', color: 'text-2', fontSize: 't13', fontWeight: 400, marginTop: '1' },
});
