/** The value below which a share of the values lies, between neighbours in proportion. Throws RangeError for no values. */
export function quantileOf(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError('no values have no quantile');
  const sorted = values.toSorted((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const low = Math.floor(at);
  const high = Math.min(sorted.length - 1, low + 1);
  return sorted[low] + (at - low) * (sorted[high] - sorted[low]);
}
