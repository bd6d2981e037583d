import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { SharedOrder } from '@ooh/contract/domain/order-share';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { WithThumbnail } from '../../../shared/media-picture/media-picture.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';

export type Row = SharedOrder['rows'][number];

export type Part = SharedOrder['parts'][number];

export const sharedRowColumns: readonly AppColumn<Row>[] = [
  { key: 'no', title: '序号', width: 64, isNumeric: true, render: ({ itemNo }) => itemNo },
  { key: 'city', title: '城市', width: 96, render: ({ cityName }) => cityName },
  {
    key: 'medium',
    title: '媒体形式',
    width: 252,
    ellipsis: true,
    render: (row) => <WithThumbnail format={row}>{`${row.mediumName} · ${row.formName}`}</WithThumbnail>,
  },
  { key: 'unit', title: '线路/点位', width: 220, ellipsis: true, render: unitTitle },
  { key: 'level', title: '等级', width: 72, render: ({ level }) => level },
  {
    key: 'quantity',
    title: '数量',
    width: 84,
    isNumeric: true,
    render: ({ quantity, unit }) => `${formatNumber(quantity)} ${unit}`,
  },
  {
    key: 'period',
    title: '刊期',
    width: 200,
    render: ({ startDate, endDate }) => `${startDate} 至 ${endDate}`,
  },
];

export const sharedPartColumns: readonly AppColumn<Part>[] = [
  { key: 'city', title: '城市', width: 140, render: ({ cityName }) => cityName },
  { key: 'medium', title: '媒体', width: 180, render: ({ mediumName }) => mediumName },
  { key: 'items', title: '行数', width: 100, isNumeric: true, render: ({ items }) => formatNumber(items) },
  {
    key: 'units',
    title: '数量（面/辆）',
    width: 128,
    isNumeric: true,
    render: ({ units }) => formatNumber(units),
  },
];

export const netColumn = {
  key: 'net',
  title: '净价',
  width: 140,
  isNumeric: true,
  render: ({ netFen }: { readonly netFen: number | null }) => formatFen(netFen),
} as const;
