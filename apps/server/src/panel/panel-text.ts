import type { CityGrid } from '@ooh/city/city-grid';
import type { MetroSystem } from '@ooh/city/metro';
import type { StationPassages } from '@ooh/city/metro-trips';
import type { Panel } from '@ooh/city/panel';
import type { VisitColumns } from '@ooh/city/week';
import { cellChildren, cellToBigInt } from '@ooh/geo/h3-cell';
import type { SimulatedRows } from './simulation.ts';
import { TabSeparated } from './tab-separated.ts';

const encoder = new TextEncoder();
const personsAtOnce = 20_000;

/** The stored cell, as text, in which a person is found in a cell of the grid. */
export type CellText = (cell: number, person: number) => Uint8Array;

/**
 * Cells of resolution 9 as decimal text. In a coarse grid a person is always found in the same small cell of a coarse
 * one, and different persons in different ones.
 */
export function cellTexts(grid: CityGrid): CellText {
  const textOf = (cell: bigint): Uint8Array => encoder.encode(cell.toString());
  if (grid.resolution === 9) {
    const texts = Array.from(grid.cellIds, textOf);
    return (cell) => texts[cell]!;
  }
  const parts: Uint8Array[][] = [];
  return (cell, person) => {
    const choices = (parts[cell] ??= cellChildren(grid.cells[cell]!, 9).map((part) =>
      textOf(cellToBigInt(part)),
    ));
    return choices[
      ((Math.imul(person + 1, 0x9e3779b1) ^ Math.imul(cell + 1, 0x85ebca6b)) >>> 8) % choices.length
    ]!;
  };
}

/** Persons as rows of `personColumns`, in pieces; labels as an array literal. */
export function* personTexts(releaseId: string, panel: Panel, cells: CellText): Generator<SimulatedRows> {
  const out = new TabSeparated();
  const release = encoder.encode(releaseId);
  const [open, close, comma, none] = ['[', ']', ',', '0'].map((mark) => encoder.encode(mark));
  for (let p = 0; p < panel.count; p++) {
    const work = panel.workCell[p];
    out
      .text(release)
      .tab()
      .integer(p)
      .tab()
      .text(encoder.encode(String(panel.weight[p])))
      .tab()
      .integer(panel.stratum[p])
      .tab();
    out
      .text(cells(panel.homeCell[p], p))
      .tab()
      .text(work < 0 ? none : cells(work, p))
      .tab()
      .text(open);
    for (let i = panel.labelStart[p]; i < panel.labelStart[p + 1]; i++) {
      if (i > panel.labelStart[p]) out.text(comma);
      out.integer(panel.labelIds[i]);
    }
    out.text(close).endRow();
    if (out.rows === personsAtOnce) yield out.take();
  }
  if (out.rows > 0) yield out.take();
}

/** Visits as rows of `visitColumns`. */
export function visitText(releaseId: string, visits: VisitColumns, cells: CellText): SimulatedRows {
  const out = new TabSeparated();
  const release = encoder.encode(releaseId);
  for (let i = 0; i < visits.count; i++) {
    out
      .text(release)
      .tab()
      .integer(visits.person[i])
      .tab()
      .text(cells(visits.cell[i], visits.person[i]))
      .tab()
      .integer(visits.hour[i])
      .tab();
    out
      .integer(visits.dayMask[i])
      .tab()
      .integer(visits.minutes[i])
      .tab()
      .integer(visits.outdoors[i])
      .endRow();
  }
  return out.take();
}

/** Station passages as rows of `stationColumns`. */
export function stationText(releaseId: string, passages: StationPassages, metro: MetroSystem): SimulatedRows {
  const out = new TabSeparated();
  const release = encoder.encode(releaseId);
  const stations = metro.stations.map(({ stationId }) => encoder.encode(stationId));
  for (let i = 0; i < passages.count; i++) {
    out
      .text(release)
      .tab()
      .integer(passages.person[i])
      .tab()
      .text(stations[passages.station[i]])
      .tab()
      .text(encoder.encode(String(passages.weekly[i])))
      .endRow();
  }
  return out.take();
}
