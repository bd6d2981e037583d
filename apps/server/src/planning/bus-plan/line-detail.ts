import { certain } from '@ooh/contract/core/certain';
import type { LineDetail } from '@ooh/contract/domain/line-detail';
import type { Context } from '../../context.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { passesMinimumCell } from '../../disclosure/suppression.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { networkOf, placesOf } from '../../city-data/bus-line/city-lines.ts';
import type { FreeVehicles } from './free-vehicles.ts';
import type { LineChoice } from './line-choice.ts';
import { lineFiguresOf } from './line-figures.ts';
import { placesAlong } from './line-places.ts';
import type { PlanCity } from './plan-city.ts';
import { presentLines, type LinesShown } from './present-lines.ts';

async function readDirections(db: Db, releaseId: string, lineId: string) {
  const [ways, stops] = await Promise.all([
    db
      .selectFrom('bus_line_direction')
      .select(['direction', 'name', 'length_meters', 'shape'])
      .where('release_id', '=', releaseId)
      .where('line_id', '=', lineId)
      .orderBy('direction')
      .execute(),
    db
      .selectFrom('bus_line_stop')
      .select(['direction', 'name', 'lng', 'lat'])
      .where('release_id', '=', releaseId)
      .where('line_id', '=', lineId)
      .orderBy('seq')
      .execute(),
  ]);
  return ways.map((way) => ({
    name: way.name,
    lengthMeters: way.length_meters,
    shape: way.shape.map(([lng, lat]): [number, number] => [lng, lat]),
    stops: stops
      .filter((stop) => stop.direction === way.direction)
      .map(({ name, lng, lat }) => ({ name, lng, lat })),
  }));
}

/** The line's daily TA contacts spread over the hours as all its contacts are; empty where the TA is too small. */
async function hourlyOf(
  context: Pick<Context, 'engine' | 'config'>,
  city: PlanCity<LinesShown>,
  lineId: string,
): Promise<number[]> {
  const [shape, figures] = await Promise.all([
    context.engine.ask(city.releases, 'hourlyContacts', { lineId }),
    lineFiguresOf(context, city, city.audience),
  ]);
  const figure = figures.get(lineId);
  if (shape === null || figure === undefined) return [];
  if (!passesMinimumCell(figure.panelPersons, figure.otherPersons, context.config.minimumCell)) return [];
  const total = shape.reduce((sum, value) => sum + value, 0);
  return shape.map((value) => (total > 0 ? (figure.taContacts * value) / total : 0));
}

/** Everything about one line of a city for its audience. Refuses a line that the network in force does not have. */
export async function lineDetailOf(
  context: Pick<Context, 'db' | 'engine' | 'config'>,
  city: PlanCity<LinesShown>,
  freeVehicles: FreeVehicles,
  lineId: string,
  choice: LineChoice,
): Promise<LineDetail> {
  if (!city.register.has(lineId)) throw notFound('线路');
  const [lines, directions, network, places, hourlyTaContacts, overlaps] = await Promise.all([
    presentLines(context, city, freeVehicles, choice, context.config.minimumCell),
    readDirections(context.db, city.releases.lineReleaseId, lineId),
    networkOf(context.db, city.data.busLines),
    placesOf(context.db, city.data.places),
    hourlyOf(context, city, lineId),
    context.engine.ask(city.releases, 'lineOverlaps', { audience: city.audience, lineId }),
  ]);
  const way = network.lines.find((line) => line.lineId === lineId);
  return {
    line: certain(
      lines.find((line) => line.lineId === lineId),
      'line',
      lineId,
    ),
    directions,
    ...(way === undefined ? { businessDistricts: [], mainRoads: [] } : placesAlong(way, places)),
    hourlyTaContacts,
    overlaps: overlaps
      .filter((other) =>
        passesMinimumCell(other.sharedPersons, other.otherPersons, context.config.minimumCell),
      )
      .map(({ lineId: other, sharedShare }) => ({
        lineId: other,
        sharedShare,
        lineName: city.register.get(other)?.lineName ?? other,
      })),
  };
}
