import { cityMap, viewOf } from './city-map.ts';
import { ink, textBox } from './deck-pages.ts';
import type { DocumentMap, MapPoint } from './document-map.ts';
import type { Place, SlideElement } from './slide-draft.ts';

/** Where a position or line of an album is on the map of its city, in metres as the map has them. */
export interface AlbumSpot {
  /** The position; null of a line. */
  readonly at: MapPoint | null;
  readonly way: readonly MapPoint[];
}

/** So far around a position the map shows, metres. */
const aroundMeters = 1500;

type Box = readonly [west: number, south: number, east: number, north: number];

function boxOf(path: readonly MapPoint[]): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of path) {
    west = Math.min(west, x);
    south = Math.min(south, y);
    east = Math.max(east, x);
    north = Math.max(north, y);
  }
  return [west, south, east, north];
}

const meets = (a: Box, b: Box): boolean => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

/** Cuts maps of places out of a city's: what lies elsewhere is left out, so that a page takes no longer than its part. */
function mapCutter(map: DocumentMap): (box: Box) => DocumentMap {
  const boxed = <Value>(values: readonly Value[], pathOf: (value: Value) => readonly MapPoint[]) => {
    const all = values.map((value) => ({ value, box: boxOf(pathOf(value)) }));
    return (box: Box) => all.flatMap((one) => (meets(one.box, box) ? [one.value] : []));
  };
  const [land, water, green] = [map.land, map.water, map.green].map((rings) => boxed(rings, (ring) => ring));
  const streets = boxed(map.streets, ({ path }) => path);
  return (box) => ({
    ...map,
    land: land(box),
    water: water(box),
    green: green(box),
    streets: streets(box),
    ways: [],
    points: [],
    zones: [],
  });
}

/** Draws the map around each position or line of a city among the others of the album. */
export function spotMaps(
  map: DocumentMap,
  spots: readonly AlbumSpot[],
): (own: AlbumSpot, name: string, frame: Place) => SlideElement[] {
  const cut = mapCutter(map);
  return (own, name, frame) => {
    const middle = own.at;
    const wanted: readonly MapPoint[] =
      middle === null
        ? own.way
        : [-aroundMeters, aroundMeters].map((by): MapPoint => [middle[0] + by, middle[1] + by]);
    const { metersPerPoint } = viewOf(map, frame, wanted);
    const [west, south, east, north] = boxOf(wanted);
    const [x, y] = [(west + east) / 2, (south + north) / 2];
    const [halfWidth, halfHeight] = [frame.width, frame.height].map((side) => (side / 2) * metersPerPoint);
    const box: Box = [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight];
    const others = spots.flatMap(({ at }) =>
      at === null || at === middle || !meets(boxOf([at]), box)
        ? []
        : [{ name: '本单其他点位', at, isQuiet: true }],
    );
    const drawn: DocumentMap = {
      ...cut(box),
      ways: middle === null ? [{ name, units: 1, path: own.way }] : [],
      points: [...others, ...(middle === null ? [] : [{ name, at: middle }])],
    };
    const kilometers = (2 * halfWidth) / 1000;
    const legend = [
      `上北下南；图宽约 ${kilometers.toFixed(1)} 公里`,
      `蓝色为本${middle === null ? '线路' : '点位'}${others.length > 0 ? '，灰色为本单其他点位' : ''}`,
      map.attribution,
    ].join('；');
    return [
      cityMap(drawn, frame, 'light', true, wanted),
      textBox({ x: frame.x, y: frame.y + frame.height + 2, width: frame.width, height: 16 }, [legend], {
        size: 8,
        color: ink.quiet,
      }),
    ];
  };
}
