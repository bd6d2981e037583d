import { certain } from '@ooh/contract/core/certain';
import { budgetClasses, type StrategyCase } from '@ooh/contract/domain/strategy-case';
import type { MediaNames } from '../../city-data/inventory/media-names.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { CaseMix, SeenCase } from './case-store.ts';

export const netOf = (mix: readonly CaseMix[]): number => mix.reduce((sum, one) => sum + one.netFen, 0);
export const rateCardOf = (mix: readonly CaseMix[]): number =>
  mix.reduce((sum, one) => sum + one.rateCardFen, 0);

/** Class of an amount, by its bounds. */
export function budgetClassOf(netFen: number): StrategyCase['budgetClass'] {
  return certain(
    budgetClasses.find(({ fromFen, belowFen }) => netFen >= fromFen && netFen < belowFen),
    'budget class',
    netFen,
  ).key;
}

/** Media of a mix with their part of its net amount, the largest first. */
function mediaOf(mix: readonly CaseMix[], names: MediaNames): StrategyCase['media'] {
  const whole = netOf(mix);
  return [...Map.groupBy(mix, ({ mediumId }) => mediumId)]
    .map(([mediumId, own]) => ({
      mediumId,
      mediumName: names.medium(mediumId),
      share: whole > 0 ? netOf(own) / whole : 0,
    }))
    .sort((a, b) => b.share - a.share || a.mediumId - b.mediumId);
}

/** A case as the library lists it, without what came of it and what it is compared with. */
export function presentCase(seen: SeenCase, names: MediaNames): StrategyCase {
  const { mix, isSample, orderId } = seen;
  return {
    caseId: seen.caseId,
    title: seen.title,
    brandName: seen.brandName,
    industry: seen.industry,
    goal: seen.goal,
    cityCode: seen.cityCode,
    cityName: cityName(seen.cityCode),
    cities: seen.cities.map(({ cityCode, netFen }) => ({ cityCode, cityName: cityName(cityCode), netFen })),
    startDate: seen.startDate,
    endDate: seen.endDate,
    budgetClass: budgetClassOf(netOf(mix)),
    rateCardFen: rateCardOf(mix),
    netFen: netOf(mix),
    units: mix.reduce((sum, one) => sum + one.units, 0),
    media: mediaOf(mix, names),
    hasEffect: seen.hasEffect,
    effect: null,
    similarity: null,
    parts: [],
    source: orderId !== null ? 'order' : isSample ? 'sample' : 'import',
    isSample,
  };
}
