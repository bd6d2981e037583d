import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import type { Heat } from './heat-map.tsx';

export type Cell = Heat['cells'][number];

export const heatColumns: readonly AppColumn<Cell>[] = [
  {
    key: 'place',
    title: '网格中心（经度，纬度）',
    width: 168,
    render: ({ lng, lat }) => (
      <span className="numeric">
        {lng.toFixed(4)}，{lat.toFixed(4)}
      </span>
    ),
  },
  {
    key: 'unitDays',
    title: '面天',
    width: 88,
    isNumeric: true,
    render: ({ unitDays }) => formatNumber(unitDays, 1),
  },
  {
    key: 'net',
    title: '净价',
    width: 104,
    isNumeric: true,
    render: ({ netFen }) => formatFen(netFen, { digits: 0 }),
  },
];
