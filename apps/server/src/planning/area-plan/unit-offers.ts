import type { SpreadRules, SpreadUnit } from './spread.ts';

/** Input of the selection for a unit. */
export interface ChoosableUnit extends SpreadUnit {
  /** Units of one place, a cell of about 0.7 km², reach mostly the same people. */
  readonly placeId: string;
  /** TA people around the position; 0 where they may not be described. */
  readonly heat: number;
  /** One face over the flight, the whole invoice; null where it cannot be bought. */
  readonly costFen: number | null;
}

export interface ChoiceLimits extends SpreadRules {
  readonly budgetFen: number;
}

/** A unit that can be bought and has people, with its position in the list. */
export interface UnitOffer extends ChoosableUnit {
  readonly index: number;
  readonly costFen: number;
}

export const offersOf = (units: readonly ChoosableUnit[]): UnitOffer[] =>
  units.flatMap((unit, index) =>
    unit.costFen === null || unit.heat <= 0 ? [] : [{ ...unit, index, costFen: unit.costFen }],
  );
