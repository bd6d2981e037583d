import type { SceneName } from '@ooh/contract/domain/combination-names';
import { sceneNames } from '@ooh/contract/domain/combination-names';
import { boundsOf, expandBounds, unionBounds } from '@ooh/geo/bounds';
import { areaBounds, areaContains } from '@ooh/geo/polygon';
import { distanceMeters } from '@ooh/geo/distance';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { indexBoxes } from '@ooh/geo/spatial-index';
import { geographyOf, type CityAoi, type CityGeography } from '../../city-data/place/city-geography.ts';
import type { CityData } from '../../city-data/release/city-data.ts';
import { sceneOfType } from '../../measurement/place-insight/scene-kinds.ts';
import { memoize } from '../../platform/memoize.ts';
import type { Db, DbOrTransaction } from '../../platform/storage/postgres/database.ts';

/** What is farther from every AOI belongs to no scene. */
const nearMeters = 300;

const nameOf = (aoiType: string): SceneName | undefined => {
  const scene = sceneOfType(aoiType);
  return sceneNames.find((name) => name === scene);
};

interface SceneArea {
  readonly aoi: CityAoi;
  readonly scene: SceneName;
  /** Radius of a circle of its size. */
  readonly radiusMeters: number;
}

type FindScene = (point: Wgs84Point) => SceneName | null;

/** Scene of a point: of the AOI that holds it, else of the nearest one within 300 m of the edge of a circle of its size. */
export function sceneFinder({ aois }: Pick<CityGeography, 'aois'>): FindScene {
  const areas = aois.flatMap((aoi): SceneArea[] => {
    const scene = nameOf(aoi.aoiType);
    return scene === undefined ? [] : [{ aoi, scene, radiusMeters: Math.sqrt(aoi.squareMeters / Math.PI) }];
  });
  // Whatever an area can hold or be near to lies in its box.
  const boxes = areas.map(({ aoi, radiusMeters }) =>
    unionBounds(areaBounds(aoi.area), expandBounds(boundsOf([aoi.point]), radiusMeters + nearMeters)),
  );
  const index = indexBoxes(boxes);
  return (point) => {
    const near = index
      .touching(boundsOf([point]))
      .map((at) => ({ ...areas[at], meters: distanceMeters(point, areas[at].aoi.point) }))
      .sort((a, b) => a.meters - b.meters);
    const holding = near.find(({ aoi }) => areaContains(aoi.area, point));
    if (holding !== undefined) return holding.scene;
    let [scene, least]: [SceneName | null, number] = [null, Infinity];
    for (const one of near) {
      const meters = one.meters - one.radiusMeters;
      if (meters <= nearMeters && meters < least) [scene, least] = [one.scene, meters];
    }
    return scene;
  };
}

/** Share of a line's stops in each scene, both directions together. */
async function sceneSharesOfLines(
  db: DbOrTransaction,
  lineReleaseId: string,
  find: FindScene,
): Promise<ReadonlyMap<string, ReadonlyMap<SceneName, number>>> {
  const stops = await db
    .selectFrom('bus_line_stop')
    .select(['line_id', 'lng', 'lat'])
    .where('release_id', '=', lineReleaseId)
    .execute();
  const byLine = Map.groupBy(stops, (stop) => stop.line_id);
  return new Map(
    [...byLine].map(([lineId, own]) => {
      const shares = new Map<SceneName, number>();
      for (const { lng, lat } of own) {
        const scene = find(wgs84(lng, lat));
        if (scene !== null) shares.set(scene, (shares.get(scene) ?? 0) + 1 / own.length);
      }
      return [lineId, shares];
    }),
  );
}

/** The same answers; each place is looked up once. */
function remembered(find: FindScene): FindScene {
  const known = new Map<string, SceneName | null>();
  return (point) => {
    const key = `${point.lng.toFixed(5)} ${point.lat.toFixed(5)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(point);
    known.set(key, found);
    return found;
  };
}

interface CityScenes {
  readonly find: FindScene;
  /** By line. */
  readonly lines: ReadonlyMap<string, ReadonlyMap<SceneName, number>>;
}

const kept = memoize<CityScenes>(12);

/** Scenes of a city's places and lines, found once for what is in force. */
export function scenesOf(db: Db, data: CityData): Promise<CityScenes> {
  const edition = [data.places, data.busLines].map((one) => `${one?.releaseId}:${one?.revision}`);
  return kept(`${data.cityCode}/${edition.join('/')}`, async () => {
    const find = remembered(sceneFinder(await geographyOf(db, data)));
    const lines = data.busLines && (await sceneSharesOfLines(db, data.busLines.releaseId, find));
    return { find, lines: lines ?? new Map() };
  });
}
