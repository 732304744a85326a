import { plainText } from '@bussola/contract/plain-text';
import { CATALOGO, REGALI } from '@bussola/domain/regali';
import { MESSAGGIO_MAX, toMessaggio } from '@bussola/domain/regali-messaggio';
import { useLanguage, useT } from '@bussola/i18n';
import { formatEuro } from '@bussola/i18n/format';
import {
  Actions,
  Box,
  Button,
  Question,
  RadioCards,
  Text,
  TextField,
  takeFocus,
} from '@bussola/ui/core';
import { FieldStack, TextAreaField } from '@bussola/ui/forms';
import { RichText } from '@bussola/ui/results';
import { regaliNamespace } from '../../locales/regali-namespace.ts';
import type { GiftForm } from './use-gift-form.ts';
import { useTexts } from '../../vista/use-texts.ts';

interface Props {
  form: GiftForm;
  /** Yearly limit of deductible pension contributions. */
  deducibilita: number;
  hasMoved: boolean;
}

/** Which gift, to whom, and a few words. */
export function WriteStep({ form, deducibilita, hasMoved }: Props) {
  const t = useT(regaliNamespace);
  const language = useLanguage();
  const textOf = useTexts();
  const { regalo, messaggio } = form.values;
  return (
    <>
      <Question
        marginBottom="5"
        tabIndex={-1}
        ref={hasMoved ? takeFocus : undefined}
        _focusVisible={{ outline: 'none' }}
      >
        {t('write.question')}
      </Question>
      <FieldStack>
        <div>
          <RadioCards
            {...form.field('regalo')}
            label={t('write.gift')}
            hideLabel
            stacked
            columns={1}
            options={REGALI.map((one) => ({
              value: one,
              label: CATALOGO[one].titolo[language],
              help: plainText(textOf(`regalo.${one}.scopo`)),
            }))}
          />
          <Box
            aria-live="polite"
            marginTop="4"
            paddingInlineStart="4"
            borderInlineStartWidth="2px"
            borderColor="ink"
          >
            <Text as="div">
              <RichText doc={textOf(`regalo.${regalo}.riceve`)} />
            </Text>
            {regalo === 'pensione' && (
              <Text size="quiet" marginTop="1">
                {t('write.deductible', { limit: formatEuro(deducibilita) })}
              </Text>
            )}
          </Box>
        </div>
        <TextField
          {...form.field('nome')}
          label={t('write.name')}
          help={t('write.nameHelp')}
          autoComplete="off"
          required
        />
        <TextField
          {...form.field('email')}
          type="email"
          label={t('write.email')}
          help={t('write.emailHelp')}
          autoComplete="off"
          required
        />
        <TextAreaField
          {...form.field('messaggio')}
          label={t('write.message')}
          labelEnd={t('write.count', { count: toMessaggio(messaggio).length, max: MESSAGGIO_MAX })}
          help={t('write.messageHelp', { max: MESSAGGIO_MAX })}
        />
      </FieldStack>
      <Actions marginTop="8">
        <Button type="submit" variant="primary" wide="phone" busy={form.busy}>
          {t('write.next')}
        </Button>
      </Actions>
    </>
  );
}
