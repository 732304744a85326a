import { useUpdateTexts } from '@bussola/client';
import type { TextDoc } from '@bussola/contract';
import { withValues } from '@bussola/contract/with-values';
import { useT } from '@bussola/i18n';
import { RichText } from '@bussola/ui/results';
import { testiNamespace } from '../../locales/testi-namespace.ts';
import { PublishPart } from '../../writing/publish-part.tsx';
import { useValues } from '../../writing/use-values.ts';
import { useTextNames } from '../../writing/use-text-names.ts';

/** @param doc as it was saved */
export function PublishText({ doc, onClose }: { doc: TextDoc; onClose: () => void }) {
  const t = useT(testiNamespace);
  const { say } = useValues();
  const nameOf = useTextNames();
  const { mutateAsync: update } = useUpdateTexts();
  const { key, version, draft } = doc;
  if (!draft) return null;
  return (
    <PublishPart
      title={t('publish.title')}
      doc={doc}
      publish={(when) => update({ action: 'publish', key, version, ...when })}
      label={nameOf(key).name}
      onClose={onClose}
    >
      <RichText doc={withValues(draft.it, (key) => say(key, 'it'))} />
    </PublishPart>
  );
}
