import type { Figure } from '@ooh/contract/domain/figure';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import { targetGroupIndex } from '@ooh/measurement/media-metrics';
import type { Estimate } from './estimate.ts';
import { passesMinimumCell, suppressedFigure, unknownFigure } from './suppression.ts';

/** A figure of a group, withheld when the group or its complement is below the minimum cell. */
export function disclosedPart(
  estimate: Estimate | null,
  part: { readonly inside: number; readonly outside: number },
  minimumCell: number,
): Figure {
  return passesMinimumCell(part.inside, part.outside, minimumCell)
    ? disclosedFigure(estimate, part.inside, minimumCell)
    : suppressedFigure;
}

/** A figure, withheld when based on fewer panel persons than the minimum cell. */
export function disclosedFigure(
  estimate: Estimate | null,
  panelPersons: number,
  minimumCell: number,
): Figure {
  if (!meetsMinimumCell(panelPersons, minimumCell)) return suppressedFigure;
  return estimate === null ? unknownFigure : figureOf(estimate);
}

/** A figure that may be shown. */
export function figureOf({ value, low, high }: Estimate): Figure & Estimate {
  return { value, low, high, suppressed: false };
}

/** The TGI of a share with the share's interval. */
export function tgiFigure(share: Figure, baseShare: number | null): Figure {
  const index = (value: number | null) => targetGroupIndex(value, baseShare);
  return { ...share, value: index(share.value), low: index(share.low), high: index(share.high) };
}

/** The figure times a constant. */
export function scaled(figure: Figure, factor: number | null): Figure {
  if (factor === null) return { ...figure, value: null, low: null, high: null };
  const times = (value: number | null) => (value === null ? null : value * factor);
  return { ...figure, value: times(figure.value), low: times(figure.low), high: times(figure.high) };
}
