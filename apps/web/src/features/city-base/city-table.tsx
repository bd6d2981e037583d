import { greatRegionOf } from '@ooh/contract/domain/great-region';
import { MetricLabel } from '../../shared/figure/metric.tsx';
import { missing } from '../../ui/figure/format-figure.ts';
import { SingleSourceMark } from '../../shared/figure/source-mark.tsx';
import type { useListPage } from '../../ui/list/use-list-page.ts';
import { AppTable } from '../../ui/table/app-table.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';
import { aheadOf, comparedOf, type CityBaseAddress } from './city-base-address.ts';
import styles from './city-base.module.css';
import { rivalMetrics, stockMetrics, type CityMetricKey, type HorizonDays } from './city-metric-keys.ts';
import { cityMetricOf, metricText, type CityMetric, type CityRow } from './city-metrics.ts';
import { rankedCities } from './ranked-cities.ts';

export interface CityTableProps {
  /** In the order of the ranking. */
  readonly rows: readonly CityRow[];
  readonly address: CityBaseAddress;
  readonly asOf: string | undefined;
  readonly list: ReturnType<typeof useListPage<CityBaseAddress, CityMetricKey>>;
  readonly onCompared: (cityCodes: readonly string[]) => void;
}

const widths: Partial<Record<CityMetricKey, number>> = { vacancy: 160, priceIndex: 152, unitsPerWan: 136 };

function metricColumn(key: CityMetricKey, ahead: HorizonDays, rows: readonly CityRow[]): AppColumn<CityRow> {
  const metric = cityMetricOf(key, ahead);
  const whole = metric.ofMany(rows);
  return {
    key,
    title: <MetricLabel metric={metric.dictionary} label={metric.name} />,
    name: metric.name,
    width: widths[key] ?? 128,
    isNumeric: true,
    isSortable: true,
    render: (row) => {
      const text = metricText(metric, row);
      return key === 'population' && row.isSamplePopulation && row.populationWan !== null ? (
        <span className={styles.tools}>
          <SingleSourceMark />
          {text}
        </span>
      ) : (
        text
      );
    },
    total: whole === null ? missing : metric.format(whole),
  };
}

const columnKeys: readonly CityMetricKey[] = [
  'population',
  'gdp',
  ...stockMetrics,
  'vacancy',
  'unitsPerWan',
  'priceIndex',
  'cpm',
  ...rivalMetrics,
];

/** What is not known stays last, whichever way is asked for. */
function sortedBy(rows: readonly CityRow[], metric: CityMetric, order: 'asc' | 'desc'): readonly CityRow[] {
  const ranked = rankedCities(rows, metric);
  if (order === 'desc') return ranked;
  const known = ranked.filter((row) => metric.valueOf(row) !== null);
  return [...known.toReversed(), ...ranked.slice(known.length)];
}

/** The listed cities with all their figures; the last row has their totals. */
export function CityTable({ rows, address, asOf, list, onCompared }: CityTableProps) {
  const ahead = aheadOf(address);
  const { sort } = list;
  const sorted = sort === undefined ? rows : sortedBy(rows, cityMetricOf(sort.key, ahead), sort.order);
  const compared = comparedOf(address);
  const columns: AppColumn<CityRow>[] = [
    {
      key: 'city',
      title: '城市',
      width: 112,
      fixed: 'left',
      render: ({ cityName }) => cityName,
      total: '合计',
    },
    { key: 'province', title: '省份', width: 112, render: ({ provinceName }) => provinceName },
    { key: 'area', title: '大区', width: 72, render: ({ cityCode }) => greatRegionOf(cityCode) ?? missing },
    { key: 'tier', title: '等级', width: 80, render: ({ tier }) => tier ?? missing },
    ...columnKeys.map((key) => metricColumn(key, ahead, rows)),
  ];
  return (
    <AppTable<CityRow>
      {...list.tableOfAll(sorted)}
      caption="城市明细"
      columns={columns}
      rowKey={({ cityCode }) => cityCode}
      toolbar={
        <>
          <strong>城市明细</strong>
          <span className={styles.hint}>
            合计为筛选出的 {sorted.length} 城；空位率与每万人单元为合计之比，刊例价格指数按可售单元加权
            {asOf && `；数据日期 ${asOf}`}
          </span>
        </>
      }
      selectedKeys={compared}
      onSelect={onCompared}
    />
  );
}
