import { hashText, mixBits } from './text-hash.ts';

/**
 * Seeded random numbers: sfc32 (Chris Doty-Humphrey, PractRand), seeded through a 32-bit mixing hash.
 * A stream is named, so that adding draws to one part of a city never changes another part.
 */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform integer in [0, bound). */
  integer(bound: number): number;
  /** Standard normal (Box–Muller, one of the pair). */
  normal(): number;
  /** True with probability p. */
  chance(p: number): boolean;
  /** Restarts at the sequence of `index` within this stream. */
  restart(index: number): void;
}

/** The stream `name` of `seed`. */
export function randomStream(seed: number, name: string): Random {
  const base = mixBits(hashText(name) ^ Math.imul(seed | 0, 0x9e3779b1));
  let [a, b, c, counter] = [0, 0, 0, 1];
  const next32 = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  const next = (): number => next32() / 4294967296;
  const restart = (index: number): void => {
    a = base;
    b = mixBits(base ^ Math.imul(index | 0, 0x85ebca77));
    c = mixBits(b ^ (index | 0));
    counter = 1;
    for (let i = 0; i < 8; i++) next32();
  };
  restart(0);
  return {
    next,
    restart,
    integer: (bound) => Math.floor(next() * bound),
    chance: (p) => next() < p,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/**
 * Draw from a log-normal with a separate spread on each side of the median, so that three percentiles of a
 * published distribution can be matched exactly.
 */
export function skewedLogNormal(
  random: Random,
  median: number,
  sigmaBelow: number,
  sigmaAbove: number,
): number {
  const z = random.normal();
  return median * Math.exp(z * (z < 0 ? sigmaBelow : sigmaAbove));
}

/** Running totals of non-negative weights, for `pickIndex`. Length of the weights. */
export function cumulativeOf(weights: ArrayLike<number>): Float64Array {
  const totals = new Float64Array(weights.length);
  let sum = 0;
  for (let i = 0; i < weights.length; i++) totals[i] = sum += weights[i];
  return totals;
}

/** Index drawn by weight from `cumulative` (from `cumulativeOf`); `share` is uniform in [0, 1). */
export function pickIndex(cumulative: ArrayLike<number>, share: number): number {
  const target = share * cumulative[cumulative.length - 1];
  let [low, high] = [0, cumulative.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cumulative[middle] > target) high = middle;
    else low = middle + 1;
  }
  return low;
}
