import type { FaqDoc } from '@bussola/contract';
import { FAQ_CATEGORIES } from '@bussola/contract/limits';
import { romeDay } from '@bussola/domain/calendario';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { Box, Button, chakra, ClockIcon, Icon, IconButton } from '@bussola/ui/core';
import type { LucideIcon } from '@bussola/ui/core';
import { SelectField } from '@bussola/ui/forms';
import { ActionMenu } from '@bussola/ui/results';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  CircleCheckIcon,
  CircleIcon,
  ContrastIcon,
} from 'lucide-react';
import { useState } from 'react';
import { faqsNamespace } from '../../locales/faqs-namespace.ts';
import { usePlace } from '../../sorting/use-place.ts';
import { HistoryDialog } from '../../writing/history-dialog.tsx';
import { inForce } from '../../writing/written-doc.ts';
import { hasText } from './faq-form.ts';
import type { Category } from './faq-form.ts';
import { questionOf, stateOf } from './faq-state.ts';
import type { FaqState } from './faq-state.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import type { FaqText } from './use-faq-text.ts';

interface Props {
  doc: FaqDoc | undefined;
  faqs: readonly FaqDoc[];
  text: FaqText;
  /** Of one that is not saved yet. */
  category: Category;
  onCategory: (category: Category) => void;
  onPublish: () => void;
}
type Asked = 'history' | 'discard' | 'delete';

/** Where the question stands, its state, and what can be done with it. */
export function EditorHead({ doc, faqs, text, category, onCategory, onPublish }: Props) {
  const t = useT(faqsNamespace);
  const { form, isDirty } = text;
  return (
    <Box display="flex" flexWrap="wrap" justifyContent="space-between" gap="12px 24px">
      <Box minWidth="0" flex="1 1 220px">
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="0 8px" fontSize="t13">
          <Subject doc={doc} text={text} category={category} onCategory={onCategory} />
          {doc && <Place doc={doc} faqs={faqs} text={text} />}
        </Box>
        <State doc={doc} isDirty={isDirty} />
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="flex-start" gap="8px 12px">
        {doc && <More doc={doc} text={text} />}
        <Button busy={form.busy} busyLabel={t('editor.saving')} onClick={() => text.save()}>
          {t('editor.save')}
        </Button>
        <PublishButton doc={doc} text={text} onPublish={onPublish} />
      </Box>
    </Box>
  );
}

/** Where it stands, and the arrows that move it: for those who do not drag. */
function Place({
  doc,
  faqs,
  text: { form, update },
}: { doc: FaqDoc } & Pick<Props, 'faqs' | 'text'>) {
  const t = useT(faqsNamespace);
  const inWords = usePlace();
  const { id, version, category, place } = doc;
  const all = faqs.filter((one) => one.category === category).length;
  const move = (by: -1 | 1) => {
    const to = place + by;
    if (to < 1 || to > all) return;
    void form.send(() => update.mutateAsync({ action: 'move', id, version, category, place: to }));
  };
  return (
    <>
      <chakra.span color="text-2" role="status">
        {t('editor.place', { place: inWords(place - 1), all })}
      </chakra.span>
      <span>
        {([-1, 1] as const).map((by) => (
          <IconButton
            key={by}
            label={t(by < 0 ? 'list.up' : 'list.down')}
            // The focus stays where it is at the end of the list.
            aria-disabled={place === (by < 0 ? 1 : all) || undefined}
            onClick={() => move(by)}
          >
            <Icon icon={by < 0 ? ArrowUpIcon : ArrowDownIcon} size={16} />
          </IconButton>
        ))}
      </span>
    </>
  );
}

/** Another subject is a move to its end; of a new question it is only chosen. */
function Subject({
  doc,
  text: { form, update },
  category,
  onCategory,
}: Pick<Props, 'doc' | 'text' | 'category' | 'onCategory'>) {
  const t = useT(faqsNamespace);
  const { notify } = useShell();
  const now = doc?.category ?? category;
  const move = (to: Category) => {
    if (!doc) {
      onCategory(to);
      return;
    }
    const { id, version } = doc;
    void form.send(async () => {
      await update.mutateAsync({ action: 'move', id, version, category: to, place: LAST });
      notify({ kind: 'success', text: t('moved', { category: t(`category.${to}`) }) });
    });
  };
  return (
    <SelectField
      label={t('editor.category')}
      hideLabel
      look="link"
      value={now}
      onChange={(to) => to !== '' && to !== now && move(to)}
      options={FAQ_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
    />
  );
}

/** Earlier versions, and the ways out. */
function More({ doc, text }: { doc: FaqDoc; text: FaqText }) {
  const t = useT(faqsNamespace);
  const language = useLanguage();
  const { notify } = useShell();
  const { form, update, isDirty } = text;
  const [asked, ask] = useState<Asked>();
  const close = () => ask(undefined);
  const { id, version } = doc;
  const restore = (n: number) => {
    close();
    void form.send(async () => {
      await update.mutateAsync({ action: 'restore', id, version, n });
      notify({ kind: 'success', text: t('restored', { n }) });
    });
  };
  return (
    <>
      <ActionMenu
        label={t('more.label')}
        of={questionOf(doc, language)}
        items={[
          { value: 'history', label: t('more.history') },
          ...(doc.draft ? [{ value: 'discard' as const, label: t('more.discard') }] : []),
          { value: 'delete', label: t('more.delete') },
        ]}
        onChoose={ask}
      />
      {asked === 'history' && (
        <HistoryDialog
          versions={doc.versions}
          inForce={inForce(doc, romeDay(new Date()))}
          busy={update.isPending}
          onRestore={isDirty ? undefined : restore}
          onClose={close}
        />
      )}
      {(asked === 'discard' || asked === 'delete') && (
        <LeaveDialog what={asked} doc={doc} text={text} onClose={close} />
      )}
    </>
  );
}

/** The end of another subject. */
const LAST = 500;

interface PublishProps {
  doc: FaqDoc | undefined;
  text: FaqText;
  onPublish: () => void;
}
function PublishButton({ doc, text: { form, isDirty }, onPublish }: PublishProps) {
  const t = useT(faqsNamespace);
  const { itQuestion, itAnswer } = form.values;
  const hasItalian = itQuestion.trim() !== '' && hasText(itAnswer);
  return (
    <Button
      variant="primary"
      // That it is published like this stands beside it, as its state.
      disabled={form.busy || (!isDirty && !doc?.draft)}
      {...(hasItalian ? {} : { disabledReason: t('editor.italianFirst') })}
      onClick={onPublish}
    >
      {t('editor.publish')}
    </Button>
  );
}

const ICONS: Record<FaqState | 'fresh' | 'unsaved', LucideIcon> = {
  fresh: CircleIcon,
  unsaved: ContrastIcon,
  draft: CircleIcon,
  published: CircleCheckIcon,
  changes: ContrastIcon,
  scheduled: ClockIcon,
  renewed: ClockIcon,
};
function State({ doc, isDirty }: { doc: FaqDoc | undefined; isDirty: boolean }) {
  const t = useT(faqsNamespace);
  const language = useLanguage();
  const state = !doc ? 'fresh' : isDirty ? 'unsaved' : stateOf(doc);
  const date = formatDate(doc?.scheduled?.from, language, 'dayMonth');
  return (
    <chakra.p display="flex" gap="2" alignItems="center" fontWeight="600" fontSize="t15">
      <Icon icon={ICONS[state]} size={14} />
      <span>{t(`state.${state}`, { date })}</span>
    </chakra.p>
  );
}
