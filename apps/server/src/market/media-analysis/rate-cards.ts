import { chinaDate } from '@ooh/contract/domain/china-time';
import { positionLevels, type PositionLevel } from '@ooh/contract/domain/medium';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { cityName } from '../../reference/region/regions.ts';
import { fixedInventory } from './fixed-inventory.ts';
import { readInventory } from './inventory-rows.ts';
import { formScope } from './media-scopes.ts';

type Answer = CallOutput<'v1/rate-cards/list'>;
type Levels = Map<PositionLevel, number>;

/** A form in the granted cities, from the same inventory as its card, the largest stock first. */
export async function rateCards(
  context: Pick<Context, 'db' | 'now'>,
  user: Pick<SignedInUser, 'permission'>,
  { mediumId, formId, cityCodes }: ParsedInput<'v1/rate-cards/list'>,
): Promise<Answer> {
  const { db } = context;
  const today = chinaDate(context.now());
  const asked = { scope: formScope(user), cityCodes, mediumIds: [mediumId], today };
  const [inventory, { cells }] = await Promise.all([readInventory(db, asked), fixedInventory(db)]);
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
    }))
    .sort((a, b) => b.units - a.units || (a.cityCode < b.cityCode ? -1 : 1));
  return { asOf: today, isDemo: inventory.some(({ isDemo }) => isDemo), rows };
}
