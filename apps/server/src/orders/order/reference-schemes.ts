import type { ReferenceScheme } from '@ooh/contract/domain/reference-scheme';
import { cityName } from '../../reference/region/regions.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { mediumNamesOf } from '../../city-data/inventory/media-names.ts';
import { isOrderVisible, visibleParts } from './order-scope.ts';
import { readItems, type StoredItem, type StoredOrder } from './order-store.ts';
import { unitsOf } from './placement-parts.ts';
import { totalsOf } from './present-order.ts';
import { similarityOf, type Wanted } from './similarity.ts';

interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

type ClosedOrder = StoredOrder & { readonly brand_name: string; readonly industry: string };

function readClosedOrders(
  db: DbOrTransaction,
  user: SignedInUser,
  exceptOrderId: string | null,
): Promise<ClosedOrder[]> {
  return db
    .selectFrom('media_order')
    .innerJoin('brand', 'brand.brand_id', 'media_order.brand_id')
    .selectAll('media_order')
    .select(['brand.name as brand_name', 'brand.industry'])
    .where('media_order.state', '=', 'closed')
    .where(isOrderVisible(user))
    .$call((query) =>
      exceptOrderId === null ? query : query.where('media_order.order_id', '!=', exceptOrderId),
    )
    .orderBy('media_order.end_date', 'desc')
    .orderBy('media_order.order_id')
    .limit(5000)
    .execute();
}

function differencesOf(
  wanted: Wanted,
  seen: { cityCodes: readonly string[]; mediumIds: readonly number[]; totalFen: number },
  order: ClosedOrder,
  mediumNames: ReadonlyMap<number, string>,
): string[] {
  const lackingCities = wanted.cityCodes.filter((city) => !seen.cityCodes.includes(city));
  const lackingMedia = wanted.mediumIds.filter((medium) => !seen.mediumIds.includes(medium));
  const { budgetFen } = wanted;
  return [
    ...(lackingCities.length > 0 ? [`缺城市：${lackingCities.map(cityName).join('、')}`] : []),
    ...(lackingMedia.length > 0
      ? [`缺媒体：${lackingMedia.map((medium) => mediumNames.get(medium) ?? medium).join('、')}`]
      : []),
    // What it costs counts, not what it once was given.
    ...(budgetFen !== null && seen.totalFen > budgetFen
      ? [`超预算 ${Math.round((100 * (seen.totalFen - budgetFen)) / budgetFen)}%`]
      : []),
    ...(wanted.industry !== null && wanted.industry !== order.industry
      ? [`行业不同：${order.industry}`]
      : []),
  ];
}

function present(
  order: ClosedOrder,
  seen: { cityCodes: string[]; mediumIds: number[] },
  items: readonly StoredItem[],
  mediumNames: ReadonlyMap<number, string>,
) {
  return {
    planId: order.order_id,
    orderNo: order.order_no,
    name: order.name,
    brandName: order.brand_name,
    industry: order.industry,
    ...seen,
    cityNames: seen.cityCodes.map(cityName),
    mediumNames: seen.mediumIds.map((medium) => mediumNames.get(medium) ?? String(medium)),
    startDate: order.start_date,
    endDate: order.end_date,
    budgetFen: order.budget_fen,
    units: unitsOf(items),
    amounts: totalsOf(items),
    isSample: order.is_sample,
  };
}

/** Closed orders that the user may see, most similar first; with the cities and media in the user's scope. */
export async function referenceSchemes(
  db: DbOrTransaction,
  user: SignedInUser,
  wanted: Wanted,
  { pageNo, pageSize }: Page,
  exceptOrderId: string | null = null,
): Promise<{ rows: ReferenceScheme[]; total: number; pageNo: number; pageSize: number }> {
  const closed = await readClosedOrders(db, user, exceptOrderId);
  const ranked = closed
    .map((order) => {
      const { cityCodes, mediumIds } = visibleParts(user, order);
      const past = {
        industry: order.industry,
        cityCodes,
        mediumIds,
        budgetFen: order.budget_fen,
        audience: order.audience,
      };
      return { order, seen: { cityCodes, mediumIds }, ...similarityOf(wanted, past) };
    })
    // Those that are equally similar keep their order: the latest first.
    .sort((a, b) => b.similarity - a.similarity);
  const page = ranked.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const items = await readItems(
    db,
    user,
    page.map(({ order }) => order.order_id),
  );
  const itemsOf = Map.groupBy(items, (item) => item.order_id);
  const names = await mediumNamesOf(db);
  return {
    rows: page.map(({ order, seen, similarity, parts }) => {
      const scheme = present(order, seen, itemsOf.get(order.order_id) ?? [], names);
      const { totalFen } = scheme.amounts;
      const differences = differencesOf(wanted, { ...seen, totalFen }, order, names);
      return { ...scheme, similarity, parts, differences };
    }),
    total: ranked.length,
    pageNo,
    pageSize,
  };
}
