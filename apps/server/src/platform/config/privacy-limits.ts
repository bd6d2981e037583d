import { z } from 'zod';

/**
 * Levels of the noise: city for whole cities, their districts and kinds of scenes, audiences and reach; place for
 * everything smaller.
 */
export const privacyLevels = ['city', 'place'] as const;
export type PrivacyLevel = (typeof privacyLevels)[number];

/** σ in average panel persons of a count that holds a person once, and families of questions, of one level. */
export interface LevelLimit {
  readonly noise: number;
  readonly questions: number;
}
export type PrivacyLimits = Readonly<Record<PrivacyLevel, LevelLimit>>;

/** The most that settings may allow one organisation to learn from one panel release. */
export const mostMu = 0.3;

/**
 * μ of Gaussian differential privacy after all families of both levels: √Σ (1 ÷ σ)² (Dong, Roth, Su 2022,
 * corollary 3.3). Every family costs 1 ÷ σ² of its level, since its noise grows with √(counts that hold one person).
 */
export function muOf(limits: PrivacyLimits): number {
  return Math.sqrt(
    privacyLevels.reduce((sum, level) => sum + limits[level].questions / limits[level].noise ** 2, 0),
  );
}

const whole = (least: number, most: number, fallback: number) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(least).max(most).default(fallback),
  );

/** Settings of strict privacy. */
export const privacyVariables = {
  PRIVACY_CITY_NOISE: whole(1, 100_000, 500),
  PRIVACY_CITY_QUESTIONS: whole(0, 1_000_000, 40),
  PRIVACY_PLACE_NOISE: whole(1, 100_000, 250),
  PRIVACY_PLACE_QUESTIONS: whole(0, 1_000_000, 15),
};
type PrivacyValues = Readonly<Record<keyof typeof privacyVariables, number>>;

export function privacyLimitsOf(values: PrivacyValues): PrivacyLimits {
  return {
    city: { noise: values.PRIVACY_CITY_NOISE, questions: values.PRIVACY_CITY_QUESTIONS },
    place: { noise: values.PRIVACY_PLACE_NOISE, questions: values.PRIVACY_PLACE_QUESTIONS },
  };
}

/** More questions or less noise would let an organisation learn more of single persons than strict mode promises. */
export function privacyProblems(values: PrivacyValues): string[] {
  const mu = muOf(privacyLimitsOf(values));
  if (mu <= mostMu) return [];
  const names = Object.keys(privacyVariables).join('、');
  return [
    `${names} 合计的隐私损失 μ = ${mu.toFixed(2)}，最多 ${mostMu}：请加大噪声或减少问题数 (too little noise for so many questions)`,
  ];
}
