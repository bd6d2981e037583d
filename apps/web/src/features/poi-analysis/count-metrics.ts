import { asCount } from '../../ui/figure/figure-formats.ts';
import { formatNumber, formatShare } from '../../ui/figure/format-figure.ts';
import type { CountRow } from './prepare-count.ts';

export type CountMetric = 'own' | 'perPersons' | 'perArea' | 'share';

export const countMetrics: Readonly<
  Record<
    CountMetric,
    { name: string; of: (row: CountRow) => number | null; format: (value: number) => string }
  >
> = {
  own: { name: '门店数', of: ({ own }) => own, format: asCount },
  perPersons: {
    name: '每万人门店数',
    of: ({ perTenThousand }) => perTenThousand,
    format: (value) => formatNumber(value, 2),
  },
  perArea: {
    name: '每平方公里门店数',
    of: ({ perSquareKilometer }) => perSquareKilometer,
    format: (value) => formatNumber(value, 2),
  },
  share: { name: '门店份额', of: ({ share }) => share, format: formatShare },
};
