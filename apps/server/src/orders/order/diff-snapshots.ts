import { certain } from '@ooh/contract/core/certain';
import type { Deck } from '@ooh/contract/domain/bus-names';
import {
  orderModeNames,
  orderSourceNames,
  orderStateNames,
  type OrderMode,
  type OrderSource,
} from '@ooh/contract/domain/order';
import { planGoalNames } from '@ooh/contract/domain/plan';
import { sentenceOf, type TargetAudience } from '@ooh/contract/domain/target-audience';
import { labelName } from '../../reference/label/label-tree.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { OrderSnapshot, SnapshotItem } from './order-snapshot.ts';
import { unitKeyOf } from './price-items.ts';
import type { OrderTarget } from '../../platform/storage/postgres/tables/order-tables.ts';
import { targetText } from './target-text.ts';
import { amountInFull, discountText } from '../../disclosure/figure-text.ts';

/** What names stand behind the ids of snapshots. */
export interface SnapshotNames {
  readonly media: ReadonlyMap<number, string>;
  /** By `medium:form`. */
  readonly forms: ReadonlyMap<string, string>;
  readonly brands: ReadonlyMap<string, string>;
}

interface Change {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export interface ItemChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly cityName: string;
  readonly unitName: string;
  readonly deck: Deck | null;
  readonly formName: string;
  readonly changes: readonly Change[];
  readonly netFenBefore: number | null;
  readonly netFenAfter: number | null;
}

const listed = (values: readonly string[]): string => (values.length === 0 ? '—' : values.join('、'));

/** Fields of an order with how each reads. */
const fieldTexts: readonly (readonly [
  field: string,
  name: string,
  text: (snapshot: OrderSnapshot, names: SnapshotNames) => string,
])[] = [
  ['state', '状态', (order) => orderStateNames[order.state]],
  ['name', '名称', (order) => order.name],
  ['brand_id', '品牌', (order, names) => names.brands.get(order.brandId) ?? order.brandId],
  ['product_name', '产品', (order) => order.productName ?? '—'],
  ['goal', '营销目标', (order) => planGoalNames[order.goal as keyof typeof planGoalNames] ?? order.goal],
  ['mode', '下单方式', (order) => orderModeNames[order.mode as OrderMode] ?? order.mode],
  ['source', '来源', (order) => orderSourceNames[order.source as OrderSource] ?? order.source],
  ['city_codes', '城市', (order) => listed(order.cityCodes.map(cityName))],
  [
    'medium_ids',
    '媒体',
    (order, names) => listed(order.mediumIds.map((medium) => names.media.get(medium) ?? String(medium))),
  ],
  ['start_date', '开始日', (order) => order.startDate],
  ['end_date', '结束日', (order) => order.endDate],
  ['budget_fen', '预算', (order) => amountInFull(order.budgetFen)],
  ['audience', '目标人群', (order) => sentenceOf(order.audience as TargetAudience, labelName)],
  ['target', '效果目标', (order) => targetText(order.target as OrderTarget)],
  [
    'services',
    '服务项',
    (order) => listed(order.services.map((service) => `${service.name} ${amountInFull(service.amountFen)}`)),
  ],
];

export function fieldChanges(before: OrderSnapshot, after: OrderSnapshot, names: SnapshotNames) {
  return fieldTexts.flatMap(([field, name, text]) => {
    const [from, to] = [text(before, names), text(after, names)];
    return from === to ? [] : [{ field, name, before: from, after: to }];
  });
}

const itemTexts: readonly (readonly [name: string, text: (item: SnapshotItem) => string])[] = [
  ['数量', (item) => String(item.quantity)],
  ['上刊日', (item) => item.startDate],
  ['下刊日', (item) => item.endDate],
  ['折扣', (item) => discountText(item.discountPermille)],
  ['赠送', (item) => (item.isGift ? '是' : '否')],
  ['净价', (item) => amountInFull(item.netFen)],
];

const keyOf = (item: SnapshotItem): string => `${unitKeyOf(item)}|${item.formId}`;

/** Items by unit and form; several flights of one unit are matched by their first days, in order. */
function byUnit(items: readonly SnapshotItem[]): Map<string, SnapshotItem[]> {
  const sorted = items.toSorted((a, b) => a.startDate.localeCompare(b.startDate));
  return Map.groupBy(sorted, keyOf);
}

/** What was added, removed and changed between two lists of items. */
export function itemChanges(
  before: readonly SnapshotItem[],
  after: readonly SnapshotItem[],
  names: SnapshotNames,
): ItemChange[] {
  const [old, young] = [byUnit(before), byUnit(after)];
  return [...new Set([...old.keys(), ...young.keys()])].flatMap((key) => {
    const [from, to] = [old.get(key) ?? [], young.get(key) ?? []];
    return Array.from({ length: Math.max(from.length, to.length) }, (_, index) =>
      changeOf(from[index], to[index], names),
    ).filter((change) => change !== null);
  });
}

function changeOf(
  before: SnapshotItem | undefined,
  after: SnapshotItem | undefined,
  names: SnapshotNames,
): ItemChange | null {
  const item = certain(after ?? before, 'item before or after the change');
  const shared = {
    cityName: cityName(item.cityCode),
    unitName: item.unitName,
    deck: item.deck,
    formName: names.forms.get(`${item.mediumId}:${item.formId}`) ?? String(item.formId),
    netFenBefore: before?.netFen ?? null,
    netFenAfter: after?.netFen ?? null,
  };
  if (before === undefined) return { ...shared, kind: 'added', changes: [] };
  if (after === undefined) return { ...shared, kind: 'removed', changes: [] };
  const changes = itemTexts.flatMap(([name, text]) =>
    text(before) === text(after) ? [] : [{ name, before: text(before), after: text(after) }],
  );
  return changes.length === 0 ? null : { ...shared, kind: 'changed', changes };
}
