/** A repeatable stream of numbers in [0, 1): a counter through a 32-bit avalanche mix. */
export function seededRandom(seed: number): () => number {
  let counter = Math.imul((seed | 0) + 1, 0x9e3779b1);
  return () => {
    counter = (counter + 0x9e3779b9) | 0;
    let x = counter;
    x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
    x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
    return ((x ^ (x >>> 16)) >>> 0) / 4294967296;
  };
}
