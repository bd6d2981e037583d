import type { CallOutput } from '@ooh/contract/registry';
import { FigureValue } from '../../ui/figure/figure-value.tsx';
import { formatCount, formatNumber, formatShare } from '../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../ui/figure/money-fen.tsx';
import { Card } from '../../ui/page/card.tsx';
import { AppTable, type AppColumn } from '../../ui/table/app-table.tsx';

type GeoDetail = CallOutput<'ai-option-mode/getGeoLocationPlanDetail'>;
type Match = GeoDetail['matches'][number];

const persons = (value: number) => `${formatCount(value)}人`;

const columns: readonly AppColumn<Match>[] = [
  { key: 'name', title: '围栏', width: 160, fixed: 'left', render: ({ fenceName }) => fenceName },
  {
    key: 'kind',
    title: '类型',
    width: 112,
    render: ({ radiusMeters }) => (radiusMeters === null ? '多边形' : `圆形 ${radiusMeters} 米`),
  },
  {
    key: 'area',
    title: '面积（km²）',
    width: 104,
    isNumeric: true,
    render: ({ areaSquareMeters }) => formatNumber(areaSquareMeters / 1e6, 2),
  },
  {
    key: 'persons',
    title: '在场人数（周）',
    width: 128,
    isNumeric: true,
    render: (match) => <FigureValue figure={match.persons} format={persons} />,
  },
  {
    key: 'ta',
    title: '其中 TA',
    width: 112,
    isNumeric: true,
    render: (match) => <FigureValue figure={match.taPersons} format={persons} />,
  },
  {
    key: 'concentration',
    title: 'TA浓度（人数）',
    width: 128,
    isNumeric: true,
    render: (match) => <FigureValue figure={match.taConcentration} format={(value) => formatShare(value)} />,
  },
  {
    key: 'positions',
    title: '点位',
    width: 72,
    isNumeric: true,
    render: ({ positions }) => formatNumber(positions),
  },
  {
    key: 'free',
    title: '空位',
    width: 72,
    isNumeric: true,
    render: ({ freeFaces }) => formatNumber(freeFaces),
  },
  {
    key: 'chosen',
    title: '已选',
    width: 72,
    isNumeric: true,
    render: ({ chosenFaces }) => formatNumber(chosenFaces),
  },
  {
    key: 'net',
    title: '净价',
    width: 120,
    isNumeric: true,
    render: ({ netFen }) => <MoneyFen fen={netFen} digits={0} />,
  },
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
    <Card
      title="围栏匹配结果"
      footer={`在场人数为典型周到过围栏的去重人数（预估），含居住与工作；围栏之间有重复，不能相加。${
        detail.basis.some((basis) => basis.isDemo) ? '演示数据。' : ''
      }`}
    >
      <AppTable
        caption="围栏匹配结果"
        columns={columns}
        rows={detail.matches}
        rowKey={({ fenceId }) => fenceId}
        onRowClick={({ fenceId }) => onPick(fenceId)}
      />
    </Card>
  );
}
