import type { AppraisalState, EffectOrderRow } from '@ooh/contract/domain/effect';
import { cityName } from '../../reference/region/regions.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { compareCities } from './combine-figures.ts';
import type { EffectOrder } from './effect-order.ts';
import { netOf, stageOf, type ShownEffect } from './effect-scope.ts';
import { countPostings } from './unit-days.ts';

/** Names of media by id. */
export async function mediumNames(db: Db): Promise<(mediumId: number) => string> {
  const rows = await db.selectFrom('medium').select(['medium_id', 'name']).execute();
  const names = new Map(rows.map((row) => [row.medium_id, row.name]));
  return (mediumId) => names.get(mediumId) ?? `媒体 ${mediumId}`;
}

/** The state of an appraisal; `shown` null while nothing is computed. Without a figure there is nothing to compare a third party's with. */
function appraisalStateOf(shown: ShownEffect | null, hasThirdParty: boolean): AppraisalState {
  if (shown === null) return 'waiting';
  if (shown.cities.length === 0) return 'insufficient';
  return hasThirdParty ? 'third-party' : 'computed';
}

/** An order as the list shows it; `shown` null while nothing is computed. */
export function orderRow(
  order: EffectOrder,
  shown: ShownEffect | null,
  hasThirdParty: boolean,
  minimumCell: number,
  nameOf: (mediumId: number) => string,
): EffectOrderRow {
  const record = order.order;
  const distinct = <Value>(values: readonly Value[]) => [...new Set(values)];
  return {
    orderId: order.orderId,
    orderNo: record.order_no,
    name: record.name,
    brandName: record.brand_name,
    productName: record.product_name,
    mode: record.mode,
    state: record.state,
    stage: stageOf(order),
    appraisalState: appraisalStateOf(shown, hasThirdParty),
    startDate: record.start_date,
    endDate: record.end_date,
    cities: distinct(order.items.map((item) => item.cityCode))
      .sort()
      .map((cityCode) => ({ cityCode, cityName: cityName(cityCode) })),
    media: distinct(order.items.map((item) => item.mediumId))
      .sort((a, b) => a - b)
      .map((mediumId) => ({ mediumId, name: nameOf(mediumId) })),
    netFen: netOf(order.items, order.today).netFen,
    postings: countPostings(order.items, order.today),
    reachGoal: record.target.reachShare ?? null,
    comparison: shown && compareCities(shown.cities, minimumCell),
    measuredCities: shown?.scope.cities ?? [],
    isSample: record.is_sample,
  };
}
