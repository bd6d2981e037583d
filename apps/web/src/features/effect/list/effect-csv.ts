import { percentText } from '@ooh/contract/core/percent-text';
import type { EffectFigures, EffectOrderRow } from '@ooh/contract/domain/effect';
import type { Figure } from '@ooh/contract/domain/figure';
import { orderModeNames, orderStateNames } from '@ooh/contract/domain/order';
import { citiesBasisText } from '../../../shared/figure/basis-text.ts';
import { metricDictionary, type MetricKey } from '../../../shared/figure/metric-dictionary.ts';
import { csvText } from '../../../ui/table/csv-text.ts';
import { appraisalStateNames, stageNames } from '../../../shared/effect/effect-names.ts';

type Cell = string | number;

const yuan = (fen: number | null | undefined): Cell => (fen == null ? '' : (fen / 100).toFixed(2));
const percent = (share: number | null | undefined): Cell => (share == null ? '' : percentText(share));
const whole = ({ value }: Figure): Cell => (value === null ? '' : Math.round(value));
const tenth = ({ value }: Figure): Cell => (value === null ? '' : value.toFixed(1));
const asPercent = ({ value }: Figure): Cell => percent(value);

/** A figure of plan or as-run with the ends of its interval; empty where it is not known or withheld. */
function withInterval(
  title: string,
  of: 'planned' | 'actual',
  name: 'impressions' | 'reach' | 'reachShare' | 'frequency',
  write: (figure: Figure) => Cell,
): Column[] {
  const end = (at: 'value' | 'low' | 'high') => (row: EffectOrderRow) => {
    const figure: EffectFigures[typeof name] | undefined = row.comparison?.[of][name];
    return figure ? write({ ...figure, value: figure[at] }) : '';
  };
  return [
    [title, end('value')],
    [`${title} 95% 下限`, end('low')],
    [`${title} 95% 上限`, end('high')],
  ];
}

type Column = readonly [string, (row: EffectOrderRow) => Cell];

const columns: readonly Column[] = [
  ['订单编号', ({ orderNo }) => orderNo],
  ['名称', ({ name }) => name],
  ['品牌', ({ brandName }) => brandName],
  ['产品', ({ productName }) => productName ?? ''],
  ['方式', ({ mode }) => orderModeNames[mode]],
  ['投放状态', ({ state }) => orderStateNames[state]],
  ['评估状态', ({ appraisalState }) => appraisalStateNames[appraisalState]],
  ['评估阶段', ({ stage }) => stageNames[stage]],
  ['城市', ({ cities }) => cities.map(({ cityName }) => cityName).join('、')],
  ['媒体', ({ media }) => media.map(({ name }) => name).join('、')],
  ['上刊日', ({ startDate }) => startDate],
  ['下刊日', ({ endDate }) => endDate],
  ['净价（元）', ({ netFen }) => yuan(netFen)],
  ...withInterval('计划曝光（人次）', 'planned', 'impressions', whole),
  ...withInterval('曝光·按执行测算（人次）', 'actual', 'impressions', whole),
  ['完成率', ({ comparison }) => percent(comparison?.completionRate)],
  ['同期完成率', ({ comparison }) => percent(comparison?.toDateRate)],
  ...withInterval('计划 TA 到达率', 'planned', 'reachShare', asPercent),
  ...withInterval('TA 触达·按执行测算（人）', 'actual', 'reach', whole),
  ...withInterval('TA 到达率·按执行测算', 'actual', 'reachShare', asPercent),
  ...withInterval('平均频次·按执行测算', 'actual', 'frequency', tenth),
  ['计划千人成本（元）', ({ comparison }) => yuan(comparison?.planned.cpmFen)],
  ['千人成本·按执行测算（元）', ({ comparison }) => yuan(comparison?.actual.cpmFen)],
  ['计划面/辆', ({ postings }) => postings.plannedUnits],
  ['已上刊面/辆', ({ postings }) => postings.postedUnits],
  ['上刊率', ({ postings }) => percent(postings.postingRate)],
  ['准时上刊率', ({ postings }) => percent(postings.onTimeRate)],
  ['口径', ({ measuredCities }) => citiesBasisText(measuredCities)],
  ['数据', ({ isSample }) => (isSample ? '演示' : '')],
];

const explained: readonly MetricKey[] = [
  'impressions',
  'deliveryIndex',
  'reachShare',
  'frequency',
  'cpm',
  'postedRate',
  'onTimeRate',
];

export interface ExportContext {
  /** Filters of the list in words. */
  readonly filters: readonly string[];
  readonly userName: string;
  /** As people read it. */
  readonly time: string;
}

/** Orders under appraisal as CSV, one a line; below them who took them out, when, by which filters, and the 口径. */
export function effectCsv(
  orders: readonly EffectOrderRow[],
  { filters, userName, time }: ExportContext,
): string {
  return csvText([
    columns.map(([title]) => title),
    ...orders.map((order) => columns.map(([, valueOf]) => valueOf(order))),
    [],
    ['筛选', filters.length === 0 ? '无' : filters.join('；')],
    ['导出', `${userName} ${time}`],
    ...explained.map((key) => [metricDictionary[key].name, metricDictionary[key].rule]),
    ['TA 到达率', '以订单的目标人群为总体；未设目标人群的订单以全体人群为总体'],
    ['同期完成率', '按执行测算的曝光 ÷ 截至评估日的计划曝光'],
  ]);
}
