import { hashText, mixBits } from '@ooh/reference/text-hash';

/** Uniform numbers in [0, 1), the same ones for the same seed. */
export type Random = () => number;

/** A counter whose bits are mixed (splitmix32): every seed text has a stream of its own. */
export function seededRandom(seed: string): Random {
  let state = hashText(seed);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    return mixBits(state) / 4294967296;
  };
}
