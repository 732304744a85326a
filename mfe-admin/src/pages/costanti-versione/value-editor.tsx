import { Form } from '@bussola/forms/form';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import {
  Actions,
  Box,
  Button,
  Card,
  chakra,
  CloseIcon,
  focusIfLost,
  Icon,
  IconButton,
  Text,
  TextField,
} from '@bussola/ui/core';
import { DateField } from '@bussola/ui/forms';
import { ConstantValue } from '@bussola/ui/results';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { growsBy, isTable } from '../../costanti/figures.ts';
import type { Constant } from '../../costanti/release.ts';
import { FigureFields } from './figure-fields.tsx';
import { useValueForm } from './use-value-form.ts';
import type { Edited } from './use-value-form.ts';

interface Props extends Edited {
  /** What is opened after it. */
  waiting: readonly Constant[];
  onClose: () => void;
}

/** One constant of a draft: its value with unit and bounds, where it comes from, and why. */
export function ValueEditor({ waiting, onClose, ...edited }: Props) {
  const t = useT(adminNamespace);
  const { constant } = edited;
  const { form, figures, shape, meant, addRow, dropRow } = useValueForm(edited);
  const growing = growsBy(shape);
  return (
    <Card as="section" aria-labelledby="value" padding={{ base: '20px 18px', md: '24px 28px' }}>
      <Head constant={constant} waiting={waiting} onClose={onClose} />
      <Form form={form} marginTop="5">
        <Box
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: isTable(shape) ? '1fr' : '200px minmax(0, 1fr)' }}
          gap="20px 28px"
        >
          {!isTable(shape) && <InForce constant={constant} />}
          <FigureFields form={form} figures={figures} constant={constant} meant={meant} />
        </Box>
        {growing && (
          <Actions>
            <Button onClick={addRow}>{t(`costanti.vita.add.${growing}`)}</Button>
            {Object.keys(shape as object).length > 1 && (
              <Button variant="tertiary" onClick={dropRow}>
                {t('costanti.vita.dropRow')}
              </Button>
            )}
          </Actions>
        )}
        <TextField
          {...form.field('fonte')}
          label={t('costanti.vita.source')}
          help={t(`costanti.vita.sourceHelp_${constant.kind}`)}
          autoComplete="off"
          required
        />
        <DateField
          {...form.field('verificatoIl')}
          label={t('costanti.vita.read')}
          help={t('costanti.vita.readHelp')}
        />
        <TextField
          {...form.field('why')}
          label={t('costanti.vita.why')}
          help={t('costanti.vita.whyHelp')}
          autoComplete="off"
          required
        />
        <Actions>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t(form.busy ? 'costanti.vita.saving' : 'costanti.vita.save')}
          </Button>
          <Button variant="tertiary" onClick={onClose}>
            {t('costanti.vita.leave')}
          </Button>
        </Actions>
      </Form>
    </Card>
  );
}

/** The editor of before went away with the focus in it. */
const keepFocus = (title: HTMLElement | null): void => focusIfLost(title);

function Head({ constant, waiting, onClose }: Pick<Props, 'constant' | 'waiting' | 'onClose'>) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  return (
    <Box display="flex" justifyContent="space-between" gap="4" alignItems="flex-start">
      <Box minWidth="0">
        <chakra.h2 id="value" textStyle="title26" ref={keepFocus}>
          {constant.nome[language]}
        </chakra.h2>
        <Text size="quiet" overflowWrap="anywhere">
          {`${constant.key} · ${t(`costanti.kind.${constant.kind}`)}`}
        </Text>
        {waiting.length > 0 && (
          <Text size="quiet" marginTop="1">
            {t('costanti.vita.then', {
              names: waiting.map(({ nome }) => nome[language]).join(' · '),
            })}
          </Text>
        )}
      </Box>
      <IconButton label={t('costanti.vita.close')} onClick={onClose}>
        <Icon icon={CloseIcon} />
      </IconButton>
    </Box>
  );
}

function InForce({ constant: { value, unit, validFrom } }: { constant: Constant }) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  return (
    <Box>
      <chakra.p fontWeight="580">{t('costanti.vita.inForce')}</chakra.p>
      <chakra.p fontFamily="title" fontSize="t34" lineHeight="1.3" color="ink">
        <ConstantValue value={value} unit={unit} />
      </chakra.p>
      <Text size="quiet">
        {t('costanti.vita.since', { date: formatDate(validFrom, language, 'long') })}
      </Text>
    </Box>
  );
}
