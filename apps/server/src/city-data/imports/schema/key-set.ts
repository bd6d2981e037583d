/** A set of 64-bit keys in two typed arrays: 1 M keys take 16 to 32 MB where a Set of strings takes ten times that. */
export interface KeySet {
  /** False when the key was there already. Keys are pairs of unsigned 32-bit halves. */
  add(high: number, low: number): boolean;
  readonly size: number;
}

const emptyBits = 14;

/** Open addressing with linear probing, at most half full. The key 0,0 stands for an empty place and is moved to 0,1. */
export function createKeySet(): KeySet {
  let mask = (1 << emptyBits) - 1;
  let highs = new Uint32Array(mask + 1);
  let lows = new Uint32Array(mask + 1);
  let size = 0;
  const put = (high: number, low: number): boolean => {
    let at = (low ^ (high >>> 7)) & mask;
    while (highs[at] !== 0 || lows[at] !== 0) {
      if (highs[at] === high && lows[at] === low) return false;
      at = (at + 1) & mask;
    }
    highs[at] = high;
    lows[at] = low;
    return true;
  };
  const grow = (): void => {
    const [oldHighs, oldLows] = [highs, lows];
    mask = mask * 2 + 1;
    highs = new Uint32Array(mask + 1);
    lows = new Uint32Array(mask + 1);
    for (let i = 0; i < oldHighs.length; i++)
      if (oldHighs[i] !== 0 || oldLows[i] !== 0) put(oldHighs[i], oldLows[i]);
  };
  return {
    get size() {
      return size;
    },
    add(high, low) {
      const [h, l] = [high >>> 0, low >>> 0];
      const isNew = put(h, h === 0 && l === 0 ? 1 : l);
      if (isNew && ++size * 2 > mask) grow();
      return isNew;
    },
  };
}
