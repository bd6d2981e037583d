import { splitByWeights, type BudgetPart } from './split-amount.ts';

function partOf(stored: unknown): BudgetPart | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { key, fen, isLocked } = stored as Partial<Record<keyof BudgetPart, unknown>>;
  if (typeof key !== 'string' || !Number.isSafeInteger(fen) || (fen as number) < 0) return undefined;
  return { key, fen: fen as number, isLocked: isLocked === true };
}

/**
 * Parts of a budget for the cities of today: stored parts where they fit, cities that came later without one. Where
 * the stored parts do not add up to the budget any more they are scaled to it; without any, all are equal.
 */
export function partsFor(stored: unknown, totalFen: number, cityCodes: readonly string[]): BudgetPart[] {
  const known = new Map(
    (Array.isArray(stored) ? (stored as unknown[]) : [])
      .flatMap((part) => partOf(part) ?? [])
      .map((part) => [part.key, part]),
  );
  const weights = cityCodes.map((code) => known.get(code)?.fen ?? 0);
  const parts = splitByWeights(totalFen, weights);
  return cityCodes.map((key, index) => ({
    key,
    fen: parts[index],
    isLocked: known.get(key)?.isLocked ?? false,
  }));
}

/** The parts with other amounts, all of them open again. */
export function splitParts(
  parts: readonly BudgetPart[],
  totalFen: number,
  weightOf: (key: string) => number,
): BudgetPart[] {
  const amounts = splitByWeights(
    totalFen,
    parts.map(({ key }) => weightOf(key)),
  );
  return parts.map(({ key }, index) => ({ key, fen: amounts[index], isLocked: false }));
}
