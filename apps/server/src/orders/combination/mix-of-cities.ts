import { certain } from '@ooh/contract/core/certain';
import type { CombinationBrief } from '@ooh/contract/domain/combination';
import { leastUnitsOf } from '@ooh/contract/domain/combination-names';
import { movingMedia } from '@ooh/contract/domain/moving-media';
import { usualPurchase } from '@ooh/contract/domain/purchase-rules';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import { districtKey, type MixLot, type MixTerms } from '@ooh/planning/mix/mix-problem';
import { isTooFew } from '@ooh/measurement/minimum-cell';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { peopleReleasesOf, readCityData, type CityData } from '../../city-data/release/city-data.ts';
import type { Context } from '../../context.ts';
import { cityName } from '../../reference/region/regions.ts';
import { flightOfBrief } from '../../reference/calendar/flight-days.ts';
import { formCityLots, readFreeUnits, type CandidateLot, type CityLots } from './candidates.ts';
import { measureMixCity } from './measure-city.ts';
import { isAudienceShown } from './present-mix.ts';

const busMedium = movingMedia.on('bus-lines').mediumId;

/** Media that a goal may buy, granted or not. */
export function isAsked(brief: CombinationBrief, mediumId: number): boolean {
  const { mediumIds, mustMediumIds, excludedMediumIds } = brief;
  if (excludedMediumIds.includes(mediumId)) return false;
  return mediumIds.length === 0 || mediumIds.includes(mediumId) || mustMediumIds.includes(mediumId);
}

export interface MixCities {
  /** Those with lots, in the order of the brief. */
  readonly cities: readonly CityLots[];
  /** Lots of all cities one after the other, as they are bought and as the planner takes them. */
  readonly bought: readonly CandidateLot[];
  readonly lots: readonly MixLot[];
  readonly terms: MixTerms;
  /** People of the audience in all cities that were asked for, also where nothing can be bought. */
  readonly universe: number;
  readonly without: readonly {
    readonly cityCode: string;
    readonly cityName: string;
    readonly reason: string;
  }[];
}

/** People of the audience of a city where nothing can be bought; 0 where its panel is too small to tell. */
async function audienceWithoutMedia(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine' | 'config'>,
  data: CityData,
  audience: TargetAudience,
): Promise<number> {
  const measured = await measureMixCity(context, { data, audience }, [], { priority: 'interactive' });
  if (typeof measured === 'string') return 0;
  return isAudienceShown(measured, context.config.minimumCell) ? measured.measure.taUniverse : 0;
}

const planned = (
  { mediumId, districtName, isLine, blockFen, mostBlocks }: CandidateLot,
  city: number,
): MixLot => ({
  city,
  mediumId,
  district: districtName,
  isLine,
  blockFen,
  mostBlocks,
});

/** Everything that can be bought for a goal in its cities, as lots. */
export async function readMixCities(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine' | 'now' | 'config'>,
  brief: CombinationBrief,
  sees: (pair: { readonly cityCode: string; readonly mediumId: number }) => boolean,
  onCity: (done: number, name: string) => void,
): Promise<MixCities> {
  const data = await readCityData(context.db, brief.cityCodes);
  const days = flightOfBrief(brief.startDate, brief.weeks);
  const { minimumCell } = context.config;
  const cities: CityLots[] = [];
  const without: MixCities['without'][number][] = [];
  let universe = 0;
  for (const [done, cityCode] of brief.cityCodes.entries()) {
    onCity(done, cityName(cityCode));
    const own = certain(data.get(cityCode), 'city data', cityCode);
    const releases = peopleReleasesOf(own);
    // The model is read while the media are; where it cannot be, the question to it says so.
    if (releases !== null) context.engine.prepare(releases).catch(() => undefined);
    const free = await readFreeUnits(context, {
      cityCode,
      days,
      brandId: brief.brandId,
      sees: (mediumId) => {
        // Bus bodies are sold from four weeks on.
        if (mediumId === busMedium && brief.weeks < usualPurchase.weeks) return false;
        return isAsked(brief, mediumId) && sees({ cityCode, mediumId });
      },
    });
    const city = await formCityLots(context, own, brief.targetAudience, free, 'interactive');
    const refuse = (reason: string) => without.push({ cityCode, cityName: cityName(cityCode), reason });
    if (typeof city === 'string') {
      refuse(city);
      universe += await audienceWithoutMedia(context, own, brief.targetAudience);
      continue;
    }
    const { panelPersons, otherPersons, taUniverse } = city.formed;
    if (!meetsMinimumCell(panelPersons, minimumCell) || isTooFew(otherPersons, minimumCell)) {
      refuse(`样本不足：目标人群或其余人群少于 ${minimumCell} 名样本人`);
      continue;
    }
    universe += taUniverse;
    if (city.lots.length === 0) refuse('没有凑得齐起投量的空位，其目标人群计为未到达');
    else cities.push(city);
  }
  const bought = cities.flatMap((city) => city.lots);
  const lots = cities.flatMap((city, at) => city.lots.map((lot) => planned(lot, at)));
  const districts = lots.filter((lot) => lot.district !== null).map(districtKey);
  return {
    cities,
    bought,
    lots,
    universe,
    without,
    terms: {
      k: brief.k,
      days: brief.weeks * 7,
      mustMedia: brief.mustMediumIds,
      largestShare: brief.largestShare,
      mustDistricts: brief.goal === 'region' ? [...new Set(districts)] : [],
      leastLineBlocks: Math.ceil(usualPurchase.vehiclesPerCity / leastUnitsOf(busMedium)),
    },
  };
}
