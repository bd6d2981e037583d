import type { Figure } from '@ooh/contract/domain/figure';
import type { Estimate } from '../engine/work/estimate.ts';
import { suppressedFigure, unknownFigure } from '../smart-select/city-summary.ts';

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
