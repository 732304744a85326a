import { useState } from 'react';
import { useT } from '@bussola/i18n';
import { CheckboxCards, chakra, RadioCards } from '@bussola/ui/core';
import { withEstimate, withoutEstimate } from '../form/estimates.ts';
import { useAnswers } from '../form/form-saving.tsx';
import { formsNamespace } from '../namespace.ts';
import { CoperturaDetails } from './copertura-details.tsx';
import { CopertiField } from './coperti-field.tsx';
import { isCovered, uncoveredChildren } from './coperti.ts';
import { COPERTURE, WORDS, type Copertura, type PersonProps } from './coperture.ts';

const keyOf = (copertura: Copertura) => `polizze.${copertura}` as const;
type Instead = 'none' | 'unknown';

/**
 * The covers of one person in one question. What is not ticked counts as «no»; «Non lo so» too, as
 * an estimate.
 */
export function CopertureField(props: PersonProps) {
  const { prefix, isMe, name, family = [] } = props;
  const t = useT(formsNamespace);
  const form = useAnswers();
  const stimati = form.get<string[]>(`${prefix}stimati`);
  const fields = COPERTURE.map((copertura) => ({
    copertura,
    ...form.field<boolean | null>(`${prefix}${keyOf(copertura)}`),
  }));
  const held = fields.filter(({ value }) => value === true).map(({ copertura }) => copertura);
  const isAnswered = fields.every(({ value }) => typeof value === 'boolean');
  const isUnknown = COPERTURE.some((copertura) => stimati.includes(keyOf(copertura)));
  const instead: Instead | undefined =
    held.length > 0 || !isAnswered ? undefined : isUnknown ? 'unknown' : 'none';
  // Ticked from the card of somebody else, this card does not open: what opens above moves the
  // finger's place.
  const [asksCovered, setAsksCovered] = useState(
    () => family.find((one) => one.isAdult && isCovered(form.get, one))?.prefix === prefix,
  );

  const save = (answerOf: (copertura: Copertura) => boolean | null, isEstimate = false) =>
    form.change(
      {
        ...Object.fromEntries(fields.map((field) => [field.name, answerOf(field.copertura)])),
        ...(answerOf('coperturaSanitaria') ? {} : uncoveredChildren(form.get, family, prefix)),
        [`${prefix}stimati`]: COPERTURE.map(keyOf).reduce<readonly string[]>(
          isEstimate ? withEstimate : withoutEstimate,
          stimati,
        ),
      },
      { save: true },
    );
  const tick = (pressed: Copertura, checked: boolean) => {
    if (pressed === 'coperturaSanitaria') setAsksCovered(checked);
    const next = COPERTURE.filter((one) => (one === pressed ? checked : held.includes(one)));
    // Nothing ticked is no answer yet: «Nessuna di queste» is.
    save((one) => (next.length === 0 ? null : next.includes(one)));
  };
  return (
    <CheckboxCards<Copertura>
      label={
        isMe || !name
          ? t(isMe ? 'previdenza.tutele.questionMe' : 'previdenza.tutele.question')
          : t('previdenza.tutele.questionOf', { name })
      }
      required
      error={fields.find(({ error }) => error !== undefined)?.error}
      values={held}
      onChange={tick}
      options={COPERTURE.map((copertura) => ({
        value: copertura,
        name: `${prefix}${keyOf(copertura)}`,
        label: t(`previdenza.tutele.${WORDS[copertura]}`),
        help: t(`previdenza.tutele.${WORDS[copertura]}Help${isMe ? 'Me' : ''}`),
        under:
          copertura === 'coperturaSanitaria' ? (
            asksCovered && held.includes(copertura) && <CopertiField {...props} />
          ) : (
            <CoperturaDetails copertura={copertura} {...props} />
          ),
      }))}
    >
      <chakra.span
        textStyle="quiet"
        fontFamily="title"
        fontStyle="italic"
        display="flex"
        alignItems="center"
        gap="3"
        aria-hidden="true"
        css={{ '&::before, &::after': { content: '""', flex: 1, height: '1px', bg: 'line' } }}
      >
        {t('previdenza.tutele.or')}
      </chakra.span>
      <RadioCards<Instead>
        label={t('previdenza.tutele.or')}
        hideLabel
        columns={2}
        stacked
        value={instead}
        onChange={(choice) => save(() => false, choice === 'unknown')}
        options={[
          {
            value: 'none',
            label: t('previdenza.tutele.none'),
            help: t('previdenza.tutele.noneHelp'),
          },
          {
            value: 'unknown',
            label: t('dontKnow'),
            help: t('previdenza.tutele.unknownHelp'),
          },
        ]}
      />
    </CheckboxCards>
  );
}
