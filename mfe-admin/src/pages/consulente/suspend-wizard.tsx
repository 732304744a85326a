import { adminQueries, asProblem, useSuspendConsulente } from '@bussola/client';
import type { ConsulenteCard, ConsulenteRow } from '@bussola/contract';
import { Form, useForm } from '@bussola/forms/form';
import { useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import {
  Actions,
  Box,
  Button,
  Card,
  Dialog,
  Notice,
  RuledList,
  RuledRow,
  Skeleton,
  Text,
  TextField,
  Title,
} from '@bussola/ui/core';
import { SelectField } from '@bussola/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { object } from 'yup';
import { bestFirst, nameOf, proposalsFor, takenBy } from '../../consulenti/proposals.ts';
import { LoadBar } from '../../consulenti/load-bar.tsx';
import { consulentiNamespace } from '../../locales/consulenti-namespace.ts';
import { reason } from '../../reason.ts';

/** Who each client goes to; null: back among those who wait. */
type Chosen = Readonly<Record<string, string | null>>;

/** Who takes each client, then why and what they will read. Nothing changes until the end. */
export function SuspendWizard({ card, onClose }: { card: ConsulenteCard; onClose: () => void }) {
  const t = useT(consulentiNamespace);
  const errorText = useErrorText();
  const { data, error } = useQuery(adminQueries.consulenti());
  const [chosen, setChosen] = useState<Chosen>();
  const [step, setStep] = useState<1 | 2>(card.clients.length === 0 ? 2 : 1);
  const others = (data?.rows ?? []).filter(
    ({ id, state }) => state === 'active' && id !== card.consulente.id,
  );
  const current = chosen ?? proposalsFor(card.clients, others);
  return (
    <Dialog
      open
      side="wide"
      onClose={onClose}
      title={
        step === 1 ? t('wizard.whoTitle', { name: nameOf(card.consulente) }) : t('wizard.endTitle')
      }
    >
      <Text size="quiet">
        {card.clients.length > 0 &&
          `${t('wizard.step', { step })} · ${t(step === 1 ? 'wizard.first' : 'wizard.second')}`}
      </Text>
      {error && <Notice kind="error" flat title={errorText(asProblem(error)?.code)} />}
      {!data && !error && <Skeleton label={t('loading')} />}
      {data && step === 1 && (
        <WhoStep
          card={card}
          others={others}
          chosen={current}
          onChoose={(clientId, id) => setChosen({ ...current, [clientId]: id })}
          onNext={() => setStep(2)}
        />
      )}
      {data && step === 2 && (
        <EndStep
          card={card}
          others={others}
          chosen={current}
          onBack={() => setStep(1)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

/** Of each adviser, with those who are chosen here. */
const afterwards = (row: ConsulenteRow, chosen: Chosen): number =>
  takenBy(row) + Object.values(chosen).filter((id) => id === row.id).length;

interface StepProps {
  card: ConsulenteCard;
  others: readonly ConsulenteRow[];
  chosen: Chosen;
}

function WhoStep({
  card: { clients },
  others,
  chosen,
  onChoose,
  onNext,
}: StepProps & { onChoose: (clientId: string, id: string | null) => void; onNext: () => void }) {
  const t = useT(consulentiNamespace);
  const given = clients.filter(({ userId }) => chosen[userId] !== null).length;
  return (
    <>
      <Text color="text-2" marginTop="3">
        {t('wizard.whoLead')}
      </Text>
      <RuledList marginTop="4">
        {clients.map((client) => (
          <RuledRow key={client.userId} gap="8px 24px">
            <Box flex="1 1 220px" minWidth="0">
              <Text fontWeight="560">{`${client.lastName}, ${client.firstName}`}</Text>
              <Text size="quiet">{client.comune}</Text>
            </Box>
            <Box flex="1 1 320px" maxWidth="440px">
              <AdviserSelect
                label={t('wizard.withOf', { name: nameOf(client) })}
                rows={bestFirst(others, client.comune)}
                chosen={chosen}
                value={chosen[client.userId] ?? null}
                onChange={(id) => onChoose(client.userId, id)}
              />
            </Box>
          </RuledRow>
        ))}
      </RuledList>
      <Title as="h3" size={20} marginTop="7" marginBottom="2">
        {t('wizard.after')}
      </Title>
      <Box
        as="ul"
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
        gap="4"
      >
        {others.map((row) => (
          <li key={row.id}>
            <Text fontWeight="560">{nameOf(row)}</Text>
            <LoadBar taken={afterwards(row, chosen)} limite={row.limite} />
          </li>
        ))}
      </Box>
      <Actions marginTop="7">
        <Button variant="primary" onClick={onNext}>
          {t('wizard.next')}
        </Button>
        <Text>{t('wizard.all', { given, all: clients.length })}</Text>
        <Text size="quiet">{t('wizard.nothing')}</Text>
      </Actions>
    </>
  );
}

function AdviserSelect({
  label,
  rows,
  chosen,
  value,
  onChange,
}: {
  label: string;
  rows: readonly ConsulenteRow[];
  chosen: Chosen;
  value: string | null;
  onChange: (id: string | null) => void;
}) {
  const t = useT(consulentiNamespace);
  return (
    <SelectField<string>
      label={label}
      hideLabel
      value={value ?? ''}
      placeholder={t('wizard.nobody')}
      onChange={(id) => onChange(id === '' ? null : id)}
      options={rows.map((row) => {
        const count = afterwards(row, chosen);
        const isFull = row.id !== value && count >= row.limite;
        const named = { name: nameOf(row), count, limit: row.limite };
        return {
          value: row.id,
          disabled: isFull || row.numero === null,
          label:
            row.numero === null
              ? t('wizard.optionUnregistered', named)
              : t(isFull ? 'wizard.optionFull' : 'wizard.option', named),
        };
      })}
    />
  );
}

function EndStep({
  card,
  others,
  chosen,
  onBack,
  onClose,
}: StepProps & { onBack: () => void; onClose: () => void }) {
  const t = useT(consulentiNamespace);
  const { notify } = useShell();
  const proved = useProved();
  const { mutateAsync: suspend } = useSuspendConsulente(card.consulente.id);
  const { consulente, clients } = card;
  const name = nameOf(consulente);
  const form = useForm({
    initialValues: { why: '' },
    schema: object({ why: reason }),
    words: (problem) => {
      if (problem?.code === 'CONFLICT') return t('wizard.moved');
      if (problem?.code === 'ADVISER_FULL') return t('wizard.full', { name: fullName(problem) });
      return undefined;
    },
    onSubmit: async ({ why }) => {
      const given = clients.map(({ userId }) => ({
        clientId: userId,
        consulenteId: chosen[userId] ?? null,
      }));
      if (!(await proved(() => suspend({ clients: given, reason: why })))) return;
      notify({ kind: 'success', text: t('wizard.done', { name }) });
      onClose();
    },
  });
  return (
    <Form form={form} id="suspend-adviser">
      <WhatHappens card={card} chosen={chosen} />
      <TextField
        {...form.field('why')}
        label={t('wizard.why')}
        help={t('wizard.whyHelp')}
        autoComplete="off"
        required
      />
      <Letter card={card} others={others} chosen={chosen} why={form.values.why} />
      <Box borderTopWidth="1.5px" borderColor="ink" paddingTop="4">
        <Title as="h3" size={20}>
          {t('wizard.still')}
        </Title>
        <Text size="quiet">{t('wizard.atomic')}</Text>
      </Box>
      <Actions>
        <Button type="submit" variant="danger" busy={form.busy} busyLabel={t('wizard.busy')}>
          {t('wizard.confirm', { count: clients.length })}
        </Button>
        {clients.length > 0 && (
          <Button variant="tertiary" onClick={onBack}>
            {t('wizard.back')}
          </Button>
        )}
      </Actions>
    </Form>
  );
}
/** The server says who has no more room. */
const fullName = (refusal: { problem?: { current?: unknown } | undefined }): string =>
  (refusal.problem?.current as { name?: string } | undefined)?.name ?? '';

function WhatHappens({
  card: { consulente, clients, waiting },
  chosen,
}: Pick<StepProps, 'card' | 'chosen'>) {
  const t = useT(consulentiNamespace);
  const given = clients.filter(({ userId }) => chosen[userId]).length;
  const left = clients.length - given;
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="1" marginTop="4">
      <li>{t('wizard.clients', { count: given })}</li>
      {given > 0 && <li>{t('wizard.silence')}</li>}
      {left > 0 && <li>{t('wizard.left', { count: left })}</li>}
      {waiting.length > 0 && <li>{t('wizard.fall', { count: waiting.length })}</li>}
      <li>{t('wizard.adviser', { name: nameOf(consulente) })}</li>
    </Box>
  );
}

/** What the first of the clients will read, with the reason as it is typed. */
function Letter({
  card: { consulente, clients },
  others,
  chosen,
  why,
}: StepProps & { why: string }) {
  const t = useT(consulentiNamespace);
  const [first] = clients;
  if (!first) return null;
  const next = others.find(({ id }) => id === chosen[first.userId]);
  const said = why.trim() === '' ? t('wizard.yourReason') : why.trim();
  return (
    <Card as="section" aria-label={t('wizard.reads', { name: nameOf(first) })}>
      <Text size="quiet">{t('wizard.reads', { name: nameOf(first) })}</Text>
      <Text fontWeight="580" marginTop="1">
        {t('wizard.subject')}
      </Text>
      <Text marginTop="3" overflowWrap="anywhere">
        {[
          t('wizard.letterLeaves', { leaving: nameOf(consulente) }),
          next
            ? t('wizard.letterNext', { next: nameOf(next), reason: said })
            : t('wizard.letterNone', { reason: said }),
          next && t('wizard.letterUntil'),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </Card>
  );
}
