import { certain } from '@ooh/contract/core/certain';
import { insertMetro, type MetroLineRecord, type MetroStationRecord } from '../../../metro/insert-metro.ts';
import type { DbOrTransaction } from '../../../../platform/storage/postgres/database.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { compareRecords, findGone } from '../../compare-records.ts';
import type { PostgresWriter } from '../../import-kind.ts';
import type { IssueLog } from '../../issue-log.ts';
import { removalOf } from '../../removal.ts';
import type { ReadMetro } from './metro-kind.ts';

type Known<Record> = Record & { readonly isIndicative: boolean };

interface KnownMetro {
  readonly lines: readonly Known<MetroLineRecord>[];
  readonly stations: readonly Known<MetroStationRecord>[];
}

/** The metro of a release. */
export async function readMetro(transaction: DbOrTransaction, releaseId: string): Promise<KnownMetro> {
  const of = (table: 'metro_line' | 'metro_station' | 'metro_stop') =>
    transaction.selectFrom(table).where('release_id', '=', releaseId);
  const lines = await of('metro_line').selectAll('metro_line').orderBy('line_id').execute();
  const stations = await of('metro_station').selectAll('metro_station').orderBy('station_id').execute();
  const stops = await of('metro_stop').selectAll('metro_stop').orderBy('seq').execute();
  const stopsOf = Map.groupBy(stops, (stop) => stop.line_id);
  return {
    lines: lines.map((line) => ({
      lineId: line.line_id,
      name: line.name,
      lengthMeters: line.length_meters,
      isLoop: line.is_loop,
      firstHour: line.first_hour,
      lastHour: line.last_hour,
      path: line.path,
      stationIds: (stopsOf.get(line.line_id) ?? []).map((stop) => stop.station_id),
      isIndicative: line.is_indicative,
    })),
    stations: stations.map((station) => ({
      stationId: station.station_id,
      name: station.name,
      districtName: station.district_name,
      lng: station.lng,
      lat: station.lat,
      dailyRiders: station.daily_riders,
      isIndicative: station.is_indicative,
    })),
  };
}

/** The lines in force with the file's: a line of the same name is replaced, a station of the same name gets the file's data. */
function together(read: ReadMetro, before: KnownMetro): KnownMetro {
  const known = new Map(before.stations.map((station) => [station.name, station]));
  const own = new Map(read.stations.map((station) => [station.name, station]));
  const idOfName = new Map([...known, ...own].map(([name, { stationId }]) => [name, stationId]));
  const newIds = new Map(
    before.stations.map(({ stationId, name }) => [stationId, certain(idOfName.get(name), 'station', name)]),
  );
  const named = new Set(read.lines.map(({ name }) => name));
  const kept = before.lines
    .filter(({ name }) => !named.has(name))
    .map((line) => ({ ...line, stationIds: line.stationIds.map((id) => newIds.get(id) ?? id) }));
  const lines = [...kept, ...read.lines.map((line) => ({ ...line, isIndicative: false }))];
  const used = new Set(lines.flatMap(({ stationIds }) => stationIds));
  const stations = [
    ...before.stations.filter(({ name }) => !own.has(name)),
    ...read.stations.map((station) => ({
      ...station,
      districtName: known.get(station.name)?.districtName ?? null,
      dailyRiders: known.get(station.name)?.dailyRiders ?? null,
      isIndicative: false,
    })),
  ].filter(({ stationId }) => used.has(stationId));
  return { lines, stations };
}

interface MetroRecord {
  readonly line: KnownMetro['lines'][number];
  readonly stations: readonly (KnownMetro['stations'][number] | undefined)[];
}

/** A line with its stations, so that a station that moves changes its lines. */
function linesWithStations({ lines, stations }: KnownMetro): MetroRecord[] {
  const byId = new Map(stations.map((station) => [station.stationId, station]));
  return lines.map((line) => ({ line, stations: line.stationIds.map((id) => byId.get(id)) }));
}

/** Adds a file's metro lines to the city's and takes out those that it removes, or replaces all of them. */
export function metroWriter(read: ReadMetro, log: IssueLog): PostgresWriter {
  return {
    store: 'postgres',
    async write(transaction, releaseId, previous, mode) {
      const nothing: KnownMetro = { lines: [], stations: [] };
      const before = previous ? await readMetro(transaction, previous.release_id) : nothing;
      const gone = findGone(before.lines, read.removals, ({ name }) => name, log, '线路');
      const kept = { ...before, lines: before.lines.filter(({ name }) => !gone.has(name)) };
      const { lines, stations } = together(read, mode === 'replace' ? nothing : kept);
      if (lines.length === 0) throw new AppError('refused', '删除后没有线路：请改为撤销该版本');
      const counts = { lines: lines.length, stations: stations.length };
      const change = compareRecords(
        linesWithStations({ lines, stations }),
        linesWithStations(before),
        ({ line }) => line.name,
      );
      const outcome = {
        counts,
        changes: change.counts(read.lines.map(({ name }) => name)),
        removal: removalOf(
          '条线路',
          change.removed.length,
          change.removed.map(({ line }) => line.name),
        ),
      };
      if (previous && change.isUnchanged) return { ...outcome, isUnchanged: true };
      for (const isIndicative of [false, true]) {
        const isOwn = (one: { readonly isIndicative: boolean }) => one.isIndicative === isIndicative;
        await insertMetro(transaction, releaseId, {
          stations: stations.filter(isOwn),
          lines: isIndicative ? [] : lines.filter(isOwn),
          isIndicative,
        });
      }
      // Lines in force may run through stations of either sort: they come last.
      const indicative = lines.filter((line) => line.isIndicative);
      await insertMetro(transaction, releaseId, { stations: [], lines: indicative, isIndicative: true });
      return outcome;
    },
  };
}
