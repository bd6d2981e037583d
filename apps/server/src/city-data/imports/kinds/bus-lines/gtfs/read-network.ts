import { AppError } from '../../../../../platform/http/app-error.ts';
import type { ByteSource } from '../../../source/byte-source.ts';
import type { IssueLog } from '../../../issue-log.ts';
import { frequencies, type Frequencies } from './departures.ts';
import { isRail, type RouteModes } from './route-modes.ts';
import { serviceDays, type ServiceDays } from './service-days.ts';
import { tableReader, type Cells, type TableReader } from './table-reader.ts';
import { readZip } from '../../../source/zip-entries.ts';

interface GtfsRoute {
  readonly row: number;
  readonly name: string;
  readonly operator: string | null;
}
interface GtfsTrip {
  readonly routeId: string;
  readonly direction: 0 | 1 | null;
  readonly shapeId: string;
  readonly serviceId: string;
}
interface GtfsStop {
  readonly row: number;
  readonly name: string;
  readonly lngLat: string;
  /** The station that a platform belongs to; '' for none. */
  readonly parentId: string;
}

/** The small tables of a feed. */
export interface GtfsNetwork {
  readonly routes: ReadonlyMap<string, GtfsRoute>;
  readonly trips: ReadonlyMap<string, GtfsTrip>;
  readonly stops: ReadonlyMap<string, GtfsStop>;
  readonly services: ServiceDays;
  readonly frequencies: Frequencies;
  readonly tables: readonly string[];
}

const requiredTables = ['routes.txt', 'trips.txt', 'stops.txt', 'stop_times.txt'];
const rowLimits: Record<string, number> = {
  'routes.txt': 20_000,
  'trips.txt': 500_000,
  'stops.txt': 200_000,
};

/** Text of route_desc by which an export marks generated routes: they are never taken for real ones. */
export const indicativeRoute = '示意数据';

/** Reads agencies, routes of the wanted modes, trips and stops. Refuses an archive that is no GTFS feed. */
export async function readNetwork(
  source: ByteSource,
  modes: RouteModes,
  log: IssueLog,
): Promise<GtfsNetwork> {
  const agencies = new Map<string, string>();
  const routes = new Map<string, GtfsRoute & { agencyId: string }>();
  const trips = new Map<string, GtfsTrip>();
  const stops = new Map<string, GtfsStop>();
  const services = serviceDays();
  const headways = frequencies();
  const left = { rail: 0, others: 0, indicative: 0 };
  const readers: Record<string, TableReader> = {
    'agency.txt': tableReader((cells) => void agencies.set(cells('agency_id'), cells('agency_name'))),
    'routes.txt': limited('routes.txt', (cells, row) => {
      const type = cells('route_type');
      if (!modes.has(type)) left[isRail(type) ? 'rail' : 'others']++;
      else if (cells('route_desc') === indicativeRoute) left.indicative++;
      else routes.set(cells('route_id'), routeOf(cells, row, modes));
    }),
    'trips.txt': limited('trips.txt', (cells) => void trips.set(cells('trip_id'), tripOf(cells))),
    'stops.txt': limited('stops.txt', (cells, row) => {
      const lngLat = `${cells('stop_lon')},${cells('stop_lat')}`;
      stops.set(cells('stop_id'), {
        row,
        name: cells('stop_name'),
        lngLat,
        parentId: cells('parent_station'),
      });
    }),
    ...services.readers,
    'frequencies.txt': tableReader((cells) => headways.read(cells)),
    'stop_times.txt': tableReader(() => undefined),
  };
  const { names } = await readZip(source, new Set(Object.keys(readers)), (entry, text, isEnd) =>
    readers[entry].push(text, isEnd),
  );
  assertGtfsArchive(names);
  if (left.rail + left.others > 0)
    log.warn(null, 'routes.txt · route_type', modes.othersText(left.rail, left.others));
  if (left.indicative > 0)
    log.warn(
      null,
      'routes.txt · route_desc',
      `${left.indicative} 条线路是示意数据，未导入；如要作为真实数据导入，请清空其 route_desc`,
    );
  const withOperator = [...routes].map(([id, { agencyId, ...route }]) => {
    const operator = agencies.get(agencyId) ?? (agencies.size === 1 ? [...agencies.values()][0] : null);
    return [id, { ...route, operator: operator || null }] as const;
  });
  if (headways.wrong > 0)
    log.warn(null, 'frequencies.txt', `${headways.wrong} 行的起止时刻或间隔无效，未采用`);
  return {
    routes: new Map(withOperator),
    trips,
    stops,
    services,
    frequencies: headways,
    tables: names,
  };
}

function routeOf(cells: Cells, row: number, modes: RouteModes) {
  const name = modes.nameOf({ short: cells('route_short_name'), long: cells('route_long_name') });
  return { row, name, operator: null, agencyId: cells('agency_id') };
}

function tripOf(cells: Cells): GtfsTrip {
  const direction = cells('direction_id');
  return {
    routeId: cells('route_id'),
    direction: direction === '0' ? 0 : direction === '1' ? 1 : null,
    shapeId: cells('shape_id'),
    serviceId: cells('service_id'),
  };
}

function limited(table: string, onRecord: (cells: Cells, row: number) => void): TableReader {
  return tableReader((cells, row) => {
    if (row > rowLimits[table])
      throw new AppError('refused', `${table} 超过 ${rowLimits[table]} 行，请按城市拆分后导入`);
    onRecord(cells, row);
  });
}

function assertGtfsArchive(names: readonly string[]): void {
  if (names.includes('[Content_Types].xml')) {
    throw new AppError('refused', '这是 Excel/Office 文件，请另存为 CSV（UTF-8）后导入');
  }
  const bases = new Set(names.map((name) => name.slice(name.lastIndexOf('/') + 1)));
  const missing = requiredTables.filter((table) => !bases.has(table));
  if (missing.length > 0) throw new AppError('refused', `压缩包不是完整的 GTFS：缺少 ${missing.join('、')}`);
}
