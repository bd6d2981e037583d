import { createHmac } from 'node:crypto';

/**
 * An integer k with probability (1 − q) ÷ (1 + q) · q^|k|, q = e^(−1/scale): the difference of two geometric numbers.
 * `first` and `second` are independent and uniform in (0, 1].
 */
export function discreteLaplace(scale: number, first: number, second: number): number {
  const geometric = (even: number) => Math.floor(-Math.log(even) * scale);
  return geometric(first) - geometric(second);
}

const even = (bytes: Buffer, at: number): number => (Number(bytes.readBigUInt64BE(at) >> 11n) + 1) / 2 ** 53;

/** Noise determined by key and meaning: the same for all users and repetitions. */
export function stickyNoise(key: string, meaning: string, scale: number): number {
  const bytes = createHmac('sha256', key).update(meaning).digest();
  return discreteLaplace(scale, even(bytes, 0), even(bytes, 8));
}

/** Variance of discreteLaplace. */
export function noiseVariance(scale: number): number {
  const q = Math.exp(-1 / scale);
  return (2 * q) / (1 - q) ** 2;
}
