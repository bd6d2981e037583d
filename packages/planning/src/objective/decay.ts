/** Grid of the table: e^(−x) is looked up at the multiple of 1/64 below x, and its series covers the rest. */
const STEPS = 64;
const TABLE_UNTIL = 32;
const table = Float64Array.from({ length: STEPS * TABLE_UNTIL }, (_, i) => Math.exp(-i / STEPS));

/** e^(−x), within 4e-16 of itself; several times faster than Math.exp for 0 <= x < 32. */
export function decay(x: number): number {
  if (!(x >= 0 && x < TABLE_UNTIL)) return Math.exp(-x);
  const i = (x * STEPS) | 0;
  const r = x - i / STEPS;
  return (
    table[i] *
    (1 - r * (1 - r * (1 / 2 - r * (1 / 6 - r * (1 / 24 - r * (1 / 120 - r * (1 / 720 - r * (1 / 5040))))))))
  );
}
