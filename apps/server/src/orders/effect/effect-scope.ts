import type { EffectCity, EffectScope } from '@ooh/contract/domain/effect';
import { isoDateOf } from '../../reference/calendar/flight-days.ts';
import { cityName } from '../../reference/region/regions.ts';
import { passesMinimumCell } from '../../disclosure/suppression.ts';
import type { EffectMeasure, ExposureMeasure } from '../../measurement/engine/work/measure-effect.ts';
import { isPartSupported, type EffectPart } from './combine-figures.ts';
import type { EffectOrderItem, OrderPart, PlannedItem } from './effect-order.ts';
import { mediaBasis, mediaKindsOf } from './media-basis.ts';
import type { CityEffect } from './stored-effects.ts';

/** 未开始 before the first day, 中期 until the last day has passed, then 结案. */
export function stageOf({
  items,
  today,
}: Pick<OrderPart<PlannedItem>, 'items' | 'today'>): EffectScope['stage'] {
  if (items.every((item) => item.fromDay > today)) return 'before';
  return items.some((item) => item.toDay > today) ? 'interim' : 'final';
}

/** Net price of items, of the whole and of the planned days up to today. */
export function netOf(items: readonly PlannedItem[], today: number) {
  let [netFen, netToDateFen] = [0, 0];
  for (const { netFen: own, fromDay, toDay } of items) {
    netFen += own;
    const passed = Math.min(Math.max(0, today + 1 - fromDay), toDay - fromDay);
    netToDateFen += (own * passed) / (toDay - fromDay);
  }
  return { netFen, netToDateFen: Math.round(netToDateFen) };
}

/** An order's city with enough people behind every figure. */
export interface DisclosedCity<
  Measure extends ExposureMeasure = EffectMeasure,
  Item extends PlannedItem = EffectOrderItem,
> extends CityEffect<Measure, Item> {
  readonly measure: Measure;
  readonly part: EffectPart;
}

function partOf(
  city: CityEffect<ExposureMeasure, PlannedItem> & { readonly measure: ExposureMeasure },
  today: number,
): EffectPart {
  const { planned, plannedToDate, actual, taUniverse, ranges } = city.measure;
  const known = city.items.filter((_, i) => city.measure.unitDays[i] !== null);
  return {
    planned,
    plannedToDate,
    actual,
    taUniverse,
    ...(ranges && { ranges }),
    ...netOf(known, today),
    hasUnits: known.length > 0,
  };
}

/** The reason why a city has no figures, or the city with its figures. */
export function disclosedCity<Measure extends ExposureMeasure, Item extends PlannedItem>(
  city: CityEffect<Measure, Item>,
  today: number,
  minimumCell: number,
): { shown: DisclosedCity<Measure, Item> } | { reason: string } {
  const { measure } = city;
  if (measure === null) return { reason: city.reason ?? '数据不足' };
  if (!passesMinimumCell(measure.panelPersons, measure.otherPersons, minimumCell))
    return { reason: `样本不足：目标人群或其余人群少于 ${minimumCell} 名样本人` };
  if (measure.unitDays.every((unit) => unit === null)) return { reason: '接触模型没有所购点位或线路的数据' };
  const part = partOf({ ...city, measure }, today);
  if (!isPartSupported(part, minimumCell))
    return { reason: `样本不足：接触到所购媒体的样本人少于 ${minimumCell} 人` };
  return { shown: { ...city, measure, part } };
}

/** An order's cities, those that show figures apart, and what all figures refer to. */
export interface ShownEffect<
  Measure extends ExposureMeasure = EffectMeasure,
  Item extends PlannedItem = EffectOrderItem,
> {
  readonly scope: EffectScope;
  readonly cities: readonly DisclosedCity<Measure, Item>[];
}

function cityRow(
  city: CityEffect<ExposureMeasure, PlannedItem>,
  judged: ReturnType<typeof disclosedCity>,
  period: string,
  stage: EffectScope['stage'],
): EffectCity {
  const { measure, items } = city;
  const isShown = 'shown' in judged;
  const unknown = items.filter((_, i) => measure !== null && measure.unitDays[i] === null);
  const basis =
    measure === null ? null : mediaBasis(city.data, mediaKindsOf(items), measure.universe, period);
  return {
    cityCode: city.cityCode,
    cityName: cityName(city.cityCode),
    state: isShown ? 'measured' : 'insufficient',
    reason: isShown ? null : judged.reason,
    basis: basis && { ...basis, nature: stage === 'before' ? '预估' : '按执行测算' },
    unmeasuredUnits: (measure === null ? items : unknown).reduce((sum, item) => sum + item.quantity, 0),
  };
}

export function disclosedEffect<Measure extends ExposureMeasure, Item extends PlannedItem>(
  order: OrderPart<Item>,
  effects: readonly CityEffect<Measure, Item>[],
  minimumCell: number,
): ShownEffect<Measure, Item> {
  const stage = stageOf(order);
  const last = Math.max(...order.items.map((item) => item.toDay)) - 1;
  const asOf = Math.min(order.today, last);
  const period = `${isoDateOf(order.firstDay)} 至 ${isoDateOf(last)}`;
  const judged = effects.map((city) => ({ city, verdict: disclosedCity(city, order.today, minimumCell) }));
  return {
    scope: {
      orderId: order.orderId,
      stage,
      asOf: isoDateOf(Math.max(asOf, 0)),
      cities: judged.map(({ city, verdict }) => cityRow(city, verdict, period, stage)),
    },
    cities: judged.flatMap(({ verdict }) => ('shown' in verdict ? [verdict.shown] : [])),
  };
}
