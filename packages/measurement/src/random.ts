/**
 * Seeded pseudo-random numbers: sfc32 (Chris Doty-Humphrey, PractRand), seeded through splitmix32.
 * The same seed gives the same numbers on every machine. Not for secrets.
 */
export interface RandomSource {
  /** Uniform in [0, 1), with a resolution of 32 bits. */
  next(): number;
  /** Uniform integer in [0, bound), bound ≤ 2³²; bias below bound / 2³². */
  below(bound: number): number;
}

const splitmix32 = (state: number): (() => number) => {
  let s = state | 0;
  return () => {
    s = (s + 0x9e3779b9) | 0;
    let t = s ^ (s >>> 16);
    t = Math.imul(t, 0x21f0aaad);
    t ^= t >>> 15;
    t = Math.imul(t, 0x735a2d97);
    return (t ^ (t >>> 15)) | 0;
  };
};

/** A generator from an integer seed (its low 32 bits are used). Throws RangeError when it is not an integer. */
export function seededRandom(seed: number): RandomSource {
  if (!Number.isInteger(seed)) throw new RangeError(`seed ${seed} is not an integer`);
  const fill = splitmix32(seed);
  let [a, b, c, counter] = [fill(), fill(), fill(), 1];
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  return { next, below: (bound) => Math.floor(next() * bound) };
}
