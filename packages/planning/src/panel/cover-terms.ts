/** Maximum number of passages counted on a panel. */
export const MOST_PANEL_K = 15;

/** Terms of a selection on a panel, which buys every medium once or not at all. */
export interface CoverTerms {
  /** Price of each medium, > 0. Searches need integer prices; `selectOnPanel` converts any prices to whole units. */
  readonly costs: Float64Array;
  readonly budget: number;
  /** Minimum passages that count as reached, 1 to 15. */
  readonly k: number;
  /** 1 where a medium must be bought; the budget covers all of these. */
  readonly required?: Uint8Array | null;
  /** 1 where a medium must not be bought. */
  readonly excluded?: Uint8Array | null;
}

/** A budget of a group of media, e.g. of a city. */
export interface CoverGroup {
  readonly media: ArrayLike<number>;
  readonly budget: number;
}

/** Terms with budgets of groups in addition to the total budget. */
export interface PanelTerms extends CoverTerms {
  readonly groups?: readonly CoverGroup[];
}

/** 1 where a plan within the terms may contain the medium. */
export function allowedMedia({ costs, budget, excluded }: CoverTerms): Uint8Array {
  return Uint8Array.from(costs, (cost, m) => Number(cost <= budget && !excluded?.[m]));
}
