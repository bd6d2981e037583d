import type { Figure } from '@ooh/contract/domain/figure';
import { isTooFew, meetsMinimumCell } from '@ooh/measurement/minimum-cell';

/**
 * Whether a group inside a total may be disclosed: the group and its complement, which can be computed by
 * subtraction, are each empty or at least the minimum cell.
 */
export function passesMinimumCell(inside: number, outside: number, minimumCell: number): boolean {
  return meetsMinimumCell(inside, minimumCell) && !isTooFew(outside, minimumCell);
}

/** A missing figure: nothing was computed yet. */
export const unknownFigure: Figure = { value: null, low: null, high: null, suppressed: false };
/** A figure based on too few panel persons (样本不足). */
export const suppressedFigure: Figure = { value: null, low: null, high: null, suppressed: true };

/**
 * Whether a sum over cities may be shown with the cities' own figures: the withheld part can be computed
 * from the sum, so the withheld cities together must reach the minimum cell.
 */
export function sumPassesMinimumCell(
  cities: readonly { readonly panelPersons: number; readonly otherPersons: number }[],
  minimumCell: number,
): boolean {
  const withheld = cities.filter(
    (city) => !passesMinimumCell(city.panelPersons, city.otherPersons, minimumCell),
  );
  return [cities, withheld].every((part) => {
    const inside = part.reduce((total, city) => total + city.panelPersons, 0);
    const outside = part.reduce((total, city) => total + city.otherPersons, 0);
    return part.length === 0 || passesMinimumCell(inside, outside, minimumCell);
  });
}
