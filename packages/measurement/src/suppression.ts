/** Figures that rest on too few panel persons are not shown. */

/** Panel persons (raw, unweighted) below which an audience figure is withheld. */
export const DEFAULT_MINIMUM_CELL = 50;

export interface Suppressed {
  readonly suppressed: true;
  readonly reason: '样本不足';
  readonly minimumCell: number;
}

/** The figure, or the marker that says why there is none. */
export type Shown<T> = T | Suppressed;

/** `figure` when it rests on at least `minimumCell` panel persons. The count itself is not repeated in the marker. */
export function suppressSmall<T>(
  figure: T,
  personsInPanel: number,
  minimumCell: number = DEFAULT_MINIMUM_CELL,
): Shown<T> {
  if (personsInPanel >= minimumCell) return figure;
  return { suppressed: true, reason: '样本不足', minimumCell };
}

export function isSuppressed<T>(shown: Shown<T>): shown is Suppressed {
  return typeof shown === 'object' && shown !== null && 'suppressed' in shown && shown.suppressed === true;
}
