import type { Figure } from '@ooh/contract/domain/figure';
import type { Estimate } from '../engine/work/estimate.ts';
import { isShowable, suppressedFigure, unknownFigure } from '../smart-select/city-summary.ts';

/** A figure of a group as it is shown: withheld when the group, or the rest of its whole, is under the minimum cell. */
export function shownPart(
  estimate: Estimate | null,
  part: { readonly inside: number; readonly outside: number },
  minimumCell: number,
): Figure {
  return isShowable(part.inside, part.outside, minimumCell)
    ? shownFigure(estimate, part.inside, minimumCell)
    : suppressedFigure;
}

/** A figure as it is shown: withheld when it rests on fewer panel persons than the minimum cell. */
export function shownFigure(estimate: Estimate | null, panelPersons: number, minimumCell: number): Figure {
  if (panelPersons < minimumCell) return suppressedFigure;
  if (estimate === null) return unknownFigure;
  return { value: estimate.value, low: estimate.low, high: estimate.high, suppressed: false };
}

/** The figure times a constant, for example a share as an index. */
export function scaled(figure: Figure, factor: number | null): Figure {
  if (factor === null) return { ...figure, value: null, low: null, high: null };
  const times = (value: number | null) => (value === null ? null : value * factor);
  return { ...figure, value: times(figure.value), low: times(figure.low), high: times(figure.high) };
}
