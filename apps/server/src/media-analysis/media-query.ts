import { chinaDate } from '@ooh/contract/domain/china-time';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../context.ts';
import { readMediaNames } from '../media-inventory/media-names.ts';
import { cityName } from '../region/regions.ts';
import type { SignedInUser } from '../session/session.ts';
import { addStock } from './add-stock.ts';
import { mediaAnalysisScope } from './media-scopes.ts';
import { readStock, type StockRow } from './stock-rows.ts';

type Question = ParsedInput<'app-analyse-media/conditionQuery'>;
type Answer = CallOutput<'app-analyse-media/conditionQuery'>;

const freeToday = ({ units, taken }: StockRow): number => Math.max(0, units - taken[0]!);

function fits(row: StockRow, { isLit, minPriceFen, maxPriceFen, onlyFree }: Question): boolean {
  const { leastPriceFen: least, mostPriceFen: most } = row;
  return (
    (isLit === undefined || row.isLit === isLit) &&
    (minPriceFen === undefined || (most !== null && most >= minPriceFen)) &&
    (maxPriceFen === undefined || (least !== null && least <= maxPriceFen)) &&
    (!onlyFree || freeToday(row) > 0)
  );
}

const sortValues: Readonly<Record<Exclude<Question['sort'], 'city'>, (row: StockRow) => number | null>> = {
  units: (row) => row.units,
  free: freeToday,
  price: (row) => row.leastPriceFen,
};

function compare(sort: Question['sort'], sign: number) {
  const keyOf = (row: StockRow): string =>
    `${row.cityCode}|${String(row.mediumId).padStart(5, '0')}|${String(row.formId).padStart(5, '0')}`;
  const byKey = (a: StockRow, b: StockRow): number => (keyOf(a) < keyOf(b) ? -1 : 1);
  if (sort === 'city') return (a: StockRow, b: StockRow): number => sign * byKey(a, b);
  const valueOf = sortValues[sort];
  return (a: StockRow, b: StockRow): number => {
    const [x, y] = [valueOf(a), valueOf(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || byKey(a, b);
    return sign * (x - y) || byKey(a, b);
  };
}

/** Media of cities, form by form: how much, how much free, at what price. */
export async function queryMediaStock(
  context: Pick<Context, 'db' | 'now'>,
  user: Pick<SignedInUser, 'permission'>,
  asked: Question,
): Promise<Answer> {
  const { cityCodes, mediumIds, levels, pageNo, pageSize } = asked;
  const today = chinaDate(context.now());
  const scope = mediaAnalysisScope(user);
  const found = await readStock(context.db, { scope, cityCodes, mediumIds, levels, today });
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
      stock: addStock([row]),
    })),
    total: rows.length,
    pageNo,
    pageSize,
    asOf: today,
    isDemo: rows.some(({ isDemo }) => isDemo),
    media: [...Map.groupBy(rows, ({ mediumId }) => mediumId)]
      .map(([mediumId, own]) => {
        const { units, free } = addStock(own);
        const cityCount = new Set(own.map(({ cityCode }) => cityCode)).size;
        return { mediumId, mediumName: names.medium(mediumId), cityCount, units, free: free[0]! };
      })
      .sort((a, b) => a.mediumId - b.mediumId),
  };
}
