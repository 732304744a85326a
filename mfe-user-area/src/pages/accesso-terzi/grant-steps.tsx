import { daysBetween, plusDays } from '@bussola/domain/calendario';
import type { FormHandle } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import {
  Box,
  Button,
  Checkbox,
  chakra,
  FieldFrame,
  RadioCards,
  Text,
  TextField,
} from '@bussola/ui/core';
import { DateField, FieldStack } from '@bussola/ui/forms';
import type { Person } from '@bussola/results';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { RIGHTS, SECTIONS } from './grant-form.ts';
import type { GrantForm, Right, Section } from './grant-form.ts';

interface StepProps {
  form: FormHandle<GrantForm>;
}

export function WhoStep({ form, isNew }: StepProps & { isNew: boolean }) {
  const t = useT(userAreaNamespace);
  return (
    <FieldStack>
      {isNew ? (
        <TextField
          {...form.field('email')}
          type="email"
          label={t('grants.drawer.email')}
          help={t('grants.drawer.emailHelp')}
          autoComplete="off"
          required
        />
      ) : (
        <Text overflowWrap="anywhere">{form.values.email}</Text>
      )}
      <TextField
        {...form.field('purpose')}
        label={t('grants.drawer.purpose')}
        help={t('grants.drawer.purposeHelp')}
        autoComplete="off"
        required
      />
    </FieldStack>
  );
}

export function SectionsStep({ form, people }: StepProps & { people: readonly Person[] }) {
  const t = useT(userAreaNamespace);
  const rights = form.field('rights');
  const members = form.field('members');
  const setRight = (section: Section, right: Right) =>
    rights.onChange({ ...rights.value, [section]: right });
  const setMember = (id: string, isIn: boolean) =>
    members.onChange(
      isIn ? [...(members.value ?? []), id] : (members.value ?? []).filter((one) => one !== id),
    );
  return (
    <FieldStack>
      <FieldFrame
        group
        name="rights"
        label={t('grants.drawer.sectionsLabel')}
        hideLabel
        error={rights.error}
      >
        {() => (
          <Box borderTopWidth="1px" borderColor="line">
            {SECTIONS.map((section) => (
              <SectionRow
                key={section}
                section={section}
                value={rights.value[section]}
                onChange={(right) => setRight(section, right)}
              />
            ))}
          </Box>
        )}
      </FieldFrame>
      {people.length > 1 && (
        <Box>
          <RadioCards
            label={t('grants.drawer.people')}
            name="members"
            value={members.value === null ? 'all' : 'some'}
            columns={1}
            stacked
            onChange={(which) => members.onChange(which === 'all' ? null : [])}
            options={[
              { value: 'all', label: t('grants.drawer.everybody') },
              { value: 'some', label: t('grants.drawer.some') },
            ]}
            error={members.error}
          />
          {members.value !== null && (
            <Box
              marginTop="2"
              paddingInlineStart="4"
              borderInlineStartWidth="2px"
              borderColor="ink"
            >
              {people.map(({ id, fullName }) => (
                <Checkbox
                  key={id}
                  label={fullName}
                  checked={members.value?.includes(id) ?? false}
                  onChange={(isIn) => setMember(id, isIn)}
                />
              ))}
            </Box>
          )}
        </Box>
      )}
      <Checkbox
        {...form.box('hideAmounts')}
        label={t('grants.drawer.hide')}
        help={t('grants.drawer.hideHelp')}
      />
    </FieldStack>
  );
}

/** A section and the three answers about it. */
function SectionRow({
  section,
  value,
  onChange,
}: {
  section: Section;
  value: Right;
  onChange: (right: Right) => void;
}) {
  const t = useT(userAreaNamespace);
  const name = t(`grants.section.${section}`);
  return (
    <Box role="group" aria-label={name} paddingBlock="3" borderBottomWidth="1px" borderColor="line">
      <Text fontWeight="560" css={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {name}
      </Text>
      <Text size="quiet" css={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {t(`grants.what.${section}`)}
      </Text>
      <Box display="flex" flexWrap="wrap" gap="8px" marginTop="2">
        {RIGHTS.map((right) => (
          <Pill key={right} data-chosen={value === right || undefined}>
            <input
              type="radio"
              name={`grant-${section}`}
              value={right}
              checked={value === right}
              onChange={() => onChange(right)}
              aria-label={`${name}: ${t(`grants.drawer.rights.${right}`)}`}
            />
            <span>{t(`grants.drawer.rights.${right}`)}</span>
          </Pill>
        ))}
      </Box>
    </Box>
  );
}
const Pill = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: '4',
    borderWidth: '1px',
    borderColor: 'line-strong',
    borderRadius: 'full',
    bg: 'surface',
    fontSize: 't15',
    fontWeight: 520,
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' },
    '&[data-chosen]': {
      borderColor: 'ink',
      boxShadow: 'inset 0 0 0 1px {colors.ink}',
      bg: 'ink-soft',
      color: 'ink',
      fontWeight: 600,
    },
    '&:focus-within': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  },
});

const PERIODS = [30, 90, 180] as const;

export function UntilStep({ form, day, isNew }: StepProps & { day: string; isNew: boolean }) {
  const t = useT(userAreaNamespace);
  const { from, to } = form.values;
  const start = isNew ? from : day;
  const isDay = /^\d{4}/.test(start);
  const span = isDay && /^\d{4}/.test(to) ? daysBetween(start, to) : undefined;
  return (
    <FieldStack>
      <Box
        role="group"
        aria-label={t('grants.drawer.period')}
        display="flex"
        flexWrap="wrap"
        gap="8px"
      >
        {[...PERIODS, 365].map((days) => (
          <Button
            key={days}
            disabled={!isDay}
            aria-pressed={span === days}
            bg={span === days ? 'ink-soft' : undefined}
            borderColor={span === days ? 'ink' : undefined}
            borderRadius="full"
            onClick={() => form.setValues({ to: plusDays(start, days) })}
          >
            {days === 365 ? t('grants.drawer.year') : t('grants.drawer.days', { count: days })}
          </Button>
        ))}
      </Box>
      {isNew && (
        <DateField ahead {...form.field('from')} label={t('grants.drawer.from')} required />
      )}
      <DateField
        ahead
        {...form.field('to')}
        label={t('grants.drawer.to')}
        help={t('grants.drawer.toHelp')}
        required
      />
    </FieldStack>
  );
}
