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
import type { Person } from '../../famiglia/people.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { daysBetween, plusDays, RIGHTS, SECTIONS } from './grant-form.ts';
import type { GrantErrors, GrantForm, Right, Section } from './grant-form.ts';

interface StepProps {
  form: GrantForm;
  errors: GrantErrors;
  onChange: (part: Partial<GrantForm>) => void;
}

export function WhoStep({ form, errors, isNew, onChange }: StepProps & { isNew: boolean }) {
  const t = useT(userAreaNamespace);
  return (
    <FieldStack>
      {isNew ? (
        <TextField
          name="grant-email"
          type="email"
          label={t('grants.drawer.email')}
          help={t('grants.drawer.emailHelp')}
          value={form.email}
          onChange={(email) => onChange({ email })}
          autoComplete="off"
          maxLength={254}
          required
          error={errors.email && t(`grants.errors.${errors.email}`)}
        />
      ) : (
        <Text overflowWrap="anywhere">{form.email}</Text>
      )}
      <TextField
        name="grant-purpose"
        label={t('grants.drawer.purpose')}
        help={t('grants.drawer.purposeHelp')}
        value={form.purpose}
        onChange={(purpose) => onChange({ purpose })}
        autoComplete="off"
        maxLength={300}
        required
        error={errors.purpose && t(`grants.errors.${errors.purpose}`)}
      />
    </FieldStack>
  );
}

export function SectionsStep({
  form,
  errors,
  people,
  onChange,
}: StepProps & { people: readonly Person[] }) {
  const t = useT(userAreaNamespace);
  const setRight = (section: Section, right: Right) =>
    onChange({ rights: { ...form.rights, [section]: right } });
  const setMember = (id: string, isIn: boolean) =>
    onChange({
      members: isIn
        ? [...(form.members ?? []), id]
        : (form.members ?? []).filter((one) => one !== id),
    });
  return (
    <FieldStack>
      <FieldFrame
        group
        name="grant-sections"
        label={t('grants.drawer.sectionsLabel')}
        hideLabel
        error={errors.scopes && t(`grants.errors.${errors.scopes}`)}
      >
        {() => (
          <Box borderTopWidth="1px" borderColor="line">
            {SECTIONS.map((section) => (
              <SectionRow
                key={section}
                section={section}
                value={form.rights[section]}
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
            name="grant-people"
            value={form.members === null ? 'all' : 'some'}
            columns={1}
            stacked
            onChange={(which) => onChange({ members: which === 'all' ? null : [] })}
            options={[
              { value: 'all', label: t('grants.drawer.everybody') },
              { value: 'some', label: t('grants.drawer.some') },
            ]}
            error={errors.members && t(`grants.errors.${errors.members}`)}
          />
          {form.members !== null && (
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
                  checked={form.members?.includes(id) ?? false}
                  onChange={(isIn) => setMember(id, isIn)}
                />
              ))}
            </Box>
          )}
        </Box>
      )}
      <Checkbox
        name="grant-hide"
        label={t('grants.drawer.hide')}
        help={t('grants.drawer.hideHelp')}
        checked={form.hideAmounts}
        onChange={(hideAmounts) => onChange({ hideAmounts })}
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
          <Pill key={right}>
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
    '&:has(input:checked)': {
      borderColor: 'ink',
      boxShadow: 'inset 0 0 0 1px {colors.ink}',
      bg: 'ink-soft',
      color: 'ink',
      fontWeight: 600,
    },
    '&:has(input:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  },
});

const PERIODS = [30, 90, 180] as const;

export function UntilStep({
  form,
  errors,
  day,
  isNew,
  onChange,
}: StepProps & { day: string; isNew: boolean }) {
  const t = useT(userAreaNamespace);
  const start = isNew ? form.from : day;
  const isDay = /^\d{4}/.test(start);
  const span = isDay && /^\d{4}/.test(form.to) ? daysBetween(start, form.to) : undefined;
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
            onClick={() => onChange({ to: plusDays(start, days) })}
          >
            {days === 365 ? t('grants.drawer.year') : t('grants.drawer.days', { count: days })}
          </Button>
        ))}
      </Box>
      {isNew && (
        <DateField
          name="grant-from"
          label={t('grants.drawer.from')}
          value={form.from}
          onChange={(from) => onChange({ from })}
          required
          error={errors.from && t(`grants.errors.${errors.from}`)}
        />
      )}
      <DateField
        name="grant-to"
        label={t('grants.drawer.to')}
        help={t('grants.drawer.toHelp')}
        value={form.to}
        onChange={(to) => onChange({ to })}
        required
        error={errors.to && t(`grants.errors.${errors.to}`)}
      />
    </FieldStack>
  );
}
