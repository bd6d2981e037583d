/**
 * Splits an amount of integer fen by weights, so that the parts add up to it to the fen: every part is its share
 * rounded down, and the fen that are left go to the largest remainders. Equal parts where no weight is positive.
 */
export function splitByWeights(totalFen: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const known = weights.map((weight) => (Number.isFinite(weight) && weight > 0 ? weight : 0));
  const sum = known.reduce((all, weight) => all + weight, 0);
  const shares = known.map((weight) => (sum > 0 ? weight / sum : 1 / known.length));
  const parts = shares.map((share) => Math.floor(totalFen * share));
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: totalFen * share - parts[index] }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  let left = totalFen - parts.reduce((all, part) => all + part, 0);
  for (let at = 0; left > 0; at = (at + 1) % parts.length, left--) parts[byRemainder[at].index]++;
  // Binary fractions can round a part up by one fen too many.
  for (let at = parts.length - 1; left < 0; at = (at + parts.length - 1) % parts.length) {
    if (parts[byRemainder[at].index] === 0) continue;
    parts[byRemainder[at].index]--;
    left++;
  }
  return parts;
}

export interface BudgetPart {
  readonly key: string;
  readonly fen: number;
  /** True where others' changes leave it alone. */
  readonly isLocked: boolean;
}

/**
 * Sets one part and lets the others that are not locked give or take what that changes, in proportion to what
 * they have; the total stays. A part can take no more than the unlocked ones have.
 */
export function withPart(parts: readonly BudgetPart[], key: string, wantedFen: number): BudgetPart[] {
  const own = parts.find((part) => part.key === key);
  if (!own) return [...parts];
  const others = parts.filter((part) => part.key !== key && !part.isLocked);
  const available = others.reduce((sum, { fen }) => sum + fen, 0);
  if (others.length === 0) return [...parts];
  const fen = Math.max(0, Math.min(Math.round(wantedFen), own.fen + available));
  const rest = splitByWeights(
    own.fen + available - fen,
    others.map((part) => part.fen),
  );
  const changed = new Map(others.map((part, index) => [part.key, rest[index]]));
  return parts.map((part) =>
    part.key === key ? { ...part, fen } : { ...part, fen: changed.get(part.key) ?? part.fen },
  );
}
