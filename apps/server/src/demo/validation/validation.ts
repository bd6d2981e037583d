/**
 * How near a generated city is to the facts that it was declared from, figure by figure. The simulator knows nothing
 * of measurement, so the reach of a campaign is held to a published one here.
 */
import { labelShares } from '@ooh/city/panel-shares';
import { certain } from '@ooh/contract/core/certain';
import { labelId } from '@ooh/reference/labels';
import { occupancy } from '@ooh/city/media-mix';
import {
  commutes,
  districtPopulations,
  lineKilometers,
  quantile,
  stopSpacings,
  weightedQuantile,
} from './city-figures.ts';
import type { GeneratedCity } from './generated-city.ts';
import { metroCampaign } from './metro-campaign.ts';

export interface ValidationRow {
  readonly parameter: string;
  readonly source: string;
  readonly target: number;
  readonly generated: number;
  /** Greatest difference from the target that is accepted. */
  readonly tolerance: number;
  readonly unit: string;
}

/** Whether a figure lies within its tolerance. */
export function isWithin({ target, generated, tolerance }: ValidationRow): boolean {
  return Math.abs(generated - target) <= tolerance;
}

const trade = 'trade figures of large cities';
const polylines = 'route polylines of 38 high-tier cities, 2020';
const commuting = 'public commuting reports of large cities';
const census = 'census 2020';
const metroList = 'metro in operation, 2026';
const published = '100 metro 12-sheets, four weeks, first-tier city, 15–64';
const shanghai = '28,000 places of Shanghai';

const row = (
  parameter: string,
  source: string,
  target: number,
  generated: number,
  tolerance: number,
  unit = '',
): ValidationRow => ({ parameter, source, target, generated, tolerance, unit });

function networkRows(made: GeneratedCity): ValidationRow[] {
  const kilometers = lineKilometers(made);
  const spacing = stopSpacings(made);
  const stops = made.lines.map((line) => line.directions[0].stops.length).sort((a, b) => a - b);
  const vehicles = made.lines.map((line) => line.singleDeckVehicles + line.doubleDeckVehicles);
  const mean = vehicles.reduce((sum, count) => sum + count, 0) / vehicles.length;
  return [
    row('bus line length p10', polylines, 8, quantile(kilometers, 0.1), 1.6, 'km'),
    row('bus line length p50', polylines, 16, quantile(kilometers, 0.5), 2, 'km'),
    row('bus line length p90', polylines, 28, quantile(kilometers, 0.9), 4, 'km'),
    row('stop spacing p5', trade, 550, quantile(spacing, 0.05), 60, 'm'),
    row('stop spacing p50', trade, 690, quantile(spacing, 0.5), 40, 'm'),
    row('stop spacing p95', trade, 1120, quantile(spacing, 0.95), 120, 'm'),
    row('stops a line, median', trade, 22, quantile(stops, 0.5), 3),
    row('vehicles a line, mean', 'published: 15,000 vehicles on 900 lines, 2024', 15_000 / 900, mean, 0.1),
  ];
}

function peopleRows(made: GeneratedCity): ValidationRow[] {
  const { city, panel } = made;
  const shares = labelShares(panel);
  const { margins, carShare } = city.facts;
  const gaps = districtPopulations(made)
    .filter(({ declared }) => declared > 0)
    .map(({ generated, declared }) => 100 * Math.abs(generated / declared - 1));
  const share = (name: string, label: number, target: number, tolerance: number, source = census) =>
    row(name, source, 100 * target, 100 * (shares.get(label) ?? 0), tolerance, '%');
  return [
    row('population by district, largest deviation', census, 0, Math.max(...gaps), 0.1, '%'),
    share('men', labelId.male, margins.male, 0.2),
    share('25–35 岁', labelId.age25to35, margins.age[2], 0.2),
    share('本科', labelId.firstEducation + 3, margins.education[3], 1.5),
    share('people with a car', labelId.hasCar, carShare, 4, 'declared estimate'),
  ];
}

function travelRows(made: GeneratedCity): ValidationRow[] {
  const { city, streetByHour } = made;
  const { kilometers, weights } = commutes(made);
  const { commuteMedianKm, commuteSigma } = city.facts;
  const upper = commuteMedianKm * Math.exp(1.2816 * commuteSigma);
  const far = (share: number): number => weightedQuantile(kilometers, weights, share);
  const hours = Array.from(streetByHour.keys());
  const busiest = (from: number, to: number): number =>
    hours.slice(from, to).reduce((best, hour) => (streetByHour[hour] > streetByHour[best] ? hour : best));
  return [
    row('commute p50, straight line', commuting, commuteMedianKm, far(0.5), 0.5, 'km'),
    row('commute p90', 'log-normal, σ 0.78', upper, far(0.9), 2.5, 'km'),
    row('busiest morning hour in the street', commuting, 8, busiest(4, 12), 1, 'h'),
    row('busiest evening hour in the street', commuting, 18, busiest(15, 24), 1, 'h'),
  ];
}

function metroRows(made: GeneratedCity): ValidationRow[] {
  const { city, metro, riders, panel } = made;
  const { lines, stations, kilometers } = certain(city.facts.metro, 'metro of a simulated city');
  const length = metro.lines.reduce((sum, line) => sum + line.lengthMeters, 0) / 1000;
  const people = panel.weight.reduce((sum, weight) => sum + weight, 0);
  const passages = riders.reduce((sum, value) => sum + value, 0) / people;
  const campaign = metroCampaign(made, 100, 4);
  return [
    row('metro lines', metroList, lines, metro.lines.length, 0),
    row('metro stations', metroList, stations, metro.stations.length, 0.05 * stations),
    row('metro length', metroList, kilometers, length, 0.12 * kilometers, 'km'),
    row('station passages a person-day', '0.5 trips of 2.4 stations (estimate)', 1.2, passages, 0.5),
    row('reach of the campaign', published, 73, 100 * campaign.reachShare, 8, '%'),
    row('frequency of the campaign', published, 6.8, campaign.frequency, 1.5),
  ];
}

function mediaRows({ positions, bookings, places }: GeneratedCity): ValidationRow[] {
  const slots = positions.flatMap(({ faces }) => faces).reduce((sum, face) => sum + face.slots, 0);
  const sold = bookings.filter((booking) => booking.state === 'sold');
  const takenOn = (day: number): number =>
    (100 * sold.filter(({ fromDay, toDay }) => fromDay <= day && toDay >= day).length) / slots;
  const { pois } = places;
  // Places inside areas follow the kind of the area: the mix is that of those outside.
  const countOf = (start: string): number =>
    Array.from(pois.category).filter((kind, i) => pois.area[i] < 0 && pois.categories[kind].startsWith(start))
      .length;
  const share = (part: string, whole: string): number => (100 * countOf(part)) / countOf(whole);
  const schools = '科教文化服务;学校';
  return [
    ...[0, 30, 60, 90].map((day, i) =>
      row(`slots taken in ${day} days`, 'declared, as bus bodies', 100 * occupancy[i], takenOn(day), 4, '%'),
    ),
    row('中餐厅 of catering', shanghai, 59.8, share('餐饮服务;中餐厅', '餐饮服务'), 4, '%'),
    row('幼儿园 of schools', shanghai, 37.6, share(`${schools};幼儿园`, schools), 6, '%'),
  ];
}

/** Every figure of a generated city that a fact or a published figure stands against. */
export function validationRows(made: GeneratedCity): ValidationRow[] {
  return [
    ...networkRows(made),
    ...peopleRows(made),
    ...travelRows(made),
    ...metroRows(made),
    ...mediaRows(made),
  ];
}
