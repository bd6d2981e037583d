/**
 * What bus bodies are usually bought in (行业惯例), shown beside the fields of a strategy. A plan without them is proved more
 * closely: with least purchases per line the bound of today is wide, so they are the planner's choice and not the default.
 */
export const usualPurchase = {
  vehiclesPerLine: 5,
  vehiclesPerCity: 20,
  /** Shorter flights are allowed, with a warning. */
  weeks: 4,
} as const;
