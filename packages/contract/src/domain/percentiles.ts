/** Rank of each value among all, 0 = lowest, 1 = highest; equal values share the mean rank. */
export function percentiles(values: readonly number[]): number[] {
  const order = [...values.keys()].sort((a, b) => values[a] - values[b]);
  const ranks = values.map(() => 1);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && values[order[to]] === values[order[from]]) to++;
    const rank = order.length > 1 ? (from + to - 1) / 2 / (order.length - 1) : 1;
    for (let i = from; i < to; i++) ranks[order[i]] = rank;
    from = to;
  }
  return ranks;
}
