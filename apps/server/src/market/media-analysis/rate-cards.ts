import { chinaDate } from '@ooh/contract/domain/china-time';
import { positionLevels, type PositionLevel } from '@ooh/contract/domain/medium';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import { cityName, regionByCode } from '../../reference/region/regions.ts';
import { fixedInventory } from './fixed-inventory.ts';
import { readInventory } from './inventory-rows.ts';
import { formScope } from './media-scopes.ts';

type Answer = CallOutput<'v1/rate-cards/list'>;
type Levels = Map<PositionLevel, number>;
type Discounts = Answer['rows'][number]['discounts'];

/** Discounts of a medium by length of the booking, of the rate cards in force, by city. */
async function discountsOf(db: Db, mediumId: number): Promise<Map<string, Discounts>> {
  const { rows } = await sql<{ city: string; discounts: Discounts }>`
    select release.city_code as city, jsonb_agg(jsonb_build_object('leastDays', discount.least_days,
      'permille', discount.permille, 'isSample', discount.is_sample) order by discount.least_days) as discounts
    from rate_card_discount discount
    join data_release release on release.release_id = discount.release_id and release.state = 'current'
    where discount.medium_id = ${mediumId} group by release.city_code`.execute(db);
  return new Map(rows.map(({ city, discounts }) => [city, discounts]));
}

/** A form in the granted cities, from the same inventory as its card, the largest stock first. */
export async function rateCards(
  context: Pick<Context, 'db' | 'now'>,
  user: Pick<SignedInUser, 'permission'>,
  { mediumId, formId, cityCodes }: ParsedInput<'v1/rate-cards/list'>,
): Promise<Answer> {
  const { db } = context;
  const today = chinaDate(context.now());
  const asked = { scope: formScope(user), cityCodes, mediumIds: [mediumId], today };
  const [inventory, { cells }, discounts] = await Promise.all([
    readInventory(db, asked),
    fixedInventory(db),
    discountsOf(db, mediumId),
  ]);
  const levels = new Map<string, Levels>();
  for (const cell of cells) {
    if (cell.mediumId !== mediumId || cell.formId !== formId || cell.price === null) continue;
    const own: Levels = levels.get(cell.cityCode) ?? new Map();
    levels.set(cell.cityCode, own.set(cell.level, cell.price.fen));
  }
  const rows = inventory
    .filter((row) => row.formId === formId)
    .map((row) => ({
      cityCode: row.cityCode,
      cityName: cityName(row.cityCode),
      center: regionByCode(row.cityCode)?.center ?? null,
      mediumId,
      formId,
      units: row.units,
      free: Math.max(0, row.units - row.taken[0]),
      leastFen: row.minPriceFen,
      mostFen: row.maxPriceFen,
      periodDays: row.periodDays,
      isSamplePrice: row.isSamplePrice,
      levels: positionLevels.flatMap((level) => {
        const priceFen = levels.get(row.cityCode)?.get(level);
        return priceFen === undefined ? [] : [{ level, priceFen }];
      }),
      discounts: discounts.get(row.cityCode) ?? [],
    }))
    .sort((a, b) => b.units - a.units || (a.cityCode < b.cityCode ? -1 : 1));
  return { asOf: today, isDemo: inventory.some(({ isDemo }) => isDemo), rows };
}
