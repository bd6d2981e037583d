import { areaCover } from '@ooh/geo/area-cover';
import type { CellPart } from '@ooh/geo/circle-cover';
import { cellsInside, type H3Cell } from '@ooh/geo/h3-cell';
import { areaSquareMeters, type Polygon } from '@ooh/geo/polygon';
import type { AreaCells } from '../engine/work/area-presence.ts';
import type { PeopleCells } from '../engine/work/role-chances.ts';
import { peopleResolution, type CityCells } from './city-cells.ts';

/** Areas below this many square metres (some hundred cells) are counted by the parts of their cells. */
export const countedInParts = 1e7;

/**
 * The cells in which the people of an outline are counted: AOIs, business districts and drawn rings alike. A small outline
 * has the part of each cell that it covers; a large one, at whose edge parts hardly matter, the whole cells
 * that have their middle inside. Cells in which nobody ever is are left out.
 */
export function peopleCellsOf({ cells, index, numberOf }: CityCells, outline: Polygon): PeopleCells {
  if (areaSquareMeters(outline) >= countedInParts) {
    const inside = cellsInside(outline.coordinates, peopleResolution);
    const numbers = inside.flatMap((cell: H3Cell) => numberOf.get(cell) ?? []);
    return { cells: Uint32Array.from(numbers).sort(), parts: null };
  }
  return cellsInParts(areaCover(cells, index, outline));
}

/** Cells with the part of each that is covered. */
export const cellsInParts = (covered: readonly CellPart[]): PeopleCells => ({
  cells: Uint32Array.from(covered, ({ index }) => index),
  parts: {
    area: Float64Array.from(covered, ({ area }) => area),
    way: Float64Array.from(covered, ({ way }) => way),
  },
});

/** All of some cells. */
export const wholeCells = (cells: Uint32Array): PeopleCells => ({ cells, parts: null });

/** The cells of several areas together; parts of one cell add up to the whole cell at most. */
export function unionOf(areas: readonly PeopleCells[]): PeopleCells {
  const [area, way] = [new Map<number, number>(), new Map<number, number>()];
  for (const { cells, parts } of areas)
    cells.forEach((cell, at) => {
      area.set(cell, Math.min(1, (area.get(cell) ?? 0) + (parts?.area[at] ?? 1)));
      way.set(cell, Math.min(1, (way.get(cell) ?? 0) + (parts?.way[at] ?? 1)));
    });
  const cells = Uint32Array.from(area.keys()).sort();
  if (areas.every(({ parts }) => parts === null)) return wholeCells(cells);
  const shares = (of: ReadonlyMap<number, number>) => Float64Array.from(cells, (cell) => of.get(cell) ?? 0);
  return { cells, parts: { area: shares(area), way: shares(way) } };
}

/** Areas as the engine takes them: with parts as soon as one of them has some. */
export function areaCellsOf(areas: readonly PeopleCells[]): AreaCells {
  const start = new Uint32Array(areas.length + 1);
  areas.forEach(({ cells }, area) => (start[area + 1] = start[area] + cells.length));
  const count = start[areas.length];
  const cells = new Uint32Array(count);
  areas.forEach((area, at) => cells.set(area.cells, start[at]));
  if (areas.every(({ parts }) => parts === null)) return { start, cells };
  const [area, way] = [new Float64Array(count).fill(1), new Float64Array(count).fill(1)];
  areas.forEach(({ parts }, at) => {
    if (parts === null) return;
    area.set(parts.area, start[at]);
    way.set(parts.way, start[at]);
  });
  return { start, cells, parts: { area, way } };
}
