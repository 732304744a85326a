import { faqQueries } from '@bussola/client';
import type { FaqDoc } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatNumber, numberWord } from '@bussola/i18n/format';
import { StepUp } from '@bussola/step-up';
import { EmptyState, Icon, LinkButton, PageHead, PlusIcon } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { faqsNamespace } from '../../locales/faqs-namespace.ts';
import { writingNamespace } from '../../locales/writing-namespace.ts';
import { NotReadYet } from '../../not-read-yet.tsx';
import { ListAndEditor } from '../../writing/list-and-editor.tsx';
import { FaqEditor } from './faq-editor.tsx';
import { FaqList } from './faq-list.tsx';
import { FRESH, HERE, pathOf } from './faq-paths.ts';
import '../../portal.css';

export const words = [faqsNamespace, writingNamespace];

/** /admin/faqs, for a SuperAdmin: the questions in their order, and the one that is written. */
export default function FaqsPage() {
  const t = useT(faqsNamespace);
  const query = useQuery(faqQueries.editor());
  if (query.data) return <Read faqs={query.data} />;
  return <NotReadYet queries={[query]} loading={t('loading')} failed={t('failed')} />;
}

function Read({ faqs }: { faqs: readonly FaqDoc[] }) {
  const t = useT(faqsNamespace);
  const [params] = useSearchParams();
  const id = params.get('id') ?? undefined;
  return (
    <StepUp>
      <PageHead
        title={t('title')}
        actions={
          <LinkButton href={pathOf(FRESH)} icon={<Icon icon={PlusIcon} />}>
            {t('write')}
          </LinkButton>
        }
      >
        <Lead faqs={faqs} />
      </PageHead>
      <ListAndEditor
        list={<FaqList faqs={faqs} chosen={id} />}
        choose={<EmptyState title={t('choose.title')}>{t('choose.text')}</EmptyState>}
        editor={
          id === undefined ? undefined : (
            <FaqEditor key={id} id={id} doc={faqs.find((one) => one.id === id)} faqs={faqs} />
          )
        }
        back={{ href: HERE, label: t('back') }}
        foot={t('foot')}
      />
    </StepUp>
  );
}

function Lead({ faqs }: { faqs: readonly FaqDoc[] }) {
  const t = useT(faqsNamespace);
  const language = useLanguage();
  const reads = faqs.reduce((sum, { thisMonth }) => sum + thisMonth.reads, 0);
  const subjects = new Set(faqs.map(({ category }) => category)).size;
  return t('lead', {
    published: t('published', { count: faqs.filter(({ published }) => published).length }),
    drafts: t('drafts', { count: faqs.filter(({ draft }) => draft).length }),
    subjects: t('subjects', { count: subjects, number: numberWord(subjects, language) }),
    reads: t('reads', { count: reads, number: formatNumber(reads) }),
  });
}
