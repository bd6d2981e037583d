import { certain } from '@ooh/contract/core/certain';
import { readMetro } from '../../imports/kinds/metro/write-metro.ts';
import type { ExportedRow, KindExport } from '../exported-row.ts';
import { joinsStops } from './drawn-way.ts';
import { metroFeed } from './line-feeds.ts';

const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Metro lines: their stations in the order of travel, then the way where it is more than these. */
export const metroExport: KindExport = {
  geometryFields: ['shape', 'lng', 'lat'],
  feed: metroFeed,
  async *rows({ db, release }): AsyncGenerator<ExportedRow> {
    const { lines, stations } = await readMetro(db, release.release_id);
    const stationOf = new Map(stations.map((station) => [station.stationId, station]));
    const stopsOf = ({ stationIds }: (typeof lines)[number]) =>
      stationIds.map((id) => certain(stationOf.get(id), 'station', id));
    const hasWays = lines.some((line) => !joinsStops(line.path, stopsOf(line)));
    for (const line of lines) {
      const { name, isIndicative } = line;
      const stops = stopsOf(line);
      const hours = { firstHour: hourText(line.firstHour), lastHour: hourText(line.lastHour) };
      for (const { name: stopNames, lng, lat } of stops) {
        const geometry = { type: 'Point', coordinates: [lng, lat] };
        // Where the file has ways, the column of geometries counts in every row.
        const shape = hasWays ? JSON.stringify(geometry) : null;
        yield { values: { lineName: name, stopNames, shape, lng, lat, ...hours }, geometry, isIndicative };
      }
      if (joinsStops(line.path, stops)) continue;
      const geometry = { type: 'LineString', coordinates: line.path };
      yield {
        values: { lineName: name, shape: JSON.stringify(geometry), ...hours },
        geometry,
        isIndicative,
      };
    }
  },
};
