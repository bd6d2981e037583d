import { createHash } from 'node:crypto';
import { polylineMeters } from '@ooh/geo/distance';
import type { Wgs84Point } from '@ooh/geo/point';
import { noAttributes, type DirectionRow, type LineAttributes, type RowStop } from './direction-row.ts';
import type { IssueLog } from '../../issue-log.ts';
import { pairDirections } from './pair-directions.ts';

export interface ImportedDirection {
  readonly direction: 0 | 1;
  readonly name: string;
  readonly stops: readonly RowStop[];
  readonly hasOnlyEnds: boolean;
  /** False when the length is that of straight lines between stops. */
  readonly isDrawn: boolean;
  /** The drawn route, or straight lines between the stops. */
  readonly shape: readonly Wgs84Point[];
  readonly lengthMeters: number;
}

export interface ImportedLine {
  readonly lineId: string;
  readonly lineName: string;
  readonly directions: readonly ImportedDirection[];
  /** Mean of the directions. */
  readonly lengthMeters: number;
  readonly attributes: LineAttributes;
}

export interface AssembledLines {
  readonly lines: readonly ImportedLine[];
  /** Rows and stop visits by outcome; they add up to everything that was read without error. */
  readonly counts: {
    readonly lines: number;
    readonly directions: number;
    readonly stops: number;
    readonly duplicateRows: number;
    readonly duplicateStops: number;
    readonly variantRows: number;
    readonly variantStops: number;
  };
}

/** Id of a line: the same for the same name in the same city, so that plans survive a new release. */
function lineIdOf(cityCode: string, lineName: string): string {
  const key = lineName.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  return `l-${cityCode}-${createHash('sha256').update(`${cityCode}|${key}`).digest('hex').slice(0, 14)}`;
}

/**
 * Lines with one or two directions from directional rows. Repeated rows (same line, same stops) and further
 * variants of a line are left out and reported.
 */
export function assembleLines(
  cityCode: string,
  rows: readonly DirectionRow[],
  log: IssueLog,
): AssembledLines {
  const counts = {
    lines: 0,
    directions: 0,
    stops: 0,
    duplicateRows: 0,
    duplicateStops: 0,
    variantRows: 0,
    variantStops: 0,
  };
  const lines: ImportedLine[] = [];
  for (const [lineId, group] of grouped(cityCode, rows)) {
    const distinct = new Map<string, DirectionRow>();
    for (const row of group) {
      const key = JSON.stringify(row.stops.map(({ name, point }) => [name, point.lng, point.lat]));
      const first = distinct.get(key);
      if (!first) {
        distinct.set(key, row);
        continue;
      }
      counts.duplicateRows += row.rowCount;
      counts.duplicateStops += row.stops.length;
      log.warn(
        row.row,
        '线路名称',
        `与第 ${first.row} 行重复（同名、同站点），已忽略`,
        `${row.lineName}(${row.name})`,
      );
    }
    const { kept, variants } = pairDirections([...distinct.values()]);
    for (const row of variants) {
      counts.variantRows += row.rowCount;
      counts.variantStops += row.stops.length;
      const used = kept.map((one) => `第 ${one.row} 行`).join('、');
      log.warn(
        row.row,
        '线路名称',
        `同名线路的另一走向，未采用（已采用${used}）`,
        `${row.lineName}(${row.name})`,
      );
    }
    const line = lineOf(lineId, kept, [...distinct.values()]);
    lines.push(line);
    counts.directions += line.directions.length;
    counts.stops += line.directions.reduce((sum, direction) => sum + direction.stops.length, 0);
  }
  counts.lines = lines.length;
  return { lines, counts };
}

function grouped(cityCode: string, rows: readonly DirectionRow[]): Map<string, DirectionRow[]> {
  const groups = new Map<string, DirectionRow[]>();
  for (const row of rows) {
    const lineId = lineIdOf(cityCode, row.lineName);
    const group = groups.get(lineId);
    if (group) group.push(row);
    else groups.set(lineId, [row]);
  }
  return groups;
}

function lineOf(lineId: string, kept: readonly DirectionRow[], all: readonly DirectionRow[]): ImportedLine {
  const ordered = kept.toSorted((a, b) => (a.declaredDirection ?? 0) - (b.declaredDirection ?? 0));
  const directions = ordered.map((row, index): ImportedDirection => {
    const shape = row.shape ?? row.stops.map((stop) => stop.point);
    return {
      direction: index as 0 | 1,
      name: row.name,
      stops: row.stops,
      hasOnlyEnds: row.hasOnlyEnds,
      isDrawn: row.shape !== null,
      shape,
      lengthMeters: polylineMeters(shape),
    };
  });
  const total = directions.reduce((sum, direction) => sum + direction.lengthMeters, 0);
  return {
    lineId,
    lineName: kept[0].lineName,
    directions,
    lengthMeters: Math.round(total / directions.length),
    attributes: mergedAttributes([...kept, ...all]),
  };
}

/** The first value given for each attribute. */
function mergedAttributes(rows: readonly DirectionRow[]): LineAttributes {
  const names = Object.keys(noAttributes) as (keyof LineAttributes)[];
  const first = (name: keyof LineAttributes) =>
    rows.find((row) => row.attributes[name] !== null)?.attributes[name] ?? null;
  return Object.fromEntries(names.map((name) => [name, first(name)])) as unknown as LineAttributes;
}

/** Hash of a file's line data, independent of the order of its rows. */
export function contentHash(lines: readonly ImportedLine[]): string {
  const content = lines
    .toSorted((a, b) => (a.lineId < b.lineId ? -1 : 1))
    .map(({ lineId, lineName, attributes, directions }) => [
      lineId,
      lineName,
      attributes,
      directions
        .map(({ name, stops, shape }) =>
          JSON.stringify([
            name,
            stops.map((stop) => [stop.name, stop.point.lng, stop.point.lat]),
            shape.map(({ lng, lat }) => [lng, lat]),
          ]),
        )
        .toSorted(),
    ]);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
