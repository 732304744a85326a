import { isHref } from '@bussola/contract/rich-text';
import type { FormErrors } from '@bussola/forms';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { Button, Dialog, TextField } from '@bussola/ui/core';
import type { Editor } from '@tiptap/react';
import { writingNamespace } from '../locales/writing-namespace.ts';
import { selectedText } from './plain-paste.ts';

/** Where some words lead: a page elsewhere by https, or one of ours by its path. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT(writingNamespace);
  const now: unknown = editor.getAttributes('link')['href'];
  const isLink = editor.isActive('link');
  const needsWords = !isLink && selectedText(editor) === '';
  const form = useForm({
    initialValues: { words: '', href: typeof now === 'string' ? now : '' },
    validate: ({ words, href }) => {
      const found: FormErrors = {};
      if (needsWords && words.trim() === '') found['words'] = t('link.needWords');
      if (!isHref(href.trim())) found['href'] = t('link.needHref');
      return Promise.resolve(found);
    },
    onSubmit: ({ words, href }) => {
      const mark = { type: 'link', attrs: { href: href.trim() } };
      onClose();
      const chain = editor.chain().focus();
      if (needsWords) chain.insertContent({ type: 'text', text: words.trim(), marks: [mark] });
      else chain.extendMarkRange('link').setMark('link', mark.attrs);
      chain.run();
    },
  });
  const takeOff = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('link.title')}
      actions={
        <FormActions formId="link-form" busy={form.busy} save={t('link.save')} onClose={onClose}>
          {isLink && (
            <Button variant="tertiary" onClick={takeOff}>
              {t('link.remove')}
            </Button>
          )}
        </FormActions>
      }
    >
      <Form form={form} id="link-form">
        {needsWords && (
          <TextField
            {...form.field('words')}
            label={t('link.words')}
            autoComplete="off"
            autoFocus
            required
          />
        )}
        <TextField
          {...form.field('href')}
          label={t('link.href')}
          help={t('link.help')}
          autoComplete="off"
          autoFocus={!needsWords}
          required
        />
      </Form>
    </Dialog>
  );
}
