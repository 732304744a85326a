import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatList } from '@bussola/i18n/format';
import { Box, Icon, CheckIcon, CloseIcon, PencilIcon, Text } from '@bussola/ui/core';
import type { LucideIcon } from '@bussola/ui/core';
import type { ReactNode } from 'react';
import type { Person } from '@bussola/results';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { previewOf } from './grant-form.ts';
import type { GrantForm, Section } from './grant-form.ts';

/** In words, what the holder of the grant will see: as the server cuts it. */
export function GrantPreviewList({ form, people }: { form: GrantForm; people: readonly Person[] }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const preview = previewOf(form);
  const sectionName = (section: Section) => t(`grants.section.${section}`);
  const seen = preview.sees.map((section) => {
    if (section === 'report')
      return t(
        preview.reports === 'hidden' ? 'grants.preview.reportsHidden' : 'grants.preview.reports',
      );
    return section === 'documenti'
      ? t('grants.preview.papers')
      : `${sectionName(section)}: ${t(`grants.what.${section}`)}`;
  });
  const notSeen = preview.not.map((section) =>
    section === 'report' && preview.reports === 'nobody'
      ? t('grants.preview.reportsNobody')
      : sectionName(section),
  );
  const whose =
    form.members === null
      ? t('grants.preview.everybody')
      : t('grants.preview.people', {
          people: formatList(
            people.filter(({ id }) => form.members?.includes(id)).map(({ name }) => name),
            language,
          ),
        });
  return (
    <Box display="grid" gap="5">
      <Text overflowWrap="anywhere">{t('grants.preview.who', { email: form.email.trim() })}</Text>
      <Group icon={CheckIcon} colour="green" title={t('grants.preview.sees')}>
        {preview.all ? (
          <li>{t('grants.preview.all')}</li>
        ) : (
          seen.map((what) => <li key={what}>{what}</li>)
        )}
        <li>{whose}</li>
        {form.hideAmounts && <li>{t('grants.preview.hidden')}</li>}
        {preview.papersShowAmounts && <li>{t('grants.preview.papersAmounts')}</li>}
      </Group>
      {preview.changes.length > 0 && (
        <Group icon={PencilIcon} colour="yellow" title={t('grants.preview.changes')}>
          {preview.changes.map((section) => (
            <li key={section}>{sectionName(section)}</li>
          ))}
        </Group>
      )}
      <Group icon={CloseIcon} colour="text-2" title={t('grants.preview.not')}>
        {notSeen.map((what) => (
          <li key={what}>{what}</li>
        ))}
        <li>{t('grants.preview.never')}</li>
      </Group>
      <Text>{`${t('grants.preview.from', {
        from: formatDate(form.from, language, 'long'),
        to: formatDate(form.to, language, 'long'),
      })} ${t('grants.preview.logged')}`}</Text>
    </Box>
  );
}

function Group({
  icon,
  colour,
  title,
  children,
}: {
  icon: LucideIcon;
  colour: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <Box>
      <Text fontWeight="600" display="flex" alignItems="center" gap="8px">
        <Box as="span" color={colour} display="inline-flex">
          <Icon icon={icon} size={18} />
        </Box>
        <span>{title}</span>
      </Text>
      <Box
        as="ul"
        listStyleType="disc"
        paddingInlineStart="10"
        marginTop="1"
        display="grid"
        gap="1"
        css={{ '& li::first-letter': { textTransform: 'uppercase' } }}
      >
        {children}
      </Box>
    </Box>
  );
}
