/** e^−x in basic operations only, so that a kernel can reproduce it bit for bit. */

const LOG2_E = Math.LOG2E;
/** ln 2 in two parts; a multiple of the first by an integer below 2^11 is exact. */
const LN2_HIGH = 6.9314718036912381649e-1;
const LN2_LOW = 1.90821492927058770002e-10;
/** Beyond this e^−x is subnormal and taken as 0. */
const NIL_FROM = 708;

/** 1 / n!, n = 13 … 0. */
const TAYLOR = Float64Array.from({ length: 14 }, (_, i) => {
  let factorial = 1;
  for (let n = 2; n <= 13 - i; n++) factorial *= n;
  return 1 / factorial;
});
const HALVINGS = Float64Array.from({ length: 1023 }, (_, n) => 2 ** -n);

/** e^−x for x ≥ 0, within 2 units in the last place; 0 from 708 on. */
export function expNegative(x: number): number {
  if (!(x < NIL_FROM)) return 0;
  const halvings = Math.floor(x * LOG2_E + 0.5);
  const r = halvings * LN2_HIGH - x + halvings * LN2_LOW;
  let sum = TAYLOR[0];
  for (let i = 1; i < 14; i++) sum = sum * r + TAYLOR[i];
  return sum * HALVINGS[halvings];
}
