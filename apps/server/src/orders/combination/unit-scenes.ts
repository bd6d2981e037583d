import type { SceneName } from '@ooh/contract/domain/combination-names';
import { sceneNames } from '@ooh/contract/domain/combination-names';
import { areaContains } from '@ooh/geo/polygon';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import type { CityGeography } from '../../city-data/place/city-geography.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { sceneOfType } from '../../measurement/place-insight/scene-kinds.ts';

/** What is farther from every AOI belongs to no scene. */
const nearMeters = 300;
/** No AOI reaches farther from its middle. */
const widestMeters = 2000;

const nameOf = (aoiType: string): SceneName | undefined => {
  const scene = sceneOfType(aoiType);
  return sceneNames.find((name) => name === scene);
};

/** Scene of a point: of the AOI that holds it, else of the nearest one within 300 m of the edge of a circle of its size. */
export function sceneFinder({ aois, aoiIndex }: Pick<CityGeography, 'aois' | 'aoiIndex'>) {
  return (point: Wgs84Point): SceneName | null => {
    let nearest: { readonly scene: SceneName; readonly meters: number } | null = null;
    for (const { index, distanceMeters } of aoiIndex.within(point, widestMeters)) {
      const aoi = aois[index];
      const scene = nameOf(aoi.aoiType);
      if (scene === undefined) continue;
      if (areaContains(aoi.area, point)) return scene;
      const meters = distanceMeters - Math.sqrt(aoi.squareMeters / Math.PI);
      if (meters <= nearMeters && (nearest === null || meters < nearest.meters)) nearest = { scene, meters };
    }
    return nearest?.scene ?? null;
  };
}

/** Share of a line's stops in each scene, both directions together. */
export async function sceneSharesOfLines(
  db: DbOrTransaction,
  lineReleaseId: string,
  find: (point: Wgs84Point) => SceneName | null,
): Promise<ReadonlyMap<string, ReadonlyMap<SceneName, number>>> {
  const stops = await db
    .selectFrom('bus_line_stop')
    .select(['line_id', 'lng', 'lat'])
    .where('release_id', '=', lineReleaseId)
    .execute();
  // Lines share stops: each place is looked up once.
  const known = new Map<string, SceneName | null>();
  const sceneAt = (lng: number, lat: number) => {
    const key = `${lng.toFixed(5)} ${lat.toFixed(5)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const scene = find(wgs84(lng, lat));
    known.set(key, scene);
    return scene;
  };
  const byLine = Map.groupBy(stops, (stop) => stop.line_id);
  return new Map(
    [...byLine].map(([lineId, own]) => {
      const shares = new Map<SceneName, number>();
      for (const { lng, lat } of own) {
        const scene = sceneAt(lng, lat);
        if (scene !== null) shares.set(scene, (shares.get(scene) ?? 0) + 1 / own.length);
      }
      return [lineId, shares];
    }),
  );
}
