import type { AreaFigures } from '@ooh/contract/domain/place-insight';
import { areaFiguresOf, figureContext } from '../city-perspective/area-figures.ts';
import { crowdsOf } from '../city-perspective/area-table.ts';
import type { CityCrowd, Stores } from '../city-perspective/city-crowd.ts';
import { areasOfCity } from '../city-perspective/spatial-areas.ts';
import { geographyOf, type CityGeography } from '../../city-data/place/city-geography.ts';
import { countByMedium, mediaOfCity } from './city-media.ts';
import { scenesOfGround } from './scene-areas.ts';

const nearbyMeters = 500;
const maxMedia = 3;

export interface SceneDetail extends AreaFigures {
  readonly scene: string;
  readonly aoiTypes: string[];
  readonly aois: number;
  readonly media: { mediumId: number; mediumName: string; positions: number }[];
}

/** The scenes of a city, or of one of its districts: people of all their AOIs together, and media around them. */
export async function sceneDetails(
  stores: Stores,
  city: CityCrowd,
  districtName: string | undefined,
): Promise<{ ground: CityGeography; scenes: SceneDetail[] }> {
  const [ground, { key, areas }, media] = await Promise.all([
    geographyOf(stores.db, city.data),
    areasOfCity(stores, city, 'aoi'),
    mediaOfCity(stores.db, city.cityCode),
  ]);
  const scenes = scenesOfGround(ground, areas, districtName);
  const crowds = await crowdsOf(
    stores,
    city,
    `${key}/scenes/${districtName ?? ''}`,
    scenes.map(({ people }) => people),
  );
  const figures = figureContext(city, stores.config.minimumCell);
  return {
    ground,
    scenes: scenes.map(({ scene, aoiTypes, own }, i) => {
      const near = own.flatMap((at) =>
        media.index.within(ground.aois[at].point, nearbyMeters).map(({ index }) => index),
      );
      return {
        ...areaFiguresOf(crowds[i], figures),
        scene,
        aoiTypes,
        aois: own.length,
        media: countByMedium(media, city, new Set(near)).slice(0, maxMedia),
      };
    }),
  };
}
