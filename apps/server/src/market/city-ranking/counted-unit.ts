import type { SupplyUnit } from './supply-columns.ts';

/** A unit with how many there are and how many are free in the period. */
export interface CountedUnit {
  readonly unit: Pick<SupplyUnit, 'unitKey' | 'lineId' | 'deck' | 'mediumId' | 'mediumName'>;
  /** Its place in the columns. */
  readonly at: number;
  readonly units: number;
  readonly freeUnits: number;
}
