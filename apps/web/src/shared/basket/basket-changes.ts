import type { BasketItem, BasketView } from '@ooh/contract/domain/basket';
import { boughtUnit } from '../order/bought-unit.ts';
import type { OrderItemInput } from '@ooh/contract/domain/media-order';
import type { CallInput } from '@ooh/contract/registry';
import { daysBetween } from '../../ui/calendar/dates.ts';

/** Names that are shown until the service has answered. */
export interface ShownUnit {
  readonly unitName: string;
  readonly cityName?: string;
  readonly mediumName?: string;
  readonly formName?: string;
}

export type BasketInput = Omit<OrderItemInput, 'isGift'>;

/** A unit that is put into a basket, or changed in it. */
export interface BasketPut {
  readonly input: BasketInput;
  readonly shown: ShownUnit;
}

export interface BasketChange {
  readonly put: readonly BasketPut[];
  readonly remove: readonly string[];
}

/** What the basket knows a unit by. */
export function basketKeyOf(unit: Pick<BasketInput, 'faceId' | 'lineId' | 'deck' | 'formId'>): string {
  return `${unit.faceId ?? `${unit.lineId}:${unit.deck}`}|${unit.formId}`;
}

/** An item as it would be put in again. */
export function putOf(item: BasketItem): BasketPut {
  const { cityCode, mediumId, formId, quantity, startDate, endDate, unitName } = item;
  const own = item.ownDiscountPermille === null ? {} : { discountPermille: item.ownDiscountPermille };
  return {
    input: { cityCode, mediumId, formId, ...boughtUnit(item), quantity, startDate, endDate, ...own },
    shown: { unitName, cityName: item.cityName, mediumName: item.mediumName, formName: item.formName },
  };
}

const amountKeys = ['rateCardFen', 'netFen', 'productionFen', 'serviceFen', 'taxFen', 'totalFen'] as const;

/** An item before the service has priced it: with its own names, without amounts. */
function awaited({ input, shown }: BasketPut, held: BasketItem | undefined): BasketItem {
  const { cityCode, mediumId, formId, quantity, startDate, endDate } = input;
  const days = (daysBetween(startDate, endDate) ?? 0) + 1;
  const own = input.discountPermille ?? null;
  const changed = {
    quantity,
    startDate,
    endDate,
    days,
    ownDiscountPermille: own,
    discountPermille: own ?? held?.discountPermille ?? 1000,
    amounts: null,
  };
  if (held !== undefined) return { ...held, ...changed };
  return {
    itemKey: basketKeyOf(input),
    cityCode,
    cityName: shown.cityName ?? cityCode,
    mediumId,
    mediumName: shown.mediumName ?? '',
    formId,
    formName: shown.formName ?? '',
    lineId: input.lineId ?? null,
    deck: input.deck ?? null,
    faceId: input.faceId ?? null,
    unitName: shown.unitName,
    level: '',
    unit: '',
    state: 'free',
    freeUnits: quantity,
    capacity: quantity,
    priceFen: null,
    priceDays: null,
    isSamplePrice: false,
    ...changed,
  };
}

/** The basket as it will be; amounts are those of what the service has priced, until it answers. */
export function withChange(view: BasketView, { put, remove }: BasketChange): BasketView {
  const removed = new Set(remove);
  const puts = new Map(put.map((one) => [basketKeyOf(one.input), one]));
  const kept = view.items
    .filter(({ itemKey }) => !removed.has(itemKey))
    .map((item) => {
      const changed = puts.get(item.itemKey);
      puts.delete(item.itemKey);
      return changed === undefined ? item : awaited(changed, item);
    });
  const items = [...kept, ...[...puts.values()].map((one) => awaited(one, undefined))];
  const amounts = { ...view.amounts };
  for (const key of amountKeys)
    amounts[key] = items.reduce((sum, item) => sum + (item.amounts?.[key] ?? 0), 0);
  return { ...view, items, amounts, units: items.reduce((sum, { quantity }) => sum + quantity, 0) };
}

/** What takes a change of a basket back. */
export function inverseOf(view: BasketView, { put, remove }: BasketChange): BasketChange {
  const held = new Map(view.items.map((item) => [item.itemKey, item]));
  const touched = [...new Set([...remove, ...put.map(({ input }) => basketKeyOf(input))])];
  return {
    put: touched.flatMap((key) => {
      const item = held.get(key);
      return item === undefined ? [] : [putOf(item)];
    }),
    remove: touched.filter((key) => !held.has(key)),
  };
}

/** What the service is sent. */
export function sentChange(change: BasketChange): Pick<CallInput<'v1/basket/change'>, 'put' | 'remove'> {
  return { put: change.put.map(({ input }) => input), remove: [...change.remove] };
}
