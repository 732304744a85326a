import { NOMI } from '@bussola/domain/nomi';
import { useLanguage, useT } from '@bussola/i18n';
import { formatNumber } from '@bussola/i18n/format';
import { Box, chakra, Icon, IconButton, Question, Section, SectionHead } from '@bussola/ui/core';
import { Minus, Plus } from 'lucide-react';
import { ordineNamespace } from '../../locales/ordine-namespace.ts';
import { SortableList } from '../../sorting/sortable-list.tsx';
import { usePlace } from '../../sorting/use-place.ts';
import { inOrderOf, nextWeight, withWeight } from './order.ts';
import type { Order } from './use-order.ts';

/** The twelve areas: where each stands, its weight, and where it was. */
export function ListPart({ order: { areas, saved, change } }: { order: Order }) {
  const t = useT(ordineNamespace);
  const language = useLanguage();
  const place = usePlace();
  return (
    <Section aria-labelledby="list">
      <SectionHead>
        <Question id="list">{t('list.title')}</Question>
        {/* Over the weights; on phones the word stands beside each. */}
        <chakra.span
          aria-hidden="true"
          textStyle="quiet"
          display={{ base: 'none', md: 'inline' }}
          width="208px"
          textAlign="start"
        >
          {t('list.weight')}
        </chakra.span>
      </SectionHead>
      <SortableList
        label={t('list.areas')}
        arrows
        items={areas.map(({ code, peso }) => ({
          id: code,
          name: NOMI[code][language],
          code,
          peso,
        }))}
        onMove={(ids) => change(inOrderOf(areas, ids))}
      >
        {({ code, name, peso }, { index, isLifted, handle, arrows }) => {
          const was = saved.findIndex((one) => one.code === code);
          const before = saved[was]?.peso ?? peso;
          return (
            <Box
              display="grid"
              alignItems="center"
              gridTemplateColumns={{
                base: '44px 28px minmax(0, 1fr) auto',
                md: '44px 28px minmax(0, 1fr) auto auto',
              }}
              columnGap="2"
              rowGap="1"
              paddingBlock="1"
              minHeight="52px"
            >
              {handle}
              <chakra.span
                fontFamily="title"
                fontStyle="italic"
                fontSize="t20"
                color="text-2"
                textAlign="end"
                paddingInlineEnd="1"
              >
                {index + 1}
              </chakra.span>
              <chakra.span lineHeight="1.25" minWidth="0">
                <chakra.b display="block" fontWeight={isLifted || was !== index ? 640 : 580}>
                  {name}
                </chakra.b>
                {was !== index && (
                  <chakra.span display="block" textStyle="quiet">
                    {t('list.was', { place: place(was) })}
                  </chakra.span>
                )}
                {before !== peso && (
                  <chakra.span display="block" textStyle="quiet">
                    {t('list.wasWeight', { weight: formatNumber(before, 1, 0) })}
                  </chakra.span>
                )}
              </chakra.span>
              <Box
                gridRow={{ base: 2, md: 1 }}
                gridColumn={{ base: '3 / -1', md: 4 }}
                paddingBottom={{ base: '1', md: '0' }}
              >
                <Weight
                  name={name}
                  peso={peso}
                  isChanged={before !== peso}
                  onChange={(next) => change(withWeight(areas, code, next))}
                />
              </Box>
              {arrows}
            </Box>
          );
        }}
      </SortableList>
    </Section>
  );
}

interface WeightProps {
  name: string;
  peso: number;
  isChanged: boolean;
  onChange: (peso: number) => void;
}

/** From 0 to 2 by tenths. */
function Weight({ name, peso, isChanged, onChange }: WeightProps) {
  const t = useT(ordineNamespace);
  return (
    <chakra.span
      role="group"
      aria-label={t('list.weightOf', { name })}
      display="inline-flex"
      alignItems="center"
      gap="2"
    >
      <chakra.span aria-hidden="true" textStyle="quiet" display={{ base: 'inline', md: 'none' }}>
        {t('list.weight')}
      </chakra.span>
      <chakra.span
        display="inline-flex"
        alignItems="center"
        borderWidth="1px"
        borderRadius="control"
        borderColor={isChanged ? 'ink' : 'line-strong'}
        bg={isChanged ? 'ink-soft' : 'surface'}
      >
        <Step
          label={t('list.less', { name })}
          icon={Minus}
          next={nextWeight(peso, -1)}
          {...{ onChange }}
        />
        <chakra.output
          minWidth="32px"
          textAlign="center"
          fontWeight="640"
          fontVariantNumeric="tabular-nums"
          color={isChanged ? 'ink' : 'text'}
        >
          {formatNumber(peso, 1, 0)}
        </chakra.output>
        <Step
          label={t('list.more', { name })}
          icon={Plus}
          next={nextWeight(peso, 1)}
          {...{ onChange }}
        />
      </chakra.span>
    </chakra.span>
  );
}

interface StepProps {
  label: string;
  icon: typeof Plus;
  /** Undefined at the end: the button stays, so that the focus does. */
  next: number | undefined;
  onChange: (peso: number) => void;
}
const Step = ({ label, icon, next, onChange }: StepProps) => (
  <IconButton
    label={label}
    width="38px"
    aria-disabled={next === undefined || undefined}
    opacity={next === undefined ? 0.5 : 1}
    onClick={next === undefined ? undefined : () => onChange(next)}
  >
    <Icon icon={icon} size={16} />
  </IconButton>
);
