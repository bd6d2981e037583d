import { billingPeriodDays } from '@ooh/contract/money/quotation-arithmetic';
import type { ReactNode } from 'react';
import { figureText } from '../../../shared/figure/figure-text.ts';
import {
  formatCount,
  formatFen,
  formatNumber,
  formatShare,
  missing,
} from '../../../ui/figure/format-figure.ts';
import { tgiMarkRule } from '../../../shared/figure/tgi-mark.ts';
import { TgiValue } from '../../../shared/figure/tgi-value.tsx';
import { unitPriceText } from '../../../shared/figure/unit-price.ts';
import type { LineRow } from '../prepare-line-rows.ts';
import { EstimateMark, SamplePriceMark } from '../../../shared/figure/source-mark.tsx';
import { RecommendCell } from './recommend-cell.tsx';

/** A column of the line table. The name and vehicle columns are drawn by the table itself. */
export interface LineColumn {
  readonly key: string;
  readonly title: string;
  readonly width: number;
  readonly isNumeric?: boolean;
  readonly isFixed?: boolean;
  /** How the figure is to be read. */
  readonly rule?: string;
  readonly sortBy: (row: LineRow) => number | string | null;
  readonly render: (row: LineRow) => ReactNode;
}

function isEstimated(row: LineRow, ...fields: string[]): boolean {
  return fields.some((field) => row.line.estimatedFields.includes(field));
}

const levelRank = ['经纬线', 'A', 'A+', 'A++', '特级'];

export const nameColumn = {
  key: 'name',
  title: '线路',
  width: 168,
  isFixed: true,
  sortBy: (row: LineRow) => row.line.lineName,
  render: () => null,
} satisfies LineColumn;

export const vehicleColumn = {
  key: 'vehicles',
  title: '车辆数',
  width: 116,
  isNumeric: true,
  isFixed: true,
  rule: '方案购买的车辆数，可直接修改；0 即移出方案',
  sortBy: (row: LineRow) => row.vehicles,
  render: () => null,
} satisfies LineColumn;

/** Columns in their standard order. */
export const lineColumns: readonly LineColumn[] = [
  nameColumn,
  vehicleColumn,
  {
    key: 'recommend',
    title: '推荐指数',
    width: 92,
    isNumeric: true,
    rule: '0–100，由各项得分相加；点击查看构成',
    sortBy: (row) => row.line.recommendIndex.score,
    render: (row) => <RecommendCell line={row.line} />,
  },
  {
    key: 'suggested',
    title: '建议车辆',
    width: 88,
    isNumeric: true,
    rule: '系统优选给出的车辆数',
    sortBy: (row) => row.line.suggestedVehicles,
    render: (row) => (row.line.suggestedVehicles > 0 ? row.line.suggestedVehicles : missing),
  },
  {
    key: 'unchosen',
    title: '未选原因',
    width: 184,
    rule: '系统优选未选该线路的主要原因：推荐指数只看线路自身，优选还看起投、预算及与已选线路的重叠；详见线路详情',
    sortBy: (row) => row.line.unchosenReason,
    render: ({ line: { unchosenReason } }) =>
      unchosenReason === null ? missing : <span title={unchosenReason}>{unchosenReason}</span>,
  },
  {
    key: 'leastPurchase',
    title: '起投',
    width: 136,
    isNumeric: true,
    rule: '按策略的单线最少车辆起投的含税价，含制作费与每线设计安装费',
    sortBy: (row) => row.line.leastPurchase?.fen ?? null,
    render: ({ line: { leastPurchase } }) =>
      leastPurchase === null
        ? missing
        : `${leastPurchase.vehicles} 辆 ${formatFen(leastPurchase.fen, { digits: 0 })}`,
  },
  {
    key: 'level',
    title: '等级',
    width: 96,
    sortBy: (row) => levelRank.indexOf(row.line.level),
    render: (row) => (
      <>
        {row.line.level} {isEstimated(row, 'level') && <EstimateMark />}
      </>
    ),
  },
  {
    key: 'taConcentration',
    title: 'TA浓度',
    width: 84,
    isNumeric: true,
    rule: 'TA 曝光 ÷ 全部曝光（曝光口径，预估）',
    sortBy: (row) => row.line.taConcentration.value,
    render: (row) => figureText(row.line.taConcentration, (share) => formatShare(share)),
  },
  {
    key: 'tgi',
    title: 'TGI',
    width: 72,
    isNumeric: true,
    rule: `线路 TA 占比 ÷ 全城 TA 占比 × 100；${tgiMarkRule}`,
    sortBy: (row) => row.line.tgi.value,
    render: (row) => <TgiValue figure={row.line.tgi} isPlain />,
  },
  {
    key: 'contacts',
    title: '曝光/车/天',
    width: 104,
    isNumeric: true,
    rule: '一辆车一天的可见接触人次（预估）',
    sortBy: (row) => row.line.contactsPerVehicleDay,
    render: (row) => formatCount(row.line.contactsPerVehicleDay),
  },
  {
    key: 'reachOfOne',
    title: '单车触达',
    width: 88,
    isNumeric: true,
    rule: '一辆车在整个投放期触达的 TA 占比（预估）',
    sortBy: (row) => row.line.taReachOfOneVehicle,
    render: (row) => formatShare(row.line.taReachOfOneVehicle, 2),
  },
  {
    key: 'price',
    title: '刊例单价',
    width: 176,
    isNumeric: true,
    rule: '一辆车 30 天的刊例价',
    sortBy: (row) => row.priceFen,
    render: (row) => (
      <>
        {row.isSamplePrice && <SamplePriceMark />} {unitPriceText(row.priceFen, billingPeriodDays)}
      </>
    ),
  },
  {
    key: 'net',
    title: '净价',
    width: 104,
    isNumeric: true,
    rule: '该线路在方案中的净价',
    sortBy: (row) => row.netFen,
    render: (row) => formatFen(row.netFen, { digits: 0 }),
  },
  {
    key: 'added',
    title: '独有触达',
    width: 96,
    isNumeric: true,
    rule: '去掉该线路，方案会少触达的 TA 人数（预估）',
    sortBy: (row) => row.addedPersons,
    render: (row) => formatCount(row.addedPersons),
  },
  {
    key: 'hits',
    title: '覆盖目标',
    width: 96,
    isNumeric: true,
    rule: '线路满足条件的商圈、主干道、AOI、POI 个数',
    sortBy: (row) => row.hits,
    render: (row) => (
      <span title={row.hitNames.slice(0, 20).join('、')}>
        {row.hits > 0 ? formatNumber(row.hits) : missing}
      </span>
    ),
  },
  {
    key: 'fleet',
    title: '可售/配车',
    width: 112,
    isNumeric: true,
    rule: '投放期内仍可售的车辆 ÷ 全部配车',
    sortBy: (row) => row.limit,
    render: ({ line, ...row }) => (
      <>
        {isEstimated({ line, ...row }, 'singleDeckVehicles', 'doubleDeckVehicles', 'vehicles') && (
          <EstimateMark />
        )}{' '}
        {line.availableSingle + line.availableDouble}/{line.singleDeckVehicles + line.doubleDeckVehicles}
      </>
    ),
  },
  {
    key: 'riders',
    title: '日均客运',
    width: 112,
    isNumeric: true,
    rule: '线路日均客运人次',
    sortBy: (row) => row.line.dailyRiders,
    render: (row) => (
      <>
        {isEstimated(row, 'dailyRiders') && <EstimateMark />} {formatCount(row.line.dailyRiders)}
      </>
    ),
  },
  {
    key: 'length',
    title: '里程',
    width: 84,
    isNumeric: true,
    rule: '单程里程，公里',
    sortBy: (row) => row.line.lengthMeters,
    render: (row) => formatNumber(row.line.lengthMeters / 1000, 1),
  },
];
