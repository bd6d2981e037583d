/** Passages of a panel are counted up to here. */
export const MOST_PANEL_K = 15;

/** What a selection on a panel may buy: every medium once or not at all. */
export interface CoverTerms {
  /** Price of each medium, > 0. Searches take whole prices; `selectOnPanel` counts any in whole units. */
  readonly costs: Float64Array;
  readonly budget: number;
  /** A person counts from so many passages on, 1 to 15. */
  readonly k: number;
  /** 1 where a medium must be bought; the budget pays for all of these. */
  readonly required?: Uint8Array | null;
  /** 1 where a medium must not be bought. */
  readonly excluded?: Uint8Array | null;
}

/** A budget of some of the media, e.g. a city's. */
export interface CoverGroup {
  readonly media: ArrayLike<number>;
  readonly budget: number;
}

/** Terms with budgets of groups beside the whole one. */
export interface PanelTerms extends CoverTerms {
  readonly groups?: readonly CoverGroup[];
}

/** 1 where a plan within the terms may hold the medium. */
export function allowedMedia({ costs, budget, excluded }: CoverTerms): Uint8Array {
  return Uint8Array.from(costs, (cost, m) => Number(cost <= budget && !excluded?.[m]));
}
