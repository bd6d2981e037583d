import { Segmented } from 'antd';
import { AppTable } from '../../ui/table/app-table.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';
import { mediaMeasures, type CityBaseAddress, type MediaMeasure } from './city-base-address.ts';
import styles from './city-base.module.css';
import type { CityRow } from './city-metrics.ts';
import { mediaColumns, measureNames, mediumText } from './media-cells.ts';

export interface MediaTableProps {
  /** In the order of the ranking. */
  readonly rows: readonly CityRow[];
  /** Month whose competitors are looked at. */
  readonly month: string | undefined;
  readonly address: CityBaseAddress;
  readonly onAddress: (address: CityBaseAddress) => void;
}

/** 口径 of what the table tells. */
function noteOf(measure: MediaMeasure, month: string | undefined): string {
  if (measure === 'cpm')
    return '全部在售单元的日刊例价（无刊例为示例价）÷ 全体人群的预估日曝光；逐个样本不足的单元合并计入';
  if (measure === 'units') return '可售单元：面的轮播位与公交车辆之和';
  const what = measure === 'rivalBrands' ? '监测到投放的品牌数' : '监测到的投放按刊例价估算，不含折扣';
  return `${month ?? '所选月份'}${what}；没有「竞品洞察」权限的城市为未开通`;
}

/** Cities by media: what a medium costs, who else is seen on it, and how much there is. */
export function MediaTable({ rows, month, address, onAddress }: MediaTableProps) {
  const measure = address.by ?? 'cpm';
  const columns: AppColumn<CityRow>[] = [
    { key: 'city', title: '城市', width: 112, fixed: 'left', render: ({ cityName }) => cityName },
    ...mediaColumns(rows).map(({ mediumId, mediumName }): AppColumn<CityRow> => ({
      key: String(mediumId),
      title: mediumName,
      width: 112,
      isNumeric: true,
      render: (row) => mediumText(row, mediumId, measure),
    })),
  ];
  return (
    <AppTable<CityRow>
      caption="各城市各媒体"
      columns={columns}
      rows={rows}
      rowKey={({ cityCode }) => cityCode}
      toolbar={
        <>
          <Segmented<MediaMeasure>
            size="small"
            aria-label="按媒体看"
            value={measure}
            options={mediaMeasures.map((value) => ({ value, label: measureNames[value] }))}
            onChange={(by) => onAddress({ ...address, by: by === 'cpm' ? undefined : by })}
          />
          <span className={styles.hint}>{noteOf(measure, month)}</span>
        </>
      }
    />
  );
}
