/** How a unit of an order stands beside the others of its city. */
export interface UnitStanding {
  /** Its place among the order's items of the city. */
  readonly item: number;
  /** Net price of what a change can still move. */
  readonly movableFen: number;
  /** Share of the TA that nothing else reaches. */
  readonly addedShare: number;
  /** Rate card of a thousand TA contacts. */
  readonly taCpmFen: number;
  /** The median of its form in the city; null where fewer than five of them are known. */
  readonly formMedianFen: number | null;
}

/** Rate card of a thousand TA contacts of a unit; null of one that nobody meets. */
export function taCpmOf(fenPerDay: number, taContactsPerDay: number): number | null {
  return taContactsPerDay > 0 ? (1000 * fenPerDay) / taContactsPerDay : null;
}
