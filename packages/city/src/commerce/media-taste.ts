/** Media preferences by industry: declared estimates, used as weights for demonstration placements and cases. */
import { busForms, samplePriceFen } from '@ooh/reference/line-defaults';
import { facePriceFen, mediaMix } from '../media-mix.ts';
import type { CityFacts } from '@ooh/reference/facts/city-facts';

/** A form that can be placed in a city, with its price at level A. */
export interface PlaceableForm {
  readonly mediumId: number;
  readonly formId: number;
  /** Share of the medium's placements. */
  readonly share: number;
  readonly priceFen: number;
  readonly periodDays: number;
}

const busMediumId = 1;
const busPeriodDays = 30;
const busFormShares: Readonly<Record<number, number>> = { 1: 0.35, 2: 0.4, 3: 0.1, 4: 0.15 };

/** Every form with its example price (示例价) in a city of the tier. */
export function placeableForms(tier: CityFacts['tier']): readonly PlaceableForm[] {
  const bus = busForms.map(({ formId }) => ({
    mediumId: busMediumId,
    formId,
    share: busFormShares[formId] ?? 0,
    priceFen: samplePriceFen(tier, 'A', 'single', formId),
    periodDays: busPeriodDays,
  }));
  const fixed = mediaMix.flatMap(({ mediumId, periodDays, forms }) =>
    forms.map((form) => ({
      mediumId,
      formId: form.formId,
      share: form.share,
      priceFen: facePriceFen(tier, 'A', form),
      periodDays,
    })),
  );
  return [...bus, ...fixed];
}

/** Weights of media 1 … 12 over all industries. */
const usual = [1.6, 1.4, 1.5, 0.5, 1.5, 1.3, 0.5, 0.4, 0.5, 0.5, 0.35, 0.3];

/** Deviations of an industry from the average, as factors of single media. */
const leanings: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  汽车: { 1: 0.7, 7: 2.2, 8: 2.5, 11: 2, 12: 2.6 },
  食品饮料: { 2: 1.5, 3: 1.3, 5: 1.6, 10: 1.6 },
  美妆个护: { 3: 1.7, 6: 1.5, 7: 1.4, 10: 2.2 },
  互联网: { 1: 1.3, 3: 1.8, 4: 1.6, 6: 1.6 },
  金融: { 6: 1.4, 8: 1.4, 11: 1.8, 12: 2.4 },
  数码家电: { 2: 1.3, 3: 1.5, 7: 1.9 },
  餐饮连锁: { 1: 1.2, 2: 1.7, 5: 1.4, 9: 1.5 },
  服装鞋帽: { 3: 1.4, 7: 1.5, 10: 2 },
  医药健康: { 1: 1.8, 2: 1.3, 5: 1.5, 9: 1.7 },
  房产家居: { 1: 1.5, 5: 1.4, 8: 1.8, 9: 2.2 },
  旅游出行: { 3: 1.4, 11: 2.6, 12: 3 },
  教育培训: { 1: 1.3, 5: 1.8, 6: 1.4, 9: 1.6 },
};

/** Relative preference of an industry for a medium. */
export function tasteFor(industry: string, mediumId: number): number {
  return (usual[mediumId - 1] ?? 0.3) * (leanings[industry]?.[mediumId] ?? 1);
}
