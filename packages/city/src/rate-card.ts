/** The example rate card of a city: every form at every level, discounts by length, and floors of some media. All of it is 示例价. */
import type { CityFacts } from '@ooh/reference/facts/city-facts';
import {
  discountFloors,
  facePriceFen,
  lengthDiscounts,
  mediaMix,
  positionLevels,
  type PositionLevel,
} from './media-mix.ts';

export interface SamplePrice {
  readonly mediumId: number;
  readonly formId: number;
  readonly level: PositionLevel;
  readonly priceFen: number;
  readonly periodDays: number;
}

export interface SampleDiscount {
  readonly mediumId: number;
  readonly leastDays: number;
  readonly permille: number;
}

export interface SampleFloor {
  readonly mediumId: number;
  readonly formId: number;
  readonly floorPermille: number;
}

export function sampleRateCard(tier: CityFacts['tier']): {
  readonly prices: readonly SamplePrice[];
  readonly discounts: readonly SampleDiscount[];
  readonly floors: readonly SampleFloor[];
} {
  return {
    prices: mediaMix.flatMap(({ mediumId, periodDays, forms }) =>
      forms.flatMap((form) =>
        positionLevels.map((level) => ({
          mediumId,
          formId: form.formId,
          level,
          priceFen: facePriceFen(tier, level, form),
          periodDays,
        })),
      ),
    ),
    discounts: mediaMix.flatMap(({ mediumId }) =>
      lengthDiscounts.map(([leastDays, permille]) => ({ mediumId, leastDays, permille })),
    ),
    floors: mediaMix.flatMap(({ mediumId, forms }) => {
      const floorPermille = discountFloors.get(mediumId);
      return floorPermille === undefined
        ? []
        : forms.map(({ formId }) => ({ mediumId, formId, floorPermille }));
    }),
  };
}
