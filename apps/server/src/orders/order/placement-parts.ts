import { quotationTotals } from '@ooh/contract/money/quotation-arithmetic';
import type { placementPart } from '@ooh/contract/domain/media-order';
import type { MatchFilter } from '@ooh/contract/domain/match-detail';
import type { z } from 'zod';
import { cityName } from '../../reference/region/regions.ts';
import { storedAmounts } from './item-amounts.ts';
import type { StoredItem } from './order-store.ts';

/** Ways of grouping items: key and name of the group that an item belongs to. */
export const groupings = {
  city: (item: StoredItem) => [item.city_code, cityName(item.city_code)],
  medium: (item: StoredItem) => [String(item.medium_id), item.medium_name],
  form: (item: StoredItem) => [
    `${item.medium_id}:${item.form_id}`,
    `${item.medium_name} · ${item.form_name}`,
  ],
  level: (item: StoredItem) => [item.level, item.level],
} as const satisfies Record<string, (item: StoredItem) => readonly [string, string]>;

export const unitsOf = (items: readonly StoredItem[]): number =>
  items.reduce((sum, item) => sum + item.quantity, 0);

/** Groups of items with what they buy and cost, the dearest first. */
export function partsOf(
  items: readonly StoredItem[],
  grouping: keyof typeof groupings,
): z.infer<typeof placementPart>[] {
  const groupOf = groupings[grouping];
  const netFen = items.reduce((sum, item) => sum + item.net_fen, 0);
  return [...Map.groupBy(items, (item) => groupOf(item)[0])]
    .map(([key, rows]) => {
      const amounts = quotationTotals(rows.map(storedAmounts));
      return {
        key,
        name: groupOf(rows[0])[1],
        items: rows.length,
        units: unitsOf(rows),
        amounts,
        share: netFen > 0 ? amounts.netFen / netFen : 0,
      };
    })
    .sort((a, b) => b.amounts.netFen - a.amounts.netFen || (a.key < b.key ? -1 : 1));
}

/** The items that a filter lets through. */
export function filteredItems(items: readonly StoredItem[], filter: MatchFilter): StoredItem[] {
  const { cityCode, mediumId, formId, level } = filter;
  return items.filter(
    (item) =>
      (cityCode === undefined || item.city_code === cityCode) &&
      (mediumId === undefined || item.medium_id === mediumId) &&
      (formId === undefined || item.form_id === formId) &&
      (level === undefined || item.level === level),
  );
}
