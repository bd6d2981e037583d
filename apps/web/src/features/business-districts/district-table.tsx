import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { missing } from '../../ui/figure/format-figure.ts';
import { MetricLabel } from '../../shared/figure/metric.tsx';
import { TgiValue } from '../../shared/figure/tgi-value.tsx';
import type { useListPage } from '../../ui/list/use-list-page.ts';
import type { SetCondition } from '../../ui/state/set-condition.ts';
import { AppTable } from '../../ui/table/app-table.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';
import styles from './business-districts.module.css';
import type { DistrictAddress } from './district-address.ts';
import { usualMetric, type DistrictMetric } from './district-metric-keys.ts';
import { metricOfDistrict, metricsFor, type DistrictFacts } from './district-metrics.ts';
import { LocateButton } from '../../ui/table/locate-button.tsx';

function MetricCell({ row, metric }: { readonly row: DistrictFacts; readonly metric: DistrictMetric }) {
  const { valueOf, figureOf, format } = metricOfDistrict[metric];
  if (metric === 'tgi') return <TgiValue figure={row.tgi} />;
  if (figureOf) return <FigureValue figure={figureOf(row)} format={format} />;
  const value = valueOf(row);
  return value === null ? missing : format(value);
}

const widthOf: Partial<Record<DistrictMetric, number>> = {
  dailyPersons: 116,
  workdayRatio: 152,
  dwellHours: 116,
  taConcentration: 112,
  tgi: 96,
};

export type DistrictListPage = ReturnType<typeof useListPage<DistrictAddress, never>>;

export interface DistrictTableProps {
  /** In the order of the metric. */
  readonly rows: readonly DistrictFacts[] | undefined;
  readonly metric: DistrictMetric;
  readonly isAscending: boolean;
  readonly hasAudience: boolean;
  readonly chosen: readonly string[];
  readonly list: DistrictListPage;
  readonly isBehind: boolean;
  /** The filters that are set. */
  readonly conditions: readonly SetCondition[];
  readonly emptyTitle: string;
  readonly toolbar: React.ReactNode;
  readonly onChoose: (ids: string[]) => void;
  readonly onMetric: (metric: DistrictMetric, isAscending: boolean) => void;
  readonly onLocate: (areaId: string) => void;
}

/** The ranking of business districts by the metric that the map shows. */
export function DistrictTable(props: DistrictTableProps) {
  const { rows, list, metric, isAscending, hasAudience, chosen, onChoose, onMetric, onLocate } = props;
  const first = (list.pageNo - 1) * list.pageSize;
  const metrics = metricsFor(hasAudience);
  // The metric of the ranking stands beside the names.
  const ordered = [metric, ...metrics.filter((each) => each !== metric)];
  const columns: readonly AppColumn<DistrictFacts>[] = [
    {
      key: 'rank',
      title: '序',
      width: 48,
      fixed: 'left',
      isNumeric: true,
      render: (_, index) => first + index + 1,
    },
    {
      key: 'name',
      title: '商圈',
      width: 148,
      fixed: 'left',
      render: ({ areaId, name, districtName, isIndicative }) => (
        <span className={styles.name}>
          <span>
            {name}
            <small>
              {districtName ?? missing}
              {isIndicative && ' · 示意'}
            </small>
          </span>
          <LocateButton name={name} onLocate={() => onLocate(areaId)} />
        </span>
      ),
    },
    ...ordered.map((each): AppColumn<DistrictFacts> => ({
      key: each,
      title: <MetricLabel metric={each} label={metricOfDistrict[each].name} />,
      name: metricOfDistrict[each].name,
      width: widthOf[each] ?? 132,
      isNumeric: true,
      isSortable: true,
      render: (row) => <MetricCell row={row} metric={each} />,
    })),
  ];
  return (
    <AppTable<DistrictFacts>
      {...list.tableOfAll(rows)}
      conditions={props.conditions}
      caption="商圈排名"
      columns={columns}
      rowKey={({ areaId }) => areaId}
      sort={{ key: metric, order: isAscending ? 'asc' : 'desc' }}
      onSort={(sort) =>
        sort ? onMetric(sort.key as DistrictMetric, sort.order === 'asc') : onMetric(usualMetric, false)
      }
      isLoading={props.isBehind}
      emptyTitle={props.emptyTitle}
      toolbar={props.toolbar}
      selectedKeys={chosen}
      onSelect={onChoose}
      rowClassName={({ areaId }) => (chosen.includes(areaId) ? (styles.chosenRow ?? '') : '')}
    />
  );
}
