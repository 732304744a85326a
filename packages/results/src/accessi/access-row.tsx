import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatList, formatTime } from '@bussola/i18n/format';
import { RuledRow, Text } from '@bussola/ui/core';
import { accessiNamespace } from '../namespace.ts';
import { readAccess } from './read-access.ts';

/**
 * What a call opens, in the words of the person whose area it is; other calls are «la tua area».
 */
const TOPICS = {
  allInfo: 'overview',
  getNucleo: 'household',
  updateMember: 'household',
  createMember: 'household',
  enableMember: 'household',
  deleteMember: 'household',
  getAvatar: 'household',
  uploadAvatar: 'household',
  deleteAvatar: 'household',
  economicaMedie: 'income',
  infoGestirePatrimonio: 'wealth',
  infoRiscatto: 'pension',
  listReports: 'reports',
  downloadReport: 'reports',
  generateReport: 'reports',
  renameReport: 'reports',
  reportFigures: 'reports',
  compareReports: 'reports',
  compareReportWithNow: 'reports',
  adminClient: 'card',
  openAdminClient: 'amounts',
  listFiles: 'papers',
  downloadFile: 'papers',
  uploadFiles: 'papers',
  renameFile: 'papers',
  deleteFile: 'papers',
} as const;
/** Actions on the account; the others are on the area. */
const DEEDS = {
  'adviser.linked': 'linked',
  'adviser.proposed': 'proposed',
  'adviser.withdrawn': 'withdrawn',
  'adviser.unlinked': 'unlinked',
  'client.suspended': 'suspended',
  'client.reopened': 'reopened',
  'client.deleted': 'deleted',
  'client.codeSent': 'codeSent',
  'client.reportSent': 'reportSent',
  'factors.resetAsked': 'resetAsked',
  'factors.resetWithdrawn': 'resetWithdrawn',
  'factors.reset': 'reset',
  'look.asked': 'lookAsked',
  'look.withdrawn': 'lookWithdrawn',
  'look.entered': 'lookEntered',
  'look.ended': 'lookEnded',
} as const;
const WAYS = {
  grant: 'grant',
  adviser: 'adviser',
  placeholder: 'placeholder',
  staff: 'placeholder',
  look: 'look',
} as const;
const known = <T extends object>(table: T, key: string | null): key is Extract<keyof T, string> =>
  key !== null && Object.hasOwn(table, key);

/** What somebody else did in an area: the same words for its owner and for staff. */
export function AccessRow({
  canonical,
  name,
  reason,
  pageName = (path) => path,
}: {
  canonical: string;
  name: string | null;
  /** What they wrote to see amounts. */ reason: string | null;
  /** What a page of the area is called, by its address. */ pageName?: (path: string) => string;
}) {
  const t = useT(accessiNamespace);
  const language = useLanguage();
  const { at, via, kind, call, action, fields, page, parts } = readAccess(canonical);
  const who = name ?? t('gone');
  const topic = t(`topic.${known(TOPICS, call) ? TOPICS[call] : 'area'}`);
  const way = known(WAYS, via) ? ` · ${t(`way.${WAYS[via]}`)}` : '';
  const said = (): string => {
    if (known(DEEDS, action)) return t(`deed.${DEEDS[action]}`, { name: who });
    if (page !== null) return t('page', { name: who, page: pageName(page) });
    if (parts.length === 0) return t(kind, { name: who, topic });
    return t('opened', {
      name: who,
      parts: formatList(
        parts.map((part) => t(`part.${part}`)),
        language,
      ),
    });
  };
  return (
    <RuledRow display="block">
      <Text fontWeight="560">{said()}</Text>
      <Text size="quiet">
        {[
          t('when', {
            date: formatDate(at, language, 'long'),
            time: formatTime(at, language),
          }) + way,
          fields.length > 0 && t('fields', { count: fields.length }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {reason !== null && (
        <Text size="quiet" overflowWrap="anywhere">
          {t('reason', { reason })}
        </Text>
      )}
    </RuledRow>
  );
}
