import { certain } from '@ooh/contract/core/certain';
import type { BusAreaEffect, BusCounts, BusLineEffect } from '@ooh/contract/domain/bus-report';
import { effectGroup } from '@ooh/contract/domain/effect';
import { busFormOf } from '../../reference/bus-body/bus-forms.ts';
import type { Context } from '../../context.ts';
import { passesMinimumCell } from '../../disclosure/suppression.ts';
import type { UnitDay } from '../../measurement/engine/work/effect-exposure.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { linesThrough, readOrderLines, type CityArea, type OrderLine } from './bus-lines.ts';
import { orderEffect } from './compute-effect.ts';
import { grantedEffectOrder, inCity, type EffectOrder, type EffectOrderItem } from './effect-order.ts';
import { daysOfItem } from './effect-tasks.ts';
import { netOf, disclosedEffect, type ShownEffect } from './effect-scope.ts';
import { partItems } from './disclosed-items.ts';
import { countPostings, sumUnitDays } from './unit-days.ts';

interface BusInput {
  readonly orderId: string;
  readonly cityCode?: string;
}

/** The bus part of an order that the user may appraise; an order without buses has no report. */
export async function grantedBusOrder(
  context: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  input: BusInput,
): Promise<EffectOrder> {
  const order = inCity(await grantedEffectOrder(context, user, effectGroup, input.orderId), input.cityCode);
  const items = order.items.filter((item) => item.lineId !== null);
  if (items.length === 0) throw notFound('订单的公交投放');
  return { ...order, items };
}

/** The lines of an order's bus part and the areas of its cities, of the kind that is read. */
export async function busLinesAmong(
  context: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  input: BusInput,
  readAreas: (db: Context['db'], cityCodes: readonly string[]) => Promise<CityArea[]>,
): Promise<{ areas: CityArea[]; lines: OrderLine[] }> {
  const order = await grantedBusOrder(context, user, input);
  const cityCodes = [...new Set(order.items.map((item) => item.cityCode))];
  const [areas, lines] = await Promise.all([
    readAreas(context.db, cityCodes),
    readOrderLines(context.db, order),
  ]);
  return { areas, lines };
}

export interface BusReport {
  readonly order: EffectOrder;
  readonly effect: ShownEffect;
  /** Contacts of one vehicle a day, of the items that may be disclosed separately. */
  readonly unitOf: ReadonlyMap<EffectOrderItem, UnitDay>;
}

export async function loadBusReport(
  context: Context,
  user: SignedInUser,
  input: BusInput,
): Promise<BusReport> {
  const { minimumCell } = context.config;
  const order = await grantedBusOrder(context, user, input);
  const effect = disclosedEffect(order, await orderEffect(context, order), minimumCell);
  const units = effect.cities.flatMap((city) => partItems(city, minimumCell).shown);
  return { order, effect, unitOf: new Map(units.map(({ item, unit }) => [item, unit])) };
}

const total = (days: readonly number[]): number => days.reduce((sum, units) => sum + units, 0);

/** Vehicles and contacts of some items, as bought and as run. */
export function busCounts(
  { order, unitOf }: Pick<BusReport, 'order' | 'unitOf'>,
  items: readonly EffectOrderItem[],
): BusCounts {
  const days = sumUnitDays(items, order.firstDay, order.today);
  const known = items.flatMap((item) => {
    const unit = unitOf.get(item);
    return unit ? [{ unit, days: daysOfItem(order, item) }] : [];
  });
  const impressions = (of: 'planned' | 'actual') =>
    known.length === 0 ? null : known.reduce((sum, one) => sum + one.unit.contacts * total(one.days[of]), 0);
  return {
    lines: new Set(items.map((item) => `${item.cityCode} ${item.lineId}`)).size,
    vehicles: items.reduce((sum, item) => sum + item.quantity, 0),
    postedVehicles: countPostings(items, order.today).postedUnits,
    plannedVehicleDays: days.planned,
    actualVehicleDays: days.actual,
    netFen: netOf(items, order.today).netFen,
    plannedImpressions: impressions('planned'),
    actualImpressions: impressions('actual'),
  };
}

/** Line by line what was bought, run and met. */
export function busLineRows(report: BusReport, minimumCell: number): BusLineEffect[] {
  const lines = Map.groupBy(report.order.items, (item) => `${item.cityCode} ${item.lineId}`);
  return [...lines.values()].map((items) => {
    const [first] = items as [EffectOrderItem];
    const units = items.flatMap((item) => report.unitOf.get(item) ?? []);
    // Items of one line meet the same persons.
    const { contacts, taContacts, persons, taPersons } = units[0] ?? {
      contacts: 0,
      taContacts: 0,
      persons: 0,
      taPersons: 0,
    };
    const isShown = passesMinimumCell(taPersons, persons - taPersons, minimumCell);
    return {
      cityCode: first.cityCode,
      cityName: cityName(first.cityCode),
      lineId: certain(first.lineId, 'line of an item of a bus report'),
      lineName: first.unitName,
      level: first.level,
      decks: [...new Set(items.map((item) => certain(item.deck, 'deck of an item of a bus report')))].sort(),
      formNames: [...new Set(items.map((item) => busFormOf(item.formId)?.name ?? `形式 ${item.formId}`))],
      counts: busCounts(report, items),
      taShare: isShown && contacts > 0 ? taContacts / contacts : null,
    };
  });
}

/** Areas with the order's lines through them, as reports list them. */
export function busAreas(areas: readonly CityArea[], lines: readonly OrderLine[]): BusAreaEffect[] {
  return linesThrough(areas, lines).map(({ area, lines: own }) => ({
    cityCode: area.cityCode,
    cityName: cityName(area.cityCode),
    areaId: area.areaId,
    areaName: area.name,
    districtName: area.districtName,
    isIndicative: area.isIndicative,
    lines: own.map(({ lineId, lineName, vehicles }) => ({ lineId, lineName, vehicles })),
    vehicles: own.reduce((sum, line) => sum + line.vehicles, 0),
  }));
}
