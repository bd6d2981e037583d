import { useMemo } from 'react';
import { FigureValue } from '../../../shared/figure/figure-value.tsx';
import { asShare } from '../../../ui/figure/figure-formats.ts';
import { formatCount, formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import type { DistrictMetric } from './district-metric-keys.ts';
import { sortedDistricts, type OrderDistrict } from './district-metrics.ts';
import styles from './view.module.css';

export interface DistrictTableProps {
  readonly rows: readonly OrderDistrict[];
  readonly metric: DistrictMetric;
  readonly hasAudience: boolean;
  readonly chosen: string | undefined;
  readonly onPick: (districtId: string) => void;
}

const concentrationColumn: AppColumn<OrderDistrict> = {
  key: 'ta',
  title: 'TA浓度',
  width: 80,
  isNumeric: true,
  render: ({ taConcentration }) => <FigureValue figure={taConcentration} format={asShare} />,
};

/** The districts by the metric that the map shows; the chosen one is marked in both. */
export function DistrictTable({ rows, metric, hasAudience, chosen, onPick }: DistrictTableProps) {
  const sorted = useMemo(() => sortedDistricts(rows, metric), [rows, metric]);
  const columns: readonly AppColumn<OrderDistrict>[] = [
    {
      key: 'name',
      title: '行政区',
      width: 96,
      render: ({ districtId, name }) => (
        <button
          type="button"
          className={styles.pick}
          aria-pressed={districtId === chosen}
          onClick={(event) => {
            event.stopPropagation();
            onPick(districtId);
          }}
        >
          {name}
        </button>
      ),
    },
    {
      key: 'positions',
      title: '点位',
      width: 64,
      isNumeric: true,
      render: ({ positions }) => formatNumber(positions),
    },
    { key: 'lines', title: '线路', width: 64, isNumeric: true, render: ({ lines }) => formatNumber(lines) },
    {
      key: 'exposures',
      title: '曝光',
      width: 96,
      isNumeric: true,
      render: ({ exposures }) => (exposures === null ? '样本不足' : formatCount(exposures)),
    },
    {
      key: 'netFen',
      title: '净价',
      width: 96,
      isNumeric: true,
      render: ({ netFen }) => formatFen(netFen, { digits: 0 }),
    },
    ...(hasAudience ? [concentrationColumn] : []),
  ];
  return (
    <AppTable<OrderDistrict>
      caption="行政区分布"
      columns={columns}
      rows={sorted}
      rowKey={({ districtId }) => districtId}
      onRowClick={({ districtId }) => onPick(districtId)}
      rowClassName={({ districtId }) => (districtId === chosen ? (styles.chosenRow ?? '') : '')}
      emptyTitle="该城市没有行政区数据"
    />
  );
}
