import type { Delivery } from '@ooh/contract/domain/bus';
import { plannedMedium } from '@ooh/contract/domain/moving-media';
import type { ExposurePart } from '@ooh/contract/domain/crowd-pack';
import { partsOf } from '../bus-plan/evaluate-delivery.ts';
import { flightOfBrief, isoDateOf, dayNumber } from '../../reference/calendar/flight-days.ts';
import type { PlanPart } from '../../measurement/engine/work/plan-exposure.ts';
import { readPlanCity } from '../plan/plan-cities.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';

async function planParts(db: DbOrTransaction, planId: string, cityCode: string): Promise<PlanPart[]> {
  const [plan, city] = await Promise.all([
    db.selectFrom('smart_plan').select('brief').where('plan_id', '=', planId).executeTakeFirst(),
    readPlanCity(db, planId, cityCode),
  ]);
  if (plan === undefined || city === undefined) return [];
  const flight = flightOfBrief(plan.brief.startDate, plan.brief.weeks);
  return partsOf({ flight }, city.delivery);
}

/** Both days of a PostgreSQL daterange, the last one included. */
function flightOfPeriod(period: string): { startDate: string; endDate: string } {
  const [startDate = '', afterLast = ''] = period.replace(/[[\])(]/g, '').split(',');
  return { startDate, endDate: isoDateOf(dayNumber(afterLast) - 1) };
}

async function orderParts(db: DbOrTransaction, orderId: string, cityCode: string): Promise<PlanPart[]> {
  const items = await db
    .selectFrom('media_order_item')
    .select(['line_id', 'form_id', 'deck', 'quantity', 'period'])
    .where('order_id', '=', orderId)
    .where('city_code', '=', cityCode)
    .where('medium_id', '=', plannedMedium.mediumId)
    .execute();
  const lines = items.flatMap((item) =>
    item.line_id === null
      ? []
      : [
          {
            lineId: item.line_id,
            formId: item.form_id,
            deck: item.deck ?? ('single' as const),
            vehicles: item.quantity,
            flights: [flightOfPeriod(item.period)],
          },
        ],
  );
  const [first] = lines.flatMap((line) => line.flights.map((flight) => flight.startDate)).sort();
  if (first === undefined) return [];
  return partsOf({ flight: { startDate: first, endDate: first } }, { lines } satisfies Delivery);
}

/** What a plan or an order buys in a city of bus bodies, as the engine measures it. */
export function exposurePartsOf(
  db: DbOrTransaction,
  { of, id }: Pick<ExposurePart, 'of' | 'id'>,
  cityCode: string,
): Promise<PlanPart[]> {
  return of === 'plan' ? planParts(db, id, cityCode) : orderParts(db, id, cityCode);
}
