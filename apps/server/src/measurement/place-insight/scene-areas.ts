import type { CityGeography } from '../../city-data/place/city-geography.ts';
import { unionOf } from '../city-perspective/people-cells.ts';
import type { PeopleCells } from '../engine/work/role-chances.ts';
import type { SpatialArea } from '../city-perspective/spatial-areas.ts';
import { scenesOf } from './scene-kinds.ts';

/** The AOIs of a scene by their positions in the ground, and all of them together. */
export interface SceneArea {
  readonly scene: string;
  readonly aoiTypes: string[];
  readonly own: readonly number[];
  readonly people: PeopleCells;
}

/** The scenes of a city, or of one of its districts; `areas` are its AOIs in the order of the ground. */
export function scenesOfGround(
  ground: CityGeography,
  areas: readonly SpatialArea[],
  districtName: string | undefined,
): SceneArea[] {
  const inside = [...ground.aois.keys()].filter(
    (at) => districtName === undefined || ground.aois[at].districtName === districtName,
  );
  const kinds = [...new Set(inside.map((at) => ground.aois[at].aoiType))].sort();
  return scenesOf(kinds).map((scene) => {
    const own = inside.filter((at) => scene.aoiTypes.includes(ground.aois[at].aoiType));
    return { ...scene, own, people: unionOf(own.map((at) => areas[at].people)) };
  });
}
