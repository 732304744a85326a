import { useT } from '@bussola/i18n';
import { chakra, EyeOffIcon, Icon, RuledList, RuledRow } from '@bussola/ui/core';
import { clienteNamespace } from '../../locales/cliente-namespace.ts';

const Chip = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '26px',
    paddingInline: '2',
    borderRadius: '5px',
    bg: 'sunken',
    color: 'text-2',
    letterSpacing: '0.16em',
    fontSize: 't13',
  },
});

/** In the place of what is there, or is not, and nobody sees without a reason. */
export function CoveredChip() {
  const t = useT(clienteNamespace);
  return (
    <Chip role="img" aria-label={t('covered.chip')}>
      <Icon icon={EyeOffIcon} size={15} />
      <span aria-hidden="true">•••••</span>
    </Chip>
  );
}

/** The outline of a tab that is covered: what it would say, a chip in the place of each value. */
export function CoveredRows({ labels }: { labels: readonly string[] }) {
  return (
    <RuledList marginTop="6" maxWidth="720px">
      {labels.map((label) => (
        <RuledRow key={label} justifyContent="space-between">
          <span>{label}</span>
          <CoveredChip />
        </RuledRow>
      ))}
    </RuledList>
  );
}
