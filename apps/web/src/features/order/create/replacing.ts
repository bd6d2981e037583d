import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { OrderItem, OrderItemInput } from '@ooh/contract/domain/media-order';
import type { ItemReplacement } from '@ooh/contract/domain/order-availability';
import { boughtUnit } from '../../../shared/order/bought-unit.ts';
import { itemInputOf, unitOf } from '../item-input.ts';
import { amountsOf, chosenOf } from './offer-choice.ts';

/** A line with the unit that could take its place, and what either costs at the line's own discount. */
export interface ReplacedLine {
  readonly item: OrderItem;
  readonly input: OrderItemInput;
  readonly unit: NonNullable<ItemReplacement['replacement']>;
  readonly oldFen: number;
  readonly newFen: number;
}

/** A line that stays, and why. */
export interface KeptLine {
  readonly item: OrderItem;
  readonly title: string;
  readonly lack: string;
}

/** What was found for lines, in their order. */
export function replacedLines(
  items: readonly OrderItem[],
  found: readonly ItemReplacement[],
): { readonly lines: readonly ReplacedLine[]; readonly kept: readonly KeptLine[] } {
  const byItem = new Map(found.map((one) => [one.itemId, one]));
  const lines: ReplacedLine[] = [];
  const kept: KeptLine[] = [];
  for (const item of items) {
    const { replacement: unit, lack } = byItem.get(item.itemId) ?? {};
    if (unit) {
      const { faceId: _face, lineId: _line, deck: _deck, ...rest } = itemInputOf(item);
      const input: OrderItemInput = { ...rest, ...boughtUnit(unit) };
      const old = chosenOf(item);
      const { priceFen, priceDays } = unit;
      const newFen = amountsOf({ ...old, input, priceFen, priceDays }).netFen;
      lines.push({ item, input, unit, oldFen: amountsOf(old).netFen, newFen });
    } else if (lack) kept.push({ item, title: `第 ${item.itemNo} 行 ${unitTitle(item)}`, lack });
  }
  return { lines, kept };
}

/** All items of an order with some lines replaced. */
export function withReplaced(
  items: readonly OrderItem[],
  lines: readonly ReplacedLine[],
): { readonly items: OrderItemInput[]; readonly names: ReadonlyMap<string, string> } {
  const byItem = new Map(lines.map((line) => [line.item.itemId, line]));
  return {
    items: items.map((item) => byItem.get(item.itemId)?.input ?? itemInputOf(item)),
    names: new Map(lines.map(({ input, unit }) => [unitOf(input), unit.unitName])),
  };
}
