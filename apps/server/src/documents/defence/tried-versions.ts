import { isDeepStrictEqual } from 'node:util';
import type { DefenceContent } from '@ooh/contract/domain/defence';
import type { Context } from '../../context.ts';
import { differenceOfItems } from '../../orders/combination/difference-of.ts';
import type { MeasuredItem } from '../../orders/combination/measure-city.ts';
import type { SnapshotItem } from '../../orders/order/order-snapshot.ts';
import { readVersions } from '../../orders/order/order-versions.ts';
import type { Reader } from '../../platform/session/reader.ts';
import type { DefenceSubject } from './defence-subject.ts';

const mostVersions = 4;

const measuredOf = ({
  mediumId,
  formId,
  lineId,
  deck,
  faceId,
  quantity,
  startDate,
  endDate,
  netFen,
}: SnapshotItem): MeasuredItem => ({
  mediumId,
  formId,
  lineId,
  deck,
  faceId,
  quantity,
  startDate,
  endDate,
  netFen,
});

const itemsOf = (items: readonly SnapshotItem[]): ReadonlyMap<string, readonly MeasuredItem[]> =>
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
  const others: { version: number; note: string | null; items: readonly SnapshotItem[]; byCity: Items }[] =
    [];
  for (const { version, note, snapshot } of versions) {
    if (version >= order.version || snapshot.items.length === 0 || others.length === mostVersions) continue;
    const byCity = itemsOf(snapshot.items);
    if ([bought.items, ...others.map((other) => other.byCity)].some((items) => isSame(items, byCity)))
      continue;
    others.push({ version, note, items: snapshot.items, byCity });
  }
  return Promise.all(
    others.map(async ({ version, note, items, byCity }) => ({
      version,
      note,
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
