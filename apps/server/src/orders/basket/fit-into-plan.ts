import { plannedMedium } from '@ooh/contract/domain/moving-media';
import type { BasketConflict } from '@ooh/contract/domain/basket';
import type { Delivery, DeliveryLine } from '@ooh/contract/domain/bus';
import { deckNames, unitTitle } from '@ooh/contract/domain/bus-names';
import { readAreaCity, readUnits, type StoredUnit } from '../../planning/area-plan/area-plan-store.ts';
import { seesUnit } from '../../access/media-scope.ts';
import { unitIdOf } from '../../planning/area-plan/present-unit.ts';
import { readFreeVehicles, type FreeVehicles } from '../../planning/bus-plan/free-vehicles.ts';
import { flightOfBrief } from '../../reference/calendar/flight-days.ts';
import { loadPlanCity, type PlanCity } from '../../planning/bus-plan/plan-city.ts';
import { unitPriceOf } from '../../planning/bus-plan/price-delivery.ts';
import type { Context } from '../../context.ts';
import { cityName } from '../../reference/region/regions.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { grantedPlan, type GrantedPlan } from '../../planning/plan/granted-plan.ts';
import { readPlanCity } from '../../planning/plan/plan-cities.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import type { PricedBasketItem } from './basket-items.ts';
import { countText } from '../../disclosure/figure-text.ts';

/** The result of a plan's city with the fitting items of a basket. */
type ChangedCity =
  | { readonly kind: 'bus'; readonly city: PlanCity; readonly delivery: Delivery; readonly version: number }
  | {
      readonly kind: 'area';
      readonly cityCode: string;
      readonly units: readonly { readonly unitId: string; readonly faces: number }[];
      readonly version: number;
    };

export interface FittedCity {
  readonly fitting: readonly PricedBasketItem[];
  readonly change: ChangedCity;
}

/** Comparison of a basket with a smart-select plan. */
export interface FittedBasket {
  readonly cities: readonly FittedCity[];
  readonly conflicts: readonly BasketConflict[];
}

type Misfit = Pick<BasketConflict, 'kind' | 'message'> & Partial<Pick<BasketConflict, 'nextFree'>>;

const misfit = (kind: BasketConflict['kind'], message: string): Misfit => ({ kind, message });

/** The plan; refuses one without a computed choice that a basket could add to. */
export async function grantedComputedPlan(
  db: DbOrTransaction,
  user: SignedInUser,
  planId: string,
): Promise<GrantedPlan> {
  const granted = await grantedPlan(db, user, planId);
  const { state } = granted.plan;
  if (state === 'computing') throw new AppError('refused', '方案正在计算中，请等待完成或取消后再转入');
  if (state !== 'ready' && state !== 'stale')
    throw new AppError('refused', '方案尚未计算，请先提交计算再转入媒体');
  return granted;
}

const conflictOf = (
  { stored, item }: PricedBasketItem,
  { kind, message, nextFree }: Misfit,
): BasketConflict => ({
  itemKey: stored.item_key,
  cityName: cityName(item.city_code),
  unitName: item.unit_name,
  kind,
  message: `${cityName(item.city_code)} ${unitTitle({ unitName: item.unit_name, deck: item.deck })} ${message}`,
  nextFree: nextFree ?? null,
  replacement: null,
});

/** Takes the fitting items in sequence; `take` returns the reason when one does not fit. */
function sorted(items: readonly PricedBasketItem[], take: (item: PricedBasketItem) => Misfit | null) {
  const fitting: PricedBasketItem[] = [];
  const conflicts: BasketConflict[] = [];
  for (const one of items) {
    const reason = one.offer === null ? misfit('gone', '已不在现行可售媒体或刊例中') : take(one);
    if (reason === null) fitting.push(one);
    else conflicts.push(conflictOf(one, reason));
  }
  return { fitting, conflicts };
}

/** Adds a line to what a city buys, on the days of the basket; returns the reason when it cannot. */
export function takeLine(
  city: Pick<PlanCity, 'register'>,
  freeVehicles: FreeVehicles,
  lines: DeliveryLine[],
  { item }: Pick<PricedBasketItem, 'item'>,
): Misfit | null {
  const { line_id: lineId, deck, form_id: formId, quantity: vehicles } = item;
  if (item.medium_id !== plannedMedium.mediumId || lineId === null || deck === null)
    return misfit('outside', '不是公交线路，公交智选方案只收线路');
  const line = city.register.get(lineId);
  if (line === undefined || unitPriceOf(line, formId, deck) === undefined)
    return misfit('gone', '已不在现行线网中，或没有所选形式的价格');
  const held = lines.find((one) => one.lineId === lineId && one.deck === deck);
  if (held)
    return misfit('double', `已在方案中（${held.vehicles} 辆${deckNames[deck]}车），请在方案中改车辆数`);
  const free = freeVehicles(line)[deck];
  if (vehicles > free)
    return misfit('short', `数量 ${countText(vehicles)} 超过投放期内可售 ${countText(free)} 辆`);
  const flights = [{ startDate: item.start_date, endDate: item.end_date }];
  lines.push({ lineId, formId, deck, vehicles, flights });
  return null;
}

async function fitLines(
  context: Context,
  { plan }: GrantedPlan,
  cityCode: string,
  items: readonly PricedBasketItem[],
): Promise<FittedCity & { conflicts: readonly BasketConflict[] }> {
  const [city, stored] = await Promise.all([
    loadPlanCity(context, plan, cityCode),
    readPlanCity(context.db, plan.plan_id, cityCode),
  ]);
  const freeVehicles = await readFreeVehicles(context, city, { planId: plan.plan_id });
  const lines = [...(stored?.delivery?.lines ?? [])];
  const { fitting, conflicts } = sorted(items, (item) => takeLine(city, freeVehicles, lines, item));
  const version = stored?.delivery_version ?? 0;
  return { fitting, conflicts, change: { kind: 'bus', city, delivery: { lines }, version } };
}

/** Adds faces to the choice of a position; returns the reason when it cannot. */
function takeFaces(
  { plan }: GrantedPlan,
  units: readonly StoredUnit[],
  chosen: Map<string, number>,
  { item }: PricedBasketItem,
): Misfit | null {
  const faceId = item.face_id;
  if (faceId === null) return misfit('outside', '是公交线路，该方案只收固定点位媒体');
  const unit = units.find(({ form_id, face_ids }) => form_id === item.form_id && face_ids.includes(faceId));
  if (unit === undefined) return misfit('outside', '不在方案匹配到的空位点位中');
  const flight = flightOfBrief(plan.brief.startDate, plan.brief.weeks);
  if (item.start_date !== flight.startDate || item.end_date !== flight.endDate)
    return {
      ...misfit('outside', `的刊期不是方案的投放期 ${flight.startDate} 至 ${flight.endDate}`),
      nextFree: flight,
    };
  if (unit.unit_price_fen === null) return misfit('gone', '在方案中没有刊例价');
  const before = chosen.get(unitIdOf(unit)) ?? unit.chosen_faces;
  if (before + item.quantity > unit.free_faces)
    return misfit('short', `只有 ${countText(unit.free_faces)} 面空位，方案已选 ${countText(before)} 面`);
  chosen.set(unitIdOf(unit), before + item.quantity);
  return null;
}

async function fitFaces(
  { db }: Context,
  user: SignedInUser,
  granted: GrantedPlan,
  cityCode: string,
  items: readonly PricedBasketItem[],
): Promise<FittedCity & { conflicts: readonly BasketConflict[] }> {
  const planId = granted.plan.plan_id;
  const [stored, all] = await Promise.all([
    readAreaCity(db, planId, cityCode),
    readUnits(db, planId, [cityCode]),
  ]);
  const units = all.filter((unit) => seesUnit(user, unit));
  const chosen = new Map<string, number>();
  const { fitting, conflicts } = sorted(items, (item) => takeFaces(granted, units, chosen, item));
  const faces = [...chosen].map(([unitId, count]) => ({ unitId, faces: count }));
  return {
    fitting,
    conflicts,
    change: { kind: 'area', cityCode, units: faces, version: stored?.version ?? 0 },
  };
}

/** Compares items of a basket with the cities, lines, positions and days of a plan. */
export async function fitIntoPlan(
  context: Context,
  user: SignedInUser,
  granted: GrantedPlan,
  items: readonly PricedBasketItem[],
): Promise<FittedBasket> {
  const isInside = ({ item }: PricedBasketItem) => granted.cityCodes.includes(item.city_code);
  const stray = items
    .filter((one) => !isInside(one))
    .map((one) => conflictOf(one, misfit('outside', '的城市不在该方案的范围内')));
  const byCity = Map.groupBy(items.filter(isInside), ({ item }) => item.city_code);
  const fitted = await Promise.all(
    [...byCity].map(([cityCode, own]) =>
      granted.plan.kind === 'bus'
        ? fitLines(context, granted, cityCode, own)
        : fitFaces(context, user, granted, cityCode, own),
    ),
  );
  return {
    cities: fitted.filter(({ fitting }) => fitting.length > 0),
    conflicts: [...stray, ...fitted.flatMap(({ conflicts }) => conflicts)],
  };
}
