import {
  coverageAlone,
  lineCriteria,
  weightShares,
  type LineCriterion,
  type LineWeights,
} from '@ooh/contract/domain/line-weights';
import { percentiles } from '@ooh/contract/domain/percentiles';

/** Criteria by which lines differ; coverage counts every line in full. */
export type ComparedCriterion = Exclude<LineCriterion, 'coverage'>;

/** What the criteria compare lines by; more is better, but for rivals. */
export interface LineMerit {
  /** TA contacts ÷ contacts. */
  readonly concentration: number;
  /** TA contacts of a vehicle-day per fen of the rate card. */
  readonly cost: number;
  /** Share of the line's stops that lie in business districts. */
  readonly district: number;
  /** Places by the way where rivals were seen, per kilometre. */
  readonly rivals: number;
}

/** Scores of lines in their order, 0 (last) to 1 (first); null where the lines do not differ. */
export type CriterionScores = Readonly<Record<ComparedCriterion, readonly number[] | null>>;

const signs: Readonly<Record<ComparedCriterion, 1 | -1>> = {
  concentration: 1,
  cost: 1,
  district: 1,
  rivals: -1,
};

/** Ranks the lines of a city by each criterion. */
export function criterionScores(merits: readonly LineMerit[]): CriterionScores {
  const scoresOf = (key: ComparedCriterion): number[] | null => {
    const values = merits.map((merit) => signs[key] * merit[key]);
    return new Set(values).size > 1 ? percentiles(values) : null;
  };
  return {
    concentration: scoresOf('concentration'),
    cost: scoresOf('cost'),
    district: scoresOf('district'),
    rivals: scoresOf('rivals'),
  };
}

/** Shares of the criteria that tell these lines apart, of which the points of the others are no part; they sum to 1. */
export function countingShares(
  scores: CriterionScores,
  weights: LineWeights,
): Readonly<Record<LineCriterion, number>> {
  const counts = (key: LineCriterion) => key === 'coverage' || scores[key] !== null;
  const counting = { ...weights };
  for (const key of lineCriteria) if (!counts(key)) counting[key] = 0;
  return weightShares(lineCriteria.some((key) => counting[key] > 0) ? counting : coverageAlone);
}

/** What a contact with a line counts for, 0..1: the shares of the criteria × its scores. */
export function contactWeight(
  scores: CriterionScores,
  shares: Readonly<Record<LineCriterion, number>>,
  line: number,
): number {
  return lineCriteria.reduce(
    (sum, key) => sum + shares[key] * (key === 'coverage' ? 1 : (scores[key]?.[line] ?? 0)),
    0,
  );
}
