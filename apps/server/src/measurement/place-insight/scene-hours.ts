import type { CallOutput } from '@ooh/contract/registry';
import { geographyOf } from '../../city-data/place/city-geography.ts';
import { scaled } from '../../disclosure/disclosed-figure.ts';
import type { CityCrowd, Stores } from '../city-perspective/city-crowd.ts';
import { hoursInAreas } from '../city-perspective/area-hours.ts';
import { areasOfCity } from '../city-perspective/spatial-areas.ts';
import { scenesOfGround } from './scene-areas.ts';

type Scenes = CallOutput<'v1/scenes/hours'>['scenes'];

/** Who is in each scene hour by hour; the audience there as a share of all of it. People in two scenes count in both. */
export async function sceneHours(
  stores: Stores,
  city: CityCrowd,
  districtName: string | undefined,
): Promise<Scenes> {
  const [ground, { areas }] = await Promise.all([
    geographyOf(stores.db, city.data),
    areasOfCity(stores, city, 'aoi'),
  ]);
  const { persons } = city.size;
  const ofAudience = persons.value > 0 ? 1 / persons.value : null;
  const scenes = scenesOfGround(ground, areas, districtName);
  const hours = await hoursInAreas(
    stores,
    city,
    scenes.map(({ people }) => people),
  );
  return scenes.map(({ scene, own }, at) => ({
    scene,
    aois: own.length,
    hours: hours[at].map((hour) => ({ ...hour, taShare: scaled(hour.taPersons, ofAudience) })),
  }));
}
