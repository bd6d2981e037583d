import type { MakeGoodProposal } from '@ooh/contract/domain/monitoring';
import { formatFen, formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';
import type { AppColumn } from '../../../ui/table/app-column.ts';

export type Item = MakeGoodProposal['items'][number];

export const makeGoodColumns: readonly AppColumn<Item>[] = [
  {
    key: 'unit',
    title: '补刊点位',
    width: 176,
    ellipsis: true,
    render: ({ unitName, mediumName }) => `${unitName}（${mediumName}）`,
  },
  { key: 'units', title: '数量', width: 64, isNumeric: true, render: ({ units }) => formatNumber(units) },
  {
    key: 'days',
    title: '补刊刊期',
    width: 190,
    render: ({ fromDate, toDate }) => (
      <span className="numeric">
        {fromDate} 至 {toDate}
      </span>
    ),
  },
  {
    key: 'added',
    title: '增加到达率',
    width: 104,
    isNumeric: true,
    render: ({ addedReachShare }) => formatShare(addedReachShare, 2),
  },
  { key: 'cost', title: '净价', width: 120, isNumeric: true, render: ({ costFen }) => formatFen(costFen) },
];
