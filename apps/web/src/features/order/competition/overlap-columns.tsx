import type { CallOutput } from '@ooh/contract/registry';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';

export type Place = CallOutput<'v1/competitor/order-places'>['rows'][number];

export const overlapColumns: readonly AppColumn<Place>[] = [
  { key: 'place', title: '商圈', width: 152, ellipsis: true, render: ({ placeName }) => placeName },
  {
    key: 'rivals',
    title: '竞品',
    width: 180,
    ellipsis: true,
    render: ({ rivals }) => rivals.map(({ brandName }) => brandName).join('、'),
  },
  {
    key: 'units',
    title: '面/辆',
    width: 72,
    isNumeric: true,
    render: ({ rivalUnits }) => formatNumber(rivalUnits),
  },
  {
    key: 'fen',
    title: '花费',
    width: 108,
    isNumeric: true,
    render: ({ rivalFen }) => <MoneyFen fen={rivalFen} unit="auto" />,
  },
  {
    key: 'own',
    title: '本单',
    width: 168,
    ellipsis: true,
    render: ({ ownUnits }) =>
      ownUnits.length === 0 ? '无' : `重合：${ownUnits.map(({ unitName }) => unitName).join('、')}`,
  },
];
