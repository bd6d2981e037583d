import type { OrderItemInput } from '@ooh/contract/domain/media-order';
import type { PlacementPlan } from '@ooh/contract/domain/placement-plan';
import { itemInputOf, unitOf } from '../item-input.ts';

export interface Adoption {
  readonly items: readonly OrderItemInput[];
  /** Lines of the scheme that were left out: another city or medium than the order's. */
  readonly leftOut: number;
}

interface Target {
  readonly cityCodes: readonly string[];
  readonly mediumIds: readonly number[];
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * What an order buys after it has taken over a scheme in some cities: the scheme's lines there take the place of its
 * own, on the days of the order and without the discount of those days. A unit that the scheme has several times,
 * for several flights, is taken once with its largest quantity and the design that any of them pays.
 */
export function adoptScheme(
  own: readonly OrderItemInput[],
  scheme: readonly PlacementPlan['items'][number][],
  target: Target,
  cityCodes: readonly string[],
): Adoption {
  const wanted = scheme.filter(({ cityCode }) => cityCodes.includes(cityCode));
  const fitting = wanted.filter(
    ({ cityCode, mediumId }) => target.cityCodes.includes(cityCode) && target.mediumIds.includes(mediumId),
  );
  const byUnit = new Map<string, OrderItemInput>();
  for (const item of fitting) {
    const { discountPermille: _discount, ...input } = itemInputOf(item);
    const line = { ...input, startDate: target.startDate, endDate: target.endDate, isGift: false };
    const before = byUnit.get(unitOf(line));
    const designFen = Math.max(before?.designFen ?? 0, line.designFen ?? 0);
    const larger = !before || before.quantity < line.quantity ? line : before;
    byUnit.set(unitOf(line), designFen > 0 ? { ...larger, designFen } : larger);
  }
  return {
    items: [...own.filter(({ cityCode }) => !cityCodes.includes(cityCode)), ...byUnit.values()],
    leftOut: wanted.length - fitting.length,
  };
}
