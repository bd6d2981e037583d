import { areaKindNames } from '@ooh/contract/domain/plan-names';
import type { CallOutput } from '@ooh/contract/registry';
import { useMemo } from 'react';
import { classBreaks, classOf, spreadPalette } from '../../map/class-breaks.ts';
import { mapColours, sequentialLineColours } from '../../map/map-colours.ts';
import { ShadedAreasLayer } from '../../map/shaded-areas-layer.tsx';
import { FigureValue } from '../../ui/figure/figure-value.tsx';
import { formatCount, formatNumber, formatShare } from '../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../ui/figure/money-fen.tsx';
import { Card } from '../../ui/page/card.tsx';
import { AppTable, type AppColumn } from '../../ui/table/app-table.tsx';
import { useThemeName } from '../../ui/theme/use-theme.ts';
import { AreaMap } from './area-map.tsx';

export type TaDetail = CallOutput<'ai-option-mode/getCrowdTagPlanDetail'>;
type Area = TaDetail['areas'][number];

const classes = 5;
const persons = (value: number) => `${formatCount(value)}人`;
const share = (value: number) => formatShare(value);

export interface TaMapProps {
  readonly detail: TaDetail;
  readonly cityCode: string;
  readonly cityName: string;
  readonly planName: string;
  /** Areas from this concentration on are marked. */
  readonly threshold: number;
  readonly chosen: string | undefined;
  readonly onPick: (areaId: string) => void;
}

/** Concentration of the audience by area; those over the threshold have an edge. */
export function TaMap({ detail, cityCode, cityName, planName, threshold, chosen, onPick }: TaMapProps) {
  const theme = useThemeName();
  const areas = useMemo(
    () => detail.areas.filter((area) => area.cityCode === cityCode),
    [detail.areas, cityCode],
  );
  const breaks = useMemo(
    () =>
      classBreaks(
        areas.map((area) => area.taConcentration.value ?? Number.NaN),
        classes,
        'quantile',
      ),
    [areas],
  );
  const colours = useMemo(
    () => spreadPalette(sequentialLineColours[theme], breaks.lows.length),
    [theme, breaks],
  );
  const shaded = useMemo(
    () =>
      areas.map((area) => ({
        id: area.areaId,
        name: area.name,
        ring: area.ring,
        isSelected: area.areaId === chosen || (area.taConcentration.value ?? 0) >= threshold,
        classIndex: classOf(area.taConcentration.value, breaks),
      })),
    [areas, breaks, threshold, chosen],
  );
  const rows = useMemo(
    () => [
      ...breaks.lows.map((low, index) => ({
        colour: colours[index]!,
        shape: 'area' as const,
        text: `${share(low)} – ${share(breaks.lows[index + 1] ?? breaks.high)}`,
      })),
      { colour: mapColours[theme].selected, shape: 'line' as const, text: '达到阈值' },
    ],
    [breaks, colours, theme],
  );
  return (
    <AreaMap
      cityCode={cityCode}
      cityName={cityName}
      title="TA浓度"
      planName={planName}
      rows={rows}
      isDemo={detail.basis.some((basis) => basis.isDemo)}
      note="人数口径：典型周在场 TA 人数 ÷ 在场人数"
      points={areas.map((area) => area.center)}
    >
      {(look) => <ShadedAreasLayer name="ta" areas={shaded} colours={colours} onPick={onPick} {...look} />}
    </AreaMap>
  );
}

const columns: readonly AppColumn<Area>[] = [
  { key: 'name', title: '区域', width: 180, fixed: 'left', render: ({ name }) => name },
  { key: 'district', title: '行政区', width: 96, render: ({ districtName }) => districtName ?? '—' },
  {
    key: 'concentration',
    title: 'TA浓度（人数）',
    width: 128,
    isNumeric: true,
    render: (area) => <FigureValue figure={area.taConcentration} format={share} />,
  },
  {
    key: 'hours',
    title: 'TA浓度（人时）',
    width: 128,
    isNumeric: true,
    render: (area) => <FigureValue figure={area.taConcentrationHours} format={share} />,
  },
  {
    key: 'tgi',
    title: 'TGI',
    width: 80,
    isNumeric: true,
    render: (area) => <FigureValue figure={area.tgi} format={(value) => formatNumber(value)} />,
  },
  {
    key: 'ta',
    title: 'TA 人数（周）',
    width: 120,
    isNumeric: true,
    render: (area) => <FigureValue figure={area.taPersons} format={persons} />,
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
    width: 200,
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
  const kind = areaKindNames[detail.areaKind];
  return (
    <Card
      title={`高浓度区域（${formatNumber(areas.length)} 个${kind}）`}
      footer={`人数口径 = 在场 TA 人数 ÷ 在场人数；人时口径 = TA 停留时长 ÷ 全体停留时长；TGI 以全城 TA 占比为 100。样本不足的区域不列出。${
        detail.basis.some((basis) => basis.isDemo) ? '演示数据。' : ''
      }`}
    >
      <AppTable
        caption="高浓度区域"
        columns={columns}
        rows={areas}
        rowKey={({ areaId }) => areaId}
        bodyHeight={320}
        isVirtual
        emptyTitle="没有区域达到阈值，请调低阈值"
        onRowClick={({ areaId }) => onPick(areaId)}
      />
    </Card>
  );
}
