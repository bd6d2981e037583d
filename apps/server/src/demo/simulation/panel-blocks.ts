import type { CityGrid } from '@ooh/city/city-grid';
import type { MetroSystem } from '@ooh/city/metro';
import type { StationPassages } from '@ooh/city/metro-trips';
import type { Panel } from '@ooh/city/panel';
import type { VisitColumns } from '@ooh/people/week/visit-columns';
import { cellChildren, cellToBigInt } from '@ooh/geo/h3-cell';
import {
  lists,
  nativeBlock,
  numbers,
  pickedTexts,
  sameText,
} from '../../platform/storage/clickhouse/native-block.ts';
import type { PanelRows } from '../../city-data/panel/panel-store.ts';

const personsAtOnce = 20_000;

/** The stored cell in which a person is found in a cell of the grid. */
export type StoredCell = (cell: number, person: number) => bigint;

/**
 * Cells of resolution 9. In a coarse grid a person is always found in the same small cell of a coarse one, and
 * different persons in different ones.
 */
export function storedCells(grid: CityGrid): StoredCell {
  if (grid.resolution === 9) return (cell) => grid.cellIds[cell];
  const parts: bigint[][] = [];
  return (cell, person) => {
    const choices = (parts[cell] ??= cellChildren(grid.cells[cell], 9).map(cellToBigInt));
    return choices[
      ((Math.imul(person + 1, 0x9e3779b1) ^ Math.imul(cell + 1, 0x85ebca6b)) >>> 8) % choices.length
    ];
  };
}

/** Persons as blocks of `personColumns`; the work cell of persons without work is 0. */
export function* personBlocks(releaseId: string, panel: Panel, cellOf: StoredCell): Generator<PanelRows> {
  for (let first = 0; first < panel.count; first += personsAtOnce) {
    const end = Math.min(panel.count, first + personsAtOnce);
    const rows = end - first;
    const person = Uint32Array.from({ length: rows }, (_, i) => first + i);
    const cells = (cell: Uint32Array | Int32Array): BigUint64Array =>
      BigUint64Array.from(person, (p) => (cell[p] < 0 ? 0n : cellOf(cell[p], p)));
    const block = nativeBlock(rows, {
      release_id: sameText(releaseId, rows),
      person: numbers(person),
      weight: numbers(panel.weight.subarray(first, end)),
      stratum: numbers(panel.stratum.subarray(first, end)),
      home_cell: numbers(cells(panel.homeCell)),
      work_cell: numbers(cells(panel.workCell)),
      labels: lists(panel.labelStart.subarray(first, end + 1), panel.labelIds),
    });
    yield { rows, block };
  }
}

/** Visits as a block of `visitColumns`. */
export function visitBlock(releaseId: string, visits: VisitColumns, cellOf: StoredCell): PanelRows {
  const { count: rows, person, cell } = visits;
  const block = nativeBlock(rows, {
    release_id: sameText(releaseId, rows),
    person: numbers(person),
    cell: numbers(BigUint64Array.from(cell, (at, i) => cellOf(at, person[i]))),
    hour: numbers(visits.hour),
    day_mask: numbers(visits.dayMask),
    minutes: numbers(visits.minutes),
    outdoors: numbers(visits.outdoors),
  });
  return { rows, block };
}

/** Station passages as a block of `stationColumns`. */
export function stationBlock(releaseId: string, passages: StationPassages, metro: MetroSystem): PanelRows {
  const { count: rows } = passages;
  const stations = metro.stations.map(({ stationId }) => stationId);
  const block = nativeBlock(rows, {
    release_id: sameText(releaseId, rows),
    person: numbers(passages.person),
    station_id: pickedTexts(stations, passages.station),
    weekly_passages: numbers(passages.weekly),
  });
  return { rows, block };
}
