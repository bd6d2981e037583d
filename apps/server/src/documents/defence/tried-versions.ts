import { isDeepStrictEqual } from 'node:util';
import { chinaDate } from '@ooh/contract/domain/china-time';
import type { DefenceContent } from '@ooh/contract/domain/defence';
import type { Context } from '../../context.ts';
import { differenceOfItems } from '../../orders/combination/difference-of.ts';
import type { MeasuredItem } from '../../orders/combination/measure-city.ts';
import type { SnapshotItem } from '../../orders/order/order-snapshot.ts';
import { readVersions } from '../../orders/order/order-versions.ts';
import type { Reader } from '../../platform/session/reader.ts';
import type { DefenceSubject } from './defence-subject.ts';

const mostVersions = 4;

/** What of a kept item is measured; the names are those of a measured one. */
const measuredOf = (item: SnapshotItem): MeasuredItem => {
  const { cityCode: _city, unitName: _unit, discountPermille: _discount, isGift: _gift, ...measured } = item;
  return measured;
};

const itemsOf = (items: readonly SnapshotItem[]): Items =>
  new Map(
    [...Map.groupBy(items, (item) => item.cityCode)].map(([cityCode, own]) => [
      cityCode,
      own.map(measuredOf),
    ]),
  );

type Items = ReadonlyMap<string, readonly MeasuredItem[]>;

/** The same purchase, in whatever order its items stand. */
function isSame(a: Items, b: Items): boolean {
  const sorted = (items: Items) =>
    [...items].flatMap(([city, own]) => own.map((item) => JSON.stringify([city, item]))).sort();
  return isDeepStrictEqual(sorted(a), sorted(b));
}

/** The last few earlier versions of an order that bought something else, each against the present one on the same persons. */
export async function triedVersions(
  context: Context,
  reader: Reader,
  { order, audience, bought }: DefenceSubject,
): Promise<DefenceContent['tried']> {
  if (order === null) return [];
  const versions = await readVersions(context.db, reader, order.order_id);
  const others: { version: number; at: Date; items: readonly SnapshotItem[]; byCity: Items }[] = [];
  for (const { version, created_at: at, snapshot } of versions) {
    if (version >= order.version || snapshot.items.length === 0 || others.length === mostVersions) continue;
    const byCity = itemsOf(snapshot.items);
    if ([bought.items, ...others.map((other) => other.byCity)].some((items) => isSame(items, byCity)))
      continue;
    others.push({ version, at, items: snapshot.items, byCity });
  }
  return Promise.all(
    others.map(async ({ version, at, items, byCity }) => ({
      version,
      keptOn: chinaDate(at),
      items: items.length,
      netFen: items.reduce((sum, item) => sum + item.netFen, 0),
      difference: await differenceOfItems(
        context,
        { targetAudience: audience, cityCodes: [...new Set([...bought.items.keys(), ...byCity.keys()])] },
        bought.items,
        byCity,
      ),
    })),
  );
}
