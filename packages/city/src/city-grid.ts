/**
 * The city as H3 cells of resolution 9 (≈ 0.1 km²): which cells it has, where they lie, whose they are and
 * which touch. Cells are ordered by H3 index, so the order depends on the boundaries alone.
 */
import { cellCentre, cellOf, cellToBigInt, neighbours, type H3Cell } from '@ooh/geo/h3-cell';
import { localPlane, type LocalPlane } from '@ooh/geo/local-plane';
import { wgs84 } from '@ooh/geo/point';
import { areaBounds, polygonsOf, type Area, type Ring } from '@ooh/geo/polygon';

export const cityResolution = 9;

/** A district as the caller knows it. */
export interface CityDistrict {
  readonly adcode: string;
  readonly name: string;
  /** WGS-84. */
  readonly area: Area;
  /** Residents of all ages, where the caller knows better than the declared facts. */
  readonly residents?: number;
}

export interface CityGrid {
  readonly size: number;
  readonly cells: readonly H3Cell[];
  /** The same cells as stored numbers, ascending. */
  readonly cellIds: BigUint64Array;
  readonly lng: Float64Array;
  readonly lat: Float64Array;
  /** Metres east and north of the plane's origin. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly plane: LocalPlane;
  /** Index into the districts that built the grid. */
  readonly district: Uint8Array;
  /** Six per cell, −1 where the city ends. */
  readonly neighbour: Int32Array;
  indexOf(cell: H3Cell): number;
}

const stepMeters = 150;

/** Cells whose centre lies inside the polygon: an even–odd scan of rows 150 m apart, cell centres checked. */
function* cellsInside(rings: readonly Ring[], plane: LocalPlane): Generator<H3Cell> {
  const crossings = (y: number): number[] => {
    const found: number[] = [];
    for (const ring of rings) {
      for (let i = 1; i < ring.length; i++) {
        const [y1, y2] = [plane.y(ring[i - 1][1]), plane.y(ring[i][1])];
        if (y1 > y === y2 > y) continue;
        const x1 = plane.x(ring[i - 1][0]);
        found.push(x1 + ((plane.x(ring[i][0]) - x1) * (y - y1)) / (y2 - y1));
      }
    }
    return found.sort((a, b) => a - b);
  };
  const inside = (x: number, y: number): boolean => crossings(y).filter((at) => at <= x).length % 2 === 1;
  const seen = new Set<H3Cell>();
  const { south, north } = areaBounds({ type: 'Polygon', coordinates: rings });
  for (let y = plane.y(south); y <= plane.y(north); y += stepMeters) {
    const spans = crossings(y);
    for (let s = 0; s + 1 < spans.length; s += 2) {
      for (let x = spans[s]; x <= spans[s + 1]; x += stepMeters) {
        const cell = cellOf(plane.point(x, y), cityResolution);
        if (seen.has(cell)) continue;
        seen.add(cell);
        const centre = cellCentre(cell);
        if (inside(plane.x(centre.lng), plane.y(centre.lat))) yield cell;
      }
    }
  }
}

export interface GridOptions {
  /** Kept cells at most, those nearest to `centre`; bounds memory for very large municipalities. */
  readonly maxCells?: number;
  /** [lng, lat], WGS-84. Without it the middle of the districts' box. */
  readonly centre?: readonly [number, number];
}

/**
 * Builds the grid. Where districts overlap the first wins. Throws RangeError when there are more than 255
 * districts or no cell at all.
 */
export function buildCityGrid(districts: readonly CityDistrict[], options: GridOptions = {}): CityGrid {
  if (districts.length === 0 || districts.length > 255) throw new RangeError('a city has 1 to 255 districts');
  const boxes = districts.map((district) => areaBounds(district.area));
  const [lng0, lat0] = options.centre ?? [
    (Math.min(...boxes.map((box) => box.west)) + Math.max(...boxes.map((box) => box.east))) / 2,
    (Math.min(...boxes.map((box) => box.south)) + Math.max(...boxes.map((box) => box.north))) / 2,
  ];
  const plane = localPlane(lng0, lat0);
  const owner = new Map<H3Cell, number>();
  districts.forEach((district, index) => {
    for (const rings of polygonsOf(district.area)) {
      for (const cell of cellsInside(rings, plane)) if (!owner.has(cell)) owner.set(cell, index);
    }
  });
  if (owner.size === 0) throw new RangeError('the districts contain no cell');
  const kept = nearest([...owner.keys()].sort(), plane, options.maxCells ?? 40_000);
  return gridOf(kept, owner, plane);
}

function nearest(cells: H3Cell[], plane: LocalPlane, maxCells: number): H3Cell[] {
  if (cells.length <= maxCells) return cells;
  const far = new Map(
    cells.map((cell) => {
      const { lng, lat } = cellCentre(cell);
      return [cell, Math.hypot(plane.x(lng), plane.y(lat))];
    }),
  );
  return cells
    .sort((a, b) => (far.get(a) as number) - (far.get(b) as number) || (a < b ? -1 : 1))
    .slice(0, maxCells)
    .sort();
}

function gridOf(cells: H3Cell[], owner: Map<H3Cell, number>, plane: LocalPlane): CityGrid {
  const size = cells.length;
  const place = new Map(cells.map((cell, index) => [cell, index]));
  const grid = {
    size,
    cells,
    cellIds: BigUint64Array.from(cells, cellToBigInt),
    lng: new Float64Array(size),
    lat: new Float64Array(size),
    x: new Float64Array(size),
    y: new Float64Array(size),
    plane,
    district: Uint8Array.from(cells, (cell) => owner.get(cell) as number),
    neighbour: new Int32Array(size * 6).fill(-1),
    indexOf: (cell: H3Cell): number => place.get(cell) ?? -1,
  };
  for (let i = 0; i < size; i++) {
    const { lng, lat } = cellCentre(cells[i]);
    grid.lng[i] = lng;
    grid.lat[i] = lat;
    grid.x[i] = plane.x(lng);
    grid.y[i] = plane.y(lat);
    let slot = i * 6;
    for (const other of neighbours(cells[i], 1).sort()) {
      if (other !== cells[i] && slot < i * 6 + 6) grid.neighbour[slot++] = place.get(other) ?? -1;
    }
  }
  return grid;
}

/** Index of the cell that contains the point, −1 outside the city. */
export function cellAt(grid: CityGrid, lng: number, lat: number): number {
  return grid.indexOf(cellOf(wgs84(lng, lat), cityResolution));
}
