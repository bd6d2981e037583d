/** Figures that rest on too few panel persons are not shown. Every such decision is made here. */

/** Panel persons (raw, unweighted) below which an audience figure is withheld, unless configured otherwise. */
export const defaultMinimumCell = 50;

/** Whether a figure based on this number of panel persons may be shown. */
export const meetsMinimumCell = (panelPersons: number, minimumCell: number): boolean =>
  panelPersons >= minimumCell;

/** True for 1 … minimum − 1 persons: a remainder that would disclose single persons. An empty one discloses nobody. */
export const isTooFew = (panelPersons: number, minimumCell: number): boolean =>
  panelPersons > 0 && !meetsMinimumCell(panelPersons, minimumCell);
