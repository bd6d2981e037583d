import { planeLength } from '@ooh/geo/local-plane';
import { type Position } from '@ooh/geo/polygon';
import { cellAt } from './city-grid.ts';
import type { CityModel } from './city-model.ts';
import type { RoadClass } from '@ooh/reference/facts/city-facts';
import { placeStem } from './place-names.ts';

export interface MainRoad {
  readonly roadId: string;
  readonly name: string;
  /** 示意: straight between waypoints. WGS-84. */
  readonly line: readonly Position[];
  readonly roadClass: RoadClass;
  /** False when the name is invented too, or on a schematic street. */
  readonly isDeclared: boolean;
}

/** Cells of a way thinned to a polyline. */
function lineOf(city: CityModel, cells: readonly number[]): Position[] {
  const { grid } = city;
  const kept = cells.filter((_, i) => i % 4 === 0 || i === cells.length - 1);
  return kept.map((cell) => [grid.lng[cell], grid.lat[cell]]);
}

type RoadDraft = Omit<MainRoad, 'roadId'>;

/** Declared or known roads, or invented ones along the ways between the largest centres. */
function trunkRoads(city: CityModel): RoadDraft[] {
  const { facts, grid, centres, roads, routes } = city;
  if (roads.length > 0) {
    return roads.map(({ name, roadClass, waypoints }) => ({
      name,
      line: waypoints.map(([lng, lat]) => [lng, lat]),
      roadClass,
      isDeclared: facts.mainRoads.length > 0,
    }));
  }
  const steps = new Uint8Array(grid.size);
  const [main, ...others] = centres;
  const root = cellAt(grid, main.lng, main.lat);
  if (root < 0) return [];
  routes.tree(root, steps);
  return others.slice(0, 16).flatMap((centre, index) => {
    const from = cellAt(grid, centre.lng, centre.lat);
    const cells = from < 0 ? [] : routes.walk(from, root, steps);
    if (cells.length < 2) return [];
    const roadClass = index < 4 ? '快速路' : '主干路';
    return [{ name: `${placeStem(index + 3)}大道`, line: lineOf(city, cells), roadClass, isDeclared: false }];
  });
}

/** Invented lesser roads where none are known: from every centre to its two nearest neighbours, each pair once. */
function lesserRoads(city: CityModel): RoadDraft[] {
  if (city.roads.some(({ roadClass }) => roadClass === '次干路')) return [];
  const { grid, centres, routes } = city;
  const cells = centres.map((centre) => cellAt(grid, centre.lng, centre.lat));
  const steps = new Uint8Array(grid.size);
  const drawn = new Set<string>();
  return cells.flatMap((root, index) => {
    if (root < 0) return [];
    const far = (cell: number): number =>
      planeLength(grid.x[cell] - grid.x[root], grid.y[cell] - grid.y[root]);
    const near = cells
      .map((cell, other) => ({ cell, other }))
      .filter(({ cell, other }) => cell >= 0 && other !== index)
      .sort((a, b) => far(a.cell) - far(b.cell) || a.other - b.other)
      .slice(0, 2)
      .filter(({ other }) => !drawn.has(`${Math.min(index, other)}-${Math.max(index, other)}`));
    if (near.length === 0) return [];
    routes.tree(root, steps);
    return near.flatMap(({ cell, other }) => {
      drawn.add(`${Math.min(index, other)}-${Math.max(index, other)}`);
      const way = routes.walk(cell, root, steps);
      if (way.length < 2) return [];
      const name = `${placeStem(drawn.size * 5 + 17)}路`;
      return [{ name, line: lineOf(city, way), roadClass: '次干路' as const, isDeclared: false }];
    });
  });
}

export function mainRoadsOf(city: CityModel): MainRoad[] {
  return [...trunkRoads(city), ...lesserRoads(city)].map((road, index) => ({
    ...road,
    roadId: `${city.adcode}-road-${String(index + 1).padStart(2, '0')}`,
  }));
}
