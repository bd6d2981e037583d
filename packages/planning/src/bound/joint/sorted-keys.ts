/** Compares two keys of a length in arrays of keys one after another: negative, 0 or positive. */
export function compareKeys(
  one: Int32Array,
  i: number,
  other: Int32Array,
  j: number,
  length: number,
): number {
  for (let h = 0; h < length; h++) {
    const difference = one[i * length + h] - other[j * length + h];
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Calls `found` for every key that both ascending arrays hold, with its positions in them. */
export function forEachCommonKey(
  one: Int32Array,
  other: Int32Array,
  length: number,
  found: (i: number, j: number) => void,
): void {
  const [ones, others] = [one.length / length, other.length / length];
  for (let i = 0, j = 0; i < ones && j < others;) {
    const order = compareKeys(one, i, other, j, length);
    if (order === 0) found(i, j);
    if (order <= 0) i++;
    if (order >= 0) j++;
  }
}

/** The ascending keys that at least one of two ascending arrays holds. */
export function unionOfKeys(one: Int32Array, other: Int32Array, length: number): Int32Array {
  if (one.length === 0 || other.length === 0) return one.length === 0 ? other : one;
  const [ones, others] = [one.length / length, other.length / length];
  const union = new Int32Array(one.length + other.length);
  let count = 0;
  for (let i = 0, j = 0; i < ones || j < others; count++) {
    const order = i === ones ? 1 : j === others ? -1 : compareKeys(one, i, other, j, length);
    const [from, at] = order <= 0 ? [one, i] : [other, j];
    for (let h = 0; h < length; h++) union[count * length + h] = from[at * length + h];
    if (order <= 0) i++;
    if (order >= 0) j++;
  }
  return union.slice(0, count * length);
}

/** Whether an ascending array holds the j-th key of another. */
export function hasKey(keys: Int32Array, other: Int32Array, j: number, length: number): boolean {
  let from = 0;
  let to = keys.length / length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compareKeys(keys, middle, other, j, length) < 0) from = middle + 1;
    else to = middle;
  }
  return from < keys.length / length && compareKeys(keys, from, other, j, length) === 0;
}

/** Some keys (by position) in ascending order. */
export function sortedKeys(keys: Int32Array, chosen: Uint32Array, length: number): Int32Array {
  const order = chosen.slice().sort((i, j) => compareKeys(keys, i, keys, j, length));
  const sorted = new Int32Array(order.length * length);
  order.forEach((i, at) => sorted.set(keys.subarray(i * length, (i + 1) * length), at * length));
  return sorted;
}
