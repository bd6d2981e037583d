import type { CallOutput } from '@ooh/contract/registry';

type Heat = CallOutput<'media-order-match-detail/thermodynamicDiagram'>;
type Media = CallOutput<'media-order-match-detail/getMediaByOrderMapData'>;
type Boundaries = CallOutput<'v1/boundaries/{adcode}'>;
type LngLat = [number, number];

/** Data drawn at the same time. */
export const cityLoad = { lines: 1500, stops: 60, points: 20_000, cells: 30_000 } as const;

const centre: LngLat = [114.06, 22.6];
/** Half the extent of the city, degrees. */
const extent: LngLat = [0.36, 0.2];

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function placeIn(random: () => number): LngLat {
  return [centre[0] + (2 * random() - 1) * extent[0], centre[1] + (2 * random() - 1) * extent[1]];
}

/** A way of stops about 450 m apart that bends slowly and turns back at the edge of the city. */
function wayOf(random: () => number): LngLat[] {
  let [lng, lat] = placeIn(random);
  let heading = random() * 2 * Math.PI;
  return Array.from({ length: cityLoad.stops }, (): LngLat => {
    heading += (random() - 0.5) * 0.5;
    const isOutside = Math.abs(lng - centre[0]) > extent[0] || Math.abs(lat - centre[1]) > extent[1];
    if (isOutside) heading = Math.atan2(centre[1] - lat, centre[0] - lng);
    lng += Math.cos(heading) * 0.0044;
    lat += Math.sin(heading) * 0.004;
    return [lng, lat];
  });
}

/** The media of an order: 20,000 positions and 1,500 lines of 60 stops. */
export function orderMedia(random: () => number): Media {
  const common = { mediumId: 2, level: 'A', netFen: 100_000 };
  const points = Array.from({ length: cityLoad.points }, (_, index) => {
    const [lng, lat] = placeIn(random);
    const id = `p-${index}`;
    return {
      ...common,
      itemId: id,
      positionId: id,
      faceId: `${id}-1`,
      name: `点位 ${index}`,
      lng,
      lat,
      quantity: 1,
      isIndicative: false,
    };
  });
  const lines = Array.from({ length: cityLoad.lines }, (_, index) => ({
    itemIds: [`l-${index}`],
    lineId: `l-${index}`,
    lineName: `${index} 路`,
    level: 'A',
    vehicles: 2,
    netFen: 100_000,
    shape: wayOf(random),
  }));
  return { points, lines, unplaced: [] };
}

/** Columns and rows of the cells: together 30,000. */
const grid = { columns: 200, rows: 150 };

/** Six corners around a place, degrees. */
function hexagon([lng, lat]: LngLat, width: number, height: number): LngLat[] {
  return Array.from({ length: 6 }, (_, corner): LngLat => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6;
    return [lng + (Math.cos(angle) * width) / Math.sqrt(3), lat + (Math.sin(angle) * height) / 1.5];
  });
}

/** The heat of an order in 30,000 cells. */
export function orderHeat(random: () => number): Heat {
  const [width, height] = [(2 * extent[0]) / grid.columns, (2 * extent[1]) / grid.rows];
  const cells = Array.from({ length: cityLoad.cells }, (_, index) => {
    const [column, row] = [index % grid.columns, Math.floor(index / grid.columns)];
    const lng = centre[0] - extent[0] + (column + (row % 2) / 2) * width;
    const lat = centre[1] - extent[1] + row * height;
    const unitDays = Math.exp(3 * random());
    return { cell: `c-${index}`, lng, lat, ring: hexagon([lng, lat], width, height), unitDays, netFen: 1 };
  });
  return {
    resolution: 8,
    days: { startDate: '2027-03-01', endDate: '2027-05-29' },
    cells,
    unplacedUnitDays: 0,
    isDemo: true,
  };
}

/** The border of the city as a rectangle around all that is drawn. */
export function cityBoundaries(): Boundaries {
  const [west, south] = [centre[0] - extent[0] - 0.02, centre[1] - extent[1] - 0.02];
  const [east, north] = [centre[0] + extent[0] + 0.02, centre[1] + extent[1] + 0.02];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return {
    type: 'FeatureCollection',
    mapApprovalNumber: null,
    source: '',
    releaseNo: null,
    features: [
      {
        type: 'Feature',
        properties: { adcode: '440300', name: '深圳市', isSelf: true },
        geometry: { type: 'Polygon', coordinates: [ring] },
      },
    ],
  };
}
