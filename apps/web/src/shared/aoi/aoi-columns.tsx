import type { AoiRow } from '@ooh/contract/domain/place-insight';
import { FigureValue } from '../figure/figure-value.tsx';
import { asCount } from '../../ui/figure/figure-formats.ts';
import { formatNumber, missing } from '../../ui/figure/format-figure.ts';
import { MetricLabel } from '../figure/metric.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';
import styles from './aoi.module.css';
import { concentrationColumns } from '../figure/concentration-columns.tsx';

const columnsOfAudience = concentrationColumns<AoiRow>();

const residentsColumn: AppColumn<AoiRow> = {
  key: 'residents',
  title: '居住人口',
  width: 96,
  isNumeric: true,
  render: ({ residents }) => <FigureValue figure={residents} format={asCount} />,
};

const workersColumn: AppColumn<AoiRow> = {
  key: 'workers',
  title: '工作人口',
  width: 96,
  isNumeric: true,
  render: ({ workers }) => <FigureValue figure={workers} format={asCount} />,
};

const known = ({ value }: AoiRow['residents']): boolean => value !== null;

/**
 * Columns of the list; figures of the audience only where one is chosen. Residents and workers of one AOI are often fewer
 * than the least sample: their columns stand only where one of the rows has such a figure.
 */
export function aoiColumns(
  hasAudience: boolean,
  open: string | undefined,
  onOpen: (areaId: string) => void,
  rows: readonly AoiRow[] = [],
): readonly AppColumn<AoiRow>[] {
  const [residents, workers] = [
    rows.some((row) => known(row.residents)),
    rows.some((row) => known(row.workers)),
  ];
  return [
    {
      key: 'name',
      title: 'AOI',
      width: 176,
      fixed: 'left',
      isSortable: true,
      render: ({ areaId, name, districtName, isIndicative }) => (
        <button
          type="button"
          className={styles.open}
          aria-pressed={areaId === open}
          onClick={(event) => {
            event.stopPropagation();
            onOpen(areaId);
          }}
        >
          {name}
          <small>
            {districtName ?? missing}
            {isIndicative && ' · 示意'}
          </small>
        </button>
      ),
    },
    { key: 'aoiType', title: '类型', width: 88, render: ({ aoiType }) => aoiType },
    {
      key: 'persons',
      title: <MetricLabel metric="dailyPersons" />,
      name: '日均客流',
      width: 120,
      isNumeric: true,
      isSortable: true,
      render: ({ dailyPersons }) => <FigureValue figure={dailyPersons} format={asCount} />,
    },
    ...(hasAudience ? columnsOfAudience : []),
    ...(residents ? [residentsColumn] : []),
    ...(workers ? [workersColumn] : []),
    {
      key: 'squareMeters',
      title: '面积（公顷）',
      width: 124,
      isNumeric: true,
      isSortable: true,
      render: ({ squareMeters }) => formatNumber(squareMeters / 10_000, 1),
    },
    {
      key: 'media',
      title: '媒体（500 米）',
      width: 120,
      isNumeric: true,
      render: ({ nearbyMedia }) => formatNumber(nearbyMedia),
    },
    {
      key: 'lines',
      title: '线路（500 米）',
      width: 120,
      isNumeric: true,
      render: ({ nearbyLines }) => formatNumber(nearbyLines),
    },
  ];
}
