import type { FeedInspection, Reading } from '../../import-kind.ts';
import { createIssueLog } from '../../issue-log.ts';
import type { ByteSource } from '../../source/byte-source.ts';
import type { DirectionRow } from '../bus-lines/direction-row.ts';
import { readGtfs } from '../bus-lines/gtfs/read-gtfs.ts';
import { railRoutes } from '../bus-lines/gtfs/route-modes.ts';
import { readTitle } from '../bus-lines/read-direction.ts';
import { plainName } from './assemble-metro.ts';

/** 地铁1号线(罗湖-机场东) of a feed is 1号线, as in a table. */
function named(row: DirectionRow): DirectionRow {
  const title = readTitle(row.lineName, () => null);
  return title === null ? row : { ...row, lineName: title.lineName };
}

/** The metro and other rail of a GTFS feed: a row for each route and direction. */
export async function feedRows(source: ByteSource, reading: Reading & { readonly today: string }) {
  const { directions, found } = await readGtfs(source, { ...reading, modes: railRoutes });
  reading.onRow?.(found);
  return { rows: directions.map(named), rowsRead: found, used: directions.length, removals: [] };
}

/** What a feed holds of a metro, with its first lines for the preview. */
export async function inspectMetroFeed(
  source: ByteSource,
  options: Pick<Reading, 'crs' | 'fence'>,
  rows: number,
): Promise<FeedInspection> {
  const log = createIssueLog();
  const { directions, found, tables } = await readGtfs(source, { ...options, modes: railRoutes, log });
  const first = directions.slice(0, rows).map(named);
  return {
    rows: found,
    columns: tables,
    preview: first.map(({ lineName, name, stops }) => ({
      线路: plainName(lineName),
      方向: name,
      车站数: String(stops.length),
    })),
    previewShapes: first.map(({ lineName, name, shape, stops }) => ({
      name: `${plainName(lineName)}(${name})`,
      coordinates: (shape ?? stops.map(({ point }) => point)).map(({ lng, lat }) => [lng, lat]),
    })),
  };
}
