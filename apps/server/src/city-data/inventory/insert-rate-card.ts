import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';
import type { RateCard } from './inventory-record.ts';

/** Writes the rate card of a city: prices by medium, form and level, discounts by length of the booking, floors. */
export async function insertRateCard(
  transaction: DbOrTransaction,
  releaseId: string,
  { prices, discounts, floors = [] }: RateCard,
): Promise<void> {
  await insertRows(
    transaction,
    'rate_card_price',
    'release_id text, medium_id int, form_id int, level text, price_fen bigint, period_days int, is_sample boolean',
    prices.map((price) => ({
      release_id: releaseId,
      medium_id: price.mediumId,
      form_id: price.formId,
      level: price.level,
      price_fen: price.priceFen,
      period_days: price.periodDays,
      is_sample: price.isSample,
    })),
  );
  await insertRows(
    transaction,
    'rate_card_discount',
    'release_id text, medium_id int, least_days int, permille int, is_sample boolean',
    discounts.map((discount) => ({
      release_id: releaseId,
      medium_id: discount.mediumId,
      least_days: discount.leastDays,
      permille: discount.permille,
      is_sample: discount.isSample,
    })),
  );
  await insertRows(
    transaction,
    'rate_card_floor',
    'release_id text, medium_id int, form_id int, permille int, is_sample boolean',
    floors.map((floor) => ({
      release_id: releaseId,
      medium_id: floor.mediumId,
      form_id: floor.formId,
      permille: floor.floorPermille,
      is_sample: floor.isSample,
    })),
  );
}
