import { createHash } from 'node:crypto';
import { distanceMeters, polylineMeters } from '@ooh/geo/distance';
import type { MetroLineRecord, MetroStationRecord } from '../../../metro/insert-metro.ts';
import type { Reading } from '../../import-kind.ts';
import type { DirectionRow } from '../bus-lines/direction-row.ts';
import { pairDirections } from '../bus-lines/pair-directions.ts';

const usualFirstHour = 6;
const usualLastHour = 23;
/** Stations of one name farther apart than this are not one place. */
const stationMeters = 1000;

/** 地铁2号线 and 轨道交通2号线 are 2号线. */
export function plainName(name: string): string {
  return name.replace(/^.*(地铁|轨道交通|轻轨)(?=.)/, '').trim() || name;
}

const idOf = (kind: string, cityCode: string, name: string): string =>
  `${cityCode}-${kind}-${createHash('sha256').update(name.normalize('NFKC')).digest('hex').slice(0, 14)}`;

/** Lines and stations of rows of one direction each; `left` are rows of further directions, which are reported. */
export function assembleMetro(rows: readonly DirectionRow[], { cityCode, log }: Reading) {
  const stations = new Map<string, MetroStationRecord>();
  const lines: MetroLineRecord[] = [];
  let left = 0;
  const groups = Map.groupBy(rows, ({ lineName }) => plainName(lineName));
  for (const [name, group] of groups) {
    const { kept, variants } = pairDirections(group);
    for (const row of variants) {
      left += row.rowCount;
      log.warn(row.row, '线路名称', '同名线路的另一走向，未采用', `${row.lineName}(${row.name})`);
    }
    const [way] = kept;
    for (const { stops, row } of kept) {
      for (const stop of stops) {
        const stationId = idOf('station', cityCode, stop.name);
        const { lng, lat } = stop.point;
        const known = stations.get(stationId);
        if (!known)
          stations.set(stationId, {
            stationId,
            name: stop.name,
            districtName: null,
            lng,
            lat,
            dailyRiders: null,
          });
        else if (
          distanceMeters(stop.point, { ...stop.point, lng: known.lng, lat: known.lat }) > stationMeters
        )
          log.warn(row, '车站名称', `同名车站相距超过 ${stationMeters} 米，取先出现的位置`, stop.name);
      }
    }
    const path = way.shape ?? way.stops.map(({ point }) => point);
    lines.push({
      lineId: idOf('metro', cityCode, name),
      name,
      lengthMeters: Math.round(polylineMeters(path)),
      isLoop: way.stops[0].name === way.stops[way.stops.length - 1].name,
      firstHour: way.attributes.firstHour ?? usualFirstHour,
      lastHour: way.attributes.lastHour ?? usualLastHour,
      path: path.map(({ lng, lat }) => [lng, lat] as const),
      stationIds: way.stops.map((stop) => idOf('station', cityCode, stop.name)),
    });
  }
  return { lines, stations: [...stations.values()], left };
}
