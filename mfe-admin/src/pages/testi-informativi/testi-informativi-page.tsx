import { textQueries } from '@bussola/client';
import type { TextDoc } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { StepUp } from '@bussola/step-up';
import { Box, EmptyState, LinkButton, PageHead, Text } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { testiNamespace } from '../../locales/testi-namespace.ts';
import { writingNamespace } from '../../locales/writing-namespace.ts';
import { NotReadYet } from '../../not-read-yet.tsx';
import { TextEditor } from './text-editor.tsx';
import { TextList } from './text-list.tsx';
import { HERE } from './text-paths.ts';
import '../../portal.css';

export const words = [testiNamespace, writingNamespace];

/** /admin/testi-informativi, for a SuperAdmin: every text, and the one in the editor. */
export default function TestiInformativiPage() {
  const t = useT(testiNamespace);
  const query = useQuery(textQueries.editor());
  if (query.data) return <Read texts={query.data} />;
  return <NotReadYet queries={[query]} loading={t('loading')} failed={t('failed')} />;
}

function Read({ texts }: { texts: readonly TextDoc[] }) {
  const t = useT(testiNamespace);
  const [params] = useSearchParams();
  const key = params.get('testo') ?? undefined;
  return (
    <StepUp>
      <PageHead title={t('title')}>
        {t('lead', {
          all: texts.length,
          written: t('written', { count: texts.filter(({ published }) => published).length }),
          drafts: t('drafts', { count: texts.filter(({ draft }) => draft).length }),
        })}
      </PageHead>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '344px minmax(0, 1fr)' }}
        gap={{ base: '0', xl: '56px' }}
        marginTop="6"
      >
        {/* Without room for both the list makes way for the text that is written. */}
        <Box display={{ base: key === undefined ? 'block' : 'none', xl: 'block' }} minWidth="0">
          <TextList texts={texts} chosen={key} />
        </Box>
        <Box
          display={{ base: key === undefined ? 'none' : 'block', xl: 'block' }}
          minWidth="0"
          borderInlineStartWidth={{ xl: '1px' }}
          borderColor="line"
          paddingInlineStart={{ xl: '40px' }}
          marginInlineStart={{ xl: '-28px' }}
        >
          {key === undefined ? (
            <EmptyState title={t('choose.title')}>{t('choose.text')}</EmptyState>
          ) : (
            <Chosen key={key} doc={texts.find((one) => one.key === key)} />
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

function Chosen({ doc }: { doc: TextDoc | undefined }) {
  const t = useT(testiNamespace);
  return (
    <>
      <Box display={{ xl: 'none' }} marginBottom="4">
        <LinkButton variant="tertiary" href={HERE}>
          {t('back')}
        </LinkButton>
      </Box>
      {doc ? (
        <TextEditor doc={doc} />
      ) : (
        <EmptyState title={t('gone.title')}>{t('gone.text')}</EmptyState>
      )}
    </>
  );
}
