/** Figures that rest on too few panel persons are not shown. Every such decision compares here. */

/** Panel persons (raw, unweighted) below which an audience figure is withheld, where nothing else is configured. */
export const defaultMinimumCell = 50;

/** Whether a figure may rest on so many panel persons. */
export const meetsMinimumCell = (panelPersons: number, minimumCell: number): boolean =>
  panelPersons >= minimumCell;

/** Somebody, but too few: a remainder that would tell of single persons. Nobody tells of nobody. */
export const isTooFew = (panelPersons: number, minimumCell: number): boolean =>
  panelPersons > 0 && !meetsMinimumCell(panelPersons, minimumCell);
