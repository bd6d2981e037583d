import type { Finding } from '@ooh/contract/domain/opportunity';
import type { StoredItem } from '../order/order-store.ts';

/** What decides the discount of a unit that is bought anew. */
interface Bought {
  readonly cityCode: string;
  readonly mediumId: number;
  readonly formId: number;
  readonly discountPermille: number;
}

/** A unit takes the discount of what it replaces, else that of its form in its city, else that of the order's first item. */
export function discountOf(
  unit: Pick<Bought, 'cityCode' | 'mediumId' | 'formId'>,
  replaced: Pick<Bought, 'discountPermille'> | undefined,
  items: readonly Bought[],
): number {
  const alike = items.find(
    (item) =>
      item.cityCode === unit.cityCode && item.mediumId === unit.mediumId && item.formId === unit.formId,
  );
  return (replaced ?? alike ?? items[0])?.discountPermille ?? 1000;
}

const asBought = (item: StoredItem): Bought => ({
  cityCode: item.city_code,
  mediumId: item.medium_id,
  formId: item.form_id,
  discountPermille: item.discount_permille,
});

/** Discounts of the units that a change brings in: one for one within a city, a unit keeps that of what it replaces. */
export function discountsOf(
  { out, in: units }: Pick<Finding, 'out' | 'in'>,
  items: readonly StoredItem[],
): number[] {
  const isOneForOne =
    out.length === units.length && out.every((unit, i) => unit.cityCode === units[i].cityCode);
  const bought = items.map(asBought);
  return units.map((unit, i) => {
    const replaced = isOneForOne ? items.find((item) => item.item_id === out[i].itemId) : undefined;
    return discountOf(unit, replaced && asBought(replaced), bought);
  });
}
