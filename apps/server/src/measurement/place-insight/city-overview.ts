import type { Figure } from '@ooh/contract/domain/figure';
import { disclosedPart } from '../../disclosure/disclosed-figure.ts';
import { geographyOf, type CityGeography } from '../../city-data/place/city-geography.ts';
import { figureContext } from '../city-perspective/area-figures.ts';
import { areaTable, type AreaWithFigures } from '../city-perspective/area-table.ts';
import type { CityCrowd, Stores } from '../city-perspective/city-crowd.ts';
import { isMediumGranted } from '../city-perspective/granted-city.ts';
import { activityOf, crowdFigures, mixedCrowd } from '../city-perspective/hours.ts';
import { mediaOfCity } from './city-media.ts';
import { grantedNetwork } from './lines-nearby.ts';

export interface CityOverview {
  readonly ground: CityGeography;
  /** Residents of 15 years and more. */
  readonly universePersons: number;
  /** People out of their homes on an average day of the window. */
  readonly dailyOutside: Figure;
  readonly districts: readonly AreaWithFigures[];
  /** Places of the city, and media and lines that the asker may see. */
  readonly counts: {
    readonly pois: number;
    readonly aois: number;
    readonly businessDistricts: number;
    readonly mainRoads: number;
    readonly mediaPositions: number;
    readonly busLines: number;
  };
}

/** A city as a whole, of everybody: the city is one that was loaded without an audience. */
export async function cityOverview(stores: Stores, city: CityCrowd): Promise<CityOverview> {
  const [districts, ground, media, network, activity] = await Promise.all([
    areaTable(stores, city, 'district'),
    geographyOf(stores.db, city.data),
    mediaOfCity(stores.db, city.cityCode),
    grantedNetwork(stores.db, city),
    activityOf(stores, city, null),
  ]);
  const outside = mixedCrowd(activity.byDay, city.window.dayWeights);
  return {
    ground,
    universePersons: city.size.universe,
    dailyOutside: crowdFigures(outside, figureContext(city, stores.config.minimumCell)).persons,
    districts,
    counts: {
      pois: ground.pois.length,
      aois: ground.aois.length,
      businessDistricts: ground.businessDistricts.length,
      mainRoads: ground.mainRoads,
      mediaPositions: media.positions.filter(({ mediumId }) => isMediumGranted(city, mediumId)).length,
      busLines: network?.lines.length ?? 0,
    },
  };
}

/** How many people of a city belong to its audience. */
export function audienceOfCity(
  { size }: Pick<CityCrowd, 'size'>,
  minimumCell: number,
): {
  readonly persons: Figure;
  readonly share: Figure;
} {
  const part = { inside: size.panelPersons, outside: size.otherPersons };
  return {
    persons: disclosedPart(size.persons, part, minimumCell),
    share: disclosedPart(size.share, part, minimumCell),
  };
}
