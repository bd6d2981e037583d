import { chinaDate } from '@ooh/contract/domain/china-time';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { readMediaNames } from '../../city-data/inventory/media-names.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { addInventory } from './add-inventory.ts';
import { mediaAnalysisScope } from './media-scopes.ts';
import { readInventory, type InventoryRow } from './inventory-rows.ts';

type Question = ParsedInput<'app-analyse-media/conditionQuery'>;
type Answer = CallOutput<'app-analyse-media/conditionQuery'>;

const freeToday = ({ units, taken }: InventoryRow): number => Math.max(0, units - taken[0]);

function fits(row: InventoryRow, { isLit, minPriceFen, maxPriceFen, onlyFree }: Question): boolean {
  const { minPriceFen: least, maxPriceFen: most } = row;
  return (
    (isLit === undefined || row.isLit === isLit) &&
    (minPriceFen === undefined || (most !== null && most >= minPriceFen)) &&
    (maxPriceFen === undefined || (least !== null && least <= maxPriceFen)) &&
    (!onlyFree || freeToday(row) > 0)
  );
}

const sortValues: Readonly<Record<Exclude<Question['sort'], 'city'>, (row: InventoryRow) => number | null>> =
  {
    units: (row) => row.units,
    free: freeToday,
    price: (row) => row.minPriceFen,
  };

function compare(sort: Question['sort'], sign: number) {
  const keyOf = (row: InventoryRow): string =>
    `${row.cityCode}|${String(row.mediumId).padStart(5, '0')}|${String(row.formId).padStart(5, '0')}`;
  const byKey = (a: InventoryRow, b: InventoryRow): number => (keyOf(a) < keyOf(b) ? -1 : 1);
  if (sort === 'city') return (a: InventoryRow, b: InventoryRow): number => sign * byKey(a, b);
  const valueOf = sortValues[sort];
  return (a: InventoryRow, b: InventoryRow): number => {
    const [x, y] = [valueOf(a), valueOf(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || byKey(a, b);
    return sign * (x - y) || byKey(a, b);
  };
}

/** Media of cities, form by form: how much, how much free, at what price. */
export async function queryMediaInventory(
  context: Pick<Context, 'db' | 'now'>,
  user: Pick<SignedInUser, 'permission'>,
  asked: Question,
): Promise<Answer> {
  const { cityCodes, mediumIds, levels, pageNo, pageSize } = asked;
  const today = chinaDate(context.now());
  const scope = mediaAnalysisScope(user);
  const found = await readInventory(context.db, { scope, cityCodes, mediumIds, levels, today });
  const rows = found
    .filter((row) => fits(row, asked))
    .sort(compare(asked.sort, asked.order === 'asc' ? 1 : -1));
  const names = await readMediaNames(context.db);
  return {
    rows: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((row) => ({
      cityCode: row.cityCode,
      cityName: cityName(row.cityCode),
      mediumId: row.mediumId,
      mediumName: names.medium(row.mediumId),
      formId: row.formId,
      formName: names.form(row.mediumId, row.formId),
      unit: names.unit(row.mediumId),
      isLit: row.isLit,
      inventory: addInventory([row]),
    })),
    total: rows.length,
    pageNo,
    pageSize,
    asOf: today,
    isDemo: rows.some(({ isDemo }) => isDemo),
    media: [...Map.groupBy(rows, ({ mediumId }) => mediumId)]
      .map(([mediumId, own]) => {
        const { units, free } = addInventory(own);
        const cityCount = new Set(own.map(({ cityCode }) => cityCode)).size;
        return { mediumId, mediumName: names.medium(mediumId), cityCount, units, free: free[0] };
      })
      .sort((a, b) => a.mediumId - b.mediumId),
  };
}
