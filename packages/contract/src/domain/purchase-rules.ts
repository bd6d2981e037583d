/**
 * What bus bodies are usually bought in (行业惯例): defaults of a new plan, all of them to be changed in its strategy. Lines
 * are designed and installed one by one, so a line with a single vehicle is neither sold nor worth its design.
 */
export const usualPurchase = {
  vehiclesPerLine: 5,
  vehiclesPerCity: 20,
  /** Shorter flights are allowed, with a warning. */
  weeks: 4,
  /** Design and installation of a line, paid once beside the production of its vehicles; a sample price (示例价). */
  lineDesignFen: 50_000,
} as const;
