import { useOpenClient } from '@bussola/client';
import type { ClientCard } from '@bussola/contract';
import { CLIENT_TABS } from '@bussola/contract/limits';
import { Form, useForm } from '@bussola/forms/form';
import { messageKey, useCommonWords, useLanguage, useT } from '@bussola/i18n';
import { formatClockTime } from '@bussola/i18n/format';
import {
  Actions,
  Box,
  Button,
  Card,
  CheckboxChips,
  EyeIcon,
  EyeOffIcon,
  Icon,
  Text,
  Title,
} from '@bussola/ui/core';
import { TextAreaField } from '@bussola/ui/forms';
import { useState } from 'react';
import { array, mixed, object } from 'yup';
import { clienteNamespace } from '../../locales/cliente-namespace.ts';
import { reason } from '../../reason.ts';
import type { Behind } from './tabs.ts';

interface Props {
  clientId: string;
  /** As sentences name the client. */
  name: string;
  tab: Behind;
  /** Until when it is open; undefined while it is covered. */
  until: number | undefined;
  onOpened: (card: ClientCard) => void;
  onCover: () => void;
}

/** Whether a tab can be read. The reason is written where its contents will appear. */
export function ReasonPart(props: Props) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  if (isAsking && props.until === undefined)
    return (
      <ReasonForm
        {...props}
        onOpened={(card) => {
          close();
          props.onOpened(card);
        }}
        onClose={close}
      />
    );
  return <Strip {...props} onAsk={() => setAsking(true)} />;
}

function Strip({ name, tab, until, onCover, onAsk }: Props & { onAsk: () => void }) {
  const t = useT(clienteNamespace);
  const language = useLanguage();
  const isOpen = until !== undefined;
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="4px 24px"
      paddingBlock="2"
      borderBottomWidth="1px"
      borderColor="line"
    >
      <Box display="flex" alignItems="center" gap="3" minWidth="0" flex="1 1 260px">
        <Icon icon={isOpen ? EyeIcon : EyeOffIcon} size={18} />
        <Text size="quiet" measure="free">
          <Box as="b" color="text">
            {isOpen ? t('open.title') : t(tab === 'sintesi' ? 'covered.sintesi' : 'covered.title')}
          </Box>{' '}
          <span>
            {isOpen
              ? t('open.text', { client: name, time: formatClockTime(new Date(until), language) })
              : t('covered.text', { client: name })}
          </span>
        </Text>
      </Box>
      {isOpen ? (
        <Button variant="tertiary" onClick={onCover}>
          {t('open.cover')}
        </Button>
      ) : (
        <Button variant="tertiary" onClick={onAsk}>
          {t('covered.open')}
        </Button>
      )}
    </Box>
  );
}

const schema = object({
  tabs: array(mixed<Behind>().oneOf(CLIENT_TABS).required())
    .default([])
    .min(1, messageKey(clienteNamespace, 'reason.noTabs')),
  why: reason,
});

function ReasonForm({ clientId, name, tab, onOpened, onClose }: Props & { onClose: () => void }) {
  const t = useT(clienteNamespace);
  const common = useCommonWords();
  const { mutateAsync: openClient } = useOpenClient(clientId);
  const form = useForm<{ tabs: Behind[]; why: string }>({
    initialValues: { tabs: [tab], why: '' },
    schema,
    place: () => 'why',
    onSubmit: async ({ tabs, why }) => onOpened(await openClient({ reason: why, tabs })),
  });
  const { value: tabs, error } = form.field('tabs');
  return (
    <Card marginTop="6">
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '260px minmax(0, 1fr)' }}
        gap={{ base: '4', lg: '8' }}
      >
        <div>
          <Title as="h2" size={20}>
            {t('reason.title')}
          </Title>
          <Text size="quiet" marginTop="2">
            {t('reason.lead', { client: name })}
          </Text>
        </div>
        <Form form={form}>
          <TextAreaField
            {...form.field('why')}
            label={t('reason.label')}
            help={t('reason.help')}
            rows={2}
            required
          />
          <CheckboxChips
            label={t('reason.tabs')}
            error={error}
            values={tabs}
            onChange={(changed, chosen) =>
              form.setValues({
                tabs: CLIENT_TABS.filter((one) => (one === changed ? chosen : tabs.includes(one))),
              })
            }
            options={CLIENT_TABS.map((value) => ({
              value,
              name: `reason-${value}`,
              label: t(`tabs.${value}`),
            }))}
          />
          <Actions alignItems="center">
            <Button
              variant="primary"
              type="submit"
              icon={<Icon icon={EyeIcon} />}
              busy={form.busy}
              busyLabel={t('reason.busy')}
            >
              {t('reason.confirm')}
            </Button>
            <Button variant="tertiary" onClick={onClose}>
              {common('action.cancel')}
            </Button>
            <Text size="quiet">{t('reason.until')}</Text>
          </Actions>
        </Form>
      </Box>
    </Card>
  );
}
