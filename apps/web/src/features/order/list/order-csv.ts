import type { OrderRow } from '@ooh/contract/domain/media-order';
import type { Figure } from '@ooh/contract/domain/figure';
import { orderModeNames, orderSourceNames, orderStateNames } from '@ooh/contract/domain/order';
import { citiesBasisText } from '../../../shared/figure/basis-text.ts';
import type { ExposureOf, PlannedExposure } from './planned-exposures.ts';
import { metricDictionary } from '../../../shared/figure/metric-dictionary.ts';
import { csvText } from '../../../ui/table/csv-text.ts';

type Exposure = PlannedExposure | undefined;

const columns: readonly (readonly [string, (order: OrderRow, exposure: Exposure) => string | number])[] = [
  ['订单编号', ({ orderNo }) => orderNo],
  ['名称', ({ name }) => name],
  ['品牌', ({ brandName }) => brandName],
  ['产品', ({ productName }) => productName ?? ''],
  ['方式', ({ mode }) => orderModeNames[mode]],
  ['来源', ({ source }) => orderSourceNames[source]],
  ['城市', ({ cityNames }) => cityNames.join('、')],
  ['媒体', ({ mediumNames }) => mediumNames.join('、')],
  ['上刊日', ({ startDate }) => startDate],
  ['下刊日', ({ endDate }) => endDate],
  ['预算（元）', ({ budgetFen }) => yuan(budgetFen)],
  ['刊例价（元）', ({ amounts }) => yuan(amounts.rateCardFen)],
  ['净价（元）', ({ amounts }) => yuan(amounts.netFen)],
  ['含税合计（元）', ({ amounts }) => yuan(amounts.totalFen)],
  ['媒体数量', ({ units }) => units],
  ['预估曝光（人次）', (_, exposure) => whole(exposure?.impressions)],
  ['预估触达（人）', (_, exposure) => whole(exposure?.reach)],
  [
    `${metricDictionary.cpm.name}（元）`,
    (_, exposure) => (exposure?.cpmFen == null ? '' : yuan(exposure.cpmFen)),
  ],
  ['预估口径', (_, exposure) => exposure?.reason ?? (exposure ? citiesBasisText(exposure.cities) : '')],
  ['状态', ({ state }) => orderStateNames[state]],
  ['负责人', ({ ownerName }) => ownerName],
  ['所属机构', ({ organisationName }) => organisationName],
  ['更新时间', ({ updatedAt }) => updatedAt],
  ['数据', ({ isSample }) => (isSample ? '演示' : '')],
];

/** Empty where the figure is not known or withheld. */
function whole(figure: Figure | undefined): string | number {
  return figure?.value == null ? '' : Math.round(figure.value);
}

function yuan(fen: number): string {
  return (fen / 100).toFixed(2);
}

/** Orders as CSV, one order a line. */
export function orderCsv(orders: readonly OrderRow[], exposureOf: ExposureOf): string {
  return csvText([
    columns.map(([title]) => title),
    ...orders.map((order) => columns.map(([, valueOf]) => valueOf(order, exposureOf(order)))),
  ]);
}
