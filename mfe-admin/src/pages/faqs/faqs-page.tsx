import { faqQueries } from '@bussola/client';
import type { FaqDoc } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatNumber, numberWord } from '@bussola/i18n/format';
import { StepUp } from '@bussola/step-up';
import { Box, EmptyState, Icon, LinkButton, PageHead, PlusIcon, Text } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { faqsNamespace } from '../../locales/faqs-namespace.ts';
import { writingNamespace } from '../../locales/writing-namespace.ts';
import { NotReadYet } from '../../not-read-yet.tsx';
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
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '344px minmax(0, 1fr)' }}
        gap={{ base: '0', xl: '56px' }}
        marginTop="6"
      >
        {/* Without room for both the list makes way for the question that is written. */}
        <Box display={{ base: id === undefined ? 'block' : 'none', xl: 'block' }} minWidth="0">
          <FaqList faqs={faqs} chosen={id} />
        </Box>
        <Box
          display={{ base: id === undefined ? 'none' : 'block', xl: 'block' }}
          minWidth="0"
          borderInlineStartWidth={{ xl: '1px' }}
          borderColor="line"
          paddingInlineStart={{ xl: '40px' }}
          marginInlineStart={{ xl: '-28px' }}
        >
          {id === undefined ? (
            <EmptyState title={t('choose.title')}>{t('choose.text')}</EmptyState>
          ) : (
            <Chosen key={id} id={id} faqs={faqs} />
          )}
        </Box>
      </Box>
      <Text
        size="quiet"
        marginTop={{ base: '52px', md: '60px' }}
        paddingTop="5"
        borderTopWidth="1px"
        borderColor="line"
        measure="free"
      >
        {t('foot')}
      </Text>
    </StepUp>
  );
}

function Chosen({ id, faqs }: { id: string; faqs: readonly FaqDoc[] }) {
  const t = useT(faqsNamespace);
  const doc = faqs.find((one) => one.id === id);
  return (
    <>
      <Box display={{ xl: 'none' }} marginBottom="4">
        <LinkButton variant="tertiary" href={HERE}>
          {t('back')}
        </LinkButton>
      </Box>
      <FaqEditor id={id} doc={doc} faqs={faqs} />
    </>
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
