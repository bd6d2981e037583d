import type { CityGrid } from '@ooh/city/city-grid';
import type { Panel } from '@ooh/city/panel';
import type { VisitColumns } from '@ooh/city/week';
import type { SimulatedRows } from './simulation.ts';
import { TabSeparated } from './tab-separated.ts';

const encoder = new TextEncoder();
const personsAtOnce = 20_000;

/** The decimal numbers of a grid's cells as text. */
export function cellTexts(grid: CityGrid): Uint8Array[] {
  return Array.from(grid.cellIds, (cell) => encoder.encode(cell.toString()));
}

/** Persons as rows of `personColumns`, in pieces; labels as an array literal. */
export function* personTexts(
  releaseId: string,
  panel: Panel,
  cells: readonly Uint8Array[],
): Generator<SimulatedRows> {
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
      .text(cells[panel.homeCell[p]])
      .tab()
      .text(work < 0 ? none : cells[work])
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
export function visitText(
  releaseId: string,
  visits: VisitColumns,
  cells: readonly Uint8Array[],
): SimulatedRows {
  const out = new TabSeparated();
  const release = encoder.encode(releaseId);
  for (let i = 0; i < visits.count; i++) {
    out
      .text(release)
      .tab()
      .integer(visits.person[i])
      .tab()
      .text(cells[visits.cell[i]])
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
