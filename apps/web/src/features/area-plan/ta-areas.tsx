import { areaKindNames } from '@ooh/contract/domain/plan-names';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { tgiMarkRule } from '../../shared/figure/tgi-mark.ts';
import { TgiValue } from '../../shared/figure/tgi-value.tsx';
import { asShare } from '../../ui/figure/figure-formats.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import type { AppColumn } from '../../ui/table/app-column.ts';
import { AreaTable, concentrationColumn, mediaColumns, taColumn } from './area-table.tsx';
import type { TaDetail } from './ta-map.tsx';

type Area = TaDetail['areas'][number];

const columns: readonly AppColumn<Area>[] = [
  { key: 'name', title: '区域', width: 168, fixed: 'left', render: ({ name }) => name },
  { key: 'district', title: '行政区', width: 88, render: ({ districtName }) => districtName ?? '—' },
  concentrationColumn,
  {
    key: 'hours',
    title: 'TA浓度（人时）',
    width: 120,
    isNumeric: true,
    render: (area) => <FigureValue figure={area.taConcentrationHours} format={asShare} />,
  },
  {
    key: 'tgi',
    title: 'TGI',
    width: 72,
    isNumeric: true,
    render: (area) => <TgiValue figure={area.tgi} />,
  },
  taColumn,
  ...mediaColumns,
  {
    key: 'lines',
    title: '途经公交',
    width: 160,
    ellipsis: true,
    render: ({ lineNames }) => <span title={lineNames.join('、')}>{lineNames.join('、') || '—'}</span>,
  },
];

/** The areas over the threshold, richest first. */
export function TaAreaTable({
  detail,
  areas,
  onPick,
}: {
  readonly detail: TaDetail;
  readonly areas: readonly Area[];
  readonly onPick: (areaId: string) => void;
}) {
  return (
    <AreaTable
      title={`高浓度区域（${formatNumber(areas.length)} 个${areaKindNames[detail.areaKind]}）`}
      caption="高浓度区域"
      columns={columns}
      areas={areas}
      idOf={({ areaId }) => areaId}
      footnote={`人数口径 = 在场 TA 人数 ÷ 在场人数；人时口径 = TA 停留时长 ÷ 全体停留时长；TGI 以全城 TA 占比为 100，${tgiMarkRule}。样本不足的区域不列出。`}
      bases={detail.basis}
      emptyTitle="没有区域达到阈值，请调低阈值"
      onPick={onPick}
    />
  );
}
