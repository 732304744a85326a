import type { RichText } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { FieldFrame, SkeletonBar, Skeleton } from '@bussola/ui/core';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { writingNamespace } from '../locales/writing-namespace.ts';
import { useValues } from './use-values.ts';

const RichEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "rich-editor" */ './rich-editor.tsx')).RichEditor,
}));

interface Props {
  name: string;
  value: RichText;
  onChange: (doc: RichText) => void;
  error: string | undefined;
  label: ReactNode;
  labelEnd?: ReactNode;
  language: 'it' | 'en';
  /** Another one puts `value` into the editor anew. */
  revision: number;
  foot?: ReactNode;
  help?: ReactNode;
}

/** A field of a form for rich text: the editor is fetched with the first one. */
export function RichField({ value, onChange, language, revision, foot, ...frame }: Props) {
  const t = useT(writingNamespace);
  const values = useValues();
  const waiting = (
    <Skeleton label={t('rich.loading')}>
      <SkeletonBar height="280px" />
    </Skeleton>
  );
  return (
    <FieldFrame {...frame}>
      {(ids) => (
        <Suspense fallback={waiting}>
          {values.isSettled ? (
            <RichEditor
              key={revision}
              initial={value}
              onChange={onChange}
              language={language}
              ids={ids}
              foot={foot}
              values={values}
            />
          ) : (
            waiting
          )}
        </Suspense>
      )}
    </FieldFrame>
  );
}
