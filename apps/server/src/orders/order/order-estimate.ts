import { certain } from '@ooh/contract/core/certain';
import type { Delivery } from '@ooh/contract/domain/bus';
import { plannedMedium } from '@ooh/contract/domain/moving-media';
import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import { fullBasisPoints } from '@ooh/contract/money/quotation-arithmetic';
import { availableVehicles } from '../../planning/bus-plan/availability.ts';
import { evaluateDelivery, presentEvaluation } from '../../planning/bus-plan/evaluate-delivery.ts';
import { daysOfFlight } from '../../reference/calendar/flight-days.ts';
import { loadPlanCity, type PlanCity, type PlannedBuses } from '../../planning/bus-plan/plan-city.ts';
import type { Context } from '../../context.ts';
import { cityName } from '../../reference/region/regions.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { storedAmounts } from './item-amounts.ts';
import type { StoredItem, StoredOrder } from './order-store.ts';

/** Cities that are measured at one request; the rest say that they are left out. */
const maxCities = 8;

export interface CityEstimate {
  readonly cityCode: string;
  readonly cityName: string;
  readonly evaluation: PlanEvaluation | null;
  /** Why there is none. */
  readonly reason: string | null;
}

/** The bus bodies of an order in a city as the planner's delivery. */
function deliveryOf(city: PlanCity<PlannedBuses>, items: readonly StoredItem[]): Delivery {
  const lines = items.map((item) => ({
    lineId: certain(item.line_id, 'line of the item', item.item_id),
    formId: item.form_id,
    deck: certain(item.deck, 'deck of the item', item.item_id),
    vehicles: item.quantity,
    flights: [{ startDate: item.start_date, endDate: item.end_date }],
  }));
  const gone = lines.find((line) => {
    const known = city.register.get(line.lineId);
    return known === undefined || availableVehicles(known, city.flight.startDate)[line.deck] < line.vehicles;
  });
  if (gone !== undefined)
    throw new AppError('refused', '部分线路已不在现行线网中或车辆不足，请先更新订单的线路');
  return { lines };
}

/** The order's brief as the measuring of bus bodies reads it. Amounts come from the items, not from here. */
export function plannedBuses(order: StoredOrder): PlannedBuses {
  const days = daysOfFlight({ startDate: order.start_date, endDate: order.end_date });
  return {
    brief: {
      startDate: order.start_date,
      weeks: Math.max(1, Math.min(52, Math.ceil(days / 7))),
      targetAudience: order.audience,
    },
    strategy: { discountBasisPoints: fullBasisPoints, lineDesignFen: 0 },
  };
}

async function estimateCity(
  context: Context,
  order: StoredOrder,
  cityCode: string,
  items: readonly StoredItem[],
): Promise<PlanEvaluation> {
  const city = await loadPlanCity(context, plannedBuses(order), cityCode);
  const evaluated = await evaluateDelivery(context, city, deliveryOf(city, items), {
    priority: 'background',
  });
  const priced = evaluated.priced.map((line, index) => ({ ...line, amounts: storedAmounts(items[index]) }));
  return presentEvaluation(city, { ...evaluated, priced }, context.config.minimumCell);
}

/** What the bus bodies of an order do to its audience, city by city; a city without figures says why. */
export async function estimateOrder(
  context: Context,
  order: StoredOrder,
  items: readonly StoredItem[],
): Promise<CityEstimate[]> {
  const byCity = Map.groupBy(
    items.filter((item) => item.medium_id === plannedMedium.mediumId && item.line_id !== null),
    (item) => item.city_code,
  );
  const cities = [...byCity].sort(([, a], [, b]) => netOf(b) - netOf(a));
  return Promise.all(
    cities.map(async ([cityCode, lines], index) => {
      const shown = { cityCode, cityName: cityName(cityCode) };
      if (index >= maxCities)
        return { ...shown, evaluation: null, reason: `一次最多预估 ${maxCities} 个城市` };
      try {
        return { ...shown, evaluation: await estimateCity(context, order, cityCode, lines), reason: null };
      } catch (error) {
        if (error instanceof AppError) return { ...shown, evaluation: null, reason: error.message };
        throw error;
      }
    }),
  );
}

const netOf = (items: readonly StoredItem[]): number => items.reduce((sum, item) => sum + item.net_fen, 0);
