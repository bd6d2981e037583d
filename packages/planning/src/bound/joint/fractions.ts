/** Coefficients of rows are multiples of 1 / SCALE, so that they are exact in single precision up to 4. */
const SCALE = 2 ** 22;
/** Products with SCALE are exact below this. */
const MOST = 2 ** 31;

/**
 * part / whole, rounded down to a multiple of 2^-22.
 * @param part whole number, exact as a double; may be negative
 * @param whole whole number from 1, exact as a double
 */
export function floorFraction(part: number, whole: number): number {
  if (part < 0) return -ceilFraction(-part, whole);
  if (part <= MOST && whole <= MOST) {
    const scaled = part * SCALE;
    return (scaled - (scaled % whole)) / whole / SCALE;
  }
  return Number((BigInt(part) * BigInt(SCALE)) / BigInt(whole)) / SCALE;
}

/** part / whole, rounded up to a multiple of 2^-22, for a part from 0. */
function ceilFraction(part: number, whole: number): number {
  if (part <= MOST && whole <= MOST) {
    const scaled = part * SCALE;
    const rest = scaled % whole;
    return ((scaled - rest) / whole + Number(rest > 0)) / SCALE;
  }
  const divisor = BigInt(whole);
  return Number((BigInt(part) * BigInt(SCALE) + divisor - 1n) / divisor) / SCALE;
}
