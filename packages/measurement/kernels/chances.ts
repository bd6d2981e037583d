/** Shared by the forms with probabilities: blocks of persons, their weights, entries within a block, e^−x. */
import { AUDIENCE, WEIGHTS } from '../src/panel/kernel-fields';
import { CHUNK_BYTES, CHUNK_PERSONS } from './panel';

/** e^−x of two numbers ≥ 0; the same operations as in src/panel/exp-negative.ts, in the same order. */
// @ts-ignore: decorator
@inline
export function expNegative(x: v128): v128 {
  const bound = f64x2.splat(708);
  const small = f64x2.lt(x, bound);
  x = f64x2.min(x, bound);
  const halvings = f64x2.floor(f64x2.add(f64x2.mul(x, f64x2.splat(1.4426950408889634)), f64x2.splat(0.5)));
  const r = f64x2.add(
    f64x2.sub(f64x2.mul(halvings, f64x2.splat(6.93147180369123816490e-1)), x),
    f64x2.mul(halvings, f64x2.splat(1.90821492927058770002e-10)),
  );
  let sum = f64x2.splat(1.0 / 6227020800.0);
  sum = f64x2.add(f64x2.mul(sum, r), f64x2.splat(1.0 / 479001600.0));
  sum = f64x2.add(f64x2.mul(sum, r), f64x2.splat(1.0 / 39916800.0));
  sum = f64x2.add(f64x2.mul(sum, r), f64x2.splat(1.0 / 3628800.0));
  sum = f64x2.add(f64x2.mul(sum, r), f64x2.splat(1.0 / 362880.0));
  sum = f64x2.add(f64x2.mul(sum, r), f64x2.splat(1.0 / 40320.0));
  sum = f64x2.add(f64x2.mul(sum, r), f64x2.splat(1.0 / 5040.0));
  sum = f64x2.add(f64x2.mul(sum, r), f64x2.splat(1.0 / 720.0));
  sum = f64x2.add(f64x2.mul(sum, r), f64x2.splat(1.0 / 120.0));
  sum = f64x2.add(f64x2.mul(sum, r), f64x2.splat(1.0 / 24.0));
  sum = f64x2.add(f64x2.mul(sum, r), f64x2.splat(1.0 / 6.0));
  sum = f64x2.add(f64x2.mul(sum, r), f64x2.splat(0.5));
  sum = f64x2.add(f64x2.mul(sum, r), f64x2.splat(1.0));
  sum = f64x2.add(f64x2.mul(sum, r), f64x2.splat(1.0));
  const exponent = i64x2.sub(
    i64x2.splat(1023),
    i64x2.extend_low_i32x4_s(i32x4.trunc_sat_f64x2_s_zero(halvings)),
  );
  return v128.and(f64x2.mul(sum, i64x2.shl(exponent, 52)), small);
}

/** Index of a list's first entry at or after `local`. */
export function placeFrom(list: usize, size: u32, local: u32): u32 {
  let low: u32 = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (<u32>load<u16>(list + (middle << 1)) < local) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Weights of `count` persons of a chunk from `local` on, 0 outside the audience; padded with zeros up to `room`. */
export function weigh(panel: usize, chunk: u32, local: u32, count: u32, room: u32, into: usize): void {
  const weights = load<u32>(panel, WEIGHTS) + ((chunk * CHUNK_PERSONS + local) << 3);
  const audience = load<u32>(panel, AUDIENCE) + chunk * CHUNK_BYTES;
  for (let i: u32 = 0; i < count; i++) {
    const p = local + i;
    const counts = (load<u8>(audience + (p >>> 3)) >>> <u8>(p & 7)) & 1;
    store<f64>(into + (i << 3), counts ? load<f64>(weights + (i << 3)) : 0);
  }
  if (room > count) memory.fill(into + (count << 3), 0, (room - count) << 3);
}
