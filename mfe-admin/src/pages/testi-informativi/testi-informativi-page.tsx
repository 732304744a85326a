import { textQueries } from '@bussola/client';
import type { TextDoc } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { StepUp } from '@bussola/step-up';
import { EmptyState, PageHead } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { testiNamespace } from '../../locales/testi-namespace.ts';
import { writingNamespace } from '../../locales/writing-namespace.ts';
import { NotReadYet } from '../../not-read-yet.tsx';
import { ListAndEditor } from '../../writing/list-and-editor.tsx';
import { TextEditor } from './text-editor.tsx';
import { TextList } from './text-list.tsx';
import { HERE } from '../../writing/text-paths.ts';
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
      <ListAndEditor
        list={<TextList texts={texts} chosen={key} />}
        choose={<EmptyState title={t('choose.title')}>{t('choose.text')}</EmptyState>}
        editor={
          key === undefined ? undefined : (
            <Chosen key={key} doc={texts.find((one) => one.key === key)} />
          )
        }
        back={{ href: HERE, label: t('back') }}
        foot={t('foot')}
      />
    </StepUp>
  );
}

function Chosen({ doc }: { doc: TextDoc | undefined }) {
  const t = useT(testiNamespace);
  return doc ? (
    <TextEditor doc={doc} />
  ) : (
    <EmptyState title={t('gone.title')}>{t('gone.text')}</EmptyState>
  );
}
