import type { CallOutput } from '@ooh/contract/registry';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../ui/figure/money-fen.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';

type Cost = CallOutput<'crowd-tag-plan/v1/getCostAggregateList'>[number];

export const costColumns: readonly AppColumn<Cost>[] = [
  { key: 'name', title: '项目', width: 220, render: ({ name }) => name },
  { key: 'city', title: '城市', width: 96, render: ({ cityName }) => cityName },
  { key: 'faces', title: '面数', width: 80, isNumeric: true, render: ({ faces }) => formatNumber(faces) },
  {
    key: 'rateCard',
    title: '刊例合计',
    width: 136,
    isNumeric: true,
    render: ({ amounts }) => <MoneyFen fen={amounts.rateCardFen} />,
  },
  {
    key: 'net',
    title: '净价合计',
    width: 136,
    isNumeric: true,
    render: ({ amounts }) => <MoneyFen fen={amounts.netFen} />,
  },
  {
    key: 'production',
    title: '制作安装',
    width: 120,
    isNumeric: true,
    render: ({ amounts }) => <MoneyFen fen={amounts.productionFen} />,
  },
  {
    key: 'tax',
    title: '税额',
    width: 112,
    isNumeric: true,
    render: ({ amounts }) => <MoneyFen fen={amounts.taxFen} />,
  },
  {
    key: 'total',
    title: '含税合计',
    width: 136,
    isNumeric: true,
    render: ({ amounts }) => <MoneyFen fen={amounts.totalFen} />,
  },
];
