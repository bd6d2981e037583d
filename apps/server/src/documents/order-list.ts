import { chinaTime } from '@ooh/contract/domain/china-time';
import type { Figure } from '@ooh/contract/domain/figure';
import type { OrderRow } from '@ooh/contract/domain/media-order';
import { orderModeNames, orderSourceNames, orderStateNames } from '@ooh/contract/domain/order';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import type { MatchColumn } from '@ooh/report/match-workbook';
import { mediumNamesOf } from '../city-data/inventory/media-names.ts';
import type { Context } from '../context.ts';
import { methodLine } from '../disclosure/basis-text.ts';
import { plannedExposures } from '../orders/effect/planned-exposures.ts';
import { findOrderRows } from '../orders/order/list-orders.ts';
import { sendTable } from '../platform/document/send-table.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { cityName } from '../reference/region/regions.ts';

type Input = ParsedInput<'v1/orders/export'>;
type Exposure = CallOutput<'v1/orders/planned-exposures'>['rows'][number];
type Cell = string | number | null;

/** Orders of one workbook. */
const mostRows = 5000;
/** Planned figures are read for so many orders at a time. */
const batch = 200;

/** An order without media has no price. */
const price = (of: 'rateCardFen' | 'netFen' | 'totalFen') => (order: OrderRow) =>
  order.items === 0 ? null : order.amounts[of];
/** Null where the figure is not known or withheld. */
const whole = (figure: Figure | undefined): number | null =>
  figure?.value == null ? null : Math.round(figure.value);
/** 2026-11-21 14:05, of China. */
const minuteText = (iso: string): string => chinaTime(new Date(iso)).slice(0, 16).replace('T', ' ');

/** 口径 of the planned figures by city, or why there are none. */
function basisOf(exposure: Exposure | undefined): Cell {
  if (exposure === undefined) return null;
  const { reason, cities } = exposure;
  if (reason !== null) return reason;
  return cities
    .flatMap(({ cityName: city, basis, reason: missing }) => [
      ...(basis === null ? [] : [`${city}：${methodLine(basis)}`]),
      ...(missing === null ? [] : [`${city}：${missing}`]),
    ])
    .join('；');
}

type Column = readonly [MatchColumn, (order: OrderRow, exposure: Exposure | undefined) => Cell];

const columns: readonly Column[] = [
  [{ title: '订单编号', format: 'text', width: 16 }, ({ orderNo }) => orderNo],
  [{ title: '名称', format: 'text', width: 30 }, ({ name }) => name],
  [{ title: '状态', format: 'text', width: 12 }, ({ state }) => orderStateNames[state]],
  [{ title: '上刊日', format: 'date' }, ({ startDate }) => startDate],
  [{ title: '下刊日', format: 'date' }, ({ endDate }) => endDate],
  [{ title: '品牌', format: 'text', width: 16 }, ({ brandName }) => brandName],
  [{ title: '产品', format: 'text', width: 16 }, ({ productName }) => productName],
  [{ title: '城市', format: 'text' }, ({ cityNames }) => cityNames.join('、')],
  [{ title: '媒体', format: 'text' }, ({ mediumNames }) => mediumNames.join('、')],
  [{ title: '预算（元）', format: 'money' }, ({ budgetFen }) => budgetFen],
  [{ title: '刊例价（元）', format: 'money' }, price('rateCardFen')],
  [{ title: '折扣', format: 'percent' }, ({ discount }) => discount],
  [{ title: '净价（元）', format: 'money' }, price('netFen')],
  [{ title: '含税合计（元）', format: 'money' }, price('totalFen')],
  [{ title: '媒体数量', format: 'integer' }, ({ items, units }) => (items === 0 ? null : units)],
  [
    { title: '预估曝光（人次）', format: 'integer', width: 16 },
    (_, exposure) => whole(exposure?.impressions),
  ],
  [{ title: '预估触达（人）', format: 'integer', width: 16 }, (_, exposure) => whole(exposure?.reach)],
  [{ title: '千人成本 CPM（元）', format: 'money', width: 18 }, (_, exposure) => exposure?.cpmFen ?? null],
  [{ title: '预估口径', format: 'text', width: 40 }, (_, exposure) => basisOf(exposure)],
  [{ title: '方式', format: 'text', width: 10 }, ({ mode }) => orderModeNames[mode]],
  [{ title: '来源', format: 'text', width: 12 }, ({ source }) => orderSourceNames[source]],
  [{ title: '负责人', format: 'text', width: 12 }, ({ ownerName }) => ownerName],
  [{ title: '所属机构', format: 'text' }, ({ organisationName }) => organisationName],
  [{ title: '更新时间', format: 'text', width: 17 }, ({ updatedAt }) => minuteText(updatedAt)],
  [{ title: '数据', format: 'text', width: 8 }, ({ isSample }) => (isSample ? '演示' : '')],
];

async function filtersOf({ db }: Pick<Context, 'db'>, asked: Input, rows: readonly OrderRow[]) {
  const media = await mediumNamesOf(db);
  const list = (values: readonly string[]) => values.join('、') || '全部';
  const [first] = rows;
  return [
    { label: '关键词', value: asked.keyword || '—' },
    { label: '品牌', value: asked.brandId === undefined ? '全部' : first.brandName },
    { label: '集团', value: asked.groupName ?? '全部' },
    { label: '行业', value: asked.industry ?? '全部' },
    { label: '创建人', value: asked.ownerId === undefined ? '全部' : first.ownerName },
    { label: '城市', value: asked.cityCode === undefined ? '全部' : cityName(asked.cityCode) },
    { label: '媒体', value: asked.mediumId === undefined ? '全部' : (media.get(asked.mediumId) ?? '—') },
    { label: '状态', value: list(asked.states.map((state) => orderStateNames[state])) },
    { label: '来源', value: list(asked.sources.map((source) => orderSourceNames[source])) },
    { label: '方式', value: list(asked.modes.map((mode) => orderModeNames[mode])) },
    { label: '投放期', value: `${asked.startDate ?? '不限'} 至 ${asked.endDate ?? '不限'}` },
    { label: '范围', value: asked.orderIds.length > 0 ? `勾选的 ${rows.length} 个订单` : '本人可见的订单' },
  ];
}

async function exposuresOf(context: Context, request: WorkbookRequest, rows: readonly OrderRow[]) {
  const found: Exposure[] = [];
  for (let from = 0; from < rows.length; from += batch) {
    const orderIds = rows.slice(from, from + batch).map(({ orderId }) => orderId);
    found.push(...(await plannedExposures(context, request.user, orderIds)).rows);
  }
  return new Map(found.map((exposure) => [exposure.orderId, exposure]));
}

/** The orders that a list finds, the very ones of the screen, as a workbook. */
export async function sendOrderList(
  context: Context,
  request: WorkbookRequest,
  asked: Input,
): Promise<FileAnswer> {
  const rows = await findOrderRows(context.db, request.user, asked, context.now(), mostRows + 1);
  if (rows.length === 0) throw new AppError('refused', '没有符合条件的订单，请调整条件后再导出');
  if (rows.length > mostRows) throw new AppError('refused', `一次最多导出 ${mostRows} 个订单，请先筛选`);
  const exposures = await exposuresOf(context, request, rows);
  return sendTable(context, request, {
    title: '订单列表',
    dataReleases: [],
    isDemo: rows.some(({ isSample }) => isSample),
    filters: await filtersOf(context, asked, rows),
    methodLines: [
      '金额与列表相同，只计您有权查看的城市与媒体；没有媒体的订单没有价格。',
      '折扣 = 净价 ÷ 刊例价。',
      '预估曝光、触达与千人成本为已测算的结果，口径见「预估口径」；没有测算或样本不足的留空并写明原因。',
    ],
    columns: columns.map(([column]) => column),
    rows: rows.map((order) => columns.map(([, valueOf]) => valueOf(order, exposures.get(order.orderId)))),
    file: '订单列表.xlsx',
    detail: { rows: rows.length },
  });
}
