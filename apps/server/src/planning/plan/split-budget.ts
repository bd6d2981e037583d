/**
 * Splits a budget over cities: declared amounts stand, the other cities share the rest in proportion to
 * their weights (audience sizes), by largest remainder so that the parts sum to the budget exactly.
 * When the declared amounts take everything, the others get 0. Equal weights where all are 0.
 */
export function splitBudgetFen(
  budgetFen: number,
  cities: readonly { cityCode: string; weight: number }[],
  declaredFen: Readonly<Record<string, number>>,
): Map<string, number> {
  const parts = new Map<string, number>();
  for (const { cityCode } of cities)
    if (declaredFen[cityCode] !== undefined) parts.set(cityCode, declaredFen[cityCode]);
  const declared = [...parts.values()].reduce((sum, part) => sum + part, 0);
  const rest = Math.max(0, budgetFen - declared);
  const open = cities.filter((city) => !parts.has(city.cityCode));
  const total = open.reduce((sum, city) => sum + city.weight, 0);
  const shares = open.map((city) => {
    const exact = total > 0 ? (rest * city.weight) / total : rest / open.length;
    return { cityCode: city.cityCode, whole: Math.floor(exact), remainder: exact - Math.floor(exact) };
  });
  let left = rest - shares.reduce((sum, share) => sum + share.whole, 0);
  for (const share of [...shares].sort((a, b) => b.remainder - a.remainder)) {
    parts.set(share.cityCode, share.whole + (left > 0 ? 1 : 0));
    if (left > 0) left--;
  }
  return parts;
}
