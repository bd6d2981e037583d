import { certain } from '@ooh/contract/core/certain';
import type { BusLineRecord } from '../../bus-line/bus-line-record.ts';
import { readLines } from '../../bus-line/read-lines.ts';
import { readMetro } from '../../imports/kinds/metro/write-metro.ts';
import type { ExportSource } from '../exported-row.ts';
import type { FeedDirection, FeedRoute } from '../formats/gtfs-file.ts';
import { joinsStops } from './drawn-way.ts';

const hour = 3600;
/** Speeds by which the arrival at the last stop follows from the length, stops included. */
const busMetersPerSecond = 15_000 / hour;
const metroMetersPerSecond = 35_000 / hour;

function busDirections(line: BusLineRecord): FeedDirection[] {
  // A headway that a rule filled in is not told as one that is known.
  const isKnown = !line.estimatedFields.includes('headwayMinutes');
  return line.directions.map(({ direction, name, shape, stops, lengthMeters }) => ({
    direction,
    headsign: name,
    stops,
    way: joinsStops(shape, stops) ? null : shape,
    departureHours: [line.firstHour],
    travelSeconds: lengthMeters / busMetersPerSecond,
    frequency: isKnown
      ? {
          headwaySeconds: Math.round(line.headwayMinutes * 60),
          untilSeconds: (line.lastHour + 1) * hour - 1,
        }
      : null,
  }));
}

/** The bus lines of a release as routes. */
export async function busFeed({ db, release }: ExportSource): Promise<FeedRoute[]> {
  const lines = await readLines(db, release.release_id);
  return lines.map((line) => ({
    id: line.lineId,
    name: line.lineName,
    type: 3,
    operator: line.operator,
    isIndicative: release.is_demo,
    directions: busDirections(line),
  }));
}

/**
 * The metro of a release as routes. A line has its stations once and runs both ways; of its timetable the hours of the first and
 * the last train are known, so these two run.
 */
export async function metroFeed({ db, release }: ExportSource): Promise<FeedRoute[]> {
  const { lines, stations } = await readMetro(db, release.release_id);
  const stationOf = new Map(stations.map((station) => [station.stationId, station]));
  return lines.map(({ lineId, name, stationIds, path, firstHour, lastHour, lengthMeters, isIndicative }) => {
    const stops = stationIds.map((id) => certain(stationOf.get(id), 'station', id));
    const isDrawn = !joinsStops(path, stops);
    const way = (direction: 0 | 1): FeedDirection => {
      const ordered = direction === 0 ? stops : stops.toReversed();
      return {
        direction,
        headsign: `${ordered[0].name}-${ordered[ordered.length - 1].name}`,
        stops: ordered,
        way: !isDrawn ? null : direction === 0 ? path : path.toReversed(),
        departureHours: firstHour === lastHour ? [firstHour] : [firstHour, lastHour],
        travelSeconds: lengthMeters / metroMetersPerSecond,
        frequency: null,
      };
    };
    return { id: lineId, name, type: 1, operator: null, isIndicative, directions: [way(0), way(1)] };
  });
}
