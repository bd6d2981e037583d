/** Between these, sums and products of weights are accurate in double precision. */
const LEAST_WEIGHT = 1e-100;
const MOST_WEIGHT = 1e100;

/** Whether a weight of people or of an objective is in the supported range. */
export const isWeight = (weight: number): boolean =>
  weight === 0 || (weight >= LEAST_WEIGHT && weight <= MOST_WEIGHT);

/** @throws RangeError naming the field, in Chinese */
export function assertWeights(weights: Float64Array, field: string): void {
  let total = 0;
  for (let p = 0; p < weights.length; p++) {
    if (!isWeight(weights[p]))
      throw new RangeError(`${field}：第 ${p + 1} 人的权重 ${weights[p]} 应为 0，或在 1e-100 到 1e100 之间`);
    total += weights[p];
  }
  if (!(total <= MOST_WEIGHT)) throw new RangeError(`${field}：权重合计 ${total} 应不超过 1e100`);
}
