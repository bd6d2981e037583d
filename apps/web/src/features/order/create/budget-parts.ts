import { splitByWeights, type BudgetPart } from './split-amount.ts';

function partOf(stored: unknown): BudgetPart | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { key, fen, isLocked } = stored as Partial<Record<keyof BudgetPart, unknown>>;
  if (typeof key !== 'string' || !Number.isSafeInteger(fen) || (fen as number) < 0) return undefined;
  return { key, fen: fen as number, isLocked: isLocked === true };
}

/**
 * Parts that nobody has set: equal ones. Where what is chosen fits the budget but not these, as in an order that was made
 * of a plan, a city has what its media cost and an equal part of what is left.
 */
function firstParts(totalFen: number, spentFen: readonly number[]): number[] {
  const equally = (fen: number) =>
    splitByWeights(
      fen,
      spentFen.map(() => 1),
    );
  const equal = equally(totalFen);
  const leftFen = totalFen - spentFen.reduce((sum, fen) => sum + fen, 0);
  if (leftFen < 0 || spentFen.every((fen, index) => fen <= equal[index])) return equal;
  const rest = equally(leftFen);
  return spentFen.map((fen, index) => fen + rest[index]);
}

/**
 * Parts of a budget for the cities of today: stored parts where they fit, cities that came later without one. Where
 * the stored parts do not add up to the budget any more they are scaled to it; without any, see `firstParts`.
 */
export function partsFor(
  stored: unknown,
  totalFen: number,
  cityCodes: readonly string[],
  spentOf: (cityCode: string) => number,
): BudgetPart[] {
  const known = new Map(
    (Array.isArray(stored) ? (stored as unknown[]) : [])
      .flatMap((part) => partOf(part) ?? [])
      .map((part) => [part.key, part]),
  );
  const weights = cityCodes.map((code) => known.get(code)?.fen ?? 0);
  const isSet = weights.some((fen) => fen > 0);
  const parts = isSet ? splitByWeights(totalFen, weights) : firstParts(totalFen, cityCodes.map(spentOf));
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
