import { useUiWords } from '@bussola/i18n';
import { chakra } from './layout.ts';

const Tag = chakra('span', {
  base: {
    display: 'inline-block',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'line-strong',
    borderRadius: 'full',
    paddingInline: '8px',
    fontSize: 't13',
    fontWeight: 540,
    lineHeight: '20px',
    color: 'text-2',
    whiteSpace: 'nowrap',
  },
});

/** «stima», dashed: what stands beside it was supposed, not told. */
export function EstimateTag() {
  const t = useUiWords();
  return <Tag>{t('estimate')}</Tag>;
}
