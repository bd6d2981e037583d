import { localPlane } from '@ooh/geo/local-plane';
import type { RoadClass, RoadFact } from '@ooh/reference/facts/city-facts';
import { mainStreets } from '@ooh/streets/lines/main-streets';
import type { StreetClass } from '@ooh/streets/street-class';
import type { StreetNetwork } from '@ooh/streets/street-network';

const roadClassOf: Partial<Record<StreetClass, RoadClass>> = {
  expressway: '快速路',
  trunk: '主干路',
  primary: '次干路',
};

/** So many streets of a class at most are main roads of a city, the longest first. */
const mostOfClass = 60;

/** The widest schematic streets of a city: where people pass, and where billboards stand. */
export function knownRoadsOf(network: StreetNetwork): readonly RoadFact[] {
  const plane = localPlane(network.origin.lng, network.origin.lat);
  const taken = new Map<RoadClass, number>();
  return mainStreets(network, 'primary').flatMap(({ name, streetClass, path }) => {
    const roadClass = roadClassOf[streetClass];
    if (roadClass === undefined) return [];
    const before = taken.get(roadClass) ?? 0;
    if (before === mostOfClass) return [];
    taken.set(roadClass, before + 1);
    const waypoints = path.map(([x, y]) => {
      const { lng, lat } = plane.point(x, y);
      return [lng, lat] as const;
    });
    return [{ name, roadClass, waypoints }];
  });
}
