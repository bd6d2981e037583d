import type { CallOutput } from '@ooh/contract/registry';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { asPersons } from '../../ui/figure/figure-formats.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import type { AppColumn } from '../../ui/table/app-column.ts';
import { AreaTable, concentrationColumn, mediaColumns, taColumn } from './area-table.tsx';

export type GeoDetail = CallOutput<'ai-option-mode/getGeoLocationPlanDetail'>;
type Match = GeoDetail['matches'][number];

const columns: readonly AppColumn<Match>[] = [
  {
    key: 'name',
    title: '围栏',
    width: 144,
    fixed: 'left',
    ellipsis: true,
    render: ({ fenceName }) => <span title={fenceName}>{fenceName}</span>,
  },
  {
    key: 'kind',
    title: '类型',
    width: 112,
    render: ({ radiusMeters }) => (radiusMeters === null ? '手绘' : `圆形 ${radiusMeters} 米`),
  },
  {
    key: 'area',
    title: '面积（平方公里）',
    width: 140,
    isNumeric: true,
    render: ({ areaSquareMeters }) => formatNumber(areaSquareMeters / 1e6, 2),
  },
  {
    key: 'persons',
    title: '在场人数（周）',
    width: 120,
    isNumeric: true,
    render: (match) => <FigureValue figure={match.persons} format={asPersons} />,
  },
  taColumn,
  concentrationColumn,
  ...mediaColumns,
  {
    key: 'lines',
    title: '途经公交',
    width: 88,
    isNumeric: true,
    render: ({ lines }) => `${lines.length} 条`,
  },
];

/** What each fence holds. */
export function FenceTable({
  detail,
  onPick,
}: {
  readonly detail: GeoDetail;
  readonly onPick: (fenceId: string) => void;
}) {
  return (
    <AreaTable
      title="围栏匹配结果"
      caption="围栏匹配结果"
      columns={columns}
      areas={detail.matches}
      idOf={({ fenceId }) => fenceId}
      footnote="在场人数为典型周到过围栏的去重人数（预估），含居住与工作；圆形围栏按圆占网格的部分折算，为模型估计；围栏之间有重复，不能相加。"
      bases={detail.basis}
      onPick={onPick}
    />
  );
}
