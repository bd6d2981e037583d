/**
 * What a contact with a line counts for in a choice (五项权重). coverage: every contact alike; the others by how the
 * line compares with the city's lines.
 */
export const lineCriteria = ['coverage', 'concentration', 'cost', 'district', 'rivals'] as const;
export type LineCriterion = (typeof lineCriteria)[number];

/** Points of each criterion, 0 to 100; their shares of the sum count. */
export type LineWeights = Readonly<Record<LineCriterion, number>>;

export const lineCriterionNames: Readonly<Record<LineCriterion, string>> = {
  coverage: '覆盖广度',
  concentration: 'TA浓度',
  cost: '成本',
  district: '商圈',
  rivals: '竞品避让',
};

/** Every contact counts alike. */
export const coverageAlone: LineWeights = {
  coverage: 100,
  concentration: 0,
  cost: 0,
  district: 0,
  rivals: 0,
};

const sumOf = (weights: LineWeights): number => lineCriteria.reduce((sum, key) => sum + weights[key], 0);

/** Shares of the criteria, which sum to 1; throws RangeError where no criterion has points. */
export function weightShares(weights: LineWeights): Record<LineCriterion, number> {
  const sum = sumOf(weights);
  if (!(sum > 0)) throw new RangeError('weights without points');
  return Object.fromEntries(lineCriteria.map((key) => [key, weights[key] / sum])) as Record<
    LineCriterion,
    number
  >;
}

export const hasPoints = (weights: LineWeights): boolean => sumOf(weights) > 0;

export const isCoverageAlone = (weights: LineWeights): boolean => sumOf(weights) === weights.coverage;

/** 覆盖广度 60%、商圈 40%; the criteria that count. */
export function weightText(weights: LineWeights): string {
  const shares = weightShares(weights);
  return lineCriteria
    .filter((key) => shares[key] > 0)
    .map((key) => `${lineCriterionNames[key]} ${Math.round(shares[key] * 100)}%`)
    .join('、');
}
