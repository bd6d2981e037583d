import { createHmac } from 'node:crypto';

/** Uniform in (0, 1), 53 bits. */
const even = (bytes: Buffer, at: number): number =>
  (Number(bytes.readBigUInt64BE(at) >> 11n) + 0.5) / 2 ** 53;

/** A standard normal number determined by key and meaning (Box–Muller), the same for all users and repetitions. */
export function stickyNormal(key: string, meaning: string): number {
  const bytes = createHmac('sha256', key).update(meaning).digest();
  return Math.sqrt(-2 * Math.log(even(bytes, 0))) * Math.cos(2 * Math.PI * even(bytes, 8));
}

/**
 * A count with Gaussian noise of standard deviation σ, rounded to a whole number. Rounding is post-processing, so the
 * guarantee is that of the Gaussian mechanism: a count that one person changes by Δ at most costs μ = Δ ÷ σ
 * (Dong, Roth, Su: Gaussian Differential Privacy, 2022, theorem 2.7).
 */
export function noisedCount(key: string, meaning: string, count: number, deviation: number): number {
  return Math.round(count + deviation * stickyNormal(key, meaning));
}
