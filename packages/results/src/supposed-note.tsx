import type { InputUsato } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { EstimateTag, LinkLikeButton, TextLink } from '@bussola/ui/core';
import { resultsNamespace } from './namespace.ts';

/** Where, or how, an answer that we supposed is corrected. */
export type Correction = { href: string } | { onPress: () => void };

/** An answer behind a result, and whose it is. */
export interface Answer {
  key: string;
  memberId?: string | undefined;
}

export function CorrectionLink({
  correction,
  children,
}: {
  correction: Correction;
  children: string;
}) {
  return 'href' in correction ? (
    <TextLink href={correction.href}>{children}</TextLink>
  ) : (
    <LinkLikeButton type="button" onClick={correction.onPress}>
      {children}
    </LinkLikeButton>
  );
}

interface Props {
  /** One or more. */
  supposed: readonly InputUsato[];
  /** Absent for people who may not correct it. */
  correct: ((answer: Answer) => Correction | undefined) | undefined;
}

/** «stima · Anni di contributi. L’abbiamo supposto noi: correggi». */
export function SupposedNote({ supposed, correct }: Props) {
  const t = useT(resultsNamespace);
  const language = useLanguage();
  const [first] = supposed;
  if (!first) return null;
  const correction = correct?.(first);
  const count = supposed.length;
  const label = t('supposed.what', { count: count - 1, label: first.label[language] });
  return (
    <>
      <EstimateTag /> <span>{label}</span> <span>{t('supposed.byUs', { count })}</span>
      {correction && <span>{': '}</span>}
      {correction && (
        <CorrectionLink correction={correction}>{t('supposed.correct')}</CorrectionLink>
      )}
      {!correction && <span>.</span>}
    </>
  );
}
