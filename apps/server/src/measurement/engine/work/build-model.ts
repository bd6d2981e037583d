import { cellAreaSquareMeters, cellFromUInt64, cellToBigInt } from '@ooh/geo/h3-cell';
import { CellLocator } from '@ooh/geo/cell-locator';
import { cellsAlong } from '@ooh/geo/corridor';
import { wgs84 } from '@ooh/geo/point';
import { contactRates, passagesByHour, type Route } from '@ooh/measurement/contact-rates';
import { daysOfMask } from '@ooh/measurement/visit-index';
import { DEFAULT_VISIBILITY, FORM_VISIBILITY } from '@ooh/measurement/visibility';
import { labelBitsOf } from '../label-bits.ts';
import type { CityModel } from '../city-model.ts';
import { CellTable, readPersons, readVisits, type VisitColumns } from './panel-rows.ts';

/** H3 resolution of the contact model: cells of about 0.1 km². */
const resolution = 9;

/** Mean running speed of a city bus, stops included, km/h by hour of day: slower in the two peaks. */
const speedKmh = Float64Array.from({ length: 24 }, (_, hour) =>
  hour >= 7 && hour < 9 ? 15 : hour >= 17 && hour < 19 ? 14.5 : hour < 6 || hour >= 22 ? 22 : 18,
);
const layoverHours = 0.15;

export interface LineRoute {
  readonly lineId: string;
  /** Route of each direction, [lng, lat], WGS-84; one for a circular line, two otherwise. */
  readonly directions: readonly (readonly (readonly [number, number])[])[];
  readonly firstHour: number;
  readonly lastHour: number;
}

export interface ModelInput {
  readonly key: string;
  readonly personCount: number;
  /** RowBinary rows of the panel, see panel-rows.ts. */
  readonly persons: Uint8Array;
  readonly visits: Uint8Array;
  readonly lines: readonly LineRoute[];
}

/** The route of a line over numbered cells; cells in which nobody is ever outdoors are left out. */
function routeOf(line: LineRoute, table: CellTable, locator: CellLocator): Route {
  const metres = new Map<number, [number, number]>();
  let [left, leftBackward] = [0, 0];
  line.directions.slice(0, 2).forEach((way, direction) => {
    const points = way.map(([lng, lat]) => wgs84(lng, lat));
    for (const { cell, lengthMeters: meters } of cellsAlong(points, locator)) {
      const number = table.known(cellToBigInt(cell));
      if (number === undefined) {
        if (direction === 0) left += meters;
        else leftBackward += meters;
        continue;
      }
      const both = metres.get(number) ?? [0, 0];
      both[direction as 0 | 1] += meters;
      metres.set(number, both);
    }
  });
  const cells = Uint32Array.from(metres.keys());
  const forwardMeters = Float64Array.from(metres.values(), ([forward]) => forward);
  const backwardMeters = Float64Array.from(metres.values(), ([, backward]) => backward);
  const total = [...forwardMeters, ...backwardMeters].reduce((sum, part) => sum + part, left + leftBackward);
  const meanSpeed = speedKmh.reduce((sum, speed) => sum + speed, 0) / 24;
  const rests = line.directions.length > 1 ? 2 : 1;
  return {
    cells,
    forwardMeters,
    backwardMeters,
    firstHour: line.firstHour,
    lastHour: line.lastHour,
    speedKmh,
    layoverHours,
    // Metres outside the panel's cells take time too, so the round trip is given whole.
    ...(left + leftBackward > 0 ? { roundTripHours: total / 1000 / meanSpeed + rests * layoverHours } : {}),
  };
}

/** Visible passages by hour of day of each line, weighted by who is there: for the 24 hour profile. */
function hourlyContacts(
  routes: readonly Route[],
  visits: VisitColumns,
  weights: Float64Array,
  cellCount: number,
): Float32Array {
  const present = new Float64Array(cellCount * 24);
  for (let i = 0; i < visits.person.length; i++) {
    if (visits.outdoors[i] === 0) continue;
    const weekly = weights[visits.person[i]] * daysOfMask[visits.dayMask[i]];
    let left = visits.minutes[i];
    for (let hour = visits.hour[i]; left > 0; hour = (hour + 1) % 24, left -= 60) {
      const at = visits.cell[i] * 24 + hour;
      present[at] = present[at] + (weekly * Math.min(60, left)) / 420;
    }
  }
  const hourly = new Float32Array(routes.length * 24);
  routes.forEach((route, line) => {
    const passages = passagesByHour(route, DEFAULT_VISIBILITY);
    route.cells.forEach((cell, i) => {
      const metres = route.forwardMeters[i] + route.backwardMeters[i];
      for (let hour = 0; hour < 24; hour++) {
        const at = line * 24 + hour;
        hourly[at] = hourly[at] + present[cell * 24 + hour] * passages[hour] * metres;
      }
    });
  });
  return hourly;
}

/** Builds a city's model from its panel and its lines. Takes seconds: for a worker thread. */
export function buildModel(input: ModelInput): CityModel {
  const table = new CellTable();
  const people = readPersons(input.persons, input.personCount, table);
  const { visits, presence } = readVisits(input.visits, table);
  const cells = table.cells;
  const locator = new CellLocator(resolution);
  const routes = input.lines.map((line) => routeOf(line, table, locator));
  const form = FORM_VISIBILITY['full-wrap'];
  const { dayMasks, ...store } = contactRates({
    weights: people.weights,
    visits,
    cellCount: cells.length,
    cellSquareMeters: Float64Array.from(cells, (cell) => cellAreaSquareMeters(cellFromUInt64(cell))),
    routes,
    media: routes.map((_, route) => ({ route, form })),
  });
  return {
    key: input.key,
    store,
    dayMasks,
    lineIds: input.lines.map((line) => line.lineId),
    strata: people.strata,
    cells,
    homeCell: people.homeCell,
    workCell: people.workCell,
    labels: labelBitsOf(input.personCount, people.labelStart, people.labels),
    hourly: hourlyContacts(routes, visits, people.weights, cells.length),
    presence,
  };
}
