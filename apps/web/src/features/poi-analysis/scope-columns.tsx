import type { CallOutput } from '@ooh/contract/registry';
import { MoneyFen } from '../../ui/figure/money-fen.tsx';
import { formatNumber, missing } from '../../ui/figure/format-figure.ts';
import type { AppColumn } from '../../ui/table/app-column.ts';

type Answer = CallOutput<'v1/places/delineate'>;
export type PositionRow = Answer['positionRows'][number];
export type LineRow = Answer['lineRows'][number];

function Prices({ prices }: Pick<PositionRow, 'prices'>) {
  const least = prices.toSorted((a, b) => a.priceFen - b.priceFen)[0];
  if (least === undefined) return missing;
  return (
    <>
      <MoneyFen fen={least.priceFen} /> / {least.periodDays} 天{least.isSample && '（示例价）'}
    </>
  );
}

const meters = (value: number): string => `${formatNumber(value)} 米`;

const nearestColumns: readonly AppColumn<Pick<PositionRow & LineRow, 'distanceMeters' | 'nearestPoi'>>[] = [
  {
    key: 'distance',
    title: '距最近地点',
    width: 110,
    isNumeric: true,
    render: ({ distanceMeters }) => meters(distanceMeters),
  },
  {
    key: 'nearest',
    title: '最近地点',
    width: 170,
    ellipsis: true,
    render: ({ nearestPoi }) => nearestPoi || missing,
  },
];

export const positionColumns: readonly AppColumn<PositionRow>[] = [
  { key: 'name', title: '点位', width: 180, fixed: 'left', render: ({ name }) => name },
  { key: 'code', title: '编号', width: 110, render: ({ code }) => code },
  { key: 'medium', title: '媒体', width: 110, render: ({ mediumName }) => mediumName },
  { key: 'district', title: '行政区', width: 100, render: ({ districtName }) => districtName ?? missing },
  { key: 'level', title: '等级', width: 70, render: ({ level }) => level },
  { key: 'faces', title: '面', width: 60, isNumeric: true, render: ({ faces }) => formatNumber(faces) },
  ...nearestColumns,
  {
    key: 'price',
    title: '最低刊例价',
    width: 190,
    isNumeric: true,
    render: ({ prices }) => <Prices prices={prices} />,
  },
];

export const lineColumns: readonly AppColumn<LineRow>[] = [
  { key: 'name', title: '线路', width: 140, fixed: 'left', render: ({ lineName }) => lineName },
  { key: 'level', title: '等级', width: 80, render: ({ level }) => level },
  ...nearestColumns,
  {
    key: 'places',
    title: '途经地点',
    width: 96,
    isNumeric: true,
    render: ({ poisWithin }) => formatNumber(poisWithin),
  },
  {
    key: 'price',
    title: '最低单车价',
    width: 190,
    isNumeric: true,
    render: ({ prices }) => <Prices prices={prices} />,
  },
];
