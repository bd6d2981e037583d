import type { CityDeclaration } from '../declaration/city-declaration.ts';
import { cellAt, columnOf, fillRings, middleOf, rasterOver, type Raster } from '../plane/raster.ts';
import { splineThrough } from '../plane/spline.ts';
import { farAway, chamferDistances } from './chamfer.ts';
import { cover, isWater } from './cover.ts';
import { outlineOf, riverOf, type CityNoise, type Outline, type River } from './outlines.ts';
import { seaCells, type PlaneArea } from './sea.ts';

const cellMeters = 60;

/** What the streets of a city stand on. */
export interface Ground {
  readonly raster: Raster;
  readonly rivers: readonly River[];
  readonly lakes: readonly Outline[];
  readonly hills: readonly Outline[];
  readonly hasSea: boolean;
  /** A code of `cover`. */
  coverAt(x: number, y: number): number;
  /** Metres to the nearest water. */
  waterDistanceAt(x: number, y: number): number;
}

/** Narrow rivers are wet over this width at least, so that no street slips through. */
const leastHalfWidth = 40;

function wetCells(raster: Raster, river: River, paint: (cell: number) => void): void {
  const half = Math.max(river.widthMeters / 2, leastHalfWidth);
  const reach = Math.ceil(half / raster.cellMeters);
  for (const [x, y] of splineThrough(river.course, 50)) {
    const [column, row] = [columnOf(raster, x), columnOf(raster, y)];
    for (let j = row - reach; j <= row + reach; j++)
      for (let i = column - reach; i <= column + reach; i++) {
        const [dx, dy] = [middleOf(raster, i) - x, middleOf(raster, j) - y];
        if (dx * dx + dy * dy > half * half) continue;
        const cell = cellAt(raster, middleOf(raster, i), middleOf(raster, j));
        if (cell >= 0) paint(cell);
      }
  }
}

export interface GroundInput {
  readonly declaration: CityDeclaration;
  readonly halfSideMeters: number;
  readonly districts: readonly PlaneArea[];
  /** All land in and around the city. */
  readonly land: readonly PlaneArea[];
  readonly noise: CityNoise;
}

export function layGround({ declaration, halfSideMeters, districts, land, noise }: GroundInput): Ground {
  const raster = rasterOver(halfSideMeters, cellMeters);
  const covers = new Uint8Array(raster.width * raster.width);
  const paintLand = (code: number) => (cell: number) => {
    if (covers[cell] === cover.land) covers[cell] = code;
  };
  for (const area of districts) fillRings(raster, area, (cell) => (covers[cell] = cover.land));
  const sea = seaCells(raster, land);
  for (const cell of sea) covers[cell] = cover.sea;
  const hills = declaration.hills.map((hill) => outlineOf(hill, noise));
  const lakes = declaration.lakes.map((lake) => outlineOf(lake, noise));
  const rivers = declaration.rivers.map((river) => riverOf(river, noise));
  for (const { ring } of hills) fillRings(raster, [ring], paintLand(cover.hill));
  for (const river of rivers) {
    wetCells(raster, river, paintLand(cover.river));
    fillRings(raster, [river.ring], paintLand(cover.river));
  }
  for (const { ring } of lakes) fillRings(raster, [ring], paintLand(cover.lake));
  const distances = chamferDistances(raster, (cell) => isWater(covers[cell]));
  return {
    raster,
    rivers,
    lakes,
    hills,
    hasSea: sea.length > 0,
    coverAt: (x, y) => {
      const cell = cellAt(raster, x, y);
      return cell < 0 ? cover.outside : covers[cell];
    },
    waterDistanceAt: (x, y) => {
      const cell = cellAt(raster, x, y);
      return cell < 0 ? farAway : distances[cell];
    },
  };
}
