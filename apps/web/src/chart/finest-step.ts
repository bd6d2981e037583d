/** Steps of an axis that are tried, as powers of ten: from a millionth to a billion. */
const exponents = Array.from({ length: 16 }, (_, step) => step - 6);

/** Labels that are compared at both ends of an axis. */
const neighbours = 3;

/**
 * The smallest step, a power of ten in the unit of the values, whose neighbouring labels differ between 0 and `top`: an
 * axis with finer steps would say the same value twice.
 */
export function finestStep(format: (value: number) => string, top: number): number | undefined {
  const differ = (from: number, step: number) =>
    new Set(Array.from({ length: neighbours }, (_, at) => format(from + at * step))).size === neighbours;
  return exponents
    .map((exponent) => 10 ** exponent)
    .find((step) => differ(0, step) && differ(Math.max(0, Math.floor(top / step) - 1) * step, step));
}
