/** Coefficients of rows are whole multiples of 2^-22. */
const PARTS = 2 ** 22;

/** Whether the rounded quotient of numerator · 2^22 lies between the same whole numbers as the exact one. */
const isSmall = (numerator: number, denominator: number) => numerator <= 2 ** 30 && denominator <= 2 ** 52;

/** ⌊2^22 · numerator / denominator⌋ / 2^22 of whole numbers, numerator >= 0, denominator > 0, exactly. */
export function roundedDown(numerator: number, denominator: number): number {
  if (isSmall(numerator, denominator)) return Math.floor((numerator * PARTS) / denominator) / PARTS;
  return Number((BigInt(numerator) << 22n) / BigInt(denominator)) / PARTS;
}

/** ⌈2^22 · numerator / denominator⌉ / 2^22 of whole numbers, numerator >= 0, denominator > 0, exactly. */
export function roundedUp(numerator: number, denominator: number): number {
  if (isSmall(numerator, denominator)) return Math.ceil((numerator * PARTS) / denominator) / PARTS;
  const divisor = BigInt(denominator);
  return Number(((BigInt(numerator) << 22n) + divisor - 1n) / divisor) / PARTS;
}
