import { certain } from '@ooh/contract/core/certain';
import { highTierCities, type CityTier } from '@ooh/reference/facts/high-tier-cities';
import type { CityDepth } from './simulation/simulation.ts';
import { cityCodeOf } from '../reference/region/regions.ts';

/** A city that the demonstration holds, and how closely. */
export interface DemoCity {
  readonly cityCode: string;
  readonly depth: CityDepth;
  readonly persons: number;
}

/** Panel persons of a city of depth `glance`: enough that an order of usual size reaches fifty of them. */
const glancePersons: Record<CityTier, number> = { 一线: 12_000, 新一线: 8000, 二线: 5000 };
/** Panel persons of a city in depth. */
const deepPersons: Record<CityTier, number> = { 一线: 200_000, 新一线: 120_000, 二线: 80_000 };

/** Panel persons of the cities that come to depth last, one by one. */
const laterPersons: Record<CityTier, number> = { 一线: 100_000, 新一线: 60_000, 二线: 50_000 };

const cityOf = (cityCode: string, depth: CityDepth): DemoCity => {
  const { tier } = certain(
    highTierCities.find((city) => cityCodeOf(city.adcode) === cityCode),
    'tier of the city',
    cityCode,
  );
  return { cityCode, depth, persons: (depth === 'deep' ? deepPersons : glancePersons)[tier] };
};

/** The first city in depth, and those that follow in the background. */
export const firstCity = cityOf('440300', 'deep');
export const followingCities: readonly DemoCity[] = ['420100', '310100'].map((code) => cityOf(code, 'deep'));

/** One city with everything, of few persons: 厦门, which has a metro. */
export const smallCity: DemoCity = { cityCode: '350200', depth: 'deep', persons: 4000 };

/** The other high-tier cities, at city level only (`glance`): a first start waits for those of the first tier. */
const glances = (...tiers: CityTier[]): readonly DemoCity[] =>
  highTierCities
    .filter(({ adcode, tier }) => cityCodeOf(adcode) !== firstCity.cityCode && tiers.includes(tier))
    .map(({ adcode }) => cityOf(cityCodeOf(adcode), 'glance'));
export const firstGlances = glances('一线');
export const laterGlances = glances('新一线', '二线');

/** The cities that come to depth when the demonstration is used already, the largest first; any of them sooner on demand. */
export const deepenedCities: readonly DemoCity[] = highTierCities
  .map(({ adcode, tier }) => ({
    cityCode: cityCodeOf(adcode),
    depth: 'deep' as const,
    persons: laterPersons[tier],
  }))
  .filter(({ cityCode }) => ![firstCity, ...followingCities].some((city) => city.cityCode === cityCode));

/** All 49 in depth, the largest first. */
export const deepCities: readonly DemoCity[] = highTierCities.map((city) =>
  cityOf(cityCodeOf(city.adcode), 'deep'),
);
